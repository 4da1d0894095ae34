// Sessions of the page: games go by their names wherever they are shown, and the JSON that can be copied
// is as the command prints it.

import { Session, type SessionOptions } from '@proviso/language';

export function pageSession(options: SessionOptions = {}): Session {
  return new Session({ style: 'unicode' }, { ...options, naming: 'all', dataTexts: true });
}
