import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../lib/cx.ts';
import { extendRange, listWords, readRange, type Word, type WordRange } from './pickWords.ts';
import { formatExperienceName } from '../experiences/experienceName.ts';
import type { AskedRole } from './askedRoles.ts';
import { markValues } from './readings.ts';
import { ShowInFile, type MarkedLines } from './ShowInFile.tsx';

/** What the words of a quote are picked for. */
export interface Picking {
  /** The field as a sentence names it: "job title". */
  readonly field: string;
  readonly onPick: (text: string) => void;
}

interface FileQuoteProps {
  role: AskedRole;
  /** Those of its lines to show; nothing is shown without any. */
  lines: readonly string[];
  /** What was read from them, to mark it. */
  values: readonly string[];
  /** Makes the words buttons that fill in a field. */
  picking?: Picking | undefined;
  onShow: (lines: MarkedLines) => void;
}

/** The lines of the file that say what a role is called, with a way to them. */
export function FileQuote({ role, lines, values, picking, onShow }: FileQuoteProps) {
  if (lines.length === 0) return null;
  return (
    <figure className="flex flex-wrap items-end gap-x-3 gap-y-1 rounded-md bg-sunken pt-3 pr-1 pb-2 pl-4">
      {picking ? (
        <PickableLines key={picking.field} lines={lines} picking={picking} />
      ) : (
        <div className="min-w-0 flex-[1_1_14rem] text-sm [overflow-wrap:anywhere]">
          <figcaption className="text-xs text-ink-soft">In your file</figcaption>
          <blockquote className="mt-1">
            {lines.map((line, index) => (
              <p key={index} dir="auto">
                {markValues(line, values).map(({ text, isMarked }, part) =>
                  isMarked ? (
                    <b key={part} className="rounded-sm bg-mark px-0.5 font-[560]">
                      {text}
                    </b>
                  ) : (
                    text
                  ),
                )}
              </p>
            ))}
          </blockquote>
        </div>
      )}
      <ShowInFile
        name={formatExperienceName(role)}
        label={`Show in the file what this is about: ${formatExperienceName(role)}`}
        lineNumbers={role.lineNumbers}
        onShow={onShow}
      >
        Show in the file
      </ShowInFile>
    </figure>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Lines whose words can be pressed: the first and the last one of a name. Arrow keys move between them. */
function PickableLines({ lines, picking }: { lines: readonly string[]; picking: Picking }) {
  const words = listWords(lines);
  const [range, setRange] = useState<WordRange | null>(null);
  const [begun, setBegun] = useState<number | null>(null);
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();

  const press = (word: number) => {
    const next = extendRange(begun, word);
    setRange(next);
    setBegun(begun === null ? word : null);
    picking.onPick(readRange(lines, words, next));
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const to = step === undefined ? { Home: 0, End: words.length - 1 }[event.key] : current + step;
    if (to === undefined || !words[to]) return;
    event.preventDefault();
    setCurrent(to);
    buttons.current[to]?.focus();
  };
  const isPicked = (word: number) => range !== null && word >= range.from && word <= range.to;

  return (
    <div className="min-w-0 flex-[1_1_14rem] text-sm [overflow-wrap:anywhere]">
      <figcaption id={id} className="text-xs text-ink-soft">
        In your file. To fill in the {picking.field}, press its first and its last word.
      </figcaption>
      <div role="group" aria-labelledby={id} className="mt-1 leading-8" onKeyDown={move}>
        {lines.map((line, index) => (
          <p key={index} dir="auto">
            {cutAtWords(line, index, words).map(({ text, word }, part) =>
              word === null ? (
                text
              ) : (
                <button
                  key={part}
                  ref={(button) => {
                    buttons.current[word] = button;
                  }}
                  type="button"
                  tabIndex={word === current ? 0 : -1}
                  aria-pressed={isPicked(word)}
                  className={cx(
                    '-mx-0.5 cursor-pointer rounded-sm px-0.5 text-left underline decoration-edge decoration-dotted underline-offset-4 hover:bg-mark',
                    isPicked(word) && 'bg-mark font-[560]',
                  )}
                  onClick={() => press(word)}
                  onFocus={() => setCurrent(word)}
                >
                  {text}
                </button>
              ),
            )}
          </p>
        ))}
      </div>
    </div>
  );
}

/** A line in pieces: its words with their index, and what stands between them. */
function cutAtWords(line: string, index: number, words: readonly Word[]) {
  const pieces: { text: string; word: number | null }[] = [];
  let at = 0;
  for (const [word, { line: own, start, end }] of words.entries()) {
    if (own !== index) continue;
    pieces.push({ text: line.slice(at, start), word: null }, { text: line.slice(start, end), word });
    at = end;
  }
  return [...pieces, { text: line.slice(at), word: null }].filter(({ text }) => text !== '');
}
