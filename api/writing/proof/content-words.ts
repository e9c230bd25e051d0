import { STOP_WORDS } from '../posting/words.ts';
import { stemWord, tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';

const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Words with which requirements ask, and which name nothing that is asked for. */
const ASKING = list(`
experience experienced knowledge skill ability able understanding familiarity familiar proficiency proficient expertise background competence competent
year month at least minimum maximum strong excellent good great solid deep proven demonstrated extensive basic advanced thorough working work worked
verifiable professional relevant related similar required preferred desirable desired essential ideal must need needed using use used
hand proven track record previous prior recent plu equivalent valid current active full awareness role job position setting environment field area
confident comfortable happy willing capable including level tool software system handling practical independent independently selbststandig selbststandige
various different several multiple other general within day daily fast paced high higher above lower first second one two three four five six seven eight nine ten
kenntniss kenntnisse erfahrung berufserfahrung sicherer umgang gute sehr fundierte jahre jahr mindesten mehrjahrige abgeschlossene abgeschlossen ausbildung idealerweise erforderlich vergleichbar vergleichbare
expérience experience maitrise connaissance connaissances bonne exige exigee souhaite annee annees ans norme normes milieu niveau an
experiencia conocimiento conocimientos manejo dominio ano anos anni esperienza conoscenza conoscenze experiencia conhecimento conhecimentos dominio minimo minima
doswiadczenie znajomosc umiejetnosc lat rok ervaring kennis jaar goede
durchfuhrung durchfuhren sicherstellung gewahrleistung unterstutzung unterstutzen erledigung ubernahme ausfuhrung wahrnehmung vornahme einhaltung mitwirkung mitarbeit bearbeitung
realisation realiser effectuer assurer assurant participer participation realizacion realizar efectuar ejecucion apoyo colaboracion esecuzione eseguire svolgimento svolgere supporto realizacao execucao efetuar apoio
wykonywanie prowadzenie realizacja zapewnienie wsparcie uitvoeren verrichten zorgen
van aan het een voor met bij op ai agli dagli sul sulla przy przez ze od
you your we our will who have has candidate applicant person people team ensure provide support assist help perform maintain carry undertake conduct
`);

/** Adjectives of requirements that say nothing about the work. */
const PRAISE = list(
  'major key main specific particular appropriate successful effective efficient overall own wide broad exceptional outstanding superior superb considerable significant',
);

export interface ContentWord {
  at: number;
  stem: string;
  token: Token;
}

/** The words of a text that name what it is about, without stop words and words of asking. */
export function contentWords(tokens: readonly Token[], keepsVerbs = false): ContentWord[] {
  return tokens.flatMap((token, at) => {
    if (STOP_WORDS.has(token.norm) || (!keepsVerbs && (ASKING.has(token.norm) || PRAISE.has(token.norm))))
      return [];
    if (/^\d+\+?$/.test(token.norm)) return [];
    return [{ at, stem: stemWord(token.norm), token }];
  });
}

/** The stems of a wording, including its verbs and numbers. */
export function wordingStems(text: string): string[] {
  return [
    ...new Set(
      tokenize(text)
        .filter(({ norm }) => !STOP_WORDS.has(norm))
        .map(({ norm }) => stemWord(norm)),
    ),
  ];
}
