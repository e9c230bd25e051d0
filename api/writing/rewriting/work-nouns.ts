import { baseOf } from './verb-forms.ts';

/** Nouns of work and their verbs, where their ending doesn't tell. Not "support" or "use", which say less than their verbs. */
const VERBS: Record<string, string> = {
  adjustment: 'adjust',
  advice: 'advise',
  administration: 'administer',
  analysis: 'analyze',
  assembly: 'assemble',
  assessment: 'assess',
  assistance: 'assist',
  audit: 'audit',
  automation: 'automate',
  calculation: 'calculate',
  calibration: 'calibrate',
  care: 'care for',
  change: 'change',
  coaching: 'coach',
  collection: 'collect',
  compilation: 'compile',
  configuration: 'configure',
  construction: 'construct',
  coordination: 'coordinate',
  counseling: 'counsel',
  creation: 'create',
  delivery: 'deliver',
  deployment: 'deploy',
  design: 'design',
  development: 'develop',
  distribution: 'distribute',
  documentation: 'document',
  enhancement: 'enhance',
  evaluation: 'evaluate',
  execution: 'execute',
  extraction: 'extract',
  generation: 'generate',
  guidance: 'guide',
  identification: 'identify',
  implementation: 'implement',
  improvement: 'improve',
  inspection: 'inspect',
  installation: 'install',
  integration: 'integrate',
  interview: 'interview',
  investigation: 'investigate',
  maintenance: 'maintain',
  management: 'manage',
  mentoring: 'mentor',
  migration: 'migrate',
  modification: 'modify',
  monitoring: 'monitor',
  negotiation: 'negotiate',
  operation: 'operate',
  optimization: 'optimize',
  organization: 'organize',
  preparation: 'prepare',
  procurement: 'procure',
  production: 'produce',
  provision: 'provide',
  promotion: 'promote',
  reconciliation: 'reconcile',
  recruitment: 'recruit',
  removal: 'remove',
  renovation: 'renovate',
  repair: 'repair',
  replacement: 'replace',
  research: 'research',
  resolution: 'resolve',
  review: 'review',
  selection: 'select',
  storage: 'store',
  submission: 'submit',
  supervision: 'supervise',
  testing: 'test',
  training: 'train',
  translation: 'translate',
  tutoring: 'tutor',
  update: 'update',
  validation: 'validate',
  verification: 'verify',
};

/** Nouns that look like work and name a thing: "statement of accounts". */
const THINGS =
  /^(?:equipment|statement|appointment|information|foundation|location|edition|qualification|certification|specification|segment)$/;
/** How a noun is made of its verb: the noun's ending, and what the verb has instead. */
const ENDINGS: readonly [RegExp, readonly string[]][] = [
  [/ification$/, ['ify']],
  [/isition$/, ['ire']],
  [/ation$/, ['ate', 'e', '']],
  [/tion$/, ['t', 'te']],
  [/ment$/, ['']],
  [/(?<=[sv])al$/, ['e']],
];
/** Letters of a verb at least: "station" comes of no "state". */
const SHORTEST_VERB = 5;

/** "Observation": "observe", if its ending is one of work and the verb is a known one. */
function byEnding(noun: string): string | null {
  if (THINGS.test(noun)) return null;
  for (const [ending, verbs] of ENDINGS) {
    if (!ending.test(noun)) continue;
    const verb = verbs.map((one) => noun.replace(ending, one)).find((one) => baseOf(one, 'base') !== null);
    if (verb !== undefined && verb.length >= SHORTEST_VERB) return verb;
  }
  return null;
}

/**
 * The verb of a noun of work in either number ("inspections": "inspect"), with its preposition ("care": "care for"); `null` if it is
 * neither listed nor made of a known verb.
 */
export function verbOfNoun(noun: string): string | null {
  const one = noun
    .toLowerCase()
    .replace(/isation/, 'ization')
    .replace(/^analyses$/, 'analysis');
  const singular = one.endsWith('s') && !one.endsWith('ss') && !(one in VERBS) ? one.slice(0, -1) : one;
  return Object.hasOwn(VERBS, singular) ? (VERBS[singular] ?? null) : byEnding(singular);
}
