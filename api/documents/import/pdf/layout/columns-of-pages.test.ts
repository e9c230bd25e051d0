import { describe, expect, it } from 'vitest';
import { findSureColumns, splitRegions } from './columns.ts';
import { inOrder, segmentOf } from '../../testing/segments.ts';

const column = (texts: string[], x: number, y = 100) =>
  texts.map((text, row) => segmentOf(text, x, y + 14 * row));

/** A margin with sections of its own beside the work. */
const FIRST = inOrder([
  ...column(['Skills', 'Tills', 'Service', 'Languages', 'Danish', 'German'], 40),
  ...column(
    [
      'Work experience',
      'Baker, Mill and Oven',
      'Baked nine hundred loaves',
      'Waiter, Harbour Inn',
      'Served guests',
      'Cook',
    ],
    220,
  ),
]);
/** The margin goes on with dates above names, as the cells with the headers of a text have them. */
const SECOND = inOrder([
  ...[
    ['06/2013 - 08/2017', 110],
    ['Doctorate in botany', 130],
    ['Museum of Lorvale', 149],
    ['02/2010 - 04/2012', 205],
    ['Master of botany', 225],
    ['University of Holm', 244],
    ['03/2006 - 02/2010', 300],
    ['Bachelor of botany', 320],
    ['University of Quorvale', 339],
  ].map(([text, y]) => segmentOf(String(text), 40, Number(y))),
  ...column(
    [
      'Researcher',
      'Botanical Garden of Holm, with three others',
      'Counted the mosses of the northern woods and wrote',
      'two papers about what grows there in winter',
      'and led the walks of the garden for children',
      'who came from the schools of the town and of',
      'the villages around it, and answered the calls',
      'of those who had found what they did not know.',
      'Lecturer',
      'University of Lorvale, three days a week',
      'Taught three courses about ferns and mosses',
      'and wrote the book that the students have,',
      'with drawings of all that grows in the garden',
      'Assistant',
      'Watered the plants of the greenhouse and',
      'kept the list of all that was sown there',
      'Sold the tickets at the gate in summer',
    ],
    220,
  ),
]);

describe('columns that go on over pages', () => {
  it('are known where a page surely has them', () => {
    expect(findSureColumns(FIRST, [])).toEqual({ left: 40, right: 220 });
    expect(findSureColumns(inOrder(column(['Work experience', 'Baker'], 40)), [])).toBeNull();
  });

  it('part the text of a page that only probably has them, and would else be one column with cells', () => {
    expect(splitRegions(SECOND).every(({ column: side }) => side === 'all')).toBe(true);
    const columns = [{ left: 41, right: 218 }];
    const parts = splitRegions(SECOND, [], columns).map(({ column: side, segments }) => [
      side,
      segments.length,
    ]);
    expect(parts).toEqual([
      ['left', 9],
      ['right', 17],
    ]);
  });
});
