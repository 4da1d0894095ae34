// The lists inside a value, without recursion: how deep lists nest is chosen by whoever writes them, and
// the stack is not.

import type { ListValue, Value } from './value.ts';

/** The lists in a value, itself included, each once and after those inside it; without those that are known. */
export function listsIn(
  value: Value,
  known?: { has(list: ListValue): boolean },
): Iterable<ListValue> {
  const done = new Set<ListValue>();
  const open: Value[] = [value];
  const entered = new Set<ListValue>();
  while (open.length > 0) {
    const top = open.at(-1);
    if (top?.type !== 'list' || known?.has(top) || entered.has(top)) {
      open.pop();
      if (top?.type === 'list' && entered.has(top)) done.add(top);
      continue;
    }
    entered.add(top);
    for (const item of top.items) if (item.type === 'list' && !entered.has(item)) open.push(item);
  }
  return done;
}

/** What stands in a value beside lists: the value itself, or the elements of the lists in it. */
export function* elementsIn(value: Value): Iterable<Value> {
  if (value.type !== 'list') yield value;
  for (const { items } of listsIn(value)) {
    for (const item of items) if (item.type !== 'list') yield item;
  }
}

/** How deep lists nest in a value, and how many elements they have when each is counted where it stands. */
export function listSize(value: Value): { depth: number; elements: number; distinct: number } {
  const sizes = new Map<Value, { depth: number; elements: number }>();
  let distinct = 0;
  let size = { depth: 0, elements: 0 };
  for (const list of listsIn(value)) {
    size = { depth: 1, elements: list.items.length };
    distinct += list.items.length;
    for (const item of list.items) {
      const inner = item.type === 'list' ? sizes.get(item) : undefined;
      if (inner === undefined) continue;
      size.depth = Math.max(size.depth, inner.depth + 1);
      size.elements += inner.elements;
    }
    sizes.set(list, size);
  }
  return { ...size, distinct };
}
