export type Spelling = 'american' | 'british';

/** Pairs of American and British endings and words, as they occur inside words. */
const PAIRS: [american: string, british: string][] = [
  ['ization', 'isation'],
  ['anize', 'anise'],
  ['timize', 'timise'],
  ['alyze', 'alyse'],
  ['color', 'colour'],
  ['labor', 'labour'],
  ['behavior', 'behaviour'],
  ['favor', 'favour'],
  ['neighbor', 'neighbour'],
  ['honor', 'honour'],
  ['center', 'centre'],
  ['fulfillment', 'fulfilment'],
  ['catalog', 'catalogue'],
  ['labeling', 'labelling'],
  ['modeling', 'modelling'],
  ['traveling', 'travelling'],
  ['anesthe', 'anaesthe'],
  ['pediatric', 'paediatric'],
];
const BRITISH =
  /(?:isation|anis(?:e|ing)|timis(?:e|ing)|alys(?:e[ds]?|ing)\b|olour|abour|aviour|avour|ighbour|centre|lled\b|lling\b|programme|licence|paed)/i;
const AMERICAN =
  /(?:ization|aniz(?:e|ing)|timiz(?:e|ing)|alyz(?:e|ing)|\bcolor|\blabor\b|behavior|neighbor|\bcenter|(?:label|travel|cancel|model)(?:ed|ing)\b|\bpediatric)/i;
const BOTH =
  /(?:called|calling|filled|filling|selling|rolled|rolling|skilled|pulled|billing|controlled|enrolled|drill\w+|grill\w+|install\w+|spelling|polled|scroll\w+|patrolled|collaborat\w+|laborator\w+|elaborat\w+)/gi;

/** The spelling of the first text that shows one; American if none does. */
export function readSpelling(texts: readonly string[]): Spelling {
  for (const text of texts) {
    const plain = text.replace(BOTH, '');
    if (BRITISH.test(plain)) return 'british';
    if (AMERICAN.test(plain)) return 'american';
  }
  return 'american';
}

/** A text in a given spelling, as far as the pairs go. */
export function asSpelled(text: string, spelling: Spelling): string {
  let spelled = text;
  for (const [american, british] of PAIRS) {
    const [from, to] = spelling === 'british' ? [american, british] : [british, american];
    if (from === 'catalog' && /catalogue/i.test(spelled)) continue;
    spelled = spelled.replaceAll(from, to);
  }
  return spelled;
}
