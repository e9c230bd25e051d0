import { readHits } from '../lexicon/read-hits.ts';
import { FILLERS, GENERIC, STOP_WORDS } from '../posting/words.ts';
import { fold } from '../text/tokens.ts';
import type { TermKind, RequirementKind } from '../types.ts';

const word = (alternatives: string) =>
  new RegExp(String.raw`(?<![\p{L}])(?:${alternatives})(?![\p{L}])`, 'iu');

const AGE_ASKED =
  /(?<!\d)(?:1[68]|21)(?: years)?(?: of age|\+? ?(?:years )?(?:old|or (?:older|over)))(?![\p{L}])/iu;
/** What a resume doesn't prove: when, where and under what terms somebody can work. */
const CONDITION = word(
  [
    String.raw`right to work|work (?:permit|authori[sz]ation)|authori[sz]ed to work|eligible to work|(?:valid|work) visa|visa (?:sponsorship|status)|(?:require|need|without) sponsorship|(?:u\.?s\.?|eu|british) (?:citizen\w*|national\w*)|citizenship|security clearance|(?:rotating|night|evening|weekend|early|late|variable|flexible) (?:and \w+ )?(?:shifts?|hours)|shift work|work(?:ing)? (?:in )?(?:shifts|nights|weekends|evenings|overtime|holidays|outdoors)|weekends?|on[- ]call (?:rota|duty|availability)|(?:your|full|weekend|evening|immediate|flexible) availability|available (?:to|for|on|immediately|from)|start(?:ing)? (?:date|immediately)|immediate start|(?:willing|able|ready|prepared|willingness|ability) to (?:travel|relocate|commute|work|lift|stand|start|carry|drive to|obtain|pass|undergo)|travel (?:up )?(?:to )?\d+|\d+ ?% travel|travel (?:required|is required)|relocat\w+|commut\w+|resid(?:e|es|ing)|residen(?:ce|cy)|live (?:in|within)|living (?:in|within)|based in|lift (?:up to )?\d+|lbs|pounds|own (?:car|vehicle|transport\w*|laptop|tools)|reliable transport\w*|(?:at least |over |aged? )?1[68](?:\+| years (?:old|of age)| or over| or older)|drug (?:test|screen)\w*|background (?:check|screen\w*)|internet connection|hours (?:a|per) week|full[- ]time availability|part[- ]time availability|in[- ]office|(?:work(?:ing)?|presence|days) on[- ]site`,
    String.raw`schichtarbeit|schichtbereitschaft|schichtdienst|wochenend\w*|reisebereitschaft|arbeitserlaubnis|arbeitsgenehmigung|bereitschaft (?:zu|zur|zum)|bereitschaftsdienst|rufbereitschaft|wohnort|wohnsitz|ab sofort|verfügbar\w*|deutschlandweit|mobil und flexibel`,
    String.raw`disponib\w+|mobilité|permis de travail|horaires (?:décalés|variables)|travail (?:de nuit|posté|le week-end)|astreintes?|domicilié\w*|résider`,
    String.raw`disponibilidad\w*|permiso de trabajo|residencia en|turnos (?:rotativos|de noche)|fines de semana|incorporación inmediata|vehículo propio|residir`,
    String.raw`disponibilità|permesso di (?:lavoro|soggiorno)|turni|automunit\w+|residenza in|disponibilidade|autorização de trabalho|turnos|veículo próprio|residir em`,
    String.raw`dyspozycyjność|praca zmianowa|pozwolenie na pracę|gotowość do|beschikbaar\w*|ploegendienst|werkvergunning|woonachtig|bereid om|eigen vervoer`,
  ].join('|'),
);
const LICENSE = word(
  [
    String.raw`\p{L}+ qualified|licen[cs]es?|licensed|licensure|registration|registered|certificat(?:e|es|ion|ions)|certified|chartered|(?:cscs|jib|ecs|cpcs|twic|sia|qualification|gold|blue|food handler) cards?|endorsement|permit|clearance|(?:background|dbs|police|criminal|record) checks?|dbs|crb|cscs|cpc|cdl|hgv|lgv|adr|osha|servsafe|cpr|bls|acls|first aid(?:er)?|driver['’]?s? licen[cs]e|nmc|hcpc|pin number|pgce|qts`,
    String.raw`führerschein\w*|fahrerlaubnis|\w*schein|approbation|\w*zertifikat\w*|zertifiziert\w*|\w*führungszeugnis|gesundheitszeugnis|zulassung|berufsurkunde|schlüsselzahl \d+|sachkundenachweis|befähigungsnachweis`,
    String.raw`permis(?: de conduire)?(?: [a-e]{1,2})?|caces|habilitations?(?: électriques?)?|certificat\w*|attestation|carte professionnelle|fimo|fco`,
    String.raw`carn[eé]t?|licencia(?! en)|certificad[oa]s?|certificación|permiso de conduc\w+|carné|colegiad[oa]|manipulador\w*|patent[ei]|patentino|abilitazion[ei]|certificazion[ei]|attestat[oi]|iscrizione all\w*|carta de condução|cnh|carteira|certificação|registro no`,
    String.raw`prawo jazdy|uprawnieni\w+|certyfikat\w*|licencj\w+ (?:ochrony|pracownika)|książeczk\w+|rijbewijs|certificaat|big-registratie|vog|vca|heftruckcertificaat`,
  ].join('|'),
);
const EDUCATION = word(
  [
    String.raw`degrees?|bachelor['’]?s?|master['’]?s?(?= (?:degree|in|of)|$| or)|ph\.?d|doctorate|diploma|ged|bsc|b\.sc|msc|m\.sc|mba|bsn|adn|llb|llm|b\.?a\.|b\.?eng|beng|meng|hnc|hnd|nvq|btec|gcses?|a[- ]levels?|high school|college|university|graduate (?:of|in|from)|apprenticeship|enrolled|postgraduate|undergraduate|educated to`,
    String.raw`ausbildung|berufsausbildung|\w*studium|hochschulabschluss|studienabschluss|schulabschluss|abitur|meisterbrief|meister|gesellenbrief|facharbeiterbrief|matura|abschluss`,
    String.raw`diplôm\w*|bac(?: ?(?:\+|pro)\s?\d?)?|baccalauréat|bts|dut|cap(?= [a-zé])|bep|licence(?: en)?|titulaire d\w+|formation (?:en|de|supérieure)|école d\w*`,
    String.raw`licenciatura|grado|titulación|título|fp|bachillerato|formación profesional|diplomatura|máster|laurea\w*|diploma di|maturità|ensino (?:médio|superior)|graduação|bacharel\w*|formação (?:em|superior)|curso (?:superior|técnico)`,
    String.raw`wykształcenie|studia|magister|inżynier|licencjat|opleiding|mbo|hbo|wo-(?:opleiding|niveau)`,
  ].join('|'),
);
const EXPERIENCE = word(
  String.raw`experienc(?:e|ed)|track record|background in|history of|worked (?:in|as|with)|years?|used to|\w*erfahrung\w*|\w*erfahren\w*|praxis(?: in)?|expériences?|expérimenté\w*|experiencia|esperienza|experiência|vivência|doświadczeni\w+|\w*ervaring`,
);
const KNOWING = word(
  String.raw`knowledge|skills?|proficien\w+|familiar\w*|understanding|expertise|competen\w+|ability|able|awareness|command of|fluen\w+|literate|literacy|kenntnisse?|\w+kenntnisse?|beherrsch\w+|sicherer umgang|umgang mit|maîtrise|connaissances?|capacité|conocimientos?|manejo|dominio|conoscenz[ae]|conhecimentos?|domínio|znajomość|umiejętność|obsługa|kennis|beheersing`,
);
const TRAIT = word(
  String.raw`team[- ]?player|self[- ]starter|self[- ]motivated|positive attitude|can[- ]do|passion(?:ate)?|enthusias\w+|eager|willing to learn|sense of humou?r|good (?:communicator|listener)|work(?:ing)? (?:well )?(?:under pressure|independently)|calm under pressure|friendly|polite|trustworthy|honest|punctual|reliable|curious|empath\w+|caring|compassionate|motivated|hard[- ]?working|people person|teamfähig\w*|zuverlässig\w*|freundlich\w*|belastbar\w*|motivation|motiviert|engagiert|dynamique|autonome|motivé\w*|rigoureu\w+|souriant\w*|responsable|proactiv[oa]|dinamic[oa]|motivat[oa]|comprometid[oa]|zaangażowanie|komunikatywn\w+|sumienn\w+|gemotiveerd|betrouwbaar|zelfstandig`,
);
/** A language next to what people say of languages; "French cuisine" asks for none. */
const SPEAKING = word(
  String.raw`fluen\w+|spoken|written|speak\w*|native|bilingual|conversational|proficien\w+|languages?|[abc][12]|mother tongue|verhandlungssicher\w*|fließend\w*|muttersprach\w*|sprach\w*|in wort und schrift|\w*kenntnisse|courant|bilingue|langue|niveau|idioma|nivel|nativ[oa]|fluente|lingua|madrelingua|livello|nível|język\w*|poziom\w*|biegł\w+|komunikatywn\w+|taal|vloeiend|beheersing`,
);
/** "Spanish is a plus": a name and how much it is wanted. */
const ONLY_WISHED =
  /^\p{L}+(?:(?: (?:or|and) |\/)\p{L}+)? (?:is |are |would be |ist |serait |es |è |é |jest )?(?:an? )?(?:(?:big |strong )?plus|asset|advantage|bonus|preferred|required|helpful|desirable|a must|von vorteil|erwünscht|erforderlich|souhaité|un plus|un atout|apprécié|valorable|imprescindible|gradito|preferibile|desejável|mile widziany)\.?$/iu;
