import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const roles = (text: string) =>
  readHistory(text).experiences.map(
    ({ title, company, startDate, endDate }) => `${title} / ${company} / ${startDate}..${endDate}`,
  );

describe('headers', () => {
  it('are led by a range and a colon, with a full stop at their end', () => {
    expect(
      roles(`Ada Marlow

Work experience

Oct 2020 – June 2021: Amtech Technologies Ltd - Nairobi, Kenya.
Designation: Web Developer
Responsibilities:
. Building pages for the shop of the firm.
. Training two people.
May 2019 – Sept 2019: Harbour Hosting Ltd - Nairobi, Kenya.
Designation: Web Tester
Responsibilities:
. Testing pages before they went online.`),
    ).toEqual([
      'Web Developer / Amtech Technologies Ltd / 2020-10..2021-06',
      'Web Tester / Harbour Hosting Ltd / 2019-05..2019-09',
    ]);
  });

  it('stand below items that are dates alone', () => {
    expect(
      roles(`Pierre Marlow

EXPERIENCES PROFESSIONNELLES
• De juin 2015 à avril 2019 :
- Agent de sécurité – KESTREL SECURITE
- Interventions sanitaires
• De septembre 2014 à octobre 2014 :
- Agent de services – MOUSSE PROPRETE
- Nettoyage des bureaux`),
    ).toEqual([
      'Agent de sécurité / KESTREL SECURITE / 2015-06..2019-04',
      'Agent de services / MOUSSE PROPRETE / 2014-09..2014-10',
    ]);
  });

  it('are jobs of their own where each range ends when the next one begins', () => {
    const history = readHistory(`Dion Marlow

Werkervaring
Februari 2011 – september 2011: Laptopmonteur, Dynafix
Augustus 2012 – oktober 2012: Kestrel Callcentrum
Oktober 2012 – januari 2014: Helpdesk medewerker`);
    expect(history.experiences.map(({ startDate }) => startDate)).toEqual(['2011-02', '2012-08', '2012-10']);
  });

  it('that both go on are not one range', () => {
    expect(
      roles(`Ada Marlow

Berufserfahrung
2021 –	Köchin, Gasthof Moos GmbH
2017 –	Bäckerin, Mühle AG
2015 – 2016	Kellnerin, Hafen GmbH`),
    ).toEqual([
      'Köchin / Gasthof Moos GmbH / 2021..',
      'Bäckerin / Mühle AG / 2017..',
      'Kellnerin / Hafen GmbH / 2015..2016',
    ]);
  });
});
