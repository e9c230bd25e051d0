import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docx, docxParts, paragraph, table } from '../testing/word-fixture.ts';
import type { DocxFixture } from '../testing/word-fixture.ts';
import { readDocx } from './docx.ts';

const readLines = async (body: string, fixture: DocxFixture = {}) =>
  (await readDocx(docx(body, fixture))).lines;
const readTexts = async (body: string, fixture: DocxFixture = {}) =>
  (await readLines(body, fixture)).map(({ text }) => text);

const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (runs: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
const style = (id: string, content: string, kind = 'paragraph', more = ''): string =>
  `<w:style w:type="${kind}" w:styleId="${id}" ${more}><w:name w:val="${id}"/>${content}</w:style>`;
const ofStyle = (id: string): string => `<w:pStyle w:val="${id}"/>`;

describe('a line of a .docx', () => {
  it('is as large as most of its letters: by themselves, by their style, or by the document', async () => {
    const styles = [
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>',
      style('Section', '<w:rPr><w:sz w:val="28"/></w:rPr>'),
      style('Sub', '<w:basedOn w:val="Section"/>'),
      style('Small', '<w:rPr><w:sz w:val="16"/></w:rPr>', 'character'),
    ].join('');
    const lines = await readLines(
      [
        p(run('Text')),
        p(run('Section'), ofStyle('Section')),
        p(run('Below'), ofStyle('Sub')),
        p(run('S', '<w:sz w:val="40"/>') + run('mall print', '<w:rStyle w:val="Small"/>')),
      ].join(''),
      { styles },
    );
    expect(lines.map(({ size }) => size)).toEqual([11, 14, 14, 8]);
  });

  it('is bold by its style too, unless its letters say that they aren’t', async () => {
    const styles = style('Employer', '<w:rPr><w:b/></w:rPr>');
    const lines = await readLines(
      [
        p(run('Harrow Coaches'), ofStyle('Employer')),
        p(run('since 2019', '<w:b w:val="0"/>'), ofStyle('Employer')),
        p(run('Baker', '<w:b w:val="0"/>') + run(' Mill Oven'), ofStyle('Employer')),
      ].join(''),
      { styles },
    );
    expect(lines.map(({ isBold }) => isBold)).toEqual([true, false, false]);
    expect(lines[2]?.styleBreaks).toEqual([['Baker', 'Mill']]);
  });

  it('looks as the usual style of paragraphs says where it names none', async () => {
    const styles = style('Normal', '<w:rPr><w:sz w:val="18"/></w:rPr>', 'paragraph', 'w:default="1"');
    expect((await readLines(p(run('Text')), { styles }))[0]?.size).toBe(9);
  });

  it('is a heading by its style and those that it is based on, not by a level of its own', async () => {
    const styles = [
      style('Own', '<w:basedOn w:val="Heading1"/>'),
      style('Level', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
      style('Body', '<w:basedOn w:val="Heading1"/><w:pPr><w:outlineLvl w:val="9"/></w:pPr>'),
    ].join('');
    const lines = await readLines(
      [
        p(run('Own'), ofStyle('Own')),
        p(run('Level'), ofStyle('Level')),
        p(run('Body'), ofStyle('Body')),
        p(run('Pasted'), '<w:outlineLvl w:val="0"/>'),
      ].join(''),
      { styles },
    );
    expect(lines.map(({ headingLevel }) => headingLevel)).toEqual([1, 2, 0, 0]);
  });

  it('has a gap above where there is clearly more space than usual', async () => {
    const styles = style('Normal', '<w:pPr><w:spacing w:after="40"/></w:pPr>', 'paragraph', 'w:default="1"');
    const lines = await readLines(
      [
        p(run('Tom Ashdown')),
        p(run('Leeds')),
        p(run('Experience'), '<w:spacing w:before="240"/>'),
        p(run('Baker, Crumb &amp; Co')),
        p(run('2019 – 2021')),
        p(run('Cook, Mill Inn'), '<w:spacing w:before="100"/>'),
      ].join(''),
      { styles },
    );
    expect(lines.map(({ gapBefore }) => gapBefore)).toEqual([true, false, true, false, false, false]);
  });

  it('has no gap above where its style wants none between its paragraphs', async () => {
    const spacing = '<w:pPr><w:spacing w:before="200"/><w:contextualSpacing/></w:pPr>';
    const styles = style('Tight', spacing) + style('Loose', '<w:pPr><w:spacing w:before="200"/></w:pPr>');
    const texts = ['a one', 'a two', 'a three', 'a four', 'a five', 'a six'];
    const gapsOf = async (name: string) =>
      (
        await readLines(
          [
            ...texts.map((text) => p(run(text))),
            ...texts.slice(0, 3).map((text) => p(run(text), ofStyle(name))),
          ].join(''),
          { styles },
        )
      )
        .slice(-2)
        .map(({ gapBefore }) => gapBefore);
    expect(await gapsOf('Tight')).toEqual([false, false]);
    expect(await gapsOf('Loose')).toEqual([true, true]);
  });
});

describe('a list item of a .docx', () => {
  const level = (format: string, text: string, more = '', depth = 0): string =>
    `<w:lvl w:ilvl="${depth}"><w:start w:val="3"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;
  const list = (id: number, levels: string): string =>
    `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
  const use = (id: number, of: number): string =>
    `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/></w:num>`;
  const lists =
    list(7, level('decimal', '%1.') + level('bullet', 'o', '', 1)) +
    list(8, level('none', '')) +
    list(9, level('bullet', '', '<w:lvlPicBulletId w:val="0"/>')) +
    use(7, 7) +
    use(8, 8) +
    use(9, 9);
  const item = (text: string, id: number, depth = 0, more = ''): string =>
    p(run(text), `${more}<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr>`);
  const marksOf = async (body: string, styles = '') =>
    (await readLines(body, { lists, styles })).map(({ marker, indent }) => `${marker} ${indent}`);

  it('has its number as the list counts on, over other text, and its depth', async () => {
    const body = [
      item('One', 7),
      item('Detail', 7, 1),
      paragraph('Between'),
      item('Two', 7),
      paragraph(''),
      item('Three', 7),
    ];
    expect(await marksOf(body.join(''))).toEqual(['3. 0', '• 4', ' 0', '4. 0', '5. 0']);
  });

  it('has a dot for a picture, and in a list that isn’t there, but nothing where the list displays nothing', async () => {
    expect(await marksOf(item('Picture', 9) + item('Lost', 55) + item('None', 8) + item('Off', 0))).toEqual([
      '• 0',
      '• 0',
      ' 0',
      ' 0',
    ]);
  });

  it('is one by its style too, unless it says that it isn’t', async () => {
    const styles =
      style('Bullets', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>') +
      style('Deeper', '<w:basedOn w:val="Bullets"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr>');
    const body =
      p(run('By style'), ofStyle('Bullets')) +
      p(run('Below'), ofStyle('Deeper')) +
      p(run('Not'), `${ofStyle('Bullets')}<w:numPr><w:numId w:val="0"/></w:numPr>`);
    expect(await marksOf(body, styles)).toEqual(['• 0', '• 4', ' 0']);
  });

  it('that is a heading is a heading', async () => {
    expect(await marksOf(item('Experience', 7, 0, ofStyle('Heading1')))).toEqual([' 0']);
  });
});

describe('the text of a .docx', () => {
  it('leaves out what isn’t shown: deleted, moved and hidden text, codes of fields, and how things once looked', async () => {
    const body = [
      p(
        run('Clerk') +
          '<w:del><w:r><w:delText>Deleted</w:delText></w:r></w:del>' +
          `<w:moveFrom>${run('Moved')}</w:moveFrom>` +
          run(' hidden', '<w:vanish/>') +
          `<w:ins>${run(', Acme')}</w:ins>`,
        '<w:pPrChange><w:pPr><w:pStyle w:val="Heading1"/></w:pPr></w:pPrChange>',
      ),
      p(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
          run('Page one'),
      ),
      p(run('Bold', '<w:rPrChange><w:rPr><w:b/></w:rPr></w:rPrChange>')),
    ].join('');
    const lines = await readLines(body);
    expect(lines.map(({ text, headingLevel, isBold }) => [text, headingLevel, isBold])).toEqual([
      ['Clerk, Acme', 0, false],
      ['Page one', 0, false],
      ['Bold', 0, false],
    ]);
  });

  it('goes on in the next paragraph where the mark between the two is deleted', async () => {
    const body = p(run('Depot '), '<w:rPr><w:del w:id="1"/></w:rPr>') + p(run('Manager')) + p(run('Leeds'));
    expect(await readTexts(body)).toEqual(['Depot Manager', 'Leeds']);
    expect(await readTexts(p(run('Depot '), '<w:rPr><w:del w:id="1"/></w:rPr>'))).toEqual(['Depot']);
  });

  it('keeps the addresses of links: by relation, in a field, in a simple field', async () => {
    const relations =
      '<Relationship Id="h1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.com/a" TargetMode="External"/>';
    const lines = await readLines(
      [
        p(`<w:hyperlink r:id="h1">${run('first')}</w:hyperlink>`),
        p(
          `<w:r><w:instrText>HYPERLINK "https://example.com/</w:instrText></w:r><w:r><w:instrText>b"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('second')}`,
        ),
        p(`<w:fldSimple w:instr=' HYPERLINK "mailto:tom@example.com" '>${run('third')}</w:fldSimple>`),
        p(`<w:hyperlink w:anchor="top">${run('fourth')}</w:hyperlink>`),
      ].join(''),
      { relations },
    );
    expect(lines.map(({ links }) => links)).toEqual([
      ['https://example.com/a'],
      ['https://example.com/b'],
      ['mailto:tom@example.com'],
      [],
    ]);
  });

  it('has a text box once, below the paragraph that it is tied to, in whichever form a program left it', async () => {
    const content = `<w:txbxContent>${paragraph('Nora Brandt')}${table([[paragraph('Leeds'), paragraph('UK')]])}</w:txbxContent>`;
    const shape = (choice: string, fallback: string): string =>
      p(
        `${run('Ward')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${choice}</w:drawing></mc:Choice><mc:Fallback><w:pict>${fallback}</w:pict></mc:Fallback></mc:AlternateContent></w:r>${run(' Nurse')}`,
      );
    const expected = ['Ward Nurse', 'Nora Brandt', 'Leeds\tUK', 'After'];
    for (const [choice, fallback] of [
      [content, content],
      [content, ''],
      ['', content],
    ] as const)
      expect(await readTexts(shape(choice, fallback) + paragraph('After'))).toEqual(expected);
  });

  it('has symbols, hyphens and breaks as they are shown; a page that begins breaks no line', async () => {
    const body = [
      p('<w:r><w:sym w:font="Symbol" w:char="F0B7"/></w:r>' + run(' Led twelve cooks')),
      p(run('Co') + '<w:r><w:noBreakHyphen/></w:r>' + run('op') + '<w:r><w:tab/></w:r>' + run('2019')),
      p('<w:r><w:br w:type="page"/></w:r>' + run('Page two') + '<w:r><w:br/></w:r>' + run('line two')),
    ].join('');
    const lines = await readLines(body);
    expect(lines.map(({ marker, text }) => [marker, text])).toEqual([
      ['\uf0b7', 'Led twelve cooks'],
      ['', 'Co-op\t2019'],
      ['', 'Page two'],
      ['', 'line two'],
    ]);
  });

  it('has its footnotes at the end, without the line above them', async () => {
    const footnotes = `<w:footnote w:type="separator">${paragraph('line')}</w:footnote><w:footnote w:id="2">${paragraph('Until the works closed.')}</w:footnote>`;
    expect(await readTexts(paragraph('Driver'), { footnotes })).toEqual([
      'Driver',
      'Until the works closed.',
    ]);
  });

  it('is read whatever prefix the file has for Word’s elements, and in the strict form', async () => {
    const parts = docxParts(paragraph('Depot Manager', { isBold: true }));
    const rewritten = Object.entries(parts).map(([name, bytes]): [string, Uint8Array] => [
      name,
      Buffer.from(
        Buffer.from(bytes)
          .toString()
          .replaceAll('w:', 'ns0:')
          .replaceAll('xmlns:w=', 'xmlns:ns0=')
          .replaceAll(
            'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
            'http://purl.oclc.org/ooxml/wordprocessingml/main',
          ),
      ),
    ]);
    expect((await readDocx(zipSync(Object.fromEntries(rewritten)))).lines).toMatchObject([
      { text: 'Depot Manager', isBold: true },
    ]);
  });

  it('without the part that should have it is refused as damaged', async () => {
    const { 'word/document.xml': _, ...parts } = docxParts('');
    await expect(readDocx(zipSync(parts))).rejects.toMatchObject({ reason: 'file-damaged' });
  });

  it('of any elements in any nesting never fails, and has nothing but what was written', async () => {
    const names = (
      'p r t pPr rPr tbl tr tc txbxContent del b sz numPr numId ilvl br tab sym hyperlink instrText fldChar pStyle ' +
      'spacing sectPr'
    )
      .split(' ')
      .map((name) => `w:${name}`);
    const tag = fc
      .tuple(
        fc.constantFrom(...names, 'mc:AlternateContent', 'mc:Fallback'),
        fc.constantFrom('<', '</', '/>'),
        fc.constantFrom(
          '',
          ' w:val="1"',
          ' w:val="-9"',
          ' w:val="Heading1"',
          ' r:id="r1"',
          ' w:before="99999"',
        ),
      )
      .map(([name, form, attributes]) => {
        if (form === '</') return `</${name}>`;
        return `<${name}${attributes}${form === '/>' ? '/>' : '>'}`;
      });
    const body = fc.array(fc.oneof(tag, fc.constantFrom('word ', 'other ')), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(body, async (pieces) => {
        const texts = await readTexts(`<w:p><w:r><w:t>${pieces.join('')}`);
        expect(texts.join(' ').replace(/word|other|\s/gu, '')).toBe('');
      }),
    );
  });
});