const STUDY = word(
  String.raw`students? of|studying|lecturer|teach\w*|(?:additional|second|foreign) languages?`,
);
/** Verbs with which a duty begins. */
const DUTY_VERBS = `
assist answer arrange build carry check clean coordinate collaborate communicate conduct cook
create coach deliver design develop drive ensure establish evaluate execute follow greet handle
help identify implement inspect install keep lead liaise load maintain make manage monitor operate
order organise organize oversee own partner pack perform pick plan prepare process produce provide
receive record repair report resolve respond review run schedule sell serve set-up supervise
support take teach test track train translate troubleshoot unload update wash work write
`
  .trim()
  .split(/\s+/)
  .map((verb) =>
    verb.endsWith('e') ? `${verb.slice(0, -1)}(?:es?|ing)` : `${verb.replace('-', ' ')}(?:e?s|ing)?`,
  );
const DUTY_START = new RegExp(
  String.raw`^(?:you(?:['’]ll| will)? |sie |du |vous |to )?(?:${DUTY_VERBS.join('|')})(?= |$)(?! experience| knowledge| skills)(?<!working(?= with))`,
  'iu',
);
const FOREIGN_DUTY =
  /^(?:du |sie |vous )?(?:durchführung|betreuung|erstellung|bearbeitung|überwachung|unterstützung|sicherstellung|mitarbeit|assurer|gérer|réaliser|accueillir|effectuer|participer|garantizar|realizar|gestionar|atender|elaborar|apoyar|gestire|assicurare|garantire|executar|atuar|acompanhar|prowadzenie|przygotowywanie|zapewnienie|uitvoeren|zorgen voor|begeleiden)(?![\p{L}])/iu;

