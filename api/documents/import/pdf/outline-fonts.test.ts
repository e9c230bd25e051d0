import { expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';

interface Shape {
  name: string;
  letters: string;
  /** The top of the box around its letters, in thousandths of an em. */
  top: number;
}

/** A font whose letters are drawings, as browsers write a part of a variable font: the em has a thousand units, y is turned round. */
const fontObjects = ({ letters, top }: Shape, first: number): string[] => {
  const codes = [...letters].map((letter, index) => ({ letter, code: index + 1 }));
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  const map = codes.map(
    ({ letter, code }) => `<${hex(code)}> <${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`,
  );
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  return [
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 -${top} 500 10] /FontMatrix [0.001 0 0 -0.001 0 0] /FirstChar 1 /LastChar ${codes.length} /Widths [${codes.map(() => 500).join(' ')}] /Encoding << /Type /Encoding /Differences [1 ${codes.map(({ code }) => `/g${code}`).join(' ')}] >> /CharProcs << ${codes.map(({ code }) => `/g${code} ${first + 1} 0 R`).join(' ')} >> /ToUnicode ${first + 2} 0 R >>`,
    stream('500 0 0 0 500 700 d1 0 0 400 700 re f'),
    stream(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /x def 1 begincodespacerange <00> <ff> endcodespacerange ${map.length} beginbfchar ${map.join(' ')} endbfchar endcmap end end`,
    ),
  ];
};

/** A page with lines of text, each in the fonts of its letters. */
function pageOf(lines: [text: string, size: number][], fonts: Shape[]): Uint8Array {
  const show = ([text, size]: [string, number], index: number): string => {
    let line = `BT 1 0 0 1 60 ${760 - index * 24} Tm `;
    for (const letter of text) {
      const font = fonts.find(({ letters }) => letters.includes(letter));
      const code = (font?.letters.indexOf(letter) ?? 0) + 1;
      line += `/${font?.name} ${size} Tf <${code.toString(16).padStart(2, '0')}> Tj `;
    }
    return `${line}ET`;
  };
  const content = lines.map(show).join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << ${fonts.map(({ name }, index) => `/${name} ${5 + index * 3} 0 R`).join(' ')} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...fonts.flatMap((font, index) => fontObjects(font, 5 + index * 3)),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return new TextEncoder().encode(file);
}

it('letters of one size have it in every part of a font that is drawn, whatever the box of the part', async () => {
  const file = pageOf(
    [
      ['abcd efgh', 12],
      ['aebf cgdh', 12],
    ],
    [
      { name: 'A', letters: 'abcd ', top: 700 },
      { name: 'B', letters: 'efgh', top: 980 },
    ],
  );
  const { source } = await readDocument(file, 'cv.pdf');
  expect(source.map(({ text, size }) => [text, size])).toEqual([
    ['abcd efgh', 12],
    ['aebf cgdh', 12],
  ]);
  expect(source.flatMap(({ styleBreaks = [] }) => styleBreaks)).toEqual([]);
});
