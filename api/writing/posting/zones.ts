import { splitLines, splitSentences } from '../text/lines.ts';
import type { Line } from '../text/lines.ts';
import { fold } from '../text/tokens.ts';
import type { Need } from '../types.ts';
import { findDeniedPart, isWholeSentence } from './denied.ts';
import type { Part } from './denied.ts';

export type Zone = 'requirements' | 'preferred' | 'duties' | 'unknown' | 'about' | 'none';

/** A sentence or list item of the posting, with the part of the posting it belongs to. */
export interface Segment extends Line {
  zone: Zone;
  need: Need;
  /** True for a heading: it determines the zone, and no terms are taken from it. */
  heading: boolean;
  /** Offset of the line that it is a part of. */
  line: number;
  /** The part that says something is not needed: no terms are taken from it. */
  denied: Part | null;
}

/** The weight of a term by its zone (docs/algorithms.md#zones). */
export const ZONE_WEIGHT: Record<Zone, number> = {
  requirements: 1,
  preferred: 0.6,
  duties: 0.8,
  unknown: 0.7,
  about: 0.2,
  none: 0,
};

/** Beginnings of headings, compared without accents, punctuation and case. The first match decides. */
const HEADINGS: [Zone, RegExp][] = [
  [
    'none',
    /^((the|our|your) (deal|offer|rewards|perks|package|extras)\b|in return|how we (look after|hire|recruit)|looking after you|what s on offer|what we (give|pay|can offer)|next steps|(the )?(application|interview) (process|steps)|how to join|(sound|sounds) (good|like)|ready to|to apply|want to apply|apply\b|interested|das durfen sie|das kannst du erwarten|so geht es weiter|bewerbungs|wie geht es weiter|(que )?te ofrecemos|lo que ofrecemos|que te ofrec|como (aplicar|postular|inscribirse)|nous vous offrons|ce que nous (vous )?(offrons|proposons)|vos avantages|ce qu on (vous )?(offre|propose)|comment postuler|cosa troverai|cosa ti offriamo|come candidarsi|co zyskasz|co dla ciebie|jak aplikowac|wat (wij |we )?bieden|wat krijg|dit bieden|wij bieden|hoe solliciteer|solliciteren)/,
  ],
  [
    'preferred',
    /^((lovely|great|good|useful|helpful|handy) (to have|extras?|if)|extras?\b|we d (love|like) it if|would love|bonus\b|kein muss|schon aber kein muss|kein muss aber|das ware (schon|toll)|idealerweise|valoraremos|se valora|sera un plus|ce serait un plus|les plus\b|un plus\b|encore mieux|punti di merito|graditi|gradite|sara un plus|pluspunten|mooi meegenomen|een pre\b|da valore|valorizamos|bedzie atutem)/,
  ],
  [
    'requirements',
    /^(we look for|what we look for|we d (like|want) you|(the|your) person\b|person specification|the (right )?candidate|we re after|who (you (are|re)|we (need|want))|you ll (need|have|bring)|(lo )?que (pedimos|necesitas|esperamos)|tu perfil|a quien buscamos|(qui etes|le profil|votre profil|ton profil|ce qu on (attend|cherche))|cosa chiediamo|chi cerchiamo|il tuo profilo|il profilo|cosa serve|o teu perfil|o seu perfil|o que (procuramos|pedimos)|kim jestes|czego (od ciebie )?(potrzebuj|oczek)|kogo|wie (jij|ben)|wat (wij )?(vrag|zoeken|breng)|functie eisen|dit breng)/,
  ],
  [
    'duties',
    /^(what an? (typical |normal )?(shift|day|week|month) (looks|is)|an? (typical|normal|usual) (day|week|shift)|(the|your) (day|week)\b|(ihr|dein|unser) (arbeitsbereich|aufgabengebiet|arbeitsalltag|job)|arbeitsbereich|(lo )?que haras|tu dia a dia|tu (mision|rol|trabajo)|(votre|ton|au) quotidien|cosa farai|di cosa ti|wat (ga je|doe je)|(je|jouw|de) (taken|functie|werk)|co bedziesz|o que (vais|vai|ira) fazer)/,
  ],
  ['none', /^(not your|other (open )?(roles|positions|opportunities|openings)|not (quite|a fit|the right))/],
  [
    'none',
    /^(our |the |your )?(benefits|perks|compensation|salary|pay\b|pay range|what we offer|we offer|what s in it|why (you should|join|work|us|apply|choose)|why you|rewards|the package|equal (employment )?opportunit|eeo|diversity|how to apply|application process|to apply|apply now|disclaimer|privacy|legal|physical (demands|requirements|functions)|essential physical|work(ing)? (environment|conditions)|hours|schedule|interview process|hiring process|recruitment process|start date|resources|notice to|additional information|contact|accommodation|what you( ll| will)? (get|receive|earn|can expect|gain)|you( ll| will) (get|receive|enjoy)|here you will|closing date|perks and benefits|total rewards|location|our values)/,
  ],
  [
    'none',
    /^(benefits?|wir bieten|das bieten wir|was wir (dir |ihnen )?bieten|unser angebot|deine vorteile|ihre vorteile|deine benefits|das erwartet dich bei uns|kontakt|bewerbung|so bewirbst|interessiert)/,
  ],
  [
    'none',
    /^(avantages|nous offrons|ce que nous (vous )?(offrons|proposons)|nous (vous )?proposons|remuneration|pour postuler|candidature|processus de recrutement|conditions)/,
  ],
  [
    'none',
    /^(ofrecemos|que ofrecemos|beneficios|te ofrecemos|condiciones|se ofrece|oferecemos|o que oferecemos|remuneracao|cosa offriamo|offriamo|si offre|benefit|oferujemy|co oferujemy|benefity|aplikuj|to oferujemy|klauzula)/,
  ],
  [
    'preferred',
    /^(preferred|bonus|nice to have|nice to haves|good to know|useful to know|desirable|desired|(it )?would be (a |an )?(plus|nice|great|good|bonus|advantage|even better)|(it s|even) (great|better|a bonus) if|you might also|we d love it if|pluses|plus|additional (skills|qualifications)|ideally|extra credit|optional|good to have|it s a plus|assets|von vorteil|wunschenswert|pluspunkte|nice to know|souhaite|atouts?|serait un plus|deseable|se valora|valorable|diferenciais|desejavel|requisiti preferenziali|costituisce|mile widziane|dodatkowym atutem|bonus points|what sets you apart)/,
  ],
  [
    'requirements',
    /^((minimum|basic|key|job|specific|essential|core|required|other|technical|mandatory|general|position|educational?|experience|licens\w+|certificat\w+|candidate|person|your|special\w*|additional|professional|necessary) )*(requirements?|qualifications?|must haves?|skills|required|competenc(e|es|ies)|experience|education|licensure|licenses?|certifications?|knowledge|profile|specification|criteria|abilities|credentials|background)\b/,
  ],
  [
    'requirements',
    /^(what (you( ll| will)? (need|bring|have)|we( re| are)? (looking|seeking|need|expect|require|ask|want|demand)|you should|it takes|makes you|you must|you bring)|who (you are|we( re| are) looking)|about you|you (have|bring|are|should have|must|need|might be|will (have|need|bring)|ll (have|need|bring))\b|the ideal|ideal candidate|the successful|to (be successful|succeed|qualify)|we( re| are)? (looking for|require|need|expect|ask)|this means you|must have|is this you|does this sound|your (profile|background|experience|skills)|requires|skills and|knowledge skills|knowledge and skills|ksa|the candidate|eligibility|our requirements)/,
  ],
  [
    'requirements',
    /^(dein profil|ihr profil|profil|qualifikation|anforderung|voraussetzung|das bringst du|was du mitbring|das bringen sie|was sie mitbring|was wir erwarten|wir erwarten|was uns uberzeugt|deine (qualifikation|fahigkeiten|skills|starken|erfahrung)|ihre (qualifikation|fahigkeiten|starken|kenntnisse)|wir suchen|damit uberzeugst|fachliche|das zeichnet|mitbringen|kenntnisse|was du brauchst|du hast|sie haben)/,
  ],
  [
    'requirements',
    /^(votre profil|profil|competences|qualifications requises|ce que nous recherchons|exigences|prerequis|formation|vous (avez|etes|possedez|justifiez)|requisitos|perfil|que buscamos|lo que buscamos|se requiere|formacion|conocimientos|requisiti|profilo|competenze|cosa cerchiamo|qualificacoes|exigencias|o que buscamos|wymagania|oczekujemy|nasze oczekiwania|profil kandydata|czego oczekujemy|kogo szukamy|wymagane|experiencia|esperienza)/,
  ],
  [
    'duties',
    /^((key|main|primary|essential|general|core|job|role|major|principal|position|specific|additional|day to day|daily|typical) )*(duties|responsibilit\w+|functions?|tasks|accountabilities|activities|description of work|description of duties|scope of work|the work|objectives|deliverables)\b/,
  ],
  [
    'duties',
    /^(what you( ll| will| d| would)? (do|be|work|own|accomplish)|you( ll| will)\b|your (role|mission|tasks|responsibilities|impact|day|job|duties|work)|in this (role|position)|as an? |the (role|job|position|opportunity|mission|work)\b|job (description|summary|purpose|duties|overview)|position (summary|overview|purpose|description)|role (summary|overview|description|purpose)|a day in|day to day|about the (role|job|position|opportunity|work)|description of work|how you( ll| will)|primary purpose of the position|summary|overview|who you ll|our tech stack|tech stack|technologies)/,
  ],
  [
    'duties',
    /^(aufgaben|deine aufgaben|ihre aufgaben|das erwartet (dich|sie)|was dich erwartet|was sie erwartet|dein (job|tatigkeit|aufgaben|verantwortung)|tatigkeit|stellenbeschreibung|aufgabenbereich|ihr aufgaben|was du (tust|machst|bewegst)|deine mission|ihre rolle|deine rolle|das machst du|verantwortlichkeiten)/,
  ],
  [
    'duties',
    /^(missions?|vos missions|votre mission|vos responsabilites|le poste|description du poste|taches|responsabilites|principales|funciones|responsabilidades|tus funciones|tareas|descripcion del puesto|mision|que haras|mansioni|responsabilita|attivita|cosa farai|il ruolo|descricao|atividades|funcoes|principais|obowiazki|zakres obowiazkow|zadania|twoje zadania|opis stanowiska|czym bedziesz|twoja rola)/,
  ],
  [
    'about',
    /^(about|who we are|our (company|story|mission|team|culture|organization|client)|the (company|team|organization|agency|department|organisation)|company (overview|description|profile|summary)|overview of|primary purpose of the division|uber uns|wir sind|unternehmen|wer wir sind|das sind wir|a propos|qui sommes|l entreprise|sobre (nosotros|nos|a empresa)|quienes somos|la empresa|chi siamo|l azienda|o nas|o firmie|introduction|background of)/,
  ],
];

