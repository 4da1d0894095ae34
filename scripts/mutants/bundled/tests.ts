// In a bundle the imports of a room's tests stand here: see ../process.ts.

export {};
