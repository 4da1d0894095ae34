/** The independent checker of Proviso's reasons, an entry of its own: `@proviso/engine/check`. */

export { checkCertificate, type Verdict } from './check.ts';
