import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideDateOrder, withDateHabits } from './date-order.ts';
import { decideDateHabits, findPeriods, findPeriodsOfLine, isReversed } from './dates.ts';

const LANGUAGES =
  'en de fr es it pt pl nl sv da nb is fi cs sk sl hr sr mk bg hu ro el lt lv et sq uk ru be tr id ca gl eu mt'.split(
    ' ',
  );

it.each(['Certificate no 2019', 'Tom 2019', '2014 g'])(
  'takes no other word for since or until: %s',
  (text) => {
    expect(findPeriods(text)).toMatchObject([{ isRange: false }]);
  },
);

describe('periods', () => {
  it.each([
    ['Mar 2019 – Present', '2019-03', ''],
    ['do roku 2011', '', '2011'],
    ['do czerwca 2011', '', '2011-06'],
    ['από το 2016', '2016', ''],
    ['Μέχρι το 2014', '', '2014'],
    ['vuodesta 2010', '2010', ''],
    ['2014 asti', '', '2014'],
    ['2014-ig', '', '2014'],
    ['2014’e kadar', '', '2014'],
    ['Mart 2020’den itibaren', '2020-03', ''],
    ['līdz 2008. gadam', '', '2008'],
    ['tammikuusta 2010 joulukuuhun 2012', '2010-01', '2012-12'],
    ['Şubat 2012’den Kasım 2014’e kadar', '2012-02', '2014-11'],
    ['2005 és 2010 között', '2005', '2010'],
    ['între 2004 și 2008', '2004', '2008'],
    ['2010/11', '2010', '2011'],
    ['WS 2010/11 – SS 2014', '2010', '2014'],
    ['[January 2021] – [March 2021]', '2021-01', '2021-03'],
    ['[April 2021] – [Present]', '2021-04', ''],
    ['6 - 17 décembre 2021', '2021-12', '2021-12'],
    ['21 novembre -17 décembre 2022', '2022-11', '2022-12'],
    ['1/9 2014 – 31/12 2015', '2014-09', '2015-12'],
    ['od X.2017 r. do III.2019 r.', '2017-10', '2019-03'],
    ['2017.g. oktobris - pašlaik', '2017-10', ''],
    ['no 2012. gada marta līdz 2015. gada jūnijam', '2012-03', '2015-06'],
    ['2018. - danas', '2018', ''],
    ['03/2016 ÷ 12/2017', '2016-03', '2017-12'],
    ['04.2017-наст.вр.', '2017-04', ''],
    ['loka-joulukuu 2011', '2011-10', '2011-12'],
    ['Agust 2009 s/d Pebruari 2010', '2009-08', '2010-02'],
    ['2019年4月〜2021年3月', '2019-04', '2021-03'],
    ['2019年4月から2021年3月まで', '2019-04', '2021-03'],
    ['2022 年 3 月 ～ 現在', '2022-03', ''],
    ['2016年9月1日-2020年6月30日', '2016-09', '2020-06'],
    ['2017年至2021年', '2017', '2021'],
    ['2019년 4월 ~ 현재', '2019-04', ''],
    ['03/2018 - 05/2021', '2018-03', '2021-05'],
    ['2015-06 — 2017-01', '2015-06', '2017-01'],
    ["Jun '16 - Aug '19", '2016-06', '2019-08'],
    ['June 2012 to July 2015', '2012-06', '2015-07'],
    ['1 Jan 2016 - 31 Mar 2018', '2016-01', '2018-03'],
    ['01.04.2013 – 30.09.2015', '2013-04', '2015-09'],
    ['January 5, 2014 - March 3, 2015', '2014-01', '2015-03'],
    ['May - August 2014', '2014-05', '2014-08'],
    ['2014–2018', '2014', '2018'],
    ['2016. 09.–2017. 02\tMérnök', '2016-09', '2017-02'],
    ['2025. 01-06.', '2025-01', '2025-06'],
    ['2019/03 – 06', '2019-03', '2019-06'],
    ['KWIECZEŃ – CZERWIEC 2020', '2020-04', '2020-06'],
    ['Sepember 2019 – March 2020', '2019-09', '2020-03'],
    ['červen - září 2021, červen - září 2022', '2021-06', '2022-09'],
    ['Maj - Sie 2020 & 2021', '2020-05', '2021-08'],
    ['dezembro 2022 - (até presente momento)', '2022-12', ''],
    ['Sep 2018, present (paid)', '2018-09', ''],
    ['2019 bis lfd.', '2019', ''],
    ['março 2019 (atual)', '2019-03', ''],
    ['March 2019 – Contd.', '2019-03', ''],
    ['Jusqu’en 2019', '', '2019'],
    ['od r. 2015', '2015', ''],
    ['2015 ->', '2015', ''],
    ['VI-VIII 2019', '2019-06', '2019-08'],
    ['ht 2015 – vt 2018', '2015', '2018'],
    ['kesät 2015 ja 2016', '2015', '2016'],
    ['(03/2019) - (06/2020)', '2019-03', '2020-06'],
    ['Início: 03/2015 – Término: 04/2018', '2015-03', '2018-04'],
    ['From: March 2019 To: June 2020', '2019-03', '2020-06'],
    ['June 12 – August 30, 2018', '2018-06', '2018-08'],
    ['01/06 - 31/08/2019', '2019-06', '2019-08'],
    ['Du 18/02 au 17/05/2013', '2013-02', '2013-05'],
    ['01.06. – 31.08.2019', '2019-06', '2019-08'],
    ['del 3 de marzo al 5 de abril de 2019', '2019-03', '2019-04'],
    ['3 - 4/2014', '2014-03', '2014-04'],
    ['10–12.2002', '2002-10', '2002-12'],
    ['2014-18', '2014', '2018'],
    ['2019/20', '2019', '2020'],
    ['April 2009 to December', '2009-04', '2009-12'],
    ['2017 - Agosto', '2017-08', '2017-08'],
    ['2017 – March 2019', '2017', '2019-03'],
    ['2018, Aug – Sep', '2018-08', '2018-09'],
    ['2018 Jul-Oct.', '2018-07', '2018-10'],
    ['1, October 2012 - 31, March 2018', '2012-10', '2018-03'],
    ['15-Jan-2019 to 20-Feb-2020', '2019-01', '2020-02'],
    ['July 1-31, 2019 – Aug 2020', '2019-07', '2020-08'],
    ['03. – 04.2014', '2014-03', '2014-04'],
    ['06.-08.2020', '2020-06', '2020-08'],
    ['2019/Jan - 2020/Mar', '2019-01', '2020-03'],
    ['2019 Jan - 2020 Mar', '2019-01', '2020-03'],
    ['2019 szept - 2020 jún', '2019-09', '2020-06'],
    ['2019 september – 2020 jún', '2019-09', '2020-06'],
    ['2019/1 - 2020/3', '2019-01', '2020-03'],
    ['IX 2019 – II 2021', '2019-09', '2021-02'],
    ['IX.2019 – obecnie', '2019-09', ''],
    ['January & February 2020', '2020-01', '2020-02'],
    ['June, July 2020', '2020-06', '2020-07'],
    ['2019 onwards', '2019', ''],
    ['2019+', '2019', ''],
    ['as of Jan 2019', '2019-01', ''],
    ['Jan 2019 - on-going', '2019-01', ''],
    ['Jan 2019 upto present', '2019-01', ''],
    ['2019 untill 2020', '2019', '2020'],
    ['2019-01/2020-03', '2019-01', '2020-03'],
    ['early 2019 – late 2020', '2019', '2020'],
    ['Anfang 2019 bis Ende 2020', '2019', '2020'],
    ['Dec 2019 – Expected May 2021', '2019-12', '2021-05'],
    ['Summer 2011', '2011', '2011'],
    ['2011 Summer', '2011', '2011'],
    ['2011 (Été)', '2011', '2011'],
    ['Fall 2011 - Spring 2013', '2011', '2013'],
    ['Q3 2018 – Q1 2019', '2018', '2019'],
    ['since 2020', '2020', ''],
    ['2021 –', '2021', ''],
    ['2021 – …', '2021', ''],
    ['2021 - ...: Cook', '2021', ''],
    ['2021 – ?', '2021', '2021'],
    ['Januar 2021 – offen', '2021-01', ''],
    ['Sommar 2018', '2018', '2018'],
    ['until 2009', '', '2009'],
    ['Juni 2020', '2020-06', '2020-06'],
    ['seit März 2021', '2021-03', ''],
    ['Okt. 2014 bis heute', '2014-10', ''],
    ['September, 2021 - Gegenwart', '2021-09', ''],
    ['03/2019 – el día de hoy', '2019-03', ''],
    ['03/2019 à nos jours', '2019-03', ''],
    ['2013/05 - 現在', '2013-05', ''],
    ['05/2021 há 09/2021', '2021-05', '2021-09'],
    ['janv. 2012 – août 2016', '2012-01', '2016-08'],
    ['depuis février 2017', '2017-02', ''],
    ['de 2012 à aujourd’hui', '2012', ''],
    ['de enero de 2011 a agosto de 2013', '2011-01', '2013-08'],
    ['septiembre de 2013 – actualidad', '2013-09', ''],
    ['dal 2019 al 2021', '2019', '2021'],
    ['maggio 2016 – oggi', '2016-05', ''],
    ['março de 2015 até o momento', '2015-03', ''],
    ['abr 2011 - fev 2015', '2011-04', '2015-02'],
    ['od września 2017 do grudnia 2019', '2017-09', '2019-12'],
    ['październik 2014 – obecnie', '2014-10', ''],
    ['maart 2015 t/m heden', '2015-03', ''],
    ['jan. 2016 - nu', '2016-01', ''],
    ['mars 2011 – augusti 2014', '2011-03', '2014-08'],
    ['oktober 2018 – dags dato', '2018-10', ''],
    ['kesäkuu 2012 – elokuu 2016', '2012-06', '2016-08'],
    ['2019 alkaen', '2019', ''],
    ['březen 2014 – současnost', '2014-03', ''],
    ['od ledna 2012 do prosince 2015', '2012-01', '2015-12'],
    ['2019. március – 2021. május', '2019-03', '2021-05'],
    ['2018. január – jelenleg', '2018-01', ''],
    ['septembrie 2013 – prezent', '2013-09', ''],
    ['Μάιος 2014 – σήμερα', '2014-05', ''],
    ['ΙΑΝΟΥΑΡΙΟΣ 2010 - ΜΑΪΟΣ 2012', '2010-01', '2012-05'],
    ['январь 2015 – по настоящее время', '2015-01', ''],
    ['з березня 2016 до липня 2019', '2016-03', '2019-07'],
    ['май 2014 – декември 2016', '2014-05', '2016-12'],
    ['Mart 2017 - Günümüz', '2017-03', ''],
    ['Ağustos 2014 – Eylül 2016', '2014-08', '2016-09'],
    ['Agustus 2015 - sekarang', '2015-08', ''],
    ['Mei 2012 s/d Oktober 2014', '2012-05', '2014-10'],
    ['gennaio 2005 - alla data attuale', '2005-01', ''],
    ['2019 r. – 2021 r.', '2019', '2021'],
    ['03/13-07/16', '2013-03', '2016-07'],
    ['06/15 - 2020', '2015-06', '2020'],
    ['(01/2024 - Güncel)', '2024-01', ''],
    ['maart 2019 – huidige', '2019-03', ''],
    ['3/13 - 7/16', '2013-03', '2016-07'],
    ['15.03.19 - 01.07.21', '2019-03', '2021-07'],
    ['Jan-19 – Mar-21', '2019-01', '2021-03'],
    ['Aug’15-Jun’18', '2015-08', '2018-06'],
    ['Mar 2019‑Jun 2020', '2019-03', '2020-06'],
    ['heute – 03/2015', '2015-03', ''],
    ['1/15/2019 - 3/31/2020', '2019-01', '2020-03'],
    ['Sep 2015\tMar 2017', '2015-09', '2017-03'],
    ['06.2010 -02.2017', '2010-06', '2017-02'],
    ['`18 – ´21', '2018', '2021'],
    ['Jun ‘16 - Aug ‘19', '2016-06', '2019-08'],
    ['jul ’11. – sep. ’17.', '2011-07', '2017-09'],
    ['2019. 03. – 2021. 05.', '2019-03', '2021-05'],
    ['2019. 03. 15. – 2021. 05. 31.', '2019-03', '2021-05'],
    ['Dic.27 2022 – Dic.27,2024', '2022-12', '2024-12'],
    ['Jan 5 2014 - Mar 3 2015', '2014-01', '2015-03'],
    ["01/’21 – 03/'23", '2021-01', '2023-03'],
    ['2019– **', '2019', ''],
  ])('reads %s', (text, startDate, endDate) => {
    expect(findPeriods(`Cook, Blue Door (${text})`)).toMatchObject([{ startDate, endDate }]);
    expect(findPeriods(text)).toMatchObject([{ startDate, endDate }]);
  });

  it.each([
    ['(October 2019 – March)', '2019-10', '2020-03'],
    ['[Nov. 2018 – Feb.]', '2018-11', '2019-02'],
  ])('ends a range in brackets whose end has no year in the next one: %s', (text, startDate, endDate) => {
    expect(findPeriods(text)).toMatchObject([{ startDate, endDate }]);
  });

  it.each(['October 2019 – March', 'Nov. 2018 – Feb.'])(
    'leaves the end open to a year in the next line: %s',
    (text) => {
      expect(findPeriods(text)).toMatchObject([{ isRange: false }]);
    },
  );

  it.each([
    ['1989 - ,2022', '1989', '2022'],
    ['2008- ,2022', '2008', '2022'],
  ])('reads a range whose end has lost its month: %s', (text, startDate, endDate) => {
    expect(findPeriods(text)).toMatchObject([{ startDate, endDate }]);
  });

  it.each([
    'room 1904',
    'version 03/19',
    '+44 20 1234 5678',
    '1,200 guests',
    '$2015',
    'May I help',
    'a 90/10 split',
    'uni-bremen.de',
    'May 2019',
    'Out of 2019 orders',
    '2016 set up a team',
    '2015 - Nu Skin',
  ])('sees no period of work in "%s"', (text) => {
    expect(findPeriods(text).filter((period) => period.isRange)).toEqual([]);
  });

  it.each([
    ['November – January 2023', '2022-11', '2023-01'],
    ['del 2019 al 2021', '2019', '2021'],
    ['2018 – in corso di svolgimento', '2018', ''],
  ])('reads all of %s', (text, startDate, endDate) => {
    expect(findPeriods(text)).toMatchObject([
      { start: 0, end: text.length, startDate, endDate, isRange: true },
    ]);
  });

  it.each([
    ['Summer 2019, 2020', '2019', '2020'],
    ['2016, 2017 & 2018', '2016', '2018'],
    ['Summer 2016, Summer 2018', '2016', '2018'],
  ])('is that of several years that have a cell to themselves: %s', (text, startDate, endDate) => {
    for (const line of [text, `Cook, Globex\t${text}`, `${text} | Cook`])
      expect(findPeriods(line)).toMatchObject([{ startDate, endDate, isRange: true }]);
  });

  it('is not that of years in a sentence, or of dates with months', () => {
    for (const text of ['Awards in 2016, 2017', 'Cook, Globex 2016, 2017', '(03/2016, 05/2017)'])
      expect(findPeriods(text).every(({ isRange }) => !isRange)).toBe(true);
  });

  it('has what is said of its parts, but no word before it', () => {
    const text = 'Project end of 2019 – mid 2020';
    expect(findPeriods(text)).toMatchObject([{ start: 'Project '.length, end: text.length }]);
  });

  it.each(['03/2018 08/2018', '03/2018 08/2018 Cook, Mill Inn', '(03/2018 08/2018)', '– Mar 2018  Aug 2018'])(
    'is that of two dates that are alone in a line or begin it: %s',
    (text) => {
      expect(findPeriodsOfLine(text)).toMatchObject([{ isRange: true, endDate: '2018-08' }]);
    },
  );

  it.each([
    ['behind other words', 'Cook 03/2018 08/2018'],
    ['before the rest of a sentence', '03/2018 08/2018 and later'],
    ['without months', '2018 2019'],
    ['the later one first', '08/2018 03/2018'],
    ['with a comma between them', '03/2018, 08/2018'],
    ['one of three', '03/2018 08/2018 09/2019'],
  ])('is not that of two dates %s', (_, text) => {
    expect(findPeriodsOfLine(text)).toEqual(findPeriods(text));
    expect(findPeriods(text).length).toBeGreaterThan(1);
  });

  it('may have a sign in place of its dash', () => {
    expect(findPeriods('August 2023 ± November 2024')).toMatchObject([
      { startDate: '2023-08', endDate: '2024-11', isRange: true },
    ]);
    expect(findPeriods('August 2024 ± Present')).toMatchObject([{ startDate: '2024-08', isCurrent: true }]);
  });

  it('may have a sign of a list in place of its dash, between blanks', () => {
    expect(findPeriods('Globex — 2022 • 2025')).toMatchObject([
      { startDate: '2022', endDate: '2025', isRange: true },
    ]);
    expect(findPeriods('Globex — 2025 • atual')).toMatchObject([{ startDate: '2025', isCurrent: true }]);
    expect(findPeriods('2022•2025').filter(({ isRange }) => isRange)).toEqual([]);
  });

  it('may be the start alone', () => {
    expect(findPeriods('Start June 2017')).toMatchObject([
      { startDate: '2017-06', isCurrent: true, isRange: true },
    ]);
    expect(findPeriods('Beginn: 06/2017, Ende: 05/2019')).toMatchObject([
      { endDate: '2019-05', isCurrent: false },
    ]);
    expect(findPeriods('Début 2019')).toMatchObject([{ isCurrent: false }]);
  });

  it('knows every month name of its languages', () => {
    const unknown = LANGUAGES.flatMap((language) =>
      Array.from({ length: 12 }, (_, month) => {
        const name = new Intl.DateTimeFormat(language, {
          month: 'long',
          timeZone: 'UTC',
          calendar: 'gregory',
        }).format(new Date(Date.UTC(2021, month, 15)));
        const date = `${String(2021)}-${String(month + 1).padStart(2, '0')}`;
        return findPeriods(`${name} 2021`)[0]?.startDate === date ? null : `${language} ${name}`;
      }),
    );
    // One name for two months: Poles and Czechs, who are more, call November so.
    expect(unknown.filter((name) => name !== null)).toEqual(['hr listopad']);
  });

  it('of one language are not those of another that shares some letters: "lis" is November in Polish', () => {
    const habits = (texts: string[]) => decideDateHabits([...texts, 'ćććććć']);
    const end = (texts: string[]) =>
      withDateHabits(habits(texts), () => findPeriods(texts[0] ?? '')[0]?.endDate);
    expect(end(['Kwi 2022 - Lis 2022', 'Obsługa klienta, żądania, ćwiczenia'])).toBe('2022-11');
    expect(end(['Tra 2022 - Lis 2022', 'čč đđ čč'])).toBe('2022-10');
  });

  it('knows months that are words elsewhere in a document of that language alone', () => {
    const text = 'Dub 2018 - Led 2022';
    const inCzech = decideDateHabits([text, 'Účetní, Vaněk a Říha, příprava měsíčních uzávěrek']);
    expect(withDateHabits(inCzech, () => findPeriods(text))).toMatchObject([
      { startDate: '2018-04', endDate: '2022-01' },
    ]);
    const inEnglish = decideDateHabits([text, 'Led a team of nine in a dub studio']);
    expect(withDateHabits(inEnglish, () => findPeriods(text))).not.toMatchObject([{ startDate: '2018-04' }]);
  });

  it.each([
    ['2021/11-2023/07', '2021-11', '2023-07'],
    ['05/21---10/23', '2021-05', '2023-10'],
    ['2020\u201005 – 2021\u201006', '2020-05', '2021-06'],
    ['Autumn 2021\tSpring 2023\tBaker', '2021', '2023'],
    ['Autumn 2021\tnow\tBaker', '2021', ''],
  ])('reads %j', (text, startDate, endDate) => {
    expect(findPeriods(text)).toMatchObject([{ startDate, endDate, isRange: true }]);
  });

  it('takes the order of day and month from the whole document, or else from where it is from', () => {
    expect(decideDateOrder(['3/4/2019 - 25/12/2020'])).toBe('day-first');
    expect(decideDateOrder(['3/4/2019 - 12/25/2020'])).toBe('month-first');
    expect(decideDateOrder(['Ada Cook, Austin, TX 78701', '3/4/2019'])).toBe('month-first');
    expect(decideDateOrder(['3/4/2019'])).toBe('day-first');
    // Most jobs begin on the first of a month.
    expect(decideDateOrder(['07/01/2020 – 08/01/2020'])).toBe('month-first');
    expect(decideDateOrder(['01/07/2020 – 01/08/2020', 'Austin, TX 78701'])).toBe('day-first');
    const habits = decideDateHabits(['3/4/2019 - 12/25/2020']);
    expect(withDateHabits(habits, () => findPeriods('3/4/2019 – 5/6/2020'))).toMatchObject([
      { startDate: '2019-03', endDate: '2020-05' },
    ]);
  });

  it('turns ranges that have the end first where the document has more than one of them', () => {
    const habits = decideDateHabits(['Jun 2020 – Mar 2019', 'Feb 2018 – Jan 2015', '2016 – 2017 course']);
    expect(withDateHabits(habits, () => findPeriods('5/2020 – 3/2018'))).toMatchObject([
      { startDate: '2018-03', endDate: '2020-05' },
    ]);
    expect(decideDateHabits(['2021 – 2019', '2016 – 2018'])).toMatchObject({ isEndFirst: false });
  });

  it.each([
    ['06/2023—nu 2 jaar 4 maanden', '2023-06'],
    ['idag / juni 2023', '2023-06'],
    ['2019 yılından beri', '2019'],
    ['2019’dan beri', '2019'],
    ['seit 03/2020, derzeit', '2020-03'],
    ['04/2022 – do dnia dzisiejszego', '2022-04'],
  ])('reads what goes on: %s', (text, startDate) => {
    expect(findPeriods(text)).toMatchObject([{ startDate, endDate: '', isCurrent: true }]);
  });

  it.each(['2019 -> 2021', '2019 > 2021', 'Feb2019-Mar2021'])(
    'reads an arrow and tight months: %s',
    (text) => {
      expect(findPeriods(text)).toMatchObject([{ isRange: true }]);
    },
  );

  it.each(['ISO 9001:2015 Lead Auditor', 'DIN EN 9100:2018', 'Windows 2000 Professional', 'SQL Server 2008'])(
    'takes the year of an edition for no date: %s',
    (text) => {
      expect(findPeriods(text)).toEqual([]);
    },
  );

  it.each([
    ['07 2022 – 09 2022', '2022-07', '2022-09'],
    ['08–09 2012 Globex', '2012-08', '2012-09'],
    ['09-18 - Now Clerk', '2018-09', ''],
    ['03-17 - 08-18 Clerk', '2017-03', '2018-08'],
    ['Clerk | 07 2022 – 09 2022', '2022-07', '2022-09'],
    ['10 2023 – Heute\tBerlin', '2023-10', ''],
    ['Clerk, Globex\t2nd March 2020\tCurrent', '2020-03', ''],
  ])(
    'reads months in digits before a space, and beginnings and ends in cells: %s',
    (text, startDate, endDate) => {
      expect(findPeriods(text)).toMatchObject([{ startDate, endDate, isRange: true }]);
    },
  );

  it('reads a day behind year and month, whatever the blanks between them', () => {
    for (const text of [
      '2016.12 .01 - 2017.02 .03',
      '2016. 12. 01 – 2017. 02. 03',
      '2016. 12. 01. – 2017. 02. 03.',
    ])
      expect(findPeriods(text), text).toMatchObject([
        { startDate: '2016-12', endDate: '2017-02', isRange: true },
      ]);
    expect(findPeriods('2016. 12. 01 - obecnie')).toMatchObject([
      { startDate: '2016-12', endDate: '', isRange: true },
    ]);
  });

  it('takes an elided "de" as part of a range', () => {
    expect(findPeriods("Nanterre / D'octobre 2023 à décembre 2023")).toMatchObject([
      { startDate: '2023-10', endDate: '2023-12', start: 11 },
    ]);
    expect(findPeriods('Fête d’octobre 2023')).toMatchObject([{ startDate: '2023-10' }]);
  });

  it('reads a range behind the name of a product', () => {
    expect(findPeriods('Visual Studio 2010 - 2012')).toMatchObject([{ startDate: '2010', endDate: '2012' }]);
  });

  it('tells a company in capitals from "since"', () => {
    expect(findPeriods('Ek Spedition AB juli 2016 - januari 2022')).toMatchObject([{ start: 16 }]);
    expect(findPeriods('ab Juli 2016')).toMatchObject([{ start: 0, isCurrent: true }]);
  });

  it('reads two digits after "since" as a year', () => {
    expect(
      ['seit 03/25', 'Since ’24', 'depuis le 01/03/2021', 'od 03/21'].map((text) => findPeriods(text)),
    ).toMatchObject([
      [{ startDate: '2025-03', endDate: '', isCurrent: true }],
      [{ startDate: '2024', endDate: '', isCurrent: true }],
      [{ startDate: '2021-03', endDate: '', isCurrent: true }],
      [{ startDate: '2021-03', endDate: '', isCurrent: true }],
    ]);
  });

  it('reads two digits alone as a year only where the document writes its ranges so', () => {
    const read = () => findPeriods('Forklift licence, 11/17');
    expect(read()).toEqual([]);
    expect(withDateHabits(decideDateHabits(['07/23 – 02/25', '04/19 – 06/23']), read)).toMatchObject([
      { startDate: '2017-11', isRange: false },
    ]);
    expect(withDateHabits(decideDateHabits(['07/2023 – 02/2025', '04/19 – 06/23']), read)).toEqual([]);
  });

  it('reads two digits behind a month as a year at the end of a range or of a cell, whatever follows', () => {
    const texts = ['Sep 20 – Feb 21\tBaker', 'Jun 97 – Jun 16 Baker', 'Apr 17 – Jul 19 | Globex'];
    expect(texts.map((text) => findPeriods(text))).toMatchObject([
      [{ startDate: '2020-09', endDate: '2021-02' }],
      [{ startDate: '1997-06', endDate: '2016-06' }],
      [{ startDate: '2017-04', endDate: '2019-07' }],
    ]);
    expect(findPeriods('Open on May 12 with Globex')).toEqual([]);
    expect(findPeriods('June 12 – August 30, 2018')).toMatchObject([
      { startDate: '2018-06', endDate: '2018-08' },
    ]);
  });

  it('never makes a month out of a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1950, max: 2049 }),
        fc.integer({ min: 1950, max: 2049 }),
        (start, end) => {
          expect(findPeriods(`${start} – ${end}`)).toMatchObject([
            { startDate: String(start), endDate: String(end) },
          ]);
        },
      ),
    );
  });

  it('gives offsets in the text, in order and without overlap', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'Mar 2019',
            '–',
            ' ',
            'to',
            '2021',
            'Łódź',
            'ß',
            'ﬁ',
            '03/2018',
            'present',
            '\t',
            ',',
          ),
        ),
        (parts) => {
          const text = parts.join(' ');
          let end = 0;
          for (const period of findPeriods(text)) {
            expect(period.start).toBeGreaterThanOrEqual(end);
            expect(period.end).toBeGreaterThan(period.start);
            expect(text.slice(period.start, period.end)).toMatch(/\d\d$|[a-z]$|[–-]$/);
            end = period.end;
          }
          expect(end).toBeLessThanOrEqual(text.length);
        },
      ),
      { examples: [[['Mar 2019', 'to', 'present', '–', 'Mar 2019']]], numRuns: 1000 },
    );
  });

  it('detects an end before a start only as far as both are precise', () => {
    expect(isReversed('2021', '2019')).toBe(true);
    expect(isReversed('2019-05', '2019')).toBe(false);
    expect(isReversed('2019-05', '')).toBe(false);
  });
});

