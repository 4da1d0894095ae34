// `npm run mutants -- ROOM` tries the tests of a room, `npm run mutants -- literature` the entries of the
// papers.

if (process.argv[2] === 'literature') await import('./literature/run.ts');
else await import('./room.ts');
