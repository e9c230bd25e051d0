import { describe, expect, it } from 'vitest';
import { readHistory } from '../read-history.ts';

describe('jobs that a document writes as forms', () => {
  const form = (company: string, position: string, period: string): string =>
    `Company name: ${company}\nPosition: ${position}\nPeriod: ${period}`;
  const above = 'Ada Marlow\nada@example.com\n\nEmployment History\n\n';

  it('go on behind the references of one of them, which are no jobs', () => {
    const { experiences, sections } = readHistory(
      `${above}${form('Harbour Inn', 'Waiter', '2016 – 2018')}\n\nReferences\n\nAnn Lee, 01632 960053\n\n${form('Mill Stores', 'Shop Assistant', '2018 – 2019')}\n\n${form('Kestrel Freight', 'Dispatcher', 'April 2019 – Current')}`,
    );
    expect(experiences.map(({ title, company, endDate }) => [title, company, endDate])).toEqual([
      ['Waiter', 'Harbour Inn', '2018'],
      ['Shop Assistant', 'Mill Stores', '2019'],
      ['Dispatcher', 'Kestrel Freight', ''],
    ]);
    expect(JSON.stringify(sections)).toContain('Ann Lee');
  });

  it('are none in a section of another name', () => {
    const { experiences } = readHistory(
      `${above}${form('Harbour Inn', 'Waiter', '2016 – 2018')}\n\nHobbies\n\n${form('Mill Choir', 'Conductor', '2018 – 2019')}`,
    );
    expect(experiences.map(({ company }) => company)).toEqual(['Harbour Inn']);
  });

  it('are none in the references of a document that writes its jobs otherwise', () => {
    const { experiences } = readHistory(
      `${above}Waiter, Harbour Inn, 2016 – 2018\n- Served tables\n\nReferences\n\n${form('Mill Stores', 'Manager', '2018 – 2019')}`,
    );
    expect(experiences.map(({ company }) => company)).toEqual(['Harbour Inn']);
  });
});
