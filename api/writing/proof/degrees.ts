import { contentStems } from '../scoring/reading.ts';

const RANKS: [number, RegExp][] = [
  [
    5,
    /(?<![\p{L}])(?:ph\.?\s?d|doctor(?:ate|al)?(?! of nursing practice candidate)|doktor\p{L}*|promotion (?:zum|zur|an der|in der)|promoviert\p{L}*|doctorat|doctorado|dottorato|doutorado|doktorat|d\.?phil|edd|dnp)(?![\p{L}])/iu,
  ],
  [
    4,
    /(?<![\p{L}])(?:master(?:['’]s|s)?(?! electrician| plumber)|m\.?\s?sc|m\.a\.?|mba|m\.?\s?eng|m\.?\s?ed|m\.?\s?tech|m\.?\s?com|mfa|mca|emba|llm|msn|msw|mph|mpa|magister|diplom(?:-\p{L}+|(?:ingenieur|kauf|betriebs|volks|informatik|psycholog|pädagog|wirt|jurist|biolog|physik|chemik|mathematik)\p{L}*)?|staatsexamen|bac ?\+ ?5|laurea magistrale|máster|mestrado|j\.?\s?d|maîtrise)(?![\p{L}])/iu,
  ],
  [
    3,
    /(?<![\p{L}])(?:bachelor(?:['’]s|s)?|b\.?\s?sc|b\.a\.?|b\.s\.?|b\.?\s?s\.?\s?n|b\.?\s?eng|b\.?\s?ed|b\.?\s?tech|b\.?\s?com|bba|bfa|bca|bsw|ll\.?b|baccalaureate degree|undergraduate degree|degree|university degree|\p{L}*studium|hochschulabschluss|licence (?:en|de|pro\p{L}*)|licenciatura|licenciad[oa]|graduad[oa]|grado|laurea\p{L}*|bac ?\+ ?3|bacharel\p{L}*|graduação|licencjat|inżynier|studia|wykształcenie wyższe|hbo)(?![\p{L}])/iu,
  ],
  [
    2,
    /(?<![\p{L}])(?:associate(?:['’]s|s)?|a\.?\s?s\.?(?= in| degree)|a\.?a\.?s|adn|hnd|hnc|foundation degree|bts|dut|bac ?\+ ?2|diploma of higher education|diploma)(?![\p{L}])/iu,
  ],
  [
    1,
    /(?<![\p{L}])(?:high school|ged|secondary school|a[- ]levels?|gcses?|abitur|matura|baccalauréat|bachillerato|maturità|ensino médio|fachabitur|realschulabschluss|mittlere reife|hauptschulabschluss|havo|vwo)(?![\p{L}])/iu,
  ],
];

/** Abbreviations, which are other words in small letters and states or standards elsewhere: "BS 7671", "Boston, MA". */
const SHORT: [number, RegExp][] = [
  [4, /(?<![\p{L}.])M\.?A\.?(?= in | degree| \p{Lu}\p{Ll})(?<!, MA)/u],
  [3, /(?<![\p{L}.])B\.?[AS]\.?(?= in | degree| \(Hons|, | \p{Lu}\p{Ll})/u],
  [2, /(?<![\p{L}.])A\.?[AS]\.?(?= in | degree)/u],
];

/** The rank of the degree that a text names: 1 for school, 2 below a bachelor, 3 bachelor, 4 master, 5 doctor; 0 for none. */
export function degreeRank(text: string): number {
  const short = SHORT.find(([, pattern]) => pattern.test(text));
  if (short) return short[0];
  if (/associate(?:['’]s)? degree|foundation degree/iu.test(text) && !/bachelor|master/iu.test(text))
    return 2;
  if (/high school diploma/iu.test(text)) return 1;
  for (const [rank, pattern] of RANKS) if (pattern.test(text)) return rank;
  return 0;
}

/** Subjects that count as the same field of study, in several languages. */
const SUBJECTS: string[] = [
  'computer science, informatics, informatik, informatique, informatica, software engineering, computing, wirtschaftsinformatik, computer engineering, informatyka, software development',
  'law, llb, llm, jura, rechtswissenschaft, derecho, droit, giurisprudenza, direito, prawo, jurisprudence, legal studies, rechten',
  'nursing, bsn, adn, asn, msn, pflege, pflegewissenschaft, soins infirmiers, enfermeria, infermieristica, enfermagem, pielegniarstwo, verpleegkunde',
  'accounting, accountancy, finance, rechnungswesen, comptabilite, contabilidad, contabilita, contabilidade, rachunkowosc, audit, taxation, accounting and finance',
  'business, business administration, management, mba, bba, bcom, bwl, betriebswirtschaft, betriebswirtschaftslehre, gestion, administracion de empresas, economia aziendale, administracao, zarzadzanie, commerce, bedrijfskunde',
  'economics, volkswirtschaft, economia, economie, ekonomia',
  'mechanical engineering, maschinenbau, genie mecanique, ingenieria mecanica, ingegneria meccanica, engenharia mecanica, mechatronics, manufacturing engineering, production engineering, werktuigbouwkunde',
  'electrical engineering, electronics, elektrotechnik, genie electrique, ingenieria electrica, ingegneria elettrica, electronic engineering, elektrotechniek',
  'civil engineering, bauingenieurwesen, genie civil, ingenieria civil, structural engineering',
  'education, teaching, pgce, early childhood education, early childhood, early years, padagogik, erziehungswissenschaft, magisterio, sciences de l education, kindheitspadagogik, childhood studies, child development, elementary education',
  'marketing, communication, communications, public relations, advertising',
  'psychology, psychologie, psicologia, psychologia',
  'social work, bsw, msw, soziale arbeit, sozialarbeit, trabajo social, travail social, social care, health and social care',
  'logistics, supply chain, logistik, logistique, logistica, transport management, supply chain management',
  'hospitality, hotel management, hotellerie, tourism, culinary arts, culinary',
  'mathematics, statistics, mathematik, data science, physics',
  'biology, chemistry, biochemistry, life sciences, biologie, chemie',
  'paralegal studies, paralegal',
];
const GROUPS = SUBJECTS.map((line) => line.split(', ').map((subject) => contentStems(subject)));
const ANY_FIELD =
  /(?:similar|related|relevant|comparable|equivalent|(?<![\p{L}])any(?![\p{L}])|vergleichbar|ähnlich|verwandt|équivalent|similaire|afín|similares|affin[ei]|áreas afins|pokrewn|vergelijkbaar)/iu;
const NO_SUBJECT = new Set(
  contentStems(
    'degree bachelor bachelors master masters science arts associate university college diploma graduate school high accredited subject discipline field studium abgeschlossen hochschulstudium ausbildung licenciatura grado licence laurea honours hons level higher first second class bsc msc ba ma required preferred equivalent similar related minimum completed phd doctorate four-year year',
  ),
);

/** The stems that name the subject in a text about a degree. */
const subjectStems = (text: string): string[] =>
  contentStems(text).filter((stem) => !NO_SUBJECT.has(stem) && !/^\d+$/.test(stem));

const groupsOf = (stems: ReadonlySet<string>) =>
  GROUPS.flatMap((group, index) =>
    group.some((subject) => subject.length > 0 && subject.every((stem) => stems.has(stem))) ? [index] : [],
  );

/** Whether the degree in a text has the field asked for, or a related one where the posting allows it. */
export function hasSubject(asked: string, whole: string, text: string): boolean {
  const wanted = subjectStems(asked.replace(/\([^)]*\)/g, ' '));
  if (wanted.length === 0) return true;
  // What is only a part of the degree is not its field: "with a module in criminal law".
  const main = text.replace(
    /(?:with (?:a )?(?:module|minor|elective|course|unit)s?|including (?:modules|courses)|minor in|nebenfach|mention)\b.*$/iu,
    ' ',
  );
  const held = new Set(contentStems(main));
  if (wanted.every((stem) => held.has(stem))) return true;
  const groups = new Set(groupsOf(new Set(contentStems(asked))));
  const same = groupsOf(held).some((group) => groups.has(group));
  if (same) return true;
  return ANY_FIELD.test(whole) && wanted.some((stem) => held.has(stem) && stem.length > 3);
}
