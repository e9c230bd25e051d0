import type { Line } from '../text/lines.ts';
import { FACT_LABEL } from './company-text.ts';
import { isSurePlace } from './places.ts';
import { hasRoleNoun } from './title-text.ts';
import { zoneOfHeading } from './zones.ts';

/** What a short line at the top of a posting is, before anything is read as a name. */
export type HeadKind = 'chrome' | 'fact' | 'heading' | 'prose' | 'plain';

export interface HeadLine {
  /** Offset in the text of the line that this is, or is a part of. */
  start: number;
  /** Without emoji, emphasis, and stamps of messengers. */
  text: string;
  kind: HeadKind;
  bulleted: boolean;
  /** What an emoji before the text says it is: 📍 a place, 🏢 an employer. */
  sign: 'place' | 'company' | '';
}

/** What pages and programs put around a posting, and what says only that it is one; compared in lower case. */
const CHROME = new Set(
  `home|menu|jobs|job|careers|career|about|about us|contact|contact us|products|product|pricing|company|solutions|resources|blog|news|team|log in|login|sign in|sign up|register|messaging|message|notifications|my network|search|share|share this job|save|saved|follow|apply|apply now|easy apply|apply for this job|apply online|back|back to jobs|back to search|help|overview|summary|introduction|skip to main content|show more|show more options|view all jobs|report job|new|promoted|job post|nhs jobs|profile insights|meet the hiring team|we're hiring|we’re hiring|now hiring|urgent vacancy|vacancy|job vacancy|job description|job alert|accepting applications|open roles|open positions|our services|gallery|faq|yes|no|skills|download|word document|pdf|pdf document|print|page
  |startseite|leistungen|referenzen|karriere|kontakt|impressum|datenschutz|über uns|stellenangebot|stellenangebote|stellenausschreibung|stellenanzeige|zurück zur ergebnisliste|zurück|merken|speichern|teilen|bewerben|jetzt bewerben|ich bin interessiert|gehalt anzeigen|einleitung|details zum jobangebot|wir suchen dich|wir stellen ein|anmelden|jobs & karriere
  |accueil|postuler|enregistrer|sauvegarder|partager|candidature simplifiée|offres d'emploi|offre d'emploi|retour|connexion|nos offres|nous recrutons|carrières|description de l'offre|qui sommes-nous
  |inicio|inscribirme en esta oferta|inscribirme|solicitar ahora|guardar|compartir|ofertas de empleo|oferta de empleo|trabaja con nosotros|acceder|volver|únete|detalles del empleo
  |candidati|candidati ora|salva|condividi|lavora con noi|prenota un tavolo|offerte di lavoro|offerta di lavoro|ricerca di personale|accedi|chi siamo|contatti
  |início|sobre nós|vagas|vaga|candidatar-se|candidate-se|salvar|partilhar|compartilhar|trabalhe conosco|entrar|estamos contratando
  |strona główna|praca|aplikuj|aplikuj szybko|zapisz|oferty pracy|oferta pracy|o nas|zaloguj|wróć|udostępnij|pracuj z nami
  |solliciteer|solliciteer nu|solliciteer direct|vacatures|vacature|bewaar|delen|terug|over ons|inloggen|werken bij`.split(
    /\s*\|\s*/,
  ),
);
const CHROME_LINE =
  /^(?:.{0,60} logo|[\d.,]+ (?:out of|von|sur|de|su|z|van) 5\b.*|[\d.,]+|[\d.,]+\+? reviews?|valoraciones .*|promoted by .*|responses managed .*|matches your .*|(?:view|see) (?:all )?jobs?.*|save (?:this )?(?:job|search|vacancy)\b.*|report (?:this )?job|back to .*|posted .*|you're signed out.*|you must create .*|-{3,}.*|page \d+ of \d+|meet the .*|hi|hey|hello|dear .{0,40}[,!]|hi .{0,30}[,!]|hey .{0,30}[,!]|hallo(?:.{0,30}[,!])?|guten tag.{0,40}|moin.{0,20}|bonjour.{0,30}|hola.{0,30}|buongiorno.{0,30}|ciao.{0,30}|bom dia.{0,30}|olá.{0,30}|dzień dobry.{0,30}|beste .{0,30}|\d+ vacanc(?:y|ies)|\p{L}+ (?:3rd|2nd|1st)|.* (?:3rd|2nd)\+?)$/iu;
const CRUMBS = /\s[>›»]\s|^[^/]+ \/ [^/]+ \/ [^/]+$/;
/** Headers of forwarded mail. What is being forwarded is in the subject. */
const MAIL =
  /^(?:from|to|cc|date|sent|reply-to|von|an|gesendet|datum|de|à|a|envoyé|enviado|para|fecha|da|data|inviato|do|od|wysłano|van|aan|verzonden)\s?:\s.*(?:@|\d{4}|<)|^(?:to|an|à|para|aan|do|cc)\s?:\s.{2,60}$/iu;
const SUBJECT =
  /^(?:subject|betreff|objet|asunto|oggetto|assunto|temat|onderwerp)\s?:\s*(?:(?:fwd?|wg|tr|rv|re|aw|enc|i|odp|doorst)\s?:\s*)*/iu;
const STAMP =
  /^\[?\d{1,2}[:.]\d{2}(?:,| -)[^\]]{0,24}\]?\s*[^:]{1,30}:\s*|^\[[\d/.:, -]{8,24}\]\s*[^:]{1,30}:\s*/;
