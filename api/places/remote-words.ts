const WORDS =
  'remote(?:ly)?|home[- ]?office|work(?:ing)?[- ]from[- ](?:home|anywhere)|wfh|wfa|tele(?:work|commut)(?:ing|e)?|' +
  'anywhere(?: in the world)?|worldwide|nationwide|home[- ]based|télétravail|teletrabajo|remoto|homeoffice|mobiles arbeiten';
const DEGREE = '(?:fully|100 ?%|mostly|partly|partially|optional(?:ly)?|temporar(?:y|ily)|flexible)';
const NOUN =
  '(?:first|only|friendly|ok|okay|possible|optional|eligible|available|position|role|jobs?|work|working|option)';
const JOIN = '(?:or|and|und|oder|ou|et|y|o|&|\\+)';

const REMOTE = new RegExp(
  `(?:[\\s,;/|–—-]+${JOIN})?[\\s,;/|–—-]*(?<![\\p{L}\\p{N}])(?:${DEGREE}[\\s/-]+)*(?:${WORDS})(?:[\\s/-]+${NOUN})*(?![\\p{L}\\p{N}])` +
    `(?:[\\s:]+(?:in|within|from|across|anywhere in)(?:[\\s]+the)?(?=\\s))?(?:[\\s,;/|–—-]+${JOIN}(?=\\s))?[\\s,;/|–—:-]*`,
  'giu',
);
const OTHER_MODES =
  /[\s,;/|–—-]*(?<![\p{L}\p{N}])(?:hybrid|on[- ]?site|in[- ](?:office|person)|flexible|office[- ]based)(?: (?:work|working|role|position))?(?![\p{L}\p{N}])[\s,;/|–—:-]*/giu;

/** Separates what a text says about remote work from the place it names: "Berlin (Remote)" names "Berlin". */
export function takeRemoteWords(text: string): { rest: string; mentionsRemote: boolean } {
  let mentionsRemote = false;
  const rest = text
    .replace(REMOTE, () => {
      mentionsRemote = true;
      return ', ';
    })
    .replace(OTHER_MODES, ', ')
    .replace(/\([\s,]*\)|\[[\s,]*\]/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
  return { rest, mentionsRemote };
}
