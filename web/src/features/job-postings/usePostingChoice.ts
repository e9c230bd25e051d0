import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { readSessionText, storeSessionText } from '../../lib/sessionText.ts';
import { fetchPostingsInText } from './fetchPostingsInText.ts';
import { isLink } from './isLink.ts';
import {
  getChosenText,
  isEdit,
  parseChoice,
  serializeChoice,
  withChosenText,
  type PostingChoice,
  type PostingOption,
} from './postingChoice.ts';

/** Two postings are longer; a change by this much was pasted, not typed. */
const PASTED_LENGTH = 200;

interface ChoiceOptions {
  /** The name under which this tab keeps the choice. */
  name: string;
  /** Whose text it is. */
  person: string;
  /** What the box holds at first. */
  text: string;
  box: RefObject<HTMLTextAreaElement | null>;
}

interface PostingChoiceControl {
  /** Null while the box holds a single posting. */
  choice: PostingChoice | null;
  /** How often the current choice was missing when the text was to be analyzed. */
  asked: number;
  /** To be called with every new text of the box. Looks for several postings in what was pasted. */
  follow: (text: string) => void;
  /** Chooses an option and returns the text that the box must then show. */
  choose: (option: PostingOption) => string;
  /** Whether the text can be analyzed: not when it holds several postings and nothing was chosen. Then it is `asked`. */
  isSettled: () => Promise<boolean>;
}

const mayHoldSeveral = (text: string) => text.length >= PASTED_LENGTH && !isLink(text);
const isChosen = (choice: PostingChoice | null) => choice !== null && choice.chosen !== null;

/**
 * The choice among several postings pasted at once (docs/product.md#several-postings-in-one-text). It survives a
 * reload, and lasts until the text is replaced by another.
 */
export function usePostingChoice({ name, person, text, box }: ChoiceOptions): PostingChoiceControl {
  const environment = useRelayEnvironment();
  const [choice, setChoice] = useState(() => parseChoice(readSessionText(name, person), text));
  const [asked, setAsked] = useState(0);
  const chosen = choice?.chosen ?? null;
  useEffect(() => {
    // The box may be scrolled to where the whole text was read or pasted.
    if (chosen !== null && box.current) box.current.scrollTop = 0;
  }, [chosen, box]);
  // What the latest event left behind, also when it has not been rendered yet.
  const latest = useRef({ choice, text });
  const looked = useRef({ text: '', done: Promise.resolve() });

  const change = useCallback(
    (next: PostingChoice | null) => {
      latest.current.choice = next;
      setChoice(next);
      if (next === null || isChosen(next)) setAsked(0);
      storeSessionText(name, person, serializeChoice(next));
    },
    [name, person],
  );

  const look = useCallback(
    (whole: string) => {
      const find = async () => {
        const postings = await fetchPostingsInText(environment, whole);
        // Without an answer everything stays as it is; one that is late is about another text.
        if (!postings || latest.current.text !== whole || isChosen(latest.current.choice)) return;
        change(postings.length > 1 ? { whole, postings, chosen: null } : null);
      };
      looked.current = { text: whole, done: find() };
    },
    [environment, change],
  );

  const follow = useCallback(
    (after: string) => {
      const { text: before, choice: current } = latest.current;
      if (after === before) return;
      latest.current.text = after;
      const next = current && isEdit(before, after) ? withChosenText(current, after) : null;
      if (next || current) change(next);
      const isPasted = Math.abs(after.length - before.length) >= PASTED_LENGTH;
      if (isPasted && mayHoldSeveral(after) && !isChosen(next)) look(after);
    },
    [change, look],
  );

  const choose = useCallback(
    (option: PostingOption) => {
      const { choice: current, text: shown } = latest.current;
      if (!current) return shown;
      const next = { ...current, chosen: option };
      latest.current.text = getChosenText(next);
      change(next);
      return latest.current.text;
    },
    [change],
  );

  const isSettled = useCallback(async () => {
    const { choice: current, text: given } = latest.current;
    if (isChosen(current)) return true;
    if (mayHoldSeveral(given) && looked.current.text !== given) look(given);
    await looked.current.done;
    const settled = latest.current.choice === null || isChosen(latest.current.choice);
    if (!settled) setAsked((times) => times + 1);
    return settled;
  }, [look]);

  return { choice, asked, follow, choose, isSettled };
}
