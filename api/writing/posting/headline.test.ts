import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeadline } from './headline.ts';
import { processorTime } from '../testing/processor-time.ts';

const read = (text: string) => {
  const { title, company, location } = readHeadline(text);
  return [title, company, location];
};

describe('lines at the top, in any order', () => {
  it.each([
    [
      'Wren Haulage | Mover | Full-time | Hull\n\nYou carry pianos up the stairs of Hull.',
      'Mover',
      'Wren Haulage',
      'Hull',
    ],
    ['Mover\nHull\n\nWren Haulage has moved pianos since 1970.', 'Mover', 'Wren Haulage', 'Hull'],
    [
      'Mover\nWren Haulage\n4 Dock Road\nHull HU1 2AB\n\nYou carry pianos.',
      'Mover',
      'Wren Haulage',
      'Hull HU1 2AB',
    ],
    [
      'Haus Abendsonne gGmbH\nPflegefachkraft (m/w/d)\nGera\nAb sofort',
      'Pflegefachkraft',
      'Haus Abendsonne gGmbH',
      'Gera',
    ],
    ['Cuoco\nRistorante Il Gelso - Lecce\nTempo pieno', 'Cuoco', 'Ristorante Il Gelso', 'Lecce'],
    [
      'Développeur web - CDI - Rennes (35)\nAgence Pixelune\nPublié hier',
      'Développeur web',
      'Agence Pixelune',
      'Rennes (35)',
    ],
    [
      'Junior Controller\n@ Zeitwerk AG, Chemnitz\n100 %, unbefristet',
      'Junior Controller',
      'Zeitwerk AG',
      'Chemnitz',
    ],
    ['Magazynier\nHurtownia Dąb Sp. z o.o.\nŁódź', 'Magazynier', 'Hurtownia Dąb Sp. z o.o.', 'Łódź'],
    ['Kok\nRestaurant De Linde\nZwolle\nFulltime', 'Kok', 'Restaurant De Linde', 'Zwolle'],
    [
      'Machine Learner\nkausa GmbH\nHeidelberg\n\nWe build causal models that learn from a handful of examples.',
      'Machine Learner',
      'kausa GmbH',
      'Heidelberg',
    ],
  ])('%s', (text, title, company, place) => {
    expect(read(text)).toEqual([title, company, place]);
  });

  it('finds the posting in the page around it', () => {
    const page =
      'Sandpiper Labs\nProducts\nPricing\nLog in\nCareers / Open roles / Science\nLab Technician\nNorwich, Norfolk, England\nScience · Full-time\nApply\nAt Sandpiper Labs, we test water.';
    expect(read(page)).toEqual(['Lab Technician', 'Sandpiper Labs', 'Norwich, Norfolk, England']);
  });

  it('reads forwarded mail and messages', () => {
    const mail =
      'From: Sue <sue@wren.example>\nSubject: Fwd: Mover at Wren Haulage\nTo: Tom\n\nHi Tom,\n\nthe yard is in Hull, they start at six, and pianos are heavy.';
    expect(read(mail).slice(0, 2)).toEqual(['Mover', 'Wren Haulage']);
    expect(read('🔥 WE’RE HIRING 🔥\n🚚 Mover\n📍 Hull\n🏢 Wren Haulage\n💷 £12 an hour')).toEqual([
      'Mover',
      'Wren Haulage',
      'Hull',
    ]);
  });
});

describe('labels', () => {
  it.each([
    [
      'Company: Wren Haulage\nRole: Mover\nLocation: Hull (hybrid)\nSalary: £20k',
      'Mover',
      'Wren Haulage',
      'Hull',
    ],
    [
      'Receptionist\nLocation\nBath\nSalary\n£22,000\nCompany\nThe Ash Clinic',
      'Receptionist',
      'The Ash Clinic',
      'Bath',
    ],
    ['Title: Cook | Location: Reno, NV | Company: Sage Diner', 'Cook', 'Sage Diner', 'Reno, NV'],
    [
      'Operaio di magazzino\nAzienda: LogiNord Srl\nSede: Piacenza',
      'Operaio di magazzino',
      'LogiNord Srl',
      'Piacenza',
    ],
  ])('%s', (text, title, company, place) => {
    expect(read(text)).toEqual([title, company, place]);
  });

  it('takes what stands below the label of another fact for no name', () => {
    expect(
      read(
        'Data engineer\nGrade\nSEO\nWord document\n\nYou build pipelines for schools and their inspectors.',
      )[1],
    ).toBe('');
  });
});

