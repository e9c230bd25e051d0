import { expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const FORM = `Work experience
Dates\tSeptember 2018 – June 2021
Occupation or position held\tNurse – Intensive Care
Main activities and\tTook care of eight beds.
responsibilities\tTrained new colleagues.
Name and address of employer\tSunrise Hospital, Leeds
Dates\tJanuary 2015 – August 2018
Occupation or position held\tWard Nurse
Main activities and\tGave medication to 30 patients.
responsibilities\tKept the records.
Name and address of employer\tHarbour Clinic,
Portland, OR`;

it('finds title and employer of a form that begins with the dates and ends with the employer', () => {
  expect(readHistory(FORM).experiences).toMatchObject([
    { title: 'Nurse – Intensive Care', company: 'Sunrise Hospital', location: 'Leeds', startDate: '2018-09' },
    { title: 'Ward Nurse', company: 'Harbour Clinic', startDate: '2015-01', endDate: '2018-08' },
  ]);
});

it('leaves the labels of such a form out of what was done', () => {
  const [first] = readHistory(FORM).experiences;
  const said = [first?.description, ...(first?.bulletPoints ?? [])].join(' ');
  expect(said).toContain('Took care of eight beds.');
  expect(said).toContain('Trained new colleagues.');
  expect(said).not.toMatch(/activities|responsibilities|employer/);
});

it('leaves a form alone that has the employer above the dates', () => {
  const text = FORM.split('\n')
    .slice(2, 3)
    .concat(FORM.split('\n').slice(1, 2), 'Employer\tHarbour Clinic')
    .join('\n');
  expect(readHistory(`Work experience\n${text}`).experiences).toHaveLength(1);
});

it('keeps the first item of a list that begins beside the end of a label', () => {
  const text = `Work experience
Dates\tSeptember 2018 – June 2021
Occupation or position held\tCashier
Main activities and
responsibilities\t– Cashed up 7 tills every night
– Trained new colleagues
Name and address of employer\tTarget
Dates\tJanuary 2015 – August 2018
Occupation or position held\tStock Clerk
Main activities and
responsibilities\t– Counted the stock twice a year
– Kept the records
Name and address of employer\tHarbour Stores`;
  expect(readHistory(text).experiences.map(({ bulletPoints }) => bulletPoints)).toEqual([
    ['Cashed up 7 tills every night', 'Trained new colleagues'],
    ['Counted the stock twice a year', 'Kept the records'],
  ]);
});

it('reads a form of the American administration: salary and hours between dates and title', () => {
  const text = `Work experience
Harbour Aquarium
12 Pier Road
Dover, DE 19901 United States

03/2018 - 06/2021
Salary: 14.50 USD Per Hour
Hours per week: 40
Ticket Clerk
Duties, Accomplishments and Related Skills:
- Sold tickets to 400 visitors a day
- Answered the telephone
Supervisor: Nora Quint (302 555 0100)
Okay to contact this Supervisor: Yes

Mill Lane Library
7 Mill Lane
Salem, OR 97301 United States

09/2015 - 02/2018
Salary: 12.00 USD Per Hour
Hours per week: 20
Library Assistant
Duties, Accomplishments and Related Skills:
- Kept the shelves in order`;
  expect(readHistory(text).experiences).toMatchObject([
    { title: 'Ticket Clerk', company: 'Harbour Aquarium', startDate: '2018-03', endDate: '2021-06' },
    { title: 'Library Assistant', company: 'Mill Lane Library', startDate: '2015-09', endDate: '2018-02' },
  ]);
});

it('keeps what a form says of leaving, pay and superiors out of the bullet points', () => {
  const text = `Work experience
Harbour Aquarium
Ticket Clerk
03/2018 - 06/2021
Sold tickets to 400 visitors a day.
Answered the telephone in three languages.
Supervisor: Nora Quint (302 555 0100)
Reason for leaving: moved to another town

Mill Lane Library
Library Assistant
09/2015 - 02/2018
Kept the shelves in order.
Helped readers with the catalogue.
Salary\t12.00 USD
Reden van vertrek: einde contract`;
  expect(readHistory(text).experiences.map(({ bulletPoints }) => bulletPoints)).toEqual([
    ['Sold tickets to 400 visitors a day.', 'Answered the telephone in three languages.'],
    ['Kept the shelves in order.', 'Helped readers with the catalogue.'],
  ]);
});

it('keeps a statement behind such a label among the bullet points', () => {
  const text = `Work experience
Night Manager, Hotel Morava
2019 – 2021
Supervisor: Managed the night shift of 12 people.
Ordered the goods for the kitchen.
Supervisor: Nora Quint (302 555 0100)
Reason for leaving: Moved to another town`;
  expect(readHistory(text).experiences.map(({ bulletPoints }) => bulletPoints)).toEqual([
    ['Supervisor: Managed the night shift of 12 people.', 'Ordered the goods for the kitchen.'],
  ]);
});

it('reads a form of Europass: town and country in lines of their own below the employer', () => {
  const text = `Work experience
[ 01/03/2021 – Current ]
Pastry Cook
Orion Bakery
City: Gent
Country: Belgium
Made the cakes for 12 shops and trained two apprentices.

[ 05/06/2018 – 28/02/2021 ]
Kitchen Assistant
Hotel Morava
City: Brno
Country: Czechia
Prepared cold dishes for up to 90 guests.`;
  expect(readHistory(text).experiences).toMatchObject([
    { title: 'Pastry Cook', company: 'Orion Bakery', location: 'Gent', startDate: '2021-03' },
    { title: 'Kitchen Assistant', company: 'Hotel Morava', location: 'Brno', endDate: '2021-02' },
  ]);
});

it('reads a form of Europass with the employer above, the title beside the dates and both labels in one line', () => {
  const text = `Work experience
Orion Institute of Technology
City: Gent | Country: Belgium
[ 01/03/2021 – Current ] Lecturer in Pastry and Bread
Taught 40 students.

Hotel School Morava
City: Brno | Country: Czechia
[ 05/06/2018 – 28/02/2021 ] Assistant Lecturer in Cold Kitchen
Prepared exams.`;
  expect(readHistory(text).experiences).toMatchObject([
    { title: 'Lecturer in Pastry and Bread', company: 'Orion Institute of Technology', location: 'Gent' },
    { title: 'Assistant Lecturer in Cold Kitchen', company: 'Hotel School Morava', location: 'Brno' },
  ]);
});

it('reads a form below the employer’s name in capitals, which is no heading', () => {
  const role = (company: string, title: string, dates: string) =>
    `${company}\nCargo: ${title}\nJefe: Ada Brandt\nFunciones: Trabajo en equipo.\nFecha: ${dates}\nTeléfono: 320 494 0250.`;
  const text = [
    'PERFIL PROFESIONAL\nConductor con experiencia.',
    `EXPERIENCIA LABORAL\n${role('GLOBEX PAPELERIA S A', 'Auxiliar de logística', 'Junio 2016 – Mayo 2017')}`,
    role('ORION HOGAR SAS', 'Conductor', 'Mayo 2017 – Abril 2022'),
    role('ACME MÓVIL S.A.S', 'Operador', 'Abril 2022 – Actualidad'),
    'HABILIDADES\nTrabajo en equipo',
  ].join('\n\n');
  expect(readHistory(text).experiences).toMatchObject([
    { title: 'Auxiliar de logística', company: 'GLOBEX PAPELERIA S A', startDate: '2016-06' },
    { title: 'Conductor', company: 'ORION HOGAR SAS', startDate: '2017-05' },
    { title: 'Operador', company: 'ACME MÓVIL S.A.S', startDate: '2022-04', endDate: '' },
  ]);
});

it('reads a form whose labels are in two languages, with a year alone', () => {
  const text =
    'Work experience\nTahun\t: 2019\nInstansi / Perusahaan\t: PT Globex\nPosisi / Position\t: Operator\n\nTahun\t: 2022\nInstansi / Perusahaan\t: PT Acme\nPosisi / Position\t: Karyawan';
  expect(readHistory(text).experiences).toMatchObject([
    { title: 'Operator', company: 'PT Globex', startDate: '2019' },
    { title: 'Karyawan', company: 'PT Acme', startDate: '2022' },
  ]);
});

it('reads a form whose colons stand in cells of their own', () => {
  const text =
    'Experiencia laboral\n\nEMPRESA\t:\tGlobex\nCARGO\t:\tTécnico\nJEFE INMEDIATO\t:\tAda Brandt\nFECHA\t:\tEnero 2020 – Marzo 2021';
  expect(readHistory(text).experiences).toMatchObject([
    { title: 'Técnico', company: 'Globex', startDate: '2020-01', endDate: '2021-03' },
  ]);
});

it('reads a form with titles above their employers and dates below what was done', () => {
  const text = `Analista de Sistemas
Empresa: Quorvex Tecnologia
Atividades: Desenvolvimento e análise de sistemas de crédito para bancos, com as tecnologias
Java e Angular, na sede do cliente
Período: 01/07/2020 até o momento
Analista Desenvolvedor
Empresa: Zembla Seguros
Atividades: Manutenção dos sistemas de apólices e treinamento de dois novos colegas da equipe
Período: 10/10/2016 até 28/05/2020`;
  expect(readHistory(`Experiência profissional\n${text}`).experiences).toMatchObject([
    { title: 'Analista de Sistemas', company: 'Quorvex Tecnologia', startDate: '2020-07' },
    { title: 'Analista Desenvolvedor', company: 'Zembla Seguros', startDate: '2016-10', endDate: '2020-05' },
  ]);
});

it('reads a form that only says when each role ended', () => {
  const text = `Empresa:\tDistribuidora Quorvex
Cargo:\tMercaderista
Fecha Finalización:\t2017
Empresa:\tBicicletas Zembla
Cargo:\tAdministrador
Fecha Finalización:\t2019`;
  expect(readHistory(`Experiencia laboral\n${text}`).experiences).toMatchObject([
    { title: 'Mercaderista', company: 'Distribuidora Quorvex', endDate: '2017' },
    { title: 'Administrador', company: 'Bicicletas Zembla', endDate: '2019' },
  ]);
});

it('takes the title above the labels for the title, and a function that is none for what was done', () => {
  const role = (title: string, company: string, text: string, dates: string) =>
    `- ${title}\n  - Onde: ${company}\n  - Função: ${text}\n  - Quando: ${dates}`;
  const { experiences } = readHistory(
    `Experiência\n\n${role('Repórter – estágio', 'Rádio Quorvo', 'Produção de notícias', 'De 6 de maio a 8 de julho de 2018')}\n\n${role('Professora particular', 'Globex – Initech', 'Reforço escolar', 'De janeiro de 2015 a março de 2016')}`,
  );
  expect(experiences).toMatchObject([
    { title: 'Repórter – estágio', company: 'Rádio Quorvo', startDate: '2018-05', endDate: '2018-07' },
    { title: 'Professora particular', company: 'Globex – Initech', startDate: '2015-01', endDate: '2016-03' },
  ]);
  expect(experiences[0]?.description).toContain('Produção de notícias');
});
