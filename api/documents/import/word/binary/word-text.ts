import { readPieces } from './pieces.ts';
import type { Piece } from './pieces.ts';
import { readLists } from './lists.ts';
import type { FindListLevel } from './lists.ts';
import { readLetterRuns, readParagraphRuns } from './runs.ts';
import type { Run } from './runs.ts';
import { readStyles } from './styles.ts';
import type { Style } from './styles.ts';
import type { WordFile } from './word-file.ts';

/** The text of a document and all that says what it looks like. */
export interface WordText {
  pieces: Piece[];
  letterRuns: Run[];
  paragraphRuns: Run[];
  styles: (Style | null)[];
  findListLevel: FindListLevel;
}

/** What a part of the document is worth that may be damaged: text without its looks is better than none. */
function orElse<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Reads a document's text and its looks, as far as those aren't damaged. Throws `RangeError` if the text is. */
export function readWordText(file: WordFile): WordText {
  return {
    pieces: readPieces(file.find('pieces'), file.main),
    letterRuns: orElse(() => readLetterRuns(file), []),
    paragraphRuns: orElse(() => readParagraphRuns(file), []),
    styles: orElse(() => readStyles(file.find('styles')), []),
    findListLevel: orElse(
      () => readLists(file),
      () => null,
    ),
  };
}