/** Whether the sentence says nothing besides personal qualities. */
function isOnlyTraits(text: string): boolean {
  const { tokens, hits } = readHits(text);
  const inTrait = new Set<number>();
  for (const { entry, from, to } of hits)
    if (entry.kind === 'trait') for (let at = from; at < to; at += 1) inTrait.add(at);
  if (inTrait.size === 0 && !TRAIT.test(text)) return false;
  const others = tokens.filter(
    ({ norm }, at) =>
      !inTrait.has(at) &&
      !STOP_WORDS.has(norm) &&
      !FILLERS.has(norm) &&
      !GENERIC.has(norm) &&
      !TRAIT.test(norm),
  );
  return (
    others.length <= (inTrait.size > 0 && others.length < tokens.length / 3 ? 2 : TRAIT.test(text) ? 3 : 0)
  );
}

function kindsNamed(text: string): Set<TermKind> {
  return new Set(readHits(text).hits.map(({ entry }) => entry.kind));
}

/** The group that a requirement belongs to. A sentence of several kinds belongs to the one that is checked first. */
export function readKind(text: string): RequirementKind {
  const named = kindsNamed(text);
  const asksExperience = EXPERIENCE.test(text);
  const asksLicense = LICENSE.test(text) || (named.has('certificate') && !EDUCATION.test(text));
  const asksEducation = EDUCATION.test(text) || named.has('degree');
  const words = text.split(/\s+/).length;
  if (AGE_ASKED.test(text)) return 'condition';
  if (CONDITION.test(text) && !asksExperience && !KNOWING.test(text.replace(/\bab(?:le|ility)\b/giu, '')))
    return 'condition';
  // "Experience in issuing permits" names no permit that the person holds.
  if (asksLicense && !(asksExperience && EXPERIENCE.exec(text)?.index === 0)) {
    if (!DUTY_START.test(text) || named.has('certificate')) return 'license';
  }
  if (asksEducation && !DUTY_START.test(text) && !(asksExperience && EXPERIENCE.exec(text)?.index === 0))
    return 'education';
  if (
    named.has('language') &&
    !STUDY.test(text) &&
    (SPEAKING.test(fold(text)) || SPEAKING.test(text) || words <= 3 || ONLY_WISHED.test(text))
  )
    return 'language';
  if (asksExperience) return 'experience';
  // "Provide a friendly service to customers on delivery" is work.
  const isDuty = DUTY_START.test(text) && words > 5;
  if (!isDuty && isOnlyTraits(text)) return 'trait';
  if (KNOWING.test(text)) return 'skill';
  return DUTY_START.test(text) || FOREIGN_DUTY.test(text) ? 'duty' : 'skill';
}
