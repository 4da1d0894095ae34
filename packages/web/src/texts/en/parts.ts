// What all views are made of: answers on their way, tables, pictures, copies.

import type { ComponentChildren } from 'preact';
import { plural } from '../plural.ts';
import { rich } from '../rich.ts';

const form = plural('en');
const number = (count: number) => count.toLocaleString('en');

export const parts = {
  answered: {
    previous: (about: ComponentChildren) => rich`previous: ${about}`,
    computing: (what: string, about: ComponentChildren) => rich`Computing ${what} ${about}`,
    stop: 'Stop',
    orEscape: 'or press Esc',
    stoppedAfter: (time: string) => `Stopped after ${time}.`,
    nothingFound: (about: ComponentChildren) => rich`Nothing was found of ${about}.`,
    foundStands: (about: ComponentChildren) => rich`What was found of ${about} stands here.`,
    again: 'Compute again',
    now: 'Compute now',
    seconds: (seconds: number) => `${seconds} s`,
    minutes: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
    waitingForTable: 'Waiting for the table …',
    tableStopped: 'Not computed: the table was stopped.',
  },
  progress: {
    element: (element: number, all: number) => `element ${number(element)} of ${number(all)}`,
    forms: (count: number) => `${number(count)} ${form(count, { one: 'form', other: 'forms' })}`,
    positions: (count: number) =>
      `${number(count)} ${form(count, { one: 'position', other: 'positions' })}`,
    memory: (mebibytes: number) => `${number(mebibytes)} MiB`,
  },
  cannotBeShown: (what: string) => `${what} cannot be shown. The rest of the page is as it was.`,
  noSuch: {
    view: (name: ComponentChildren) => rich`There is no view ${name}.`,
    ruleset: (name: ComponentChildren) => rich`There is no ruleset ${name}.`,
    universe: (name: ComponentChildren) => rich`There is no universe ${name}.`,
    boardPart: (name: ComponentChildren) =>
      rich`The address ends in ${name}, which is neither a universe nor a mode.`,
  },
  didYouMean: (link: ComponentChildren) => rich` Did you mean ${link}?`,
  thereAre: {
    view: 'These are the views there are:',
    ruleset: 'These are the rulesets there are:',
    universe: 'These are the universes there are:',
    boardPart: 'It can end in one of these:',
  },
  problem: {
    budget: 'That is more than a page may use; the command line has more room',
    internal: 'The worksheet and the words above help to mend it',
  },
  outcomes: {
    L: 'Left wins, whoever begins',
    N: 'the next player, who moves first, wins',
    P: 'the previous player, who moves second, wins',
    R: 'Right wins, whoever begins',
  },
  miserePlay: 'misère play',
  normalPlay: 'normal play',
  ownUniverse: 'Another universe, the least one with some games',
  noUniverse: (name: ComponentChildren, example: ComponentChildren) =>
    rich`${name} is no universe. Write D and the games it is to contain, as in ${example}, or the name of one in the table.`,
  copy: {
    copied: (format: string) => `${format} copied`,
    refused: 'the browser does not let this page copy; save it instead',
    saved: (file: string) => `${file} saved`,
    copy: 'copy',
    save: 'save',
    copyAs: (format: string) => `Copy ${format}`,
    saveAs: (format: string) => `Save ${format}`,
    copyOf: (format: string, of: string) => `Copy ${format} of ${of}`,
    saveOf: (format: string, of: string) => `Save ${format} of ${of}`,
    table: 'Copy table',
    picture: 'Copy picture',
  },
  picture: {
    label: 'Picture',
    size: 'Size',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    fit: 'Fit',
    fullScreen: 'Full screen',
    close: 'Close',
    zoomOutTitle: 'Zoom out (−, or Ctrl and the wheel)',
    zoomInTitle: 'Zoom in (+, or Ctrl and the wheel)',
    fitTitle: 'All of it; again: as it was (0)',
    openGame: (game: string) => `${game}: open as a game`,
  },
  longForm: {
    unfoldPart: (part: string, signs: number) => `Unfold part ${part}, ${signs} signs`,
    more: (signs: number) => `${signs} signs more`,
    label: (signs: number) => `A form of ${signs} signs`,
    unfoldAll: 'Unfold all',
    fold: 'Fold',
  },
  table: {
    label: 'Table over the universes',
    mod: 'mod',
    simplest: 'simplest form',
    edges: 'edges',
    member: 'member',
    strong: 'strong',
    invertible: 'invertible',
    notComputed: 'not computed',
    notDecided:
      'not decided here: no member of the universe equal to it was found, or the sum with its conjugate is too large',
    yes: 'yes',
    no: 'no',
    both: 'both',
    neither: 'neither',
  },
  trace: {
    nothing: (game: ComponentChildren, universe: ComponentChildren) =>
      rich`${game} is its own simplest form modulo ${universe}: there is nothing to take away.`,
    label: 'Steps of the reduction',
    back: '← back',
    next: 'next →',
    step: (step: number, all: number) => `step ${step} of ${all}`,
    stepOfMore: (step: number, all: number, total: number) =>
      `step ${step} of ${all} (${total} in all)`,
    before: 'before',
    after: 'after',
    uncertified: {
      large: 'No certificate is offered: it would take more than 300,000 forms.',
      undecided: 'No certificate is offered: it would rest on something that is not decided.',
      unnamed: 'No certificate is offered: the checker does not know this universe.',
    },
    why: (universe: ComponentChildren) => rich`Why this is allowed modulo ${universe}`,
  },
  /** Above what the engine tells, where the page speaks another language. */
  inEnglish: 'This is told in English.',
  guide: 'Guide',
  glossary: 'Glossary',
  copyReduction: 'Copy reduction',
};