it.each([
  ['two times with a long break between', '2013 - 2015, 2017 - 2019', 2],
  ['a telephone number', 'tel. 2019. 03-06-77', 1],
  ['a day', '2019-03-06', 1],
])('joins nothing and adds no month: %s', (_, text, count) => {
  const periods = findPeriods(text);
  expect(periods).toHaveLength(count);
  expect(periods.every(({ startDate, endDate }) => startDate.length === 4 || startDate === endDate)).toBe(
    true,
  );
});

describe('years before 1940', () => {
  const OLD = [
    'Engineer, Globex\t1902 – 1914',
    'Inventor, Mill & Oven\t1914 – 1933',
    'Owner\tJun 1920 – 1955',
  ];
  const periodsIn = (text: string, document: string[]) =>
    withDateHabits(decideDateHabits(document), () => findPeriods(text)).map(({ startDate, endDate }) => [
      startDate,
      endDate,
    ]);

  it('are read in a document of which several ranges begin then', () => {
    expect(OLD.flatMap((text) => periodsIn(text, OLD))).toEqual([
      ['1902', '1914'],
      ['1914', '1933'],
      ['1920-06', '1955'],
    ]);
  });

  it('may be of the centuries before', () => {
    const scholars = ['Teacher\t1673 – 1683', 'Observer\t1665 – 1666'];
    expect(scholars.flatMap((text) => periodsIn(text, scholars))).toEqual([
      ['1673', '1683'],
      ['1665', '1666'],
    ]);
    const brewers = ['Brewer\t1899 – 1935', 'Porter\t1885 – 1899'];
    expect(brewers.flatMap((text) => periodsIn(text, brewers))).toEqual([
      ['1899', '1935'],
      ['1885', '1899'],
    ]);
  });

  it('may have months and days', () => {
    const owners = [
      'Owner\t1902-06-01 – 1909-05-31',
      'Cook\t03/1890 – 05/1902',
      'Porter\t1933-01-01 – 1955-01-01',
    ];
    expect(owners.flatMap((text) => periodsIn(text, owners))).toEqual([
      ['1902-06', '1909-05'],
      ['1890-03', '1902-05'],
      ['1933-01', '1955-01'],
    ]);
    const born = ['Born 1935-06-01', 'Married 1939-05-31 – in Leeds'];
    expect(born.flatMap((text) => periodsIn(text, born))).toEqual([]);
  });

  it('are none where only one range begins then', () => {
    const [first = ''] = OLD;
    expect(periodsIn(first, [first, 'Waiter, 2019 – 2021'])).toEqual([]);
  });

  it('are none in names', () => {
    const names = ['Waiter, 1922 Lounge', 'Cook, 1922 Lounge', 'Born 1939'];
    expect(names.flatMap((text) => periodsIn(text, names))).toEqual([]);
  });
});
