// English, by views. Every other language has the same texts.

import { frame } from './frame.ts';
import { offline } from './offline.ts';
import { palette } from './palette.ts';

export const en = { frame, palette, offline };
