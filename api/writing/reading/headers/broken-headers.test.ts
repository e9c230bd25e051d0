import { describe, expect, it } from 'vitest';
import { parseLines } from '../lines/line.ts';
import type { Line } from '../lines/line.ts';
import { readLines } from '../read-lines.ts';
import { joinBrokenHeaders } from './broken-headers.ts';

/** Lines of a narrow column; those marked "¶" are full. */
const narrow = (text: string): Line[] =>
  parseLines(text).map((line) =>
    line.text.endsWith(' ¶') ? { ...line, text: line.text.slice(0, -2), isFull: true } : line,
  );

const read = (text: string) => {
  const { history, placement } = readLines(narrow(`Work experience\n${text}`));
  expect([...placement.values()]).not.toContain('unplaced');
  return history.experiences;
};

describe('headers over two lines', () => {
  it('are one text where a word was broken', () => {
    const [role] = read(
      '2017 – 2018\tMercy Hospital, Charge Nurse, Emergency De-\npartment\n• Led 12 nurses',
    );
    expect(role).toMatchObject({ title: 'Charge Nurse, Emergency Department', company: 'Mercy Hospital' });
    expect(role?.sourceLines).toEqual([1, 2, 3]);
  });

  it('go on with a legal form that comes before the title', () => {
    const [role] = read(
      'Quorvex Environmental Services\nLtd. - Driver\nApril 2021 – | Leeds\n• Drove 30 tons a day',
    );
    expect(role).toMatchObject({
      title: 'Driver',
      company: 'Quorvex Environmental Services Ltd.',
      location: 'Leeds',
    });
  });

  it('keep the hyphen of a name', () => {
    const [role] = read(
      'Beraterin für Eltern\nFörderschule am Wald, Agnes-\nNeuhaus-Schule, Leipzig 09/2017 – 02/2018',
    );
    expect(role?.company).toBe('Förderschule am Wald, Agnes-Neuhaus-Schule');
  });

  it('keep the hyphen of a word that has it elsewhere', () => {
    const [role] = read(
      'Académie de Lyon\n2017 – 2018 | Professeur d’histoire-\ngéographie\n• Préparation des cours d’histoire-géographie',
    );
    expect(role).toMatchObject({ title: 'Professeur d’histoire-géographie', company: 'Académie de Lyon' });
  });

  it('are one text where a word was broken in a cell', () => {
    const [role] = read('Barber\tHairlobby (Stock-\t2019 – 2021\nholm)\n• Cut 12 heads a day');
    expect(role).toMatchObject({ title: 'Barber', company: 'Hairlobby', location: 'Stockholm' });
  });

  it('are one text where a full line goes on with a separator or in lower case', () => {
    const [specialist, manager] = read(
      'Red Kite Agency\n10/2021 – 11/2023 | Digital Marketing ¶\nSpecialist | Portland, OR\n• Wrote 8 case studies\n\n' +
        'Novak Media Group\n04/2020 – 09/2021 | Head of marketing and ¶\ncommunication\n• Ran campaigns',
    );
    expect(specialist).toMatchObject({
      title: 'Digital Marketing Specialist',
      company: 'Red Kite Agency',
      location: 'Portland, OR',
    });
    expect(manager).toMatchObject({
      title: 'Head of marketing and communication',
      company: 'Novak Media Group',
    });
  });

  it('are one text where the legal form is below', () => {
    const [role] = read(
      'Bright Spark Electrical Services\tMarch 2023 – Now\nLtd\nElectrician\n• Drew cables',
    );
    expect(role).toMatchObject({ title: 'Electrician', company: 'Bright Spark Electrical Services Ltd' });
  });

  it('are one text where the dates are behind the second half', () => {
    const [role] = read('Nurse | Hospital of the ¶\nholy Ghost | 08/2021 – 08/2023\n• Cared for 12 patients');
    expect(role).toMatchObject({
      title: 'Nurse',
      company: 'Hospital of the holy Ghost',
      startDate: '2021-08',
    });
  });

  it('are one text where an item with dates ends in a dash', () => {
    const joined = (text: string) => joinBrokenHeaders(narrow(text), new Set()).map((line) => line.text);
    expect(joined('• 2019 – 2021: Cook -\nHotel Azul\n• 2017 – 2019: Baker –\nMill & Oven')).toEqual([
      '2019 – 2021: Cook - Hotel Azul',
      '2017 – 2019: Baker – Mill & Oven',
    ]);
    for (const text of [
      '• Ran the grill -\nHotel Azul',
      '• 2019 – 2021: Cook -\n• Hotel Azul',
      '• 2019 – 2021: Cook -\n\nHotel Azul',
      '• 2019 – 2021: Cook -\nHotel Azul, 2017 – 2019',
    ])
      expect(joined(text), text).toHaveLength(2);
  });

  it('have an end, however many words are broken', () => {
    const lines = narrow('kitchen-\n'.repeat(200));
    const longest = Math.max(...joinBrokenHeaders(lines, new Set()).map(({ text }) => text.length));
    expect(longest).toBeGreaterThan(400);
    expect(longest).toBeLessThan(600);
  });

  it('are two where the second is a field of its own', () => {
    const [role] = read('2019 – 2021 | Line Cook ¶\nHotel Azul Ltd\n• Ran the grill');
    expect(role).toMatchObject({ title: 'Line Cook', company: 'Hotel Azul Ltd' });
  });
});

describe('a date within a list item', () => {
  it('begins no role where the item goes on in the next line', () => {
    const roles = read(
      'Driver\nHotel Azul Ltd\n2018 – 2021\n• Drove forklifts without an accident ¶\nsince 2011, which is a record\n• Counted the stock',
    );
    expect(roles).toHaveLength(1);
    expect(roles[0]?.bulletPoints).toEqual([
      'Drove forklifts without an accident since 2011, which is a record',
      'Counted the stock',
    ]);
  });
});

it('a country that two lines have between them is whole', () => {
  const [role] = read(
    '2019 – 2021\tTechnik sietí\nKestrelNet - Bratislava, Slovenská\nrepublika\n• Staral sa o siete',
  );
  expect(role).toMatchObject({ company: 'KestrelNet', location: 'Bratislava, Slovenská republika' });
});
