import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

const roles = (text: string) =>
  readHistory(text).experiences.map(
    ({ title, company, startDate, endDate }) => `${title} / ${company} / ${startDate}..${endDate}`,
  );

describe('times between jobs', () => {
  it.each([
    'Elternzeit 02/2017 – 03/2018',
    'Parental leave 02/2017 – 03/2018',
    'Congé parental 02/2017 – 03/2018',
    'Rodičovská dovolená 02/2017 – 03/2018',
    'Looking for work 02/2017 – 03/2018',
    'Sabbatical 02/2017 – 03/2018',
    'Bildungskarenz 02/2017 – 03/2018',
    'Stellensuche 02/2017 – 03/2018',
    'Weltreise 02/2017 – 03/2018',
    'Tour du monde 02/2017 – 03/2018',
    'Open to new opportunities 02/2017 – 03/2018',
    'Декретный отпуск 02/2017 – 03/2018',
  ])('are no jobs, and are left for the person to place: %s', (line) => {
    const history = readHistory(
      `Ada Marlow\n\nWork experience\n\nCook, Harbour Inn 04/2018 – 05/2021\n- Ran the kitchen\n\n${line}\n\nBaker, Mill Bakery 01/2015 – 01/2017\n- Baked bread`,
    );
    expect(history.experiences.map(({ title }) => title)).toEqual(['Cook', 'Baker']);
    expect(history.unplaced).toEqual([line]);
  });

  it('are jobs where somebody looks after others for a living', () => {
    expect(
      roles(
        'Ada Marlow\n\nWork experience\n\nChildcare worker, Moor Nursery 02/2017 – 03/2018\n- Looked after twelve children',
      ),
    ).toEqual(['Childcare worker / Moor Nursery / 2017-02..2018-03']);
  });

  it.each(['Úřad práce', 'Maternità', 'Childcare'])(
    'are jobs where the words name an employer or a trade: %s',
    (name) => {
      expect(
        roles(
          `Ada Marlow\n\nWork experience\n\nBaker, Mill Bakery 01/2015 – 01/2017\n- Baked bread\n\n${name} 02/2017 – 03/2018\n- Helped people`,
        ),
      ).toHaveLength(2);
    },
  );
});
