// English, by views. Every other language has the same texts.

import { board } from './board.ts';
import { catalogue } from './catalogue.ts';
import { census } from './census.ts';
import { common } from './common.ts';
import { frame } from './frame.ts';
import { game } from './game.ts';
import { graphs } from './graphs.ts';
import { kept } from './kept.ts';
import { lists } from './lists.ts';
import { match } from './match.ts';
import { offline } from './offline.ts';
import { palette } from './palette.ts';
import { papers } from './papers.ts';
import { parts } from './parts.ts';
import { players } from './players.ts';
import { questions } from './questions.ts';
import { quotient } from './quotient.ts';
import { spoken } from './spoken.ts';
import { start } from './start.ts';
import { worksheet } from './worksheet.ts';

export const en = {
  common,
  frame,
  palette,
  offline,
  questions,
  parts,
  spoken,
  start,
  board,
  match,
  graphs,
  game,
  quotient,
  players,
  census,
  catalogue,
  papers,
  worksheet,
  lists,
  kept,
};
