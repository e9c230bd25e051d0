import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

interface Known {
  title: string;
  company: string;
  place: string;
  dates: string;
  startDate: string;
  endDate: string;
  bullet: string;
}

const role = (
  title: string,
  company: string,
  place: string,
  dates: string,
  startDate: string,
  endDate: string,
  bullet: string,
): Known => ({
  title,
  company,
  place,
  dates,
  startDate,
  endDate,
  bullet,
});

/** Two roles each of invented people in various languages and trades. */
const PEOPLE: Record<string, Known[]> = {
  nurse: [
    role(
      'Charge Nurse',
      'Bradford Royal Infirmary',
      'Bradford, UK',
      'Mar 2019 – Present',
      '2019-03',
      '',
      'Led a team of 12 nurses',
    ),
    role(
      'Healthcare Assistant',
      'Calder Clinic',
      'Halifax, UK',
      'Sep 2015 – Feb 2019',
      '2015-09',
      '2019-02',
      'Cared for 8 patients',
    ),
  ],
  driver: [
    role(
      'HGV Class 1 Driver',
      'Carpenter & Co',
      'Boise, ID',
      '01.04.2013 – 30.09.2015',
      '2013-04',
      '2015-09',
      'Drove 90,000 miles',
    ),
    role(
      'Bus Driver',
      'City of Austin',
      'Austin, TX',
      '2009 – 2013',
      '2009',
      '2013',
      'Carried 400 people a day',
    ),
  ],
  lager: [
    role(
      'Fachkraft für Lagerlogistik',
      'Hansen Spedition GmbH',
      'Bremen',
      'Okt. 2014 – heute',
      '2014-10',
      '',
      'Verladung von 60 Lkw am Tag',
    ),
    role(
      'Verkäuferin (m/w/d)',
      'Rewe Markt',
      'Kiel',
      '05/2010 – 09/2014',
      '2010-05',
      '2014-09',
      'Betreuung der Kasse',
    ),
  ],
  cuisine: [
    role(
      'Chef de cuisine',
      'Le Petit Jardin',
      'Lyon',
      'février 2017 – présent',
      '2017-02',
      '',
      'Gestion d’une équipe de 6 personnes',
    ),
    role(
      'Aide à domicile',
      'Résidence du Parc',
      'Grenoble',
      'sept. 2012 – janv. 2017',
      '2012-09',
      '2017-01',
      'Préparation des repas',
    ),
  ],
  tienda: [
    role(
      'Jefe de turno',
      'Mercado Vega S.L.',
      'Sevilla',
      'septiembre de 2013 – actualidad',
      '2013-09',
      '',
      'Organicé a 12 personas',
    ),
    role(
      'Dependienta',
      'Panadería Luna',
      'Córdoba',
      'enero de 2011 – agosto de 2013',
      '2011-01',
      '2013-08',
      'Atendí a 40 clientes al día',
    ),
  ],
  negozio: [
    role(
      'Responsabile di negozio',
      'Moda Adige S.r.l.',
      'Verona',
      'maggio 2016 – oggi',
      '2016-05',
      '',
      'Gestione di 8 persone',
    ),
    role(
      'Addetto alle vendite',
      'Libreria Conti',
      'Bergamo',
      'giugno 2012 – aprile 2016',
      '2012-06',
      '2016-04',
      'Assistenza ai clienti',
    ),
  ],
  caixa: [
    role(
      'Operador de caixa',
      'Supermercado Douro Lda',
      'Porto',
      'março de 2015 – atualmente',
      '2015-03',
      '',
      'Atendimento de 200 clientes',
    ),
    role(
      'Motorista',
      'Transportes Mondego',
      'Coimbra',
      'abril de 2011 – fevereiro de 2015',
      '2011-04',
      '2015-02',
      'Entrega de 60 encomendas',
    ),
  ],
  magazyn: [
    role(
      'Pracownik magazynu',
      'Hurtownia Zielona',
      'Łódź',
      'wrzesień 2017 – obecnie',
      '2017-09',
      '',
      'Obsługa 300 paczek dziennie',
    ),
    role(
      'Kasjer',
      'Market Polny',
      'Poznań',
      'maj 2012 – sierpień 2017',
      '2012-05',
      '2017-08',
      'Rozliczanie kasy',
    ),
  ],
};

