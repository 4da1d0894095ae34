// The command palette: everything that can be done here and everywhere one can go, found by typing a
// part of its name.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { rulesetList } from '../client/questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { type Command, offers } from '../commands.ts';
import { keyNames } from '../parts/key-names.ts';
import { rulesetTitle } from '../parts/ruleset-words.ts';
import { go } from '../route.ts';
import type { SheetRecord } from '../store/sheet-store.ts';
import { texts } from '../texts/texts.ts';
import { close, Dialog } from './dialog.tsx';
import { guideIndex, type Section, searchGuide, soughtInGuide } from './guide-search.ts';
import { matching } from './matching.ts';

const idOf = (i: number) => `command-${i}`;

export function Palette() {
  const t = texts.value.palette;
  const typed = useSignal('');
  const chosen = useSignal(0);
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const commands = matching(useCommands(), typed.value);
  const sought = soughtInGuide(typed.value, texts.value.frame.views.guide);
  const guide = useGuide(sought);
  const found: readonly Command[] = sought ? guide.hits : commands;
  const at = Math.min(chosen.value, found.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const run = (command: Command | undefined) => {
    if (command?.types !== undefined) {
      typed.value = command.types;
      chosen.value = 0;
      box.current?.focus();
    } else if (command !== undefined) close(command.run);
  };
  const pressed = (event: KeyboardEvent) => {
    const last = found.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        chosen.value = at >= last ? 0 : at + 1;
        break;
      case 'ArrowUp':
        chosen.value = at <= 0 ? last : at - 1;
        break;
      case 'Enter':
        run(found[at]);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return (
    <Dialog label={t.label}>
      <input
        ref={box}
        type="text"
        class="palette-input"
        role="combobox"
        aria-label={t.box}
        placeholder={t.box}
        aria-expanded="true"
        aria-controls="commands"
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 ? idOf(at) : undefined}
        autocomplete="off"
        spellcheck={false}
        value={typed.value}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
          chosen.value = 0;
        }}
        onKeyDown={pressed}
      />
      <div id="commands" role="listbox" aria-label={t.label} class="palette-list" ref={list}>
        {found.map((command, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
          <div
            key={command.name}
            id={idOf(i)}
            role="option"
            aria-selected={i === at}
            onClick={() => run(command)}
          >
            <span>
              {command.name}
              {command.detail && (
                <span class="palette-detail" lang="en">
                  {command.detail}
                </span>
              )}
            </span>
            {command.keys && <kbd>{keyNames(command.keys)}</kbd>}
          </div>
        ))}
      </div>
      <p class="quiet" role="status">
        {sought ? guide.said : found.length === 0 ? t.nothing : ''}
      </p>
    </Dialog>
  );
}

/** The commands of the page, and after them the places it knows by asking. */
function useCommands(): readonly Command[] {
  const own = useSignal<readonly SheetRecord[]>([]);
  useEffect(() => {
    // The store is not part of the first view.
    Promise.all([import('../store/sheets.ts'), import('../store/sheet-store.ts')])
      .then(async ([{ sheets }, { present }]) => present(await sheets()))
      .then((all) => {
        own.value = all;
      })
      // Without a store there are no sheets to go to.
      .catch(() => {});
  }, [own]);
  const t = texts.value.palette;
  const rulesets = useAnswer(rulesetList, {}).answer ?? [];
  return [
    ...offers.value.toReversed().flatMap(({ commands }) => commands()),
    { name: t.newSheet, run: () => go('worksheet', 'new') },
    { name: t.searchGuide, types: `${texts.value.frame.views.guide}: `, run: () => {} },
    ...distinct(own.value).map(({ id, name }) => ({
      name,
      run: () => go('worksheet', 'sheet', id),
    })),
    ...rulesets.map((ruleset) => ({
      name: t.board(rulesetTitle(ruleset)),
      run: () => go('board', ruleset.name),
    })),
  ];
}

/** What the guide says of what is sought there; its index comes with the first question. */
function useGuide(sought: string | undefined) {
  const sections = useSignal<readonly Section[] | undefined>(undefined);
  const failed = useSignal(false);
  const asked = sought !== undefined && sought !== '';
  useEffect(() => {
    if (!asked || sections.value !== undefined) return;
    failed.value = false;
    guideIndex().then(
      (all) => {
        sections.value = all;
      },
      () => {
        failed.value = true;
      },
    );
  }, [asked, sections, failed]);
  const hits = asked && sections.value ? searchGuide(sections.value, sought) : [];
  const name = texts.value.frame.views.guide;
  const t = texts.value.palette.guide;
  return {
    said: failed.value
      ? t.missing
      : sections.value === undefined
        ? t.loading
        : hits.length === 0
          ? t.nothing
          : t.found(hits.length),
    hits: hits.map(
      (hit): Command => ({
        name: `${name}: ${hit.name}`,
        detail: hit.snippet,
        run: () => location.assign(hit.href),
      }),
    ),
  };
}

/** Sheets of the same title are numbered. */
function distinct(records: readonly SheetRecord[]) {
  const seen = new Map<string, number>();
  return records.map(({ id, title }) => {
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return { id, name: texts.value.palette.sheet(count > 1 ? `${title} (${count})` : title) };
  });
}
