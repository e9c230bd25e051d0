import { Parser } from 'htmlparser2';
import { RuleError } from '../../../core/errors.ts';

const MAX_DEPTH = 400;
const MAX_TAGS = 60_000;

export const tooComplex = () =>
  new RuleError(
    'page-too-complex',
    'This page is too complex to be read. Please open the link and paste the text of the posting instead.',
  );

/**
 * Scans the tags of a page before a tree is built, and stops at the first excess: deeply nested and endless pages hang
 * every parser. Computes nesting in the same way as the parsers used afterwards.
 *
 * @throws {RuleError} `page-too-complex`: deeper than 400, or more than 60,000 elements.
 */
export function guardTags(html: string): void {
  let elements = 0;
  let depth = 0;
  const parser = new Parser({
    onopentagname: () => {
      elements += 1;
      depth += 1;
      if (elements > MAX_TAGS || depth > MAX_DEPTH) throw tooComplex();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
}
