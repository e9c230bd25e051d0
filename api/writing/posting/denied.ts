/** A part of a sentence, as offsets in it. */
export interface Part {
  from: number;
  to: number;
}

const NEEDED = String.raw`(?:strictly |necessarily |absolutely |actually )?(?:needed|required|necessary|mandatory|essential|expected|compulsory|a must|a requirement)`;
/** "Not needed" after the thing. */
const AFTER = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:is|are|be|was|were) (?:also )?not ${NEEDED}|(?:isn|aren)['’]t ${NEEDED}|not ${NEEDED}|` +
    String.raw`(?:ist |sind )?nicht (?:zwingend |unbedingt )?(?:erforderlich|notwendig|nötig|vorausgesetzt|zwingend|benötigt|gefordert)|` +
    String.raw`(?:n['’]est|ne sont|n['’]étant) pas (?:exigée?s?|requis(?:es?)?|nécessaires?|obligatoires?|demandée?s?|indispensables?)|` +
    String.raw`no (?:es|son) (?:necesari[oa]s?|obligatori[oa]s?|imprescindibles?|requerid[oa]s?)|` +
    String.raw`non (?:è|sono) (?:richiest[oaei]|necessari[oae]?|obbligatori[oae]?|indispensabil[ei])|` +
    String.raw`não (?:é|são) (?:necessári[oa]s?|obrigatóri[oa]s?|exigid[oa]s?|requerid[oa]s?)|` +
    String.raw`nie (?:jest|są) (?:wymagan[eyao]|konieczn[eyao]|potrzebn[eyao]|niezbędn[eyao]))(?![\p{L}])`,
  'iu',
);
/** "Not needed" before the thing, which extends to the end of the clause. */
const BEFORE =
  /(?<![\p{L}])(?:(?:do|does) not (?:need|require|have to)|(?:don|doesn)['’]t (?:need|require|have to)|no (?:es necesari[oa]|se (?:requiere|necesita|exige))|non (?:si )?(?:richiede|serve|occorre)|não (?:se )?(?:exige|precisa|requer)|nie wymagamy)(?![\p{L}])/iu;
/** "Not needed" around the thing: "no Java required", "kein Führerschein erforderlich". */
const AROUND: RegExp[] = [
  /(?<![\p{L}])no (?!longer|less|more than|later|matter|doubt)(?:(?! and )[^.;:,!?]){1,80}? (?:is |are )?(?:needed|required|necessary|expected)(?![\p{L}])/iu,
  /^no (?!longer|less|more than|later|matter|doubt)[^.;:!?]{1,100}(?<! is| are| be| must) (?:needed|required|necessary)(?![\p{L}])/iu,
  /(?<![\p{L}])keine?[rnms]? (?:(?! und )[^.;:,!?]){1,80}? (?:erforderlich|notwendig|nötig|benötigt|vorausgesetzt|gefordert|zwingend)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:aucune?|pas de|pas d['’]) ?[^.;:,!?]{1,80}? (?:exigée?s?|requise?s?|nécessaires?|demandée?s?|obligatoires?)(?![\p{L}])/iu,
];
/** Not required, but still preferred: "not required but a plus". */
const WELCOME =
  /(?<![\p{L}])(?:plus|bonus|asset|advantage\w*|preferred|preferably|helpful|welcome|nice|ideal\w*|desirable|useful|beneficial|appreciated|vorteil\w*|wünschenswert|willkommen|atout|apprécié\w*|souhaité\w*|valora\w*|deseable|gradit[oa]|preferibil\w*|desejável|diferencial|widzian\w*|atutem)(?![\p{L}])/iu;
/** A subject, which starts a new clause. */
const OWN_CLAUSE =
  /(?<![\p{L}])(?:we|you|is|are|will|must|have|has|use|need|needs|should|can|wir|sie|du|ist|sind|nous|vous|est|sont)(?![\p{L}])/iu;
/** Only a lower level is enough, so the skill still counts: "you don't need deep Java expertise". */
const SOFTENED =
  /(?:n['’]t|not) (?:need|require|have) (?:to be an? |deep|extensive|advanced|years|all|every|much|any more)/iu;
const QUICK = /\b(?:no|not|non|nie|keine?[rnms]?|nicht|pas|aucune?|does|do)\b|n['’]t|não/iu;
const MAX_LENGTH = 600;

/**
 * The part of a sentence that says something is not needed ("Figma is not needed"); `null` if there is none. No terms
 * of the posting are taken from it. Reads at most 600 characters, and patterns look back over at most 100.
 */
export function findDeniedPart(sentence: string): Part | null {
  const text = sentence.slice(0, MAX_LENGTH);
  if (!QUICK.test(text) || /(?<![\p{L}])not only(?![\p{L}])/iu.test(text)) return null;
  if (WELCOME.test(text) || SOFTENED.test(text)) return null;
  for (const pattern of AROUND) {
    const found = pattern.exec(text);
    if (found) return { from: found.index, to: found.index + found[0].length };
  }
  const after = AFTER.exec(text);
  // "No es necesario saber Excel": if nothing comes before, the thing follows.
  if (after && /\p{L}{2}/u.test(text.slice(0, after.index)))
    return { from: clauseStart(text.slice(0, after.index)), to: after.index + after[0].length };
  const before = after ?? BEFORE.exec(text);
  if (!before) return null;
  const rest = text.slice(before.index);
  const end = /[.;:!?]|,? (?:but|aber|mais|pero|ma|mas|ale) /iu.exec(rest)?.index ?? rest.length;
  return { from: before.index, to: before.index + end };
}

/** The start of the last clause: after the last comma, unless the commas only separate list items. */
function clauseStart(head: string): number {
  const cut = Math.max(
    head.lastIndexOf(';'),
    head.lastIndexOf(':'),
    head.search(/,? (?:but|aber|mais|pero|ma|mas|ale) (?!.*,? (?:but|aber|mais|pero|ma|mas|ale) )/iu),
  );
  const from = cut < 0 ? 0 : cut + 1;
  if (!OWN_CLAUSE.test(head.slice(from))) return from;
  return Math.max(from, head.lastIndexOf(',') + 1, head.lastIndexOf(' and ') + 1);
}

/** Whether the part makes up the whole sentence. */
export function isWholeSentence(part: Part, sentence: string): boolean {
  const rest = `${sentence.slice(0, part.from)} ${sentence.slice(part.to)}`;
  return !/\p{L}{2}/u.test(rest.replace(/(?<![\p{L}])(?:you|also|please|sie|du|vous|se)(?![\p{L}])/giu, ''));
}
