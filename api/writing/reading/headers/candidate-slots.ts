import {
  companyScore,
  endsWithHead,
  isLegalForm,
  isOrganisation,
  isUnitName,
  opensName,
  titleHasHead,
  titleScore,
} from '../fields/field-scores.ts';
import { isDuration } from '../fields/durations.ts';
import { isCountry, isWayOfWorking, placeScore } from '../fields/places.ts';
import { SELF_EMPLOYED } from '../words/title-words.ts';
import { commaParts, isWebAddress, makePiece, strongParts, trimField, weakParts } from './header-pieces.ts';
import type { Piece } from './header-pieces.ts';
import type { HeaderLine } from './header-window.ts';

/** A part of a header line that could be a title or an employer. */
export interface Slot {
  id: string;
  text: string;
  place: string;
  line: HeaderLine;
  pieces: Piece[];
  /** The cost of using it unsplit. */
  cost: number;
  label: 'title' | 'company' | null;
  isWholeLine: boolean;
  asTitle: number;
  asCompany: number;
}

const SURE_EMPLOYER = 1.5;

/** "Planning, budgets, staff": three names or more, none of which names an organisation, are hardly an employer. */
const LIST = /^[^,]+(?:,\s[^,]+){2,}$/u;
const UNKNOWN_LIST_COST = 0.8;

/** How well a text fits as an employer, taking commas and unit words into account. */
export function employerScore(text: string): number {
  let score = companyScore(text);
  if (isUnitName(text) && text.split(' ').length <= 2) score -= 0.5;
  if (/, (?!\p{L}{2,4}\.?$)/u.test(text)) score -= titleHasHead(text) ? 1 : 0.25;
  if (LIST.test(text) && score < SURE_EMPLOYER) score -= UNKNOWN_LIST_COST;
  return score;
}

/** The cost of a field across a change of style: people who set the parts of a line apart mean two fields. */
const STYLE_COST = 2;

/** "**Associate** Lecturer": a cell whose style changes within it, in a line with others. */
function findRestyled(line: HeaderLine): Slot[] {
  if (!line.text.includes('\t')) return [];
  return strongParts(line.text).flatMap((part) => {
    const from = line.open.findIndex((piece) => part.startsWith(piece.text));
    const to = line.open.findLastIndex((piece) => part.endsWith(piece.text));
    const pieces = line.open.slice(from, to + 1);
    const isWhole = pieces.map(({ text }) => text).join(' ') === part;
    if (from < 0 || pieces.length < 2 || !isWhole || pieces.some(({ label }) => label !== null)) return [];
    const slot = {
      id: `${line.offset}S${from}`,
      text: part,
      place: '',
      line,
      pieces,
      cost: (pieces.length - 1) * STYLE_COST,
      label: null,
      isWholeLine: false,
      asTitle: titleScore(part),
      asCompany: employerScore(part),
    };
    return [slot];
  });
}