const REQUIRED =
  /\b(must|required|requires?|requirement|minimum|at least|mandatory|essential|necessary|need to have|you have|proven|proficien\w+|\d+\s?\+?\s?(?:years|yrs)|erforderlich|zwingend|vorausgesetzt|mindestens|obligatoire|exigée?s?|indispensable|minimum de|imprescindible|obligatorio|requerid[oa]|indispensabile|richiest[oa]|obrigatóri[oa]|exigid[oa]|wymagan[eyao]|niezbędn[eay])(?![\p{L}])/iu;
/** In a description of the work, "as necessary" and "at least" ask for nothing. */
const STRICTLY_REQUIRED =
  /\b(?:must (?:be|have|hold|possess|be able)|(?:is|are|be) (?:required|mandatory|essential)|required to|required:|\d+\s?\+?\s?(?:years|yrs)(?:['’]| of)|erforderlich|zwingend|vorausgesetzt|obligatoire|exigée?s?|indispensable|imprescindible|obligatorio|indispensabile|obrigatóri[oa]|wymagan[eyao])(?![\p{L}])/iu;
/** "D2 Training in phonics" in a specification of what is essential (E) and desirable (D). */
const CODE = /(?:^|\n)\s*([ED])\d{1,2}[.):]?\s+$/;
const PREFERRED =
  /\b(preferred|preferably|(?:is|are|as|be) an? (?:strong |big |huge |definite )?(?:plus|bonus|asset|advantage)|a plus\b|bonus|ideally|nice[- ]to[- ]have|desirable|desired|advantageous|would be (?:great|nice|helpful)|helpful but|not required|von Vorteil|wünschenswert|idealerweise|souhaitée?s?|serait un plus|un atout|apprécié|deseable|valorable|se valorará|preferibilmente|gradit[oa]|desejável|diferencial|mile widzian[eay]|atutem)(?![\p{L}])/iu;
const OFFERED =
  /\b(401\(?k|403b|dental,? (?:and |& )?(?:insurance|plans?|cover(?:age)?|benefits?|vision|medical|health|life)|(?:medical|health|vision),? (?:and |& )?dental(?! (?:assist|hygien|nurs|practice|office|clinic|team|billing|records?|receptionist))|health insurance|medical insurance|life insurance|paid time off|paid holidays|\bPTO\b|paid leave|annual leave|leave allowance|days(?:’|')? (?:of )?(?:holiday|leave|vacation)|days annual|generous (?:holiday|leave|pension|benefits)|pension scheme|civil service pension|season ticket loan|cycle to work|flexible working|sick leave|parental leave|vacation days|tuition reimbursement|employee discount|equal opportunity|affirmative action|regardless of race|without regard to|reasonable accommodation|gender identity|sexual orientation|veteran status|e-verify|background of our benefits|company pension|betriebliche Altersvorsorge|Urlaubstage|Jobrad|mutuelle|tickets? restaurant|seguro médico|buoni pasto|vale refei\w+|prywatna opieka|multisport|we reward|competitive salary|salary range|pay range|stock options|equity|free (?:coffee|snacks|lunch|parking))(?![\p{L}])/iu;
const FACT_HEADING =
  /^[#*\s]*(?:location|salary|pay|hours|schedule|compensation|contact|start date|closing date)/i;
/** Words before a list of duties in running text. */
const INLINE_DUTIES =
  /\b(?:duties|responsibilities|tasks)\b[^.:;]{0,60}(?:include|including|are|not limited to)[^.:;]{0,40}:?/i;

/** No real posting has more sentences; the rest of a longer text is ignored. */
const MAX_SEGMENTS = 2500;

function headingKey(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The zone that a heading opens; `null` if the text isn't a known heading. */
export function zoneOfHeading(text: string): Zone | null {
  const key = headingKey(text.slice(0, 120));
  if (key === '') return null;
  for (const [zone, pattern] of HEADINGS) if (pattern.test(key)) return zone;
  if (key.split(' ').length > 6) return null;
  if (/\bresponsibilit|\bduties\b/.test(key)) return 'duties';
  return /\b(?:requirements?|qualifications?)\b/.test(key) ? 'requirements' : null;
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

function isHeadingLine(line: Line): boolean {
  if (line.text.length > 120) return false;
  const text = line.text.replace(/[\s:*#=_]+$/, '');
  const words = wordCount(text);
  if (/:\s*\**$/.test(line.text)) return words <= 10;
  // "Location: Bristol" is a single fact and doesn't open a zone.
  if (text.includes(': ')) return false;
  return words <= 6 && text.length <= 60 && !/[.!;,]$/.test(text) && !/\d{3}/.test(text) && !line.bulleted;
}

/** Whether the sentence lists benefits or legal notices, and so contains no requirement. */
function isOffer(text: string): boolean {
  return OFFERED.test(text);
}

const PORTRAIT =
  /^(?:we are|we're|we’re|we have|we believe|our (?:mission|company|clients|customers|purpose|vision|story|culture|values|organization|firm|agency)|founded|established in|headquartered|backed by|with (?:over|more than) \d|as (?:a|an|the) .{0,60}\b(?:leader|company|provider|organization|business)\b|more than \d|rooted in|wir sind|notre (?:entreprise|mission)|nous sommes|somos|siamo|jesteśmy)/iu;
const SEEKS =
  /(?<![\p{L}])(?:seek\w*|hiring|looking for|searching|recruit\w*|you|suchen|sucht|recherch\w+|busc\w+|cerc\w+|poszuk\w+|szuka\w*|candidate|position)(?![\p{L}])/iu;

/** Whether the sentence describes the employer: its subject is the employer's name, an acronym or "we". */
function isSelfPortrait(text: string, company: string): boolean {
  if (SEEKS.test(text)) return false;
  if (PORTRAIT.test(text)) return true;
  if (company.length > 2 && text.toLowerCase().startsWith(company.toLowerCase()) && !text.includes(':'))
    return true;
  return /^(?:The |At )?[\p{Lu}][\p{L}\p{N}.&]*\p{Lu}[\p{L}\p{N}.&]*(?: [^.,:;]{0,40})? (?:provides|is|are|was|has|offers|delivers|operates|serves|supports|ensures|believes)(?![\p{L}])/u.test(
    text,
  );
}

function readNeed(text: string, zone: Zone): Need {
  if (PREFERRED.test(text)) return 'preferred';
  if (zone === 'preferred') return 'preferred';
  if (zone === 'requirements') return 'required';
  if ((zone === 'duties' ? STRICTLY_REQUIRED : REQUIRED).test(text)) return 'required';
  return 'mentioned';
}

/** Splits the posting into sentences with zone and need. Without headings these are determined by cue words alone. */
export function splitSegments(text: string, company = ''): Segment[] {
  const segments: Segment[] = [];
  let zone: Zone = 'unknown';
  let factsOnly = false;
  for (const line of splitLines(text)) {
    if (segments.length >= MAX_SEGMENTS) break;
    if (isHeadingLine(line)) {
      const named = zoneOfHeading(line.text.replace(/^[#*=_\s]+/, ''));
      const own = named ?? (/:\s*\**$/.test(line.text) && !line.bulleted ? 'unknown' : null);
      if (own !== null) {
        zone = own;
        factsOnly = FACT_HEADING.test(line.text);
        segments.push({
          ...line,
          zone: own,
          need: 'mentioned',
          heading: true,
          line: line.start,
          denied: null,
        });
        continue;
      }
    }
    // "Salary", a sum, and then the posting continues: only the facts are left out.
    if (
      zone === 'none' &&
      factsOnly &&
      !line.bulleted &&
      wordCount(line.text.slice(0, 400)) >= 12 &&
      SEEKS.test(line.text.slice(0, 400))
    )
      zone = 'unknown';
    const label = /^([^:.]{3,60}):\s+\S/.exec(line.text);
    let local: Zone = zone;
    if (label?.[1] && wordCount(label[1]) <= 6) {
      const named = zoneOfHeading(label[1].replace(/^[#*=_\s]+/, ''));
      if (named) {
        local = named;
        // "Bonus points: ovens, Spanish." says all of it in its own line.
        if (!line.bulleted && named !== 'none' && named !== 'preferred') zone = named;
      }
    }
    for (const sentence of splitSentences(line)) {
      if (INLINE_DUTIES.test(sentence.text)) local = 'duties';
      let own = local;
      const denied = findDeniedPart(sentence.text);
      const asked = denied
        ? `${sentence.text.slice(0, denied.from)} ${sentence.text.slice(denied.to)}`
        : sentence.text;
      const asks = REQUIRED.test(asked) || PREFERRED.test(asked);
      const asksNothing = denied !== null && isWholeSentence(denied, sentence.text);
      if (asksNothing) own = 'none';
      else if (
        isOffer(sentence.text) &&
        !/\b(experience|knowledge|Erfahrung|Kenntnisse)\b/i.test(sentence.text)
      )
        own = 'none';
      else if (own === 'about' && asks) own = 'unknown';
      else if (
        !asks &&
        !sentence.bulleted &&
        (own === 'duties' || own === 'unknown') &&
        isSelfPortrait(sentence.text, company)
      )
        own = 'about';
      const code = line.bulleted
        ? CODE.exec(text.slice(Math.max(0, line.start - 12), line.start))?.[1]
        : undefined;
      const need = asksNothing
        ? 'mentioned'
        : code === 'D'
          ? 'preferred'
          : code === 'E'
            ? 'required'
            : readNeed(asked, own);
      if (own === 'unknown' && need !== 'mentioned') own = need === 'required' ? 'requirements' : 'preferred';
      segments.push({ ...sentence, zone: own, need, heading: false, line: line.start, denied });
    }
  }
  return segments;
}
