// Deutsch, nach Ansichten.

import type { Texts } from '../texts.ts';
import { frame } from './frame.ts';
import { offline } from './offline.ts';
import { palette } from './palette.ts';

export const de: Texts = { frame, palette, offline };
