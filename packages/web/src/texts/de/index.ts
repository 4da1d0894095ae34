// Deutsch, nach Ansichten.

import type { Texts } from '../texts.ts';
import { board } from './board.ts';
import { common } from './common.ts';
import { frame } from './frame.ts';
import { graphs } from './graphs.ts';
import { match } from './match.ts';
import { offline } from './offline.ts';
import { palette } from './palette.ts';
import { questions } from './questions.ts';

export const de: Texts = { common, frame, palette, offline, questions, board, match, graphs };