const LAYOUTS: Record<string, (known: Known) => string> = {
  'title — employer, place (dates)': (r) => `${r.title} — ${r.company}, ${r.place} (${r.dates})`,
  'title | employer | place | dates': (r) => `${r.title} | ${r.company} | ${r.place} | ${r.dates}`,
  'employer | title | place | dates': (r) => `${r.company} | ${r.title} | ${r.place} | ${r.dates}`,
  'title, employer, place, dates': (r) => `${r.title}, ${r.company}, ${r.place}, ${r.dates}`,
  'employer, place — title, dates': (r) => `${r.company}, ${r.place} — ${r.title}, ${r.dates}`,
  'title at employer (dates)': (r) => `${r.title} at ${r.company} (${r.dates})`,
  'dates: title, employer': (r) => `${r.dates}: ${r.title}, ${r.company}`,
  'title and dates / employer, place': (r) => `${r.title}\t${r.dates}\n${r.company}, ${r.place}`,
  'employer and place / title and dates': (r) =>
    `${r.company}        ${r.place}\n${r.title}        ${r.dates}`,
  'employer, place and dates / title': (r) => `${r.company}, ${r.place}\t${r.dates}\n${r.title}`,
  'employer (place) / title, dates': (r) => `${r.company} (${r.place})\n${r.title}, ${r.dates}`,
  'title / employer / dates': (r) => `${r.title}\n${r.company}\n${r.dates}`,
  'employer / title / place / dates': (r) => `${r.company}\n${r.title}\n${r.place}\n${r.dates}`,
  'dates / title / employer, place': (r) => `${r.dates}\n${r.title}\n${r.company}, ${r.place}`,
  'dates / employer / title': (r) => `${r.dates}\n${r.company}\n${r.title}`,
  'markdown heading / dates / place': (r) => `### ${r.title} | ${r.company}\n*${r.dates}*\n${r.place}\n`,
  'bold title @ employer, place (dates)': (r) => `**${r.title}** @ ${r.company}, ${r.place} (${r.dates})`,
  'title / employer · contract / dates · stay / place': (r) =>
    `${r.title}\n${r.company} · Full-time\n${r.dates} · 2 yrs 3 mos\n${r.place}`,
  labels: (r) => `Position: ${r.title}\nCompany: ${r.company}\nLocation: ${r.place}\nDates: ${r.dates}`,
};

const FRAMES: Record<string, (roles: string[]) => string> = {
  'in a resume': (roles) =>
    `Sam Porter\nsam.porter@mail.test | (555) 010-2233\n\nExperience\n\n${roles.join('\n\n')}\n\nEducation\nBSc Biology, Moor University, 2008`,
  'without empty lines': (roles) =>
    `Sam Porter\nsam.porter@mail.test\nExperience\n${roles.join('\n')}\nEducation\nBSc Biology, 2008`,
  'on their own': (roles) => roles.join('\n\n'),
};

describe.each(Object.keys(FRAMES))('roles %s', (frame) => {
  describe.each(Object.keys(LAYOUTS))('written as %s', (layout) => {
    it.each(Object.keys(PEOPLE))('are read: %s', (person) => {
      const roles = PEOPLE[person] ?? [];
      const text =
        FRAMES[frame]?.(roles.map((known) => `${LAYOUTS[layout]?.(known)}\n• ${known.bullet}`)) ?? '';
      const { experiences } = readHistory(text);
      expect(experiences).toMatchObject(
        roles.map(({ title, company, startDate, endDate, bullet }) => ({
          title,
          company,
          startDate,
          endDate,
          bulletPoints: [bullet],
        })),
      );
    });
  });
});