describe('running text', () => {
  it.each([
    [
      'Our team at Wren Haulage in Hull would like to add a piano mover who can play.',
      'piano mover',
      'Wren Haulage',
      'Hull',
    ],
    ['we spoke last week about the Mover position at Wren Haulage in Hull.', 'Mover', 'Wren Haulage', 'Hull'],
    [
      'Wir bei der Kita Sonnenhut e.V. in Jena suchen eine Erzieherin für die Krippe.',
      'Erzieherin',
      'Kita Sonnenhut e.V.',
      'Jena',
    ],
    [
      'En Marea Digital buscamos un programador frontend para nuestra oficina de Cádiz.',
      'programador frontend',
      'Marea Digital',
      'Cádiz',
    ],
    [
      'Nous recherchons pour notre restaurant Le Petit Bec à Annecy un serveur.',
      'serveur',
      'Le Petit Bec',
      'Annecy',
    ],
    ['Chez Solvane, vous conseillez nos clients.', '', 'Solvane', ''],
    [
      'Hausmeister (m/w/d)\nDie Gemeinde Altdorf sucht zum 1. März Verstärkung.',
      'Hausmeister',
      'Gemeinde Altdorf',
      'Altdorf',
    ],
  ])('%s', (text, title, company, place) => {
    expect(read(text)).toEqual([title, company, place]);
  });

  it('reads the address at the end', () => {
    expect(
      read(
        'Zur Verstärkung suchen wir eine Pflegefachkraft (m/w/d).\nIhr Profil\n- Examen\n\nHaus Abendsonne gGmbH\nMarkt 4\n07545 Gera',
      ),
    ).toEqual(['Pflegefachkraft', 'Haus Abendsonne gGmbH', '07545 Gera']);
  });
});

describe('when unsure', () => {
  it.each([
    ['Cleaner needed ASAP\nCroydon, London\n£11 per hour', 'Cleaner', '', 'Croydon, London'],
    [
      'HR Business Partner\nHybrid\nManchester\nOur client is a global manufacturer of gaskets.',
      'HR Business Partner',
      '',
      'Manchester',
    ],
    ['Kitchen Porter\n£12/hour\nBath\nBusy pub kitchen. You wash pots.', 'Kitchen Porter', '', 'Bath'],
    [
      'Mozo de almacén\nImportante empresa del sector logístico\nGetafe, Madrid',
      'Mozo de almacén',
      '',
      'Getafe, Madrid',
    ],
    ['Software Engineer\nCore Platform\nYou build our platform in Go.', 'Software Engineer', '', ''],
    ['Bäcker (m/w/d)\nVollzeit\nNachtschicht\nDein Profil\n- Ausbildung', 'Bäcker', '', ''],
    ['Porter\nBand 2\nPermanent\n37.5 hours per week', 'Porter', '', ''],
    ['We look for kind people.\nRequirements\nExperience as a nurse\nDriving licence', '', '', ''],
  ])('stays empty: %s', (text, title, company, place) => {
    expect(read(text)).toEqual([title, company, place]);
  });
});

describe('properties', () => {
  it('never throws, and answers with words of the text', () => {
    const row = fc.constantFrom(
      'Mover',
      'Wren Haulage',
      'Hull',
      'Home',
      '4 Dock Road',
      'HU1 2AB',
      '',
      '- lift',
      'Location',
      'Company:',
      'Mover at | Wren',
      'At Wren Haulage, we',
      '📍 Hull',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(row, { maxLength: 12 }).map((rows) => rows.join('\n')),
          fc.string({ unit: 'grapheme' }),
        ),
        (text) => {
          for (const name of read(text))
            for (const word of name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
              expect(text.toLowerCase()).toContain(word);
        },
      ),
    );
  });

  it('takes linear time', () => {
    for (const unit of [
      'Acme in Gera ',
      'At Acme, ',
      'A - ',
      '12 Dock Road\n07545 Gera\n',
      'Wir bei der ',
      'Location\n',
      'Acme\n',
    ]) {
      const text = unit.repeat(100_000 / unit.length);
      expect(processorTime(() => readHeadline(text))).toBeLessThan(1000);
    }
  });
});
