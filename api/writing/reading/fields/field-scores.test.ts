import { describe, expect, it } from 'vitest';
import { companyScore, titleHasHead, titleScore } from './field-scores.ts';

it.each(['Fizik Öğretmeni', 'Servis Hemşiresi', 'Satış Müdürü', 'Physics Teacher'])(
  '%s has a word for a job',
  (title) => {
    expect(titleHasHead(title)).toBe(true);
  },
);

it.each(['Cam Evi', 'Physics', 'Ankara'])('%s has none', (text) => {
  expect(titleHasHead(text)).toBe(false);
});

const SURE = 2.3;
const LIKELY = 1.5;

describe('in the place of a title', () => {
  it.each(
    'Praktikum|Stage|Tirocinio|Prácticas|Estágio|Stageplaats|Zomerbaan|Parttime baan|Studiejob|Extrajobb|Harjoittelu|Staż|Praxe|Gyakorlat|Practică|Staj'.split(
      '|',
    ),
  )('stands a kind of work: %s', (title) => {
    expect(titleHasHead(title)).toBe(true);
    expect(titleScore(title)).toBeGreaterThanOrEqual(SURE);
  });

  it.each([
    'Job d’été',
    'Au pair',
    'Service civique',
    'Contrat d’apprentissage',
    'Tech Support',
    'Customer Service (part-time)',
    'Femme de ménage',
    'Pomoc kuchenna',
    'Ama de llaves en un hotel',
  ])('stands a kind of work of several words: %s', (title) => {
    expect(titleHasHead(title)).toBe(true);
    expect(titleScore(title)).toBeGreaterThanOrEqual(SURE);
  });

  it.each(['The Village Baker', 'La Cocinera', 'Der Gärtner'])(
    'stands no name with its article: %s',
    (name) => {
      const [, ...words] = name.split(' ');
      expect(titleScore(name)).toBeLessThan(SURE);
      expect(titleScore(words.join(' '))).toBeGreaterThanOrEqual(SURE);
    },
  );

  it.each(['Au pairing', 'Customer Servicepoint'])(
    'stands no kind of work that only begins so: %s',
    (text) => {
      expect(titleHasHead(text)).toBe(false);
    },
  );

  it.each(['Leitung Einkauf', 'Kundenbetreuung', 'Atendimento', 'Gestion'])(
    'what one does is likely, but not sure: %s',
    (title) => {
      expect(titleScore(title)).toBeGreaterThanOrEqual(LIKELY);
      expect(titleScore(title)).toBeLessThan(SURE);
    },
  );

  it('"caixa" is somebody at the till, and no title in the name of a savings bank', () => {
    expect(titleHasHead('Caixa')).toBe(true);
    expect(titleHasHead('Caixa Económica de Quorvale')).toBe(false);
    expect(titleHasHead('Caixa Geral')).toBe(false);
  });

  it('a technology with a full stop before it is no web address', () => {
    for (const title of ['.NET Developer', 'Senior ASP.NET Developer', 'Developer (.NET, C#)'])
      expect(titleScore(title), title).toBeGreaterThanOrEqual(SURE);
    expect(titleScore('globexdeveloper.com')).toBeLessThan(LIKELY);
    expect(companyScore('Globex.com')).toBeGreaterThan(companyScore('Globex'));
  });

  it('what a title is about may be an organisation', () => {
    for (const title of ['Technicien de laboratoire', 'Directrice de la clinique', 'Медсестра в клинике'])
      expect(titleScore(title), title).toBeGreaterThan(companyScore(title));
  });

  it('a name with the title in brackets is unlikely, the other way round sure', () => {
    expect(titleScore('Globex (secretary)')).toBeLessThan(LIKELY);
    expect(titleScore('Secretary (Globex)')).toBeGreaterThanOrEqual(SURE);
  });
});

it('a legal form may stand before a name', () => {
  for (const name of ['ТОВ «Пекар»', 'PT Koki Nusantara', 'SIA "Būvnieks"']) {
    expect(companyScore(name), name).toBeGreaterThan(titleScore(name));
    expect(titleScore(name), name).toBeLessThan(LIKELY);
  }
});

it('the letters of a legal form before a job are none', () => {
  for (const title of ['PT Assistant', 'OU Manager', 'CV Writer'])
    expect(titleScore(title), title).toBeGreaterThan(companyScore(title));
});

it('a name is one with what was done there in brackets', () => {
  expect(companyScore('Familie Moss (Babysitterin)')).toBeGreaterThan(
    titleScore('Familie Moss (Babysitterin)'),
  );
});

it('what is said of an employer is not its name', () => {
  expect(companyScore('Globex Swimming Club is a club in Leeds')).toBeLessThan(
    companyScore('Globex Swimming Club'),
  );
});

it('the National Guard is an employer, a museum guard has a job', () => {
  expect(titleHasHead('United States Air National Guard')).toBe(false);
  expect(titleHasHead('Museum Guard')).toBe(true);
});

it.each(['Verpackung', 'PR-Assistenz', 'Dishwashing', 'Onderhoud'])(
  'what somebody does may be a title: %s',
  (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(LIKELY);
  },
);

it.each(['Gateway Computer Center', 'Access center', 'Cultural Centre for Language Studies', 'Quorvex PLLC'])(
  '%s is more likely an employer than a title',
  (name) => {
    expect(companyScore(name)).toBeGreaterThan(titleScore(name) + 1);
  },
);

describe('an employer', () => {
  it.each([
    'Centro de Estudios del Mar',
    'Secretaría de Educación Pública',
    'Secretaria Municipal da Saúde',
    'Instituto de Investigación y Desarrollo Tecnológico de la Costa Brava (I.D.C.B.)',
  ])('is told by the kind of house that begins its name, however long: %s', (name) => {
    expect(companyScore(name)).toBeGreaterThan(1);
    expect(titleHasHead(name)).toBe(false);
  });

  it('is none in a quarter of a town, nor for a secretary', () => {
    expect(companyScore('Lorvale Centro')).toBeLessThan(1);
    expect(titleHasHead('Secretaria de dirección')).toBe(true);
  });

  it('may be called by a surname with a small word before it', () => {
    expect(companyScore('van der Linden')).toBeGreaterThan(companyScore('onder der Linden'));
  });
});

it.each(['WaveTeam', 'Eventus24'])(
  'a capital or a number within a word is rather that of an employer: %s',
  (name) => {
    const plain = name
      .replace(/\d+$/u, '')
      .toLowerCase()
      .replace(/^./u, (first) => first.toUpperCase());
    expect(titleScore(name)).toBeLessThan(titleScore(plain));
    expect(titleScore(name)).toBeLessThan(companyScore(name) - 1);
  },
);

it.each(['AG', 'GmbH', 'Ltd'])('a legal form alone is no title: %s', (form) => {
  expect(titleScore(form)).toBeLessThan(-2);
});
