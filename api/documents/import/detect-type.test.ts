import { describe, expect, it } from 'vitest';
import { RuleError, UnsupportedTypeError } from '../../core/errors.ts';
import { detectType } from './detect-type.ts';

const PICTURE = new UnsupportedTypeError(
  'Please upload a PDF, Word document, or text file. This is a picture, whatever its name says.',
);

describe('a file that is no resume says what it is', () => {
  it.each([
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff\xe0'],
    ['GIF', 'GIF89a'],
    ['TIFF', 'II*\0'],
    ['WebP', 'RIFF\x10\0\0\0WEBP'],
    ['HEIC', '\0\0\0\x18ftypheic'],
  ])('a picture (%s) with the name of a PDF', async (_kind, start) => {
    const bytes = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(500)]);
    await expect(detectType(bytes, 'resume.pdf')).rejects.toThrow(PICTURE);
  });

  it.each(['GIF89 was my first format.', 'RIFF raff', 'II. Experience', 'MM Studio'])(
    'but a text that begins like one is read: %s',
    async (text) => {
      expect(await detectType(Buffer.from(text), 'resume.txt')).toEqual({ type: 'text', text });
    },
  );

  it('a Word document that Office has protected with a password', async () => {
    const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const bytes = Buffer.concat([ole, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]);
    await expect(detectType(bytes, 'resume.docx')).rejects.toThrow(
      new RuleError(
        'file-encrypted',
        'This document is protected with a password. Remove the protection, or paste the text instead.',
      ),
    );
  });
});