/** A town alone in its line, "COLUMBUS", may be an employer where the document has its employers; any other name is likelier. */
function findNamedPlace(line: HeaderLine): Slot[] {
  const [piece, ...others] = line.pieces;
  const isTown =
    piece?.isPlace === true &&
    piece.label === null &&
    others.length === 0 &&
    /^\p{Lu}[\p{L}'’-]+$/u.test(piece.place);
  if (!isTown || isWayOfWorking(piece.place) || isCountry(piece.place)) return [];
  return [
    {
      id: `${line.offset}S0`,
      text: piece.place,
      place: '',
      line,
      pieces: [piece],
      cost: 0,
      label: null,
      isWholeLine: true,
      asTitle: NO_TITLE,
      asCompany: employerScore(piece.place),
    },
  ];
}
/** The cost of a line that is one field with an employer behind "at" in it. */
const BEHIND_AT_COST = 1;
const NO_TITLE = -6;

/** The parts of a line: the whole line, or the text between strong separators. */
export function findSlots(line: HeaderLine): Slot[] {
  const slots: Slot[] = [];
  const scores = (text: string): { asTitle: number; asCompany: number } => ({
    asTitle: titleScore(text),
    asCompany: employerScore(text),
  });
  const whole =
    line.open.length > 0 && !line.text.includes('\t')
      ? line.open.filter((piece) => piece.label === null)
      : [];
  if (whole.length > 1) {
    const joined = makePiece(line.text, false);
    const areTitles =
      /^[^|]+(?:\s?\|\s?[^|]+)+$/u.test(line.text) && line.text.split('|').every(titleHasHead);
    const marks = areTitles
      ? 0
      : (line.text.match(/\s[|·—–]\s|\|/g)?.length ?? 0) * 1.2 +
        (line.text.match(/\s-\s/g)?.length ?? 0) * 0.5;
    const named = line.open.some((piece) => piece.isEmployer) ? BEHIND_AT_COST : 0;
    const styles = areTitles ? 0 : whole.length - strongParts(line.text).length;
    // A line that no sign or style parts has the layout of one with a single part.
    slots.push({
      id: `${line.offset}${marks > 0 || styles > 0 ? 'L' : 'S0'}`,
      text: joined.text,
      place: joined.place,
      line,
      pieces: line.open,
      cost: marks + named + Math.max(0, styles) * STYLE_COST,
      label: null,
      isWholeLine: true,
      ...scores(joined.text),
    });
  }
  slots.push(...findRestyled(line), ...findNamedPlace(line));
  for (const [order, piece] of line.open.entries()) {
    const label = piece.label === 'title' || piece.label === 'company' ? piece.label : null;
    const isWholeLine = line.open.length === 1;
    // Alone in its line or before something else, such as a place: it is the same part of a header.
    const id = `${line.offset}S${order}`;
    const { asTitle, asCompany } = scores(piece.text);
    slots.push({
      id,
      text: piece.text,
      place: piece.place,
      line,
      pieces: [piece],
      cost: 0,
      label,
      isWholeLine,
      asTitle,
      asCompany: piece.isEmployer ? Math.max(asCompany, SURE_EMPLOYER) : asCompany,
    });
  }
  return slots;
}

/** How likely what stands in an employer's place is to be one: less than any name. */
const INSTEAD_OF_EMPLOYER = { selfEmployment: 0.8, webAddress: 0.4 };

/** "Freelance", or the address of a page, instead of an employer: weaker than any name, and never a title. */
export function findWeakEmployers(line: HeaderLine): Slot[] {
  return line.pieces.flatMap((piece) => {
    const isSelfEmployed = SELF_EMPLOYED.test(piece.text);
    const isAddress = piece.label === null && isWebAddress(piece.text);
    if (!piece.isIgnored || !(isSelfEmployed || isAddress)) return [];
    const slot: Slot = {
      id: `${line.offset}F`,
      text: piece.text,
      place: piece.place,
      line,
      pieces: [piece],
      cost: 0,
      label: null,
      isWholeLine: false,
      asTitle: -3,
      asCompany: isSelfEmployed ? INSTEAD_OF_EMPLOYER.selfEmployment : INSTEAD_OF_EMPLOYER.webAddress,
    };
    return [slot];
  });
}

/** One slot read as title and employer together. */
export interface Pair {
  id: string;
  title: string;
  company: string;
  place: string;
  cost: number;
}

/** "Electrical, Bright Spark Services Ltd": only what comes after the comma is an employer. */
function opensWithSpecialty([first = '', ...rest]: string[]): boolean {
  const employer = rest.join(', ');
  return (
    rest.length > 0 &&
    (companyScore(first) < 1.5 || isUnitName(first)) &&
    companyScore(employer) >= 1.5 &&
    !isUnitName(employer)
  );
}

/** "Warehouse Manager, self-employed with Globex": the client stands in an employer's place. */
const SELF_WITH = new RegExp(
  `^(?<job>[^,]{3,60}),\\s+(?:${SELF_EMPLOYED.source})\\s+(?:with|for|at|bei|für|chez|pour|con|per|para|presso|voor|bij)\\s+(?<client>\\p{Lu}.{1,60})$`,
  'iu',
);

/** "with Globex Ltd., Leeds as Technical Architect". */
const WITH_AS =
  /^(?:work(?:ed|ing)\s+)?(?:with|at|for)\s+(?<company>\p{Lu}.{1,80}?),?\s+as\s+(?:an?\s+|the\s+)?(?<title>\p{L}.{2,60})$/u;

/** "Globex Ltd as a driver", "Globex GmbH als Verkäuferin", "Globex como Cajera". */
const EMPLOYER_AS =
  /^(?<company>\p{Lu}.{1,80}?),?\s+(?:as|als|en\stant\squ(?:e\s|['’])|en\squalité\sd(?:e\s|['’])|como|come|in\squalità\sdi|jako|ako|în\sfuncția\sde|ca|sebagai|som|в\sкачестве|як|ως)\s*(?:(?:an?|the|un[ae]?|een|en|ett)\s+)?(?<=[\s'’])["«“„]?(?<title>\p{L}.{2,60}?)["»”“]?$/u;

/**
 * Title and employer without anything between them, where a legal form tells which is which: "Courtier d'assurance Goodman
 * Courtage SAS", "Globex Agency LLC Traffic Manager"; null if there is none.
 */
function gluedParts(text: string, hasPlace: boolean): { title: string; company: string } | null {
  const words = text.split(' ');
  if (words.length < 2 || words.length > 12 || text.includes(',') || strongParts(text).length > 1)
    return null;
  const quoted = TITLE_BEHIND_QUOTED.exec(text)?.groups;
  if (quoted && titleHasHead(quoted['title'] ?? '') && !titleHasHead(quoted['company'] ?? ''))
    return { title: quoted['title'] ?? '', company: quoted['company'] ?? '' };
  // "Globex Bakery as a baker": no Norwegian form.
  const form = words.findLastIndex((word, index) => index > 0 && word !== 'as' && isLegalForm(word));
  if (form < 0) return gluedName(words, hasPlace);
  const [before, after] = [words.slice(0, form + 1), words.slice(form + 1)];
  if (after.length > 0 && titleHasHead(after.join(' ')) && !titleHasHead(before.join(' ')))
    return { title: after.join(' '), company: before.join(' ') };
  if (after.length > 0) return null;
  for (let end = 1; end < form; end += 1) {
    const [title, company] = [words.slice(0, end).join(' '), words.slice(end).join(' ')];
    const isSplit = titleHasHead(title) && /^\p{Lu}/u.test(company) && !titleHasHead(company);
    if (isSplit && companyScore(company) >= 2.5) return { title, company };
  }
  return null;
}

/** What a title is about in short: "Technicien SAV", "Ingénieur BTP". */
const TRADE =
  /^(?:SAV|BTP|CVC|CNC|CAO|DAO|PAO|BIM|SEO|SEA|CRM|ERP|SAP|PHP|SQL|AWS|PLC|CAD|CAM|QSE|HSE|QHSE|EHS|ADV|RSE|PMO|DBA|KAM|B2B|B2C|VIP|IARD|TCE|VRD|GTB|RPA|API|IoT|VDI|LKW|PKW|KFZ|EDV|SPS|TGA|HKL|SHK|TIC|TPV|RRHH|PRL|ETL|BPO|VOIP|UX\/UI|UI\/UX)(?:\s\p{L}+)?$/u;

/** "Kelner „Globex”": a name in quotation marks. */
const QUOTED_NAME = /^["„«“][^"„“”«»]{2,40}["”“»]$/u;
/** "ZPU „Globex” Kelner" */
const TITLE_BEHIND_QUOTED =
  /^(?<company>(?:\S+\s){0,3}["„«“][^"„“”«»]{2,40}["”“»])\s(?<title>\p{L}.{2,60})$/u;

/** "ASSISTANT OF THE COURSE": in capitals, what begins with a word that links is what a title is about. */
const LINKED =
  /^(?:OF|FOR|IN|AT|TO|AND|VON|FÜR|IM|UND|D[EU]|DES|ET|EN|AU|AUX|POUR|DEL|Y|PARA|POR|DI|DELLA|DEI|PER|D[AO]S?|EM|VAN|VOOR|AV|FÖR|OCH|OG|W|I|DS|DLA)\s/u;

/** "REWE", "Albert-Heijn", "Globex 24": hardly what a title is about. Before a town, any other name is an employer. */
const isLikelyName = (text: string, hasPlace: boolean): boolean =>
  QUOTED_NAME.test(text) ||
  (!TRADE.test(text) &&
    !LINKED.test(text) &&
    /^(?:(?:van(?: de[nr]?)?|de|la|le|el|the) )?\p{Lu}/u.test(text) &&
    titleScore(text) < 0.5 &&
    placeScore(text) < 2 &&
    (hasPlace ||
      // "Nokia Denmark"
      isCountry(text.split(' ').at(-1) ?? '') ||
      /\p{Lu}{3}|\d|\p{Ll}\p{Lu}|\p{L}-\p{Lu}|['’]s(?!\p{L})|&/u.test(text)));

/**
 * The same without a legal form, where the employer begins with a word for an organisation or is written in capitals
 * ("Swimming Coach Universitas Halu Oleo", "Quality Leader GLOBEX Y COMPAÑÍA"), or else where a likely name follows the
 * word for the job ("Servicekraft REWE"); null if there is no such place.
 */
function gluedName(words: string[], hasPlace: boolean): { title: string; company: string } | null {
  const opens = (at: number): boolean =>
    opensName(words[at] ?? '') ||
    (words.slice(at).every((word) => !/\p{Ll}/u.test(word)) &&
      words.slice(at).some((word) => /\p{Lu}{4}/u.test(word)));
  /** "Serveuse restaurant Le Globex": a word for a kind of organisation before its name. */
  const opensSmall = (at: number): boolean =>
    /^\p{Ll}/u.test(words[at] ?? '') &&
    isOrganisation(words[at] ?? '') &&
    /^["„«“]?\p{Lu}/u.test(words[at + 1] ?? '');
  /** "Osobní trenér Quorvale Park": a title in small letters before a name in capitals. */
  const opensLarge = (at: number): boolean =>
    at > 1 &&
    /^\p{Ll}/u.test(words[at - 1] ?? '') &&
    words.length - at > 1 &&
    words.slice(at).every((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
    titleScore(words.slice(at).join(' ')) < 0.5;
  /** "Assistant de projet Robert Gordon University" */
  const ends = (at: number): boolean =>
    /^\p{Ll}{4,}$/u.test(words[at - 1] ?? '') &&
    words.slice(at).every((word) => /^\p{Lu}/u.test(word)) &&
    isOrganisation(words.at(-1) ?? '');
  let unsure: { title: string; company: string } | null = null;
  for (let at = 1; at < words.length; at += 1) {
    const [title, company] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const isMixed = /\p{Ll}/u.test(title);
    if (
      isMixed &&
      (opens(at) || ends(at)) &&
      titleHasHead(title) &&
      !titleHasHead(company) &&
      words.length - at > 1
    )
      return { title, company };
    if (
      endsWithHead(title) &&
      !titleHasHead(company) &&
      (isLikelyName(company, hasPlace) || opensSmall(at) || opensLarge(at))
    )
      unsure ??= { title, company };
  }
  return unsure;
}

/** "Assisting Manager of Gateway Computer Center": a title, and the employer behind "of". */
const TITLE_OF =
  /^(.{3,60}?)\s(?:of(?:\sthe)?|de(?:\s(?:la|los|las))?|del|d(?:u|es|er)|della?|dell[’']|do|da|van(?:\s(?:de|het))?|av)\s?(?<=[\s’'])(\p{Lu}.{3,80})$/u;
/** The cost of "of" between title and employer: mostly it says what somebody is responsible for. */
const OF_COST = 2;

/** How the last part of a list begins. */
const LIST_END = /^(?:and|or|und|oder|et|ou|y|o|e|och|og|en|of)\s/iu;
/** "Research Assistant, Globex University, Monetary Studies": what a title has behind a comma may be the employer. */
const isSureEmployer = (part: string): boolean =>
  companyScore(part) >= 2 && !isUnitName(part) && !titleHasHead(part);
/** "Data Scientist, QV, Search Team": what stands between a title and a team is an employer, if it has a name's form. */
const couldHaveUnit = (part: string): boolean =>
  /^\p{Lu}[\p{L}\p{N}.&’'-]*$/u.test(part) && companyScore(part) >= 0.6 && titleScore(part) < 0.5;
/** The cost of a cut that leaves an employer to the title. */
const EMPLOYER_HELD_COST = 1.5;

/** The cost of a cut within a list. */
const LIST_COST = 2.5;

/** The cost of "in" between title and employer. */
const IN_COST = 1.8;
/** The same of "i". */
const AND_COST = 0.8;
/** The cost of an unknown name in brackets behind a title, which may say what the job is about. */
const BRACKET_COST = 1.2;
/** The cost of a hyphen between employer and title, which may join a name. */
const HYPHEN_COST = 1;
/** The cost of a slash between employer and title. */
const SLASH_COST = 1.2;

/** "Dog Walker & Photographer Self-Employed": a title and for whom it was are likelier than one title of both. */
const SELF_COST = -0.5;

/** "Concours général agricole (CGA)": capitals in brackets that are the initials of the words before. */
function isShortFor(bracket: string, before: string): boolean {
  const initials = before
    .split(/\s+/u)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return /^\p{Lu}{2,8}$/u.test(bracket) && initials.endsWith(bracket);
}

/** "Globex (trial day)", but neither a time, a place nor a name in short: "(2 weeks)", "(Leeds)", "(CGA)". */
const couldBeTitle = (bracket: string): boolean =>
  !isDuration(bracket) && placeScore(bracket) < 2 && !/^\p{Lu}{2,6}$/u.test(bracket);

/** "Globex - sales of bread", "Globex: sales of bread": a name doesn't go on in lower case behind a dash or a colon. */
const TOLD_BEHIND = /(?<=\p{L}{2}.*)(?:\s[–—-]|:)\s\p{Ll}[^|]*$/u;

/** Readings of one piece as title and employer together: "Cashier, Aldi", "Cajera en Mercadona". */
export function pairsIn(slot: Slot, isTrusting: boolean): Pair[] {
  const pairs: Pair[] = [];
  // A line read whole has the layout of one that has a single part.
  const id = slot.id.replace(/L$/u, 'S0');
  const add = (layout: string, title: string, company: string, cost: number, isSlash = false): void => {
    // Where a place was found already, another unknown name isn't one, nor is it behind a slash.
    const cut = makePiece(
      company.replace(TOLD_BEHIND, ''),
      isTrusting && !isSlash && slot.place === '' && !titleHasHead(company),
    );
    const name = cut.isPlace || isWebAddress(cut.text) ? '' : cut.text;
    // "Data Scientist | Data Engineer, Globex": two titles.
    const areTitles = !title.includes('|') || title.split('|').every(titleHasHead);
    if (title !== '' && name !== '' && !name.includes('|') && areTitles)
      pairs.push({
        id: layout,
        title: trimField(title),
        company: name,
        place: cut.place || slot.place,
        cost,
      });
  };
  const parts = commaParts(slot.text);
  // "Planning, Monitoring, and Learning Manager" is one list.
  const listed = parts.findIndex((part, index) => index > 1 && LIST_END.test(part));
  const [, before = '', behind = ''] = /^([^:]{3,80}):\s+([^:]{2,80})$/u.exec(slot.text) ?? [];
  // "Sales Agent: Globex, Initech" has several employers.
  const isEmployersBehind = titleHasHead(before) && !titleHasHead(behind);
  const cuts = isEmployersBehind || parts.length > 7 ? 1 : parts.length;
  for (let at = 1; at < cuts; at++) {
    const left = parts.slice(0, at).join(', ');
    const right = parts.slice(at).join(', ');
    // Later cuts cost more, as most people end the first field at the first comma.
    const cost = 0.35 * (at - 1) + (at <= listed ? LIST_COST : 0);
    const isCutEarly = opensWithSpecialty(parts.slice(at));
    const between = parts.slice(1, at);
    const isHeld = between.some(isSureEmployer) || (isUnitName(right) && between.some(couldHaveUnit));
    const held = isHeld ? EMPLOYER_HELD_COST : 0;
    add(`${id}C<`, left, right, cost + held + (isCutEarly ? 0.8 : parts.length - at > 1 ? 0.2 : 0));
    add(`${id}C>`, right, left, cost);
  }
  if (before !== '') {
    const cost = [before, behind].some(titleHasHead) ? 0.2 : 1;
    add(`${id}K<`, before, behind, cost);
    add(`${id}K>`, behind, before, cost);
  }
  // "HR / Office Manager" is one title, unless the document writes all its roles so.
  const [employer = '', titleBehind = '', ...others] = slot.text.split(/\s\/\s/);
  if (others.length === 0 && titleHasHead(titleBehind) && !titleHasHead(employer))
    add(`${id}S`, titleBehind, employer, SLASH_COST, true);
  // "Centro Globex Home-Vendedor"
  const [, hung = '', hungTitle = ''] = /^(.{5,60}?\s\S*\p{L})-(\p{Lu}\p{Ll}.{2,60})$/u.exec(slot.text) ?? [];
  if (hung !== '' && titleHasHead(hungTitle) && !titleHasHead(hung))
    add(`${id}H`, hungTitle, hung, HYPHEN_COST);
  const weak = weakParts(slot.text);
  if (weak) {
    const isBehind = (sign: string): boolean => slot.text.startsWith(sign, weak[0].length);
    // "Lecturer in Computer Engineering" says what is taught rather than where.
    // "Analityk i Programista": Scandinavian "in" is Slavic "and".
    const cost = isBehind(' in ') ? IN_COST : isBehind(' i ') ? AND_COST : 0.2;
    add(`${id}W`, weak[0], weak[1], cost, isBehind(' / '));
  }
  const own = SELF_EMPLOYED.exec(slot.text);
  const job = slot.text.slice(0, own?.index ?? 0).trim();
  if (own && own.index + own[0].length === slot.text.length && titleHasHead(job))
    add(`${id}E`, job, own[0], SELF_COST);
  const freelance = SELF_WITH.exec(slot.text)?.groups;
  if (freelance && titleHasHead(freelance['job'] ?? ''))
    add(`${id}C<`, freelance['job'] ?? '', freelance['client'] ?? '', 0);
  const { company, title } = WITH_AS.exec(slot.text)?.groups ?? {};
  if (company && title && titleHasHead(title)) add(`${id}A`, title, company, 0);
  const employed = EMPLOYER_AS.exec(slot.text)?.groups;
  if (employed && titleHasHead(employed['title'] ?? '') && !titleHasHead(employed['company'] ?? ''))
    add(`${id}A`, employed['title'] ?? '', employed['company'] ?? '', 0);
  const glued = gluedParts(slot.text, slot.place !== '');
  if (glued) add(`${id}G`, glued.title, glued.company, companyScore(glued.company) >= 1.5 ? 0.5 : 1);
  const [, titleBefore = '', ofEmployer = ''] = TITLE_OF.exec(slot.text) ?? [];
  if (
    titleHasHead(titleBefore) &&
    companyScore(ofEmployer) >= 2 &&
    !isUnitName(ofEmployer) &&
    !titleHasHead(ofEmployer)
  )
    add(`${id}O`, titleBefore, ofEmployer, OF_COST);
  const brackets = /^([^()]{3,80}?)\s*\(([^()]{3,60})\)$/.exec(slot.text);
  if (brackets?.[1] && brackets[2]) {
    // Without a word that tells, only a document that writes all its roles so makes it likely.
    const isKnown = companyScore(brackets[2]) >= 2;
    const couldBe =
      !isShortFor(brackets[2], brackets[1]) &&
      titleHasHead(brackets[1]) &&
      !titleHasHead(brackets[2]) &&
      /^\p{Lu}\p{L}/u.test(brackets[2]);
    if (isKnown || couldBe) add(`${id}B<`, brackets[1], brackets[2], isKnown ? 0.3 : BRACKET_COST);
    if (couldBeTitle(brackets[2]))
      add(`${id}B>`, brackets[2], brackets[1], titleHasHead(brackets[2]) ? 0.3 : 1);
  }
  return pairs;
}
