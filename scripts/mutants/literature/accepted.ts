// Entries that notice no mutant of the code they name, and why they need not.

export const ACCEPTED: Readonly<Record<string, string>> = {};
