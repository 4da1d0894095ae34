// Builds the site where it is not current and serves it for the time of the tests, under a path:
// what works there works anywhere.

import { buildSite, site } from '../scripts/site/build.ts';
import { serve } from '../scripts/site/server.ts';

export default async function setUp(): Promise<() => void> {
  buildSite();
  const running = await serve(site, 0, '/any/path/');
  process.env['PROVISO_SITE'] = running.address;
  return () => running.close();
}