const FACT =
  /^(?:full[- ]?time|part[- ]?time|permanent|temporary|contract\b|casual|freelance|internship|hybrid|remote|fully remote|on-?site|in[- ]office|band \d|grade\b|gs[- ]?\d|hours|start\b|id\b|ref\b|no\.|fixed[- ]term|zero hours|.{0,40}applicants?|.{0,40}clicked apply|vor \d|.{0,20}bewerber|vollzeit|teilzeit|feste anstellung|befristet|unbefristet|homeoffice|vor ort|ab sofort|erschienen|entgeltgruppe|.{0,20}beschäftigte|art\s?:|anzeigen(?![\p{L}])|gehalt(?![\p{L}])|offre n°|publiée? |il y a \d|cdi\b|cdd\b|contrat(?![\p{L}])|temps (?:plein|partiel)|sur site|salaire(?![\p{L}])|référence|.{0,20}salariés|.{0,20}candidats?|durée|débutant|intérim|publicad[ao]|hace \d|presencial|híbrido|remoto|jornada(?![\p{L}])|salario(?![\p{L}])|experiencia mínima|tipo de|contrato(?![\p{L}])|indefinido|pubblicat[ao]|contratto(?![\p{L}])|orario(?![\p{L}])|tempo (?:pieno|indeterminato|determinato|integral)|in sede|clt\b|pj\b|período|comissão|salário(?![\p{L}])|umowa|pełny etat|część etatu|kontrakt(?![\p{L}])|praca (?:stacjonarna|zdalna|hybrydowa|w biurze)|specjalista \(|starszy specjalista \(|rekrutacja|ważna|opublikowan|wynagrodzenie|vast contract|tijdelijk|fulltime|parttime|gepubliceerd|\d+\s?[-–]?\s?\d*\s?(?:uur|h\b|hours|std)|salaris(?![\p{L}])|urgent(?:\s*[!:]|$)|immediate (?:start|join\p{L}*)|competitive (?:salary|pay|rates?)|weekly pay|great (?:pay|opportunity)|good (?:pay|money)|apply by|(?:nacht|früh|spät|wechsel)?schicht(?![\p{L}])|nights?$|days$|night shift|weekends?$|staff meals|required from|(?:closing|opening) (?:date|times?)|open & closing|date(?:s|d)?(?![\p{L}])|pay scale|mps|seller type|job (?:type|ref|id|number|reference)|posted|text me|call|no calls|(?:segunda|lundi|montag|monday|lunes|lunedì)(?![\p{L}]))/iu;
const AMOUNT =
  /[$€£]\s?\d|\d\s?(?:€|zł|eur|pln|usd|gbp|chf)(?![\p{L}])|\b(?:per (?:hour|annum|year)|an hour|a year)\b/iu;
const LONE_LABEL =
  /^(?:grade|band|salary(?: (?:period|range|grade))?|pay(?: scheme| scale.*)?|hours|working pattern|contract(?: type)?|job type|job (?:number|ref\w*|id)|reference(?: number)?|date posted|(?:opening|closing) date|division|type of (?:role|contract)|employment type|job (?:family|category)|schedule|start date|vertragsart|arbeitszeit|type de contrat|durée du travail|tipo de (?:contrato|jornada|empleo)|rodzaj umowy):?$/iu;
const PLACE_SIGN = /^\s*(?:📍|📌|🗺️?|🌍|🌎)/u;
const COMPANY_SIGN = /^\s*(?:🏢|🏠|🏬|🏭|🏪|🏨|🏥|🏫)/u;
const GREETING = /[?]$/;

/** Words for a kind of contract that titles begin with as well: "Remote Office Assistant", "Contract Manager". */
const WAY_OF_WORK =
  /^(?:remote|hybrid|full[- ]?time|part[- ]?time|temporary|permanent|contract|casual|freelance|grade|internship|fixed[- ]term)\s?[\p{L},(–-]/iu;

/** "Remote, Bangalore", "Hybrid - Leeds". */
const isPlaceWithWay = (text: string) =>
  /^\p{L}+\s?[,(–-]/u.test(text) && isSurePlace(text.replace(/^\p{L}+\s?[,(–-]\s*/u, '').replace(/\)$/, ''));

/** Whether a short text states pay, hours, kind of contract, a date or a number, and so no name. */
export const isFact = (text: string) => FACT.test(text) || FACT_LABEL.test(text) || AMOUNT.test(text);

const bareOf = (text: string) => text.toLowerCase().replace(/^[\s*=]+|[\s!:*=]+$/g, '');

/** Whether a short text belongs to the page around a posting: a menu, a button, a rating. */
export const isChrome = (text: string) => CHROME.has(bareOf(text)) || CHROME_LINE.test(bareOf(text));

function kindOf(text: string): HeadKind {
  const bare = bareOf(text);
  if (isChrome(text) || MAIL.test(text)) return 'chrome';
  if (text.length < 120 && CRUMBS.test(text)) return 'chrome';
  const words = text.split(/\s+/).length;
  if (words <= 12 && isFact(text) && !(WAY_OF_WORK.test(text) && (hasRoleNoun(text) || isPlaceWithWay(text))))
    return 'fact';
  if (words > 14 || text.length > 120 || GREETING.test(text)) return 'prose';
  if (
    words > 5 &&
    /[.!]$/.test(text.replace(/(?<=\b(?:[Ii]nc|[Ll]td|[Cc]o|[Cc]orp|\p{Lu}{2,5}|e\.V|S\.A))\.$/u, ''))
  )
    return 'prose';
  if (/^=+/.test(text) || (words <= 6 && zoneOfHeading(bare) !== null)) return 'heading';
  return 'plain';
}

/** The lines at the top of a posting, each with what kind it is; facts joined by dots or bars are lines of their own. */
export function readHeadLines(lines: readonly Line[], whole: string): HeadLine[] {
  const heads = lines.slice(0, 45).map((line): HeadLine => {
    // Signs before the text count as bullets.
    const lead =
      whole
        .slice(Math.max(0, line.start - 8), line.start)
        .split('\n')
        .at(-1) ?? '';
    const raw = lead + line.text.slice(0, 400);
    const sign = PLACE_SIGN.test(raw) ? 'place' : COMPANY_SIGN.test(raw) ? 'company' : '';
    const text = line.text
      .slice(0, 400)
      .replace(STAMP, '')
      .replace(/[\p{Extended_Pictographic}\uFE0F\u200D]+/gu, ' ')
      .replace(/\*\*|__/g, '')
      .replace(/^[#*\s]+|[*\s]+$/g, '')
      .replace(SUBJECT, '')
      .replace(/\s+\/$/, '')
      .replace(/\s+/g, ' ')
      .trim();
    return {
      start: line.start,
      text,
      kind: text === '' ? 'chrome' : kindOf(text),
      bulleted: line.bulleted && !/\p{Extended_Pictographic}/u.test(lead),
      sign,
    };
  });
  // "Grade", and below it "SEO": what a lone label says is a fact, whatever it looks like.
  return heads.map((head, index) =>
    head.kind === 'plain' && LONE_LABEL.test(heads[index - 1]?.text ?? '') ? { ...head, kind: 'fact' } : head,
  );
}
