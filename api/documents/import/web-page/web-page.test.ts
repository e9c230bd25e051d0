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

  it('has the dates of a narrow cell on one line, also as an item of a list', async () => {
    const row = (dates: string, name: string) =>
      `<table><tr><td><ul><li><p>${dates}</p></li></ul><td><p>${name}</p><p>Clerk</p></table>`;
    const lines = await readLines(
      row('May 2012<br>&nbsp;&nbsp;– June 2014', 'Acme Ltd') + row('July 2014<br>– present', 'Globex Ltd'),
    );
    expect(lines.map(({ text, marker }) => [text, marker])).toEqual([
      ['May 2012 – June 2014\tAcme Ltd', ''],
      ['Clerk', ''],
      ['July 2014 – present\tGlobex Ltd', ''],
      ['Clerk', ''],
    ]);
  });

  it('has no mark before an item that is an entry of several lines, and one before a statement', async () => {
    const lines = await readLines(
      '<ul><li><div><p>Acme Ltd</p><p>Clerk</p><p>2019 – 2021</p></div><ul><li>Kept the books</li></ul></li><li><p>Globex</p><p>Cook</p></li></ul>' +
        '<ul><li><p>Baked the bread of nine shops and of two hotels each day of the week</p><p>Since then the shops have sold it</p></li></ul>',
    );
    expect(lines.map(({ text, marker, gapBefore }) => [text, marker, gapBefore])).toEqual([
      ['Acme Ltd', '', true],
      ['Clerk', '', false],
      ['2019 – 2021', '', false],
      ['Kept the books', '•', false],
      ['Globex', '', true],
      ['Cook', '', false],
      ['Baked the bread of nine shops and of two hotels each day of the week', '•', false],
      ['Since then the shops have sold it', '', false],
    ]);
  });

  it('has space between entries: elements alike that have several lines each', async () => {
    const lines = await readLines(
      '<div><div class="job"><div>Clerk</div><div>Acme</div></div><div class="job"><div>Cook</div><div>Globex</div></div></div><div class="note">one</div><div class="note">two</div>',
    );
    expect(lines.map(({ text, gapBefore }) => [text, gapBefore])).toEqual([
      ['Clerk', true],
      ['Acme', false],
      ['Cook', true],
      ['Globex', false],
      ['one', false],
      ['two', false],
    ]);
  });

  it('has side by side what are parts of a line by their names, in lines of their own in its source', async () => {
    expect(
      await readTexts(
        '<p>\n<span class="employer">Acme Ltd</span>\n<span class="town">Leeds</span>\n</p><p><job-title>Clerk</job-title>\n<time>2019</time></p>' +
          '<p>We work with\n<span class="a">Acme</span>\n<span class="b">Globex</span>\nin Leeds</p><p class="MsoNormal"><span class="SpellE">Acme</span>\n<span class="SpellE">Ltd</span></p>',
      ),
    ).toEqual(['Acme Ltd\tLeeds', 'Clerk\t2019', 'We work with Acme Globex in Leeds', 'Acme Ltd']);
  });

  it('has side by side what would touch, as in pages without white space', async () => {
    expect(
      await readTexts(
        '<p><span class="css-1">Clerk</span><span class="css-2">Acme</span></p><p><a href="#">one</a><a href="#">two</a></p>' +
          '<p><span class="first">C</span><span class="rest">lerk</span></p><p><span>Ac</span><span>me</span></p>',
      ),
    ).toEqual(['Clerk\tAcme', 'one\ttwo', 'Clerk', 'Acme']);
  });

  it('tells that a style changes at an element that has a name', async () => {
    const [named, emphasised] = await readLines(
      '<h3>Baker <span class="highlight">Mill Road</span></h3><p>Baker <u>Mill</u></p>',
    );
    expect(named?.styleBreaks).toEqual([['Baker', 'Mill']]);
    expect(emphasised?.styleBreaks).toBeUndefined();
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

  it('is shown by rules for elements, classes and ids, and for what stands in others', async () => {
    const sheet =
      '#top .date, li > b { display: none } .job h3 > .date { float: right } .entry { font-weight: bold } p.entry, .job:hover { font-weight: 400 } .entry { color: red }';
    expect(
      await readTexts(
        '<div id="top"><p class="date">a</p></div><div class="job"><h3>Clerk <span class="date">2019</span></h3><h3><a>Cook <span class="date">2018</span></a></h3></div><ul><li><b>b</b><p><b>c</b></p></li></ul>',
        sheet,
      ),
    ).toEqual(['Clerk\t2019', 'Cook 2018', 'c']);
    const lines = await readLines('<p class="entry">Clerk</p><div class="entry">Cook</div>', sheet);
    expect(lines.map(({ isBold }) => isBold)).toEqual([false, true]);
  });

  it('has the lines that its styles make, whatever the elements', async () => {
    expect(
      await readTexts(
        '<p><span class="line">Clerk</span><span class="line">Acme</span></p><div><h4>Cook</h4> <div class="in">at Globex</div></div>',
        '.line { display: block } h4, .in { display: inline-block }',
      ),
    ).toEqual(['Clerk', 'Acme', 'Cook at Globex']);
  });

  it('has side by side the two columns of a grid that differ, and cards alike one by one', async () => {
    const grid = (columns: string) =>
      readTexts(
        '<div class="grid"><div>2019 – 2021</div><div>Clerk, Acme Ltd</div></div>',
        `.grid { display: grid; grid-template-columns: ${columns} }`,
      );
    expect(await grid('minmax(0, 9em) 1fr')).toEqual(['2019 – 2021\tClerk, Acme Ltd']);
    for (const columns of ['1fr 1fr', 'repeat(2, 1fr)', 'repeat(auto-fill, minmax(9em, 1fr))', '1fr'])
      expect(await grid(columns)).toEqual(['2019 – 2021', 'Clerk, Acme Ltd']);
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

  it.each([
    [
      'for every element',
      '<p class="a">a</p>'.repeat(3_000),
      '.a { color: red; display: block }'.repeat(3_000),
    ],
    [
      'for elements deep inside',
      '<div>'.repeat(300).concat('<p>a</p>'),
      'b div div div div p { float: right }'.repeat(50),
    ],
  ])('with endless rules %s is refused', async (_name, body, sheet) => {
    await expect(readDocument(webPage(body, sheet), 'resume.html')).rejects.toThrow(RuleError);
  });
});
