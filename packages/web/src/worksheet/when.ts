// Days and times as lists of sheets and of earlier texts tell them.

const DAY = 86_400_000;

/** The day: today, yesterday, or its date. */
export function dayOf(when: number, now = Date.now()): string {
  const name = (time: number) => new Date(time).toDateString();
  if (name(when) === name(now)) return 'today';
  if (name(when) === name(now - DAY)) return 'yesterday';
  return new Date(when).toLocaleDateString('en', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
}

/** The time of day. */
export function timeOf(when: number): string {
  return new Date(when).toLocaleTimeString('en', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
