import { FILLERS, STOP_WORDS } from '../posting/words.ts';
import { singular } from '../text/tokens.ts';
import { RUN, SHORT_RUN, piecesOf, runsOf, type MeasuredTerm, type PreparedPosting } from './prepare.ts';
import type { Reading } from './reading.ts';

// What proves nothing, or next to nothing, because it was taken from the posting (docs/decisions/0034).

/** From so many of a posting's terms on, a text may be a pile of them. */
export const PILE = 6;
/** From so many on, a text is a pile if it is hardly anything else. */
const SMALL_PILE = 4;
const PILE_SHARE = 0.7;
const COPIED_SHARE = 0.6;
/** A text with a smaller share of words that the posting does not use says nothing of its own. */
const OWN_SHARE = 0.2;
/** What anybody can write around the words of a posting: claims, praise, adverbs, frequencies. */
const STOCK_WORDS = `
  skill tool technology technologies technical stack experience expertise knowledge proficiency familiarity ability
  background role position job work task part responsibility requirement need needs competence competency erfahrung
  kenntniss kenntnisse kompetenz connaissance experiencia conocimiento esperienza conoscenza doswiadczenie znajomosc
  umiejetnosc skilled experienced expert fluent adept able versed knowledgeable familiar qualified talented gifted
  capable passionate passion motivated dedicated reliable responsible charge accountable answerable entrusted tasked
  duty included involved involving matching matched fully requested asked asks meets want wanted posting posted
  success successfully successful satisfaction efficiency excellence exceeding expectation improved improving
  increased resulting result fast-paced fast paced deadline meeting met always often really basically simply literally
  actually truly quite rather almost usually generally constantly consistently regularly frequently sometimes
  everywhere everyday never cannot ever someone somebody anybody since times time twice client customer stakeholder
  quality day week month year hour environment hourly weekly monthly yearly everyone full several lots erfolgreich
  erfolgreiche erfolg verantwortlich zustandig zustandigkeit erfahren sicher bestens immer stets oft meist wirklich
  taglich wochentlich monatlich regelmassig verschiedene diverse zufriedenheit qualitat effizienz verbesserte
  gewunscht passt genau wie nie niemals keine kein seit mal woche monat stunden jahr jahren ich mein meine meiner mir
  rolle succe avec responsable competent competente experimente toujours souvent vraiment quotidiennement
  regulierement qualite efficacite demande correspond jamai aucun aucune depui foi semaine moi heure poste mon mes je
  tres divers plusieurs exito encargado encargada siempre realmente diariamente satisfaccion calidad eficiencia piden
  cumple nunca sin desde vece semana hora puesto yo mis muy vario varia sukces powodzeniem odpowiedzialny
  odpowiedzialna zawsze czesto naprawde codziennie satysfakcja jakosc skutecznosc nigdy bez brak razy tygodniu godzin
  lat moja moj ja mojej bardzo rozne`;
/** Words that tell nothing about the writer's own work, whatever the posting says. */
const NO_CONTENT = new Set([...STOP_WORDS, ...FILLERS, ...STOCK_WORDS.split(/\s+/).map(singular)]);
// "Did the bookkeeping" says what somebody did.
NO_CONTENT.delete('did');

/** Numbers, and words with digits in place of letters, tell nothing either. */
const hasContent = (word: string) => !NO_CONTENT.has(word) && !/^\p{N}|\p{L}\p{N}\p{L}/u.test(word);

/** Whether the posting uses the word, in this form or as the verb that its "-ing" form is of. */
function isOfPosting(word: string, { words }: PreparedPosting): boolean {
  return piecesOf(word).every((piece) => {
    if (words.has(piece)) return true;
    const base = /^(\p{L}{3,})ing$/u.exec(piece)?.[1];
    return base !== undefined && (words.has(base) || words.has(`${base}e`));
  });
}

/**
 * Whether a text is taken from the posting: eight words in a row, most of its four-word runs, a whole line, or next
 * to no word that the posting does not use in this very form (its keywords in a row, its lines in another order).
 * Whoever did the work says what the posting can't know: where, for whom, how much.
 */
export function isCopied(reading: Reading, prepared: PreparedPosting): boolean {
  const words = reading.tokens.map((token) => token.norm);
  if (prepared.wholeLines.has(words.join(' '))) return true;
  const telling = words.filter(hasContent);
  const own = telling.filter((word) => !isOfPosting(word, prepared));
  if (words.length > 0 && (own.length === 0 || own.length / telling.length < OWN_SHARE)) return true;
  return isLongCopy(reading, prepared);
}

/** Eight words in a row of the posting, or most of its four-word runs: no job title or skill is that long by chance. */
export function isLongCopy({ tokens }: Reading, prepared: PreparedPosting): boolean {
  const words = tokens.map((token) => token.norm);
  if (words.length < RUN) return false;
  if (runsOf(words, RUN).some((run) => prepared.runs.has(run))) return true;
  const runs = runsOf(words, SHORT_RUN);
  return runs.filter((run) => prepared.shortRuns.has(run)).length / runs.length >= COPIED_SHARE;
}

/** Whether the bullet is a pile of the posting's terms more than a sentence. */
export function isStuffed(reading: Reading, named: readonly MeasuredTerm[]): boolean {
  if (named.length > PILE) return true;
  if (named.length < SMALL_PILE) return false;
  const words = named.reduce(
    (sum, { term, stems }) => sum + (reading.skills.get(term.canonical) ?? stems.length),
    0,
  );
  return words / Math.max(1, reading.tokens.length) > PILE_SHARE;
}
