import { describe, expect, it } from 'vitest';
import { RuleError, UnsupportedTypeError } from '../../../core/errors.ts';
import { readDocument } from '../read-document.ts';
import { officeParagraph as p, openDocument } from '../testing/other-formats-fixture.ts';
import type { OpenDocumentFixture } from '../testing/other-formats-fixture.ts';

const readLines = async (body: string, fixture: OpenDocumentFixture = {}) =>
  (await readDocument(openDocument(body, fixture), 'resume.odt')).source;
const readTexts = async (body: string, fixture: OpenDocumentFixture = {}) =>
  (await readLines(body, fixture)).map(({ text }) => text);

const BOLD =
  '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>';

describe('an OpenDocument text', () => {
  it('has headings by their element, their style, or a style based on one', async () => {
    const lines = await readLines(
      `<text:h text:outline-level="2">Work</text:h>${p('Skills', 'Heading_20_1')}${p('Languages', 'P1')}${p('French')}`,
      {
        styles:
          '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Heading_20_1"/>',
      },
    );
    expect(lines.map(({ text, headingLevel }) => [text, headingLevel])).toEqual([
      ['Work', 2],
      ['Skills', 1],
      ['Languages', 1],
      ['French', 0],
    ]);
  });

  it('knows which lines are bold and where the style changes within one', async () => {
    const [whole, mixed] = await readLines(
      `${'<text:p><text:span text:style-name="T1">Harrow Coaches</text:span></text:p>'}<text:p><text:span text:style-name="T1">Baker</text:span> Mill Oven</text:p>`,
      { styles: BOLD },
    );
    expect(whole?.isBold).toBe(true);
    expect(mixed).toMatchObject({
      text: 'Baker Mill Oven',
      isBold: false,
      styleBreaks: [['Baker', 'Mill']],
    });
  });

  it('knows how large lines are, by their style and those that it is based on, and where there is more space above', async () => {
    const styles = [
      '<style:default-style style:family="paragraph"><style:text-properties fo:font-size="11pt"/></style:default-style>',
      '<style:style style:name="P1" style:family="paragraph"><style:text-properties fo:font-size="14pt"/><style:paragraph-properties fo:margin-top="0.212cm"/></style:style>',
      '<style:style style:name="P2" style:family="paragraph" style:parent-style-name="P1"><style:text-properties fo:font-size="50%"/><style:paragraph-properties fo:margin-top="0cm"/></style:style>',
      '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
    ].join('');
    const lines = await readLines(
      `${p('Text')}${p('Section', 'P1')}${p('Small', 'P2')}<text:p><text:span text:style-name="T1">Bold</text:span></text:p>`,
      { styles },
    );
    expect(lines.map(({ size, gapBefore }) => [size, gapBefore])).toEqual([
      [11, true],
      [14, true],
      [7, false],
      [11, false],
    ]);
  });

  it('has tabs, spaces and line breaks as they are shown, and no white space between its elements', async () => {
    expect(
      await readTexts(
        `<text:p>\n  Clerk<text:tab/>2019<text:s text:c="1"/>–<text:s/>2021<text:line-break/>Acme\n    Ltd</text:p>`,
      ),
    ).toEqual(['Clerk\t2019 – 2021', 'Acme Ltd']);
  });

  it('has list items with their marks and depth', async () => {
    const item = (content: string) => `<text:list-item>${content}</text:list-item>`;
    const lines = await readLines(
      `<text:list>${item(p('Led twelve cooks') + `<text:list>${item(p('and two bakers'))}</text:list>`)}</text:list>${p('Cook')}`,
    );
    expect(lines.map(({ text, marker, indent }) => [text, marker, indent])).toEqual([
      ['Led twelve cooks', '•', 0],
      ['and two bakers', '•', 4],
      ['Cook', '', 0],
    ]);
  });

  it('has the cells of a row side by side, and empty cells too', async () => {
    const cell = (content: string) => `<table:table-cell>${content}</table:table-cell>`;
    expect(
      await readTexts(
        `<table:table><table:table-row>${cell(p('2019 – 2021'))}${cell(p('Clerk, Acme Ltd'))}<table:table-cell/><table:covered-table-cell/></table:table-row></table:table>${p('Skills')}`,
      ),
    ).toEqual(['2019 – 2021\tClerk, Acme Ltd', 'Skills']);
  });

  it('has a text box before the paragraph that it is tied to, and headers and footers once', async () => {
    expect(
      await readTexts(
        `<text:p>Ward<draw:frame><draw:text-box>${p('Nora Brandt')}</draw:text-box></draw:frame> Nurse</text:p>`,
        {
          page: `<style:header>${p('Curriculum vitae of Nora')}</style:header><style:header-first>${p('x')}</style:header-first><style:footer>${p('Page 1')}</style:footer>`,
        },
      ),
    ).toEqual(['Curriculum vitae of Nora', 'Nora Brandt', 'Ward Nurse', 'Page 1']);
  });

  it('leaves out what isn’t shown: deleted text, comments, hidden text', async () => {
    expect(
      await readTexts(
        `<text:tracked-changes><text:changed-region><text:deletion>${p('Deleted')}</text:deletion></text:changed-region></text:tracked-changes><text:p>Clerk<office:annotation>${p('Comment')}</office:annotation><text:span text:style-name="T2"> hidden</text:span></text:p>`,
        {
          styles:
            '<style:style style:name="T2" style:family="text"><style:text-properties text:display="none"/></style:style>',
        },
      ),
    ).toEqual(['Clerk']);
  });

  it('keeps the address behind a link', async () => {
    const [line] = await readLines(
      '<text:p><text:a xlink:href="https://example.com/?a=1&amp;b=2">my page</text:a></text:p>',
    );
    expect(line?.links).toEqual(['https://example.com/?a=1&b=2']);
  });

  it('of another kind is refused like any other type', async () => {
    await expect(readDocument(openDocument('', { kind: 'spreadsheet' }), 'resume.ods')).rejects.toThrow(
      new UnsupportedTypeError('Please upload a PDF, Word document, or text file.'),
    );
  });

  it('with a password is refused with a way out', async () => {
    const refusal = readDocument(
      openDocument('', { manifest: '<manifest:encryption-data/>' }),
      'resume.odt',
    ).catch((error: unknown) => error);
    expect(await refusal).toBeInstanceOf(RuleError);
    expect(await refusal).toMatchObject({
      reason: 'file-encrypted',
      message:
        'This document is protected with a password. Remove the protection, or paste the text instead.',
    });
  });

  it('whose styles are based on each other is read all the same', async () => {
    const style = (name: string, parent: string) =>
      `<style:style style:name="${name}" style:parent-style-name="${parent}"/>`;
    expect(await readTexts(p('Clerk', 'A'), { styles: style('A', 'B') + style('B', 'A') })).toEqual([
      'Clerk',
    ]);
  });
});
