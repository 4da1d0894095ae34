// Free names are a matter of syntax alone, and so stand there.

export { freeNames } from '../syntax/free-names.ts';
