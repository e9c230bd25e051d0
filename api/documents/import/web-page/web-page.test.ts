import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleError, UnsupportedTypeError } from '../../../core/errors.ts';
import { readDocument } from '../read-document.ts';
import { webPage } from '../testing/other-formats-fixture.ts';

const readLines = async (body: string, css = '') =>
  (await readDocument(webPage(body, css), 'resume.html')).source;
const readTexts = async (body: string, css = '') => (await readLines(body, css)).map(({ text }) => text);

describe('a saved web page', () => {
  it('has headings, list items and paragraphs, with white space as a browser shows it', async () => {
    const lines = await readLines(
      '<div><h2>\n Work\n</h2><div>Clerk,\n   <b>Acme</b> Ltd<br>2019 – 2021<ul>\n<li>Led  twelve\n cooks</li><li><p>Baked</p></li></ul></div></div>',
    );
    expect(lines.map(({ text, headingLevel, marker }) => [text, headingLevel, marker])).toEqual([
      ['Work', 2, ''],
      ['Clerk, Acme Ltd', 0, ''],
      ['2019 – 2021', 0, ''],
      ['Led twelve cooks', 0, '•'],
      ['Baked', 0, '•'],
    ]);
  });

  it('has side by side what its own styles put side by side', async () => {
    expect(
      await readTexts(
        '<div class="line"><div>Clerk, Acme Ltd</div><div>2019 – 2021</div></div><p>Cook <span class="date">2018</span></p><p><span class="date">2017</span>Porter</p><div style="display: flex; flex-direction: column"><p>one</p><p>two</p></div>',
        '.line { display: flex; justify-content: space-between } .date, .place { float: right }',
      ),
    ).toEqual(['Clerk, Acme Ltd\t2019 – 2021', 'Cook\t2018', '2017\tPorter', 'one', 'two']);
  });

  it('has a role’s header in one cell above what was done there in the other', async () => {
    const done = [
      'Baked bread for nine shops each day',
      'Kept the books of the whole bakery',
      'Trained apprentices in the old mill',
    ];
    const row = (header: string[], text: string[]) =>
      `<table><tr><td>${header.map((line) => `<p>${line}</p>`).join('')}<td>${text.map((line) => `<p>${line}</p>`).join('')}</table>`;
    const header = ['Jun 2021 – Jun 2023', 'BAKER', 'Harbour Bakery'];
    expect(await readTexts(row(header, done))).toEqual([...header, ...done]);
    expect(await readTexts(row(['Jun 2021 – Jun 2023', 'Leeds'], ['Baker', 'Harbour Bakery']))).toEqual([
      'Jun 2021 – Jun 2023\tBaker',
      'Leeds\tHarbour Bakery',
    ]);
  });

  it('has the cells of a table’s row side by side', async () => {
    expect(await readTexts('<table><tr><td>2019 – 2021<td><p>Clerk</p><tr><td>2017<td>Cook</table>')).toEqual(
      ['2019 – 2021\tClerk', '2017\tCook'],
    );
  });

  it('has bold text by element or by a class of its styles', async () => {
    const lines = await readLines(
      '<p class="c1">Acme Ltd</p><p class="c2">Clerk</p><p><strong>Cook</strong></p><h3 class="c3">Work</h3><p class="c3">text</p>',
      '.c1{font-weight:700} .c2{color:red} h3.c3 {font-weight: bold}',
    );
    expect(lines.map(({ text, isBold }) => [text, isBold])).toEqual([
      ['Acme Ltd', true],
      ['Clerk', false],
      ['Cook', true],
      ['Work', true],
      ['text', false],
    ]);
  });

  it('has children of a flexible box below each other where another class makes a column of it', async () => {
    const sheet = '.flex { display: flex } .column { flex-direction: column }';
    expect(await readTexts('<div class="column flex"><p>Clerk</p><p>Acme</p></div>', sheet)).toEqual([
      'Clerk',
      'Acme',
    ]);
    expect(await readTexts('<div class="flex"><p>Clerk</p><p>Acme</p></div>', sheet)).toEqual([
      'Clerk\tAcme',
    ]);
  });

  it('leaves out what isn’t shown, scripts, and form controls', async () => {
    expect(
      await readTexts(
        '<script>alert("x")</script><p hidden>a</p><p style="display:none">b</p><p class="none">c</p><div aria-hidden="true"><p>d</p></div><button>Print</button><template><p>e</p></template><svg><text>f</text></svg><p>Clerk</p>',
        '.none { display: none }',
      ),
    ).toEqual(['Clerk']);
    expect(
      await readTexts(
        '<p class="wide">Clerk</p><p class="none">a</p>',
        '/* { */ @media print { .page { color: red } .wide { display: none } } .none { display: none }',
      ),
    ).toEqual(['Clerk']);
  });

  it('keeps the address behind a link, and no script behind one', async () => {
    const [page, script] = await readLines(
      '<p><a href="https://example.com/?a=1&amp;b=2">my page</a></p><p><a href="javascript:alert(1)">other</a></p>',
    );
    expect(page?.links).toEqual(['https://example.com/?a=1&b=2']);
    expect(script?.links).toEqual([]);
  });

  it('loses no text in broken markup', async () => {
    expect(
      await readTexts('</p></div><p>Clerk<div><b>Acme</p> Ltd<table><td>2019</b></ul>Cook<li>baked<!-- '),
    ).toEqual(['Clerk', 'Acme', 'Ltd', '2019', 'Cook', 'baked']);
  });

  it('loses no word and makes none up, whatever its tags', async () => {
    const tag = fc.constantFrom(
      ...'p div h2 ul li table tr td b span a br hr dl dt dd section nav th ol em pre font center'.split(' '),
    );
    const piece = fc.oneof(
      tag.map((name) => ({ html: `<${name}>`, text: '' })),
      tag.map((name) => ({ html: `</${name}>`, text: '' })),
      tag.map((name) => ({ html: `<${name} style="display:flex;float:right">`, text: '' })),
      fc.constantFrom('Clerk', 'Acme', 'Leeds', 'baked').map((word) => ({ html: ` ${word} `, text: word })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 40 }), async (pieces) => {
        const texts = await readTexts(`<p>first</p>${pieces.map(({ html }) => html).join('')}`);
        const words = texts.join(' ').split(/\s+/);
        expect(words.sort()).toEqual(['first', ...pieces.map(({ text }) => text).filter(String)].sort());
      }),
      { numRuns: 300 },
    );
  });

  it('is decoded by the encoding that it names', async () => {
    const bytes = Buffer.from('<meta charset="iso-8859-2"><p>Cukiernia \xa3\xf3d\xbc</p>', 'latin1');
    expect((await readDocument(bytes, 'cv.html')).text).toBe('Cukiernia Łódź');
  });

  it('by another name is refused, and says what to do', async () => {
    await expect(readDocument(webPage('<p>Hi</p>'), 'resume.docx')).rejects.toThrow(
      new UnsupportedTypeError(
        'Please upload a PDF, Word document, or text file. This is a web page (HTML): give it a name that ends in .html.',
      ),
    );
  });

  it('is read by the name of a Markdown file, in which markup is nothing unusual', async () => {
    const page = Buffer.from(
      '<!DOCTYPE html>\n<html><head></head><body><h1>Nora Felt</h1><p>Clerk</p></body></html>',
    );
    expect((await readDocument(page, 'index.md')).text).toBe('Nora Felt\nClerk');
  });

  it('is read by the name of a Word document if Word saved it', async () => {
    const saved = (head: string) =>
      Buffer.from(
        `<html xmlns:o="urn:schemas-microsoft-com:office:office"${head}<body><p>Clerk</p></body></html>`,
      );
    const byWord = [
      saved(' xmlns:w="urn:schemas-microsoft-com:office:word"><head></head>'),
      saved('><head><meta name=ProgId content=Word.Document></head>'),
    ];
    for (const bytes of byWord) {
      expect((await readDocument(bytes, 'resume.doc')).text).toBe('Clerk');
      await expect(readDocument(bytes, 'resume.txt')).rejects.toThrow(UnsupportedTypeError);
    }
    await expect(readDocument(saved('><head></head>'), 'resume.doc')).rejects.toThrow(
      'give it a name that ends in .html',
    );
  });

  it.each([
    ['nested endlessly', '<div>'.repeat(200_000)],
    ['of endless elements', '<b>a</b>'.repeat(200_000)],
    ['of endless rows', '<table><tr><td>'.repeat(100_000)],
  ])('%s is refused', async (_name, body) => {
    await expect(readDocument(webPage(body), 'resume.html')).rejects.toThrow(RuleError);
  });
});
