import type { ReadExperience } from '../../types.ts';

/** The expected fields of a role; missing fields are not compared. */
export type ExpectedRole = Pick<ReadExperience, 'title' | 'company' | 'startDate' | 'endDate'> &
  Partial<Pick<ReadExperience, 'location' | 'description' | 'bulletPoints'>>;

export interface HistoryFixture {
  name: string;
  text: string;
  roles: ExpectedRole[];
}

/** Invented people and employers in typical layouts, trades and languages. */
export const HISTORIES: HistoryFixture[] = [
  {
    name: 'a nurse, employer line above, promotions under one hospital',
    text: `GRACE OKAFOR, RN
Leeds, UK | grace.okafor@mail.test | 0113 496 0712

PROFESSIONAL EXPERIENCE

ST. BRIDE'S HOSPITAL, Leeds, UK
Ward Sister (March 2019 – Present)
• Leads 14 nurses on a 28-bed surgical ward
• Cut medication errors by 31% with a second
  check at the bedside
Staff Nurse (Sept 2014 – Feb 2019)
• Cared for eight patients per shift

CALDER WALK-IN CLINIC, Halifax, UK
Healthcare Assistant (06/2012 – 08/2014)
• Took blood pressure and changed dressings

EDUCATION
BSc Nursing, University of Hull, 2009 – 2012`,
    roles: [
      {
        title: 'Ward Sister',
        company: "ST. BRIDE'S HOSPITAL",
        location: 'Leeds, UK',
        startDate: '2019-03',
        endDate: '',
        bulletPoints: [
          'Leads 14 nurses on a 28-bed surgical ward',
          'Cut medication errors by 31% with a second check at the bedside',
        ],
      },
      {
        title: 'Staff Nurse',
        company: "ST. BRIDE'S HOSPITAL",
        startDate: '2014-09',
        endDate: '2019-02',
        bulletPoints: ['Cared for eight patients per shift'],
      },
      {
        title: 'Healthcare Assistant',
        company: 'CALDER WALK-IN CLINIC',
        location: 'Halifax, UK',
        startDate: '2012-06',
        endDate: '2014-08',
      },
    ],
  },
  {
    name: 'an electrician, title and dates on one line, sentences without list marks',
    text: `Tom Becker
tom@becker.test
(555) 201-3344

Work History
Master Electrician		06/2014 - 12/2021
Volt & Sons, Denver, CO
Wired 40 new homes a year to code.
Supervised three apprentices.

Apprentice Electrician		08/2010 - 05/2014
Brightline Electric LLC, Boulder, CO
Pulled cable and fitted panels.
Read blueprints for two crews.

Licenses
Master Electrician License, 2014`,
    roles: [
      {
        title: 'Master Electrician',
        company: 'Volt & Sons',
        location: 'Denver, CO',
        startDate: '2014-06',
        endDate: '2021-12',
        description: '',
        bulletPoints: ['Wired 40 new homes a year to code.', 'Supervised three apprentices.'],
      },
      {
        title: 'Apprentice Electrician',
        company: 'Brightline Electric LLC',
        location: 'Boulder, CO',
        startDate: '2010-08',
        endDate: '2014-05',
        bulletPoints: ['Pulled cable and fitted panels.', 'Read blueprints for two crews.'],
      },
    ],
  },
  {
    name: 'a teacher, dates in a column on the left, years alone',
    text: `Helen Marsh
helen.marsh@mail.test

T E A C H I N G  E X P E R I E N C E

2016 – now      Head of Year, Moorfield Primary School, York, UK
                Looks after 90 pupils and their form teachers.
                Wrote the reading plan that the whole school uses.

2011 – 2016     Teacher of Mathematics, Ainsty Academy, York, UK
                Taught five classes a week.

References
Available on request`,
    roles: [
      {
        title: 'Head of Year',
        company: 'Moorfield Primary School',
        location: 'York, UK',
        startDate: '2016',
        endDate: '',
        bulletPoints: [
          'Looks after 90 pupils and their form teachers.',
          'Wrote the reading plan that the whole school uses.',
        ],
      },
      { title: 'Teacher of Mathematics', company: 'Ainsty Academy', startDate: '2011', endDate: '2016' },
    ],
  },
  {
    name: 'a cook, everything between bars, a season and an apostrophe year',
    text: `Maria Lopez | maria.lopez@mail.test | Portland, OR

Experience:
Sous Chef | The Copper Pot | Portland, OR | Jun '18 – present
➢ Runs the line for 120 covers a night
➢ Wrote the autumn menu
Line Cook | Nonna's Table | Salem, OR | Summer 2017
➢ Prepared pasta by hand

Languages: English, Spanish`,
    roles: [
      {
        title: 'Sous Chef',
        company: 'The Copper Pot',
        location: 'Portland, OR',
        startDate: '2018-06',
        endDate: '',
        bulletPoints: ['Runs the line for 120 covers a night', 'Wrote the autumn menu'],
      },
      { title: 'Line Cook', company: "Nonna's Table", startDate: '2017', endDate: '2017' },
    ],
  },
  {
    name: 'an accountant, markdown with a description and a label inside the role',
    text: `# Anil Mehta
[anil@mehta.test](mailto:anil@mehta.test) · +91 98765 00000 · [LinkedIn](https://www.linkedin.com/in/anil-mehta-test)

<!-- template: keep to one page -->

## Employment History

### **Senior Accountant** — Kestrel Foods Ltd
_January 2016 to March 2022_ | Pune, India

A family business with 300 employees.

**Key achievements:**
- Closed the books in 4 days
- Filed VAT returns for 3 entities

### **Accounts Payable Clerk** — Orbit Traders
_July 2011 to December 2015_ | Mumbai, India

- Matched 900 invoices a month

## Education
### B.Com, University of Mumbai
*2008 – 2011*`,
    roles: [
      {
        title: 'Senior Accountant',
        company: 'Kestrel Foods Ltd',
        location: 'Pune, India',
        startDate: '2016-01',
        endDate: '2022-03',
        description: 'A family business with 300 employees.',
        bulletPoints: ['Closed the books in 4 days', 'Filed VAT returns for 3 entities'],
      },
      {
        title: 'Accounts Payable Clerk',
        company: 'Orbit Traders',
        startDate: '2011-07',
        endDate: '2015-12',
        bulletPoints: ['Matched 900 invoices a month'],
      },
    ],
  },
  {
    name: 'a warehouse worker, labels before each field',
    text: `Job title: Forklift Operator
Employer: Northgate Storage
Location: Hull, UK
Dates: 03/2018 - 05/2021
Duties:
1. Loaded 60 lorries a day
2. Counted stock every Friday

Job title: Picker
Employer: Humber Parcels
Dates: 2016 - 2018
Duties:
1. Picked 900 items per shift`,
    roles: [
      {
        title: 'Forklift Operator',
        company: 'Northgate Storage',
        location: 'Hull, UK',
        startDate: '2018-03',
        endDate: '2021-05',
        bulletPoints: ['Loaded 60 lorries a day', 'Counted stock every Friday'],
      },
      { title: 'Picker', company: 'Humber Parcels', startDate: '2016', endDate: '2018' },
    ],
  },
  {
    name: 'German, "seit", a broken word, an employer below',
    text: `Lena Brandt
lena@brandt.test · 0170 1234567 · 20095 Hamburg

Berufliche Stationen
seit 04/2020 Teamleiterin Logistik, Nordfracht GmbH, Hamburg
  • Führung von 15 Mitarbeitern
  • Planung der Touren für 60 Fahr-
    zeuge und Abstimmung mit Kunden
01/2016 – 03/2020 Disponentin
  Spedition Kramer KG, Lübeck
  • Disposition von 30 LKW

Sonstiges
Führerschein Klasse B`,
    roles: [
      {
        title: 'Teamleiterin Logistik',
        company: 'Nordfracht GmbH',
        location: 'Hamburg',
        startDate: '2020-04',
        endDate: '',
        bulletPoints: [
          'Führung von 15 Mitarbeitern',
          'Planung der Touren für 60 Fahrzeuge und Abstimmung mit Kunden',
        ],
      },
      {
        title: 'Disponentin',
        company: 'Spedition Kramer KG',
        startDate: '2016-01',
        endDate: '2020-03',
        bulletPoints: ['Disposition von 30 LKW'],
      },
    ],
  },
  {
    name: 'French, months with accents, "aujourd’hui"',
    text: `Luc Moreau
luc.moreau@mail.test
69003 Lyon

EXPÉRIENCES PROFESSIONNELLES

Chef de cuisine – Le Petit Jardin, Lyon
Février 2017 – aujourd’hui
• Gestion d’une équipe de 6 personnes

Cuisinier – Brasserie du Pont, Grenoble
sept. 2012 – août 2016
• Préparation de 80 couverts par service

FORMATION
CAP Cuisine, Lycée Ampère, 2010 – 2012`,
    roles: [
      {
        title: 'Chef de cuisine',
        company: 'Le Petit Jardin',
        location: 'Lyon',
        startDate: '2017-02',
        endDate: '',
      },
      {
        title: 'Cuisinier',
        company: 'Brasserie du Pont',
        location: 'Grenoble',
        startDate: '2012-09',
        endDate: '2016-08',
        bulletPoints: ['Préparation de 80 couverts par service'],
      },
    ],
  },
  {
    name: 'Spanish, "de ... a ...", employer first',
    text: `Ana Ruiz
ana.ruiz@mail.test

EXPERIENCIA LABORAL

Colegio San Martín (Sevilla)
Maestra de primaria, septiembre de 2013 – actualidad
- Enseñé a grupos de 25 alumnos

Gestoría Vega S.L. (Córdoba)
Auxiliar administrativa, de enero de 2011 a agosto de 2013
- Atendí a 40 clientes al día

FORMACIÓN ACADÉMICA
Grado en Magisterio, 2010`,
    roles: [
      {
        title: 'Maestra de primaria',
        company: 'Colegio San Martín',
        location: 'Sevilla',
        startDate: '2013-09',
        endDate: '',
      },
      {
        title: 'Auxiliar administrativa',
        company: 'Gestoría Vega S.L.',
        location: 'Córdoba',
        startDate: '2011-01',
        endDate: '2013-08',
        bulletPoints: ['Atendí a 40 clientes al día'],
      },
    ],
  },
  {
    name: 'Italian, date first, "ad oggi"',
    text: `Paolo Conti
paolo@conti.test

Esperienza lavorativa

maggio 2016 – ad oggi
Magazziniere
Trasporti Adige S.r.l., Verona
- Gestione di 500 spedizioni al giorno

giugno 2012 – aprile 2016
Cameriere
Ristorante Lago, Bergamo
- Servizio di 60 coperti

Istruzione
Diploma, Liceo Galilei, 2008`,
    roles: [
      { title: 'Magazziniere', company: 'Trasporti Adige S.r.l.', startDate: '2016-05', endDate: '' },
      { title: 'Cameriere', company: 'Ristorante Lago', startDate: '2012-06', endDate: '2016-04' },
    ],
  },
  {
    name: 'Portuguese, "até" and "atualmente"',
    text: `Rui Alves
rui.alves@mail.test

Experiência profissional
Motorista na Transportes Douro Lda (março de 2015 – atualmente)
• Entrega de 60 encomendas por dia
Empregado de mesa no Restaurante Mar (abril de 2011 até fevereiro de 2015)
• Atendimento de 50 clientes

Formação académica
Escola Secundária, 2009`,
    roles: [
      { title: 'Motorista', company: 'Transportes Douro Lda', startDate: '2015-03', endDate: '' },
      { title: 'Empregado de mesa', company: 'Restaurante Mar', startDate: '2011-04', endDate: '2015-02' },
    ],
  },
  {
    name: 'Polish, genitive months, "@" and a consent clause',
    text: `**CV – Ewa Nowak**
ewa.nowak@mail.test

---
**Doświadczenie zawodowe**

**Księgowa** @ Biuro Rachunkowe Saldo, Poznań (od września 2017 – obecnie)
- Prowadzenie ksiąg dla 30 firm

**Kasjerka** @ Market Zielony, Łódź (maj 2012 – sierpień 2017)
- Obsługa klientów
- Rozliczanie kasy

---
**Wykształcenie**
Liceum nr 4, 2011

Wyrażam zgodę na przetwarzanie danych osobowych.`,
    roles: [
      {
        title: 'Księgowa',
        company: 'Biuro Rachunkowe Saldo',
        location: 'Poznań',
        startDate: '2017-09',
        endDate: '',
      },
      {
        title: 'Kasjerka',
        company: 'Market Zielony',
        location: 'Łódź',
        startDate: '2012-05',
        endDate: '2017-08',
        bulletPoints: ['Obsługa klientów', 'Rozliczanie kasy'],
      },
    ],
  },
  {
    name: 'titles that no list knows, read by the layout of the others',
    text: `Kim Doyle
kim@doyle.test

Experience

Zalvo
Growth Hacker
Feb 2020 - Apr 2023
• Doubled sign-ups in 6 months

Brimble
Happiness Hero
Jan 2017 - Jan 2020
• Answered 70 tickets a day

Quillon
Store Manager
Mar 2014 - Dec 2016
• Opened two shops`,
    roles: [
      { title: 'Growth Hacker', company: 'Zalvo', startDate: '2020-02', endDate: '2023-04' },
      { title: 'Happiness Hero', company: 'Brimble', startDate: '2017-01', endDate: '2020-01' },
      { title: 'Store Manager', company: 'Quillon', startDate: '2014-03', endDate: '2016-12' },
    ],
  },
  {
    name: 'roles without dates',
    text: `Jobs

Head Gardener, Elm Hall
- Looked after 12 acres

Gardener, Town of Bath
- Cut hedges`,
    roles: [
      {
        title: 'Head Gardener',
        company: 'Elm Hall',
        startDate: '',
        endDate: '',
        bulletPoints: ['Looked after 12 acres'],
      },
      {
        title: 'Gardener',
        company: 'Town of Bath',
        startDate: '',
        endDate: '',
        bulletPoints: ['Cut hedges'],
      },
    ],
  },
  {
    name: 'a profile page, copied: employer once, lengths of stay, kind of contract',
    text: `Experience
Shift Supervisor
Northern Parcels · Full-time
Nov 2018 - Present · 5 yrs 2 mos
Leeds, England, United Kingdom
- Plans shifts for 20 drivers

Driver
Humber Freight · Part-time
Jan 2015 - Oct 2018 · 3 yrs 10 mos
Hull, England, United Kingdom
- Delivered 120 parcels a day`,
    roles: [
      {
        title: 'Shift Supervisor',
        company: 'Northern Parcels',
        location: 'Leeds, England, United Kingdom',
        startDate: '2018-11',
        endDate: '',
      },
      { title: 'Driver', company: 'Humber Freight', startDate: '2015-01', endDate: '2018-10' },
    ],
  },
  {
    name: 'the employer with its own dates over two titles',
    text: `Acme Foundry, Berlin	2015 – 2022
Plant Manager	2019 – 2022
- Led 110 people
Shift Leader	2015 – 2019
- Led 14 people`,
    roles: [
      {
        title: 'Plant Manager',
        company: 'Acme Foundry',
        location: 'Berlin',
        startDate: '2019',
        endDate: '2022',
      },
      { title: 'Shift Leader', company: 'Acme Foundry', startDate: '2015', endDate: '2019' },
    ],
  },
  {
    name: 'no employer is taken over by somebody who works for himself',
    text: `Experience
Web Designer, Studio Nine, 2015 - 2019
- Built 40 sites
Freelance Illustrator, 2012 - 2015
- Drew 12 book covers`,
    roles: [
      { title: 'Web Designer', company: 'Studio Nine', startDate: '2015', endDate: '2019' },
      { title: 'Freelance Illustrator', company: '', startDate: '2012', endDate: '2015' },
    ],
  },
  {
    name: 'free prose',
    text: `I worked as a cashier at Aldi from 2019 to 2021, where I ran the till and trained new staff. Before that I was a barista at Costa Coffee, Leeds (2017-2019).`,
    roles: [
      {
        title: 'cashier',
        company: 'Aldi',
        startDate: '2019',
        endDate: '2021',
        bulletPoints: ['ran the till and trained new staff'],
      },
      { title: 'barista', company: 'Costa Coffee', startDate: '2017', endDate: '2019' },
    ],
  },
  {
    name: 'loose notes in small letters',
    text: `electrician at Volt Ltd 2015-2019
- wired houses
- trained apprentices

then site manager, Big Build Co, 2019 to now
- managed 12 people`,
    roles: [
      {
        title: 'electrician',
        company: 'Volt Ltd',
        startDate: '2015',
        endDate: '2019',
        bulletPoints: ['wired houses', 'trained apprentices'],
      },
      { title: 'site manager', company: 'Big Build Co', startDate: '2019', endDate: '' },
    ],
  },
];
