// Days and times as lists of sheets and of earlier texts tell them.

import { texts } from '../texts/texts.ts';

const DAY = 86_400_000;

/** The day: today, yesterday, or its date. */
export function dayOf(when: number, now = Date.now()): string {
  const name = (time: number) => new Date(time).toDateString();
  if (name(when) === name(now)) return texts.value.lists.today;
  if (name(when) === name(now - DAY)) return texts.value.lists.yesterday;
  return new Date(when).toLocaleDateString(texts.value.common.locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}

/** The time of day. */
export function timeOf(when: number): string {
  return new Date(when).toLocaleTimeString(texts.value.common.locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
