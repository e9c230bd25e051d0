import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DomainError, NotReadyError, RuleError } from '../../../core/errors.ts';
import { builtEntry } from '../../../testing/built-entry.ts';
import { createDocumentReader } from './document-reader.ts';
import type { DocumentReader, DocumentReaderOptions } from './document-reader.ts';
import { goodDocx, goodPdf, HOSTILE_FILES } from '../testing/hostile-files.ts';
import { readRecordingFile } from '../testing/recordings.ts';
import { HOSTILE_PAGES, JSON_LD, jsonLdPage, STRANGE_PAGES } from '../testing/job-page-fixtures.ts';

const createReader = (options: DocumentReaderOptions) =>
  createDocumentReader({ entry: builtEntry('reader-child'), ...options });
const patience = () => AbortSignal.timeout(60_000);

async function readOutcome(reader: DocumentReader, bytes: Uint8Array, name: string): Promise<string> {
  try {
    await reader.read(bytes, name, patience());
    return 'read';
  } catch (error) {
    if (error instanceof RuleError) return error.reason;
    if (error instanceof DomainError) return error.kind;
    return String(error);
  }
}

/** The outcome once a processor was free: on a busy machine the reader says so, and what it says then counts. */
async function finalOutcome(reader: DocumentReader, bytes: Uint8Array, name: string): Promise<string> {
  const outcome = await readOutcome(reader, bytes, name);
  return outcome === 'not-ready' ? readOutcome(reader, bytes, name) : outcome;
}

/** The ids of this process's reader child processes, except those that are just ending. */
function readerChildren(): string[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return children
    .trim()
    .split(' ')
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('reader-child');
      } catch {
        return false;
      }
    });
}

describe('the document reader', () => {
  let reader: DocumentReader;
  beforeAll(async () => {
    reader = createReader({ processes: 2, queue: 400, waitMs: 100_000, limits: { timeMs: 5_000 } });
    await reader.warm();
  });
  afterAll(() => reader.close());

  it('reads a resume from its bytes: roles, contact and the place of every line', async () => {
    const read = await reader.read(goodPdf(), 'mira.pdf', patience());
    expect(read.fileType).toBe('pdf');
    expect(read.history.contact).toMatchObject({ fullName: 'Mira Ostrov', email: 'mira.ostrov@example.com' });
    expect(read.history.experiences).toMatchObject([
      { title: 'Ward Nurse', company: 'Lakeside Clinic', startDate: '2019-05', endDate: '' },
      { title: 'Nursing Assistant', company: 'Hillview Home', startDate: '2016-01', endDate: '2019-04' },
    ]);
    expect(read.history.experiences[0]?.bulletPoints).toEqual([
      'Cared for twelve patients on each shift',
      'Taught four new colleagues',
    ]);
    expect(read.lines).toHaveLength(8);
    expect(read.text.split('\n')).toHaveLength(8);
    expect(read.history.experiences.flatMap((role) => role.sourceLines)).toEqual([3, 4, 5, 6, 7]);
  });

  it('gives equal answers for equal bytes', async () => {
    const [one, other] = await Promise.all([
      reader.read(goodDocx(), 'a.docx', patience()),
      reader.read(goodDocx(), 'b.docx', patience()),
    ]);
    expect(one).toEqual(other);
  });

  // All of them, and 300 damaged ones, are uploaded to the server in hostile-uploads.test.ts. Here are those that may cost the
  // reader its child process.
  it.each(HOSTILE_FILES.filter(({ expected }) => expected.some((reason) => reason.startsWith('file-too'))))(
    'answers $name and reads on',
    { timeout: 60_000 },
    async ({ name, bytes, expected }) => {
      expect(expected).toContain(await finalOutcome(reader, bytes(), name));
      expect(await finalOutcome(reader, goodPdf(), 'good.pdf')).toBe('read');
    },
  );
});

describe('a job page in the document reader', () => {
  let reader: DocumentReader;
  beforeAll(async () => {
    reader = createReader({ processes: 1 });
    await reader.warm();
  });
  afterAll(() => reader.close());
  const outcomeOfPage = (html: string) =>
    reader.readJobPage({ bytes: Buffer.from(html), contentType: 'text/html', charset: '' }, patience()).then(
      () => 'read',
      (error: unknown) => (error instanceof RuleError ? error.reason : String(error)),
    );
  const good = jsonLdPage(JSON.stringify(JSON_LD));

  it('comes back as facts and text', async () => {
    const page = { bytes: Buffer.from(good), contentType: 'text/html', charset: '' };
    expect(await reader.readJobPage(page, patience())).toMatchObject({
      source: 'json-ld',
      title: 'Tower Clock Mechanic',
      company: 'Thistle & Wren',
    });
  });

  it.each([...HOSTILE_PAGES, ...STRANGE_PAGES])(
    'of $name is answered, and the next page is read',
    { timeout: 30_000 },
    async ({ html }) => {
      expect(await outcomeOfPage(html())).toMatch(/^(?:read|page-(?:too-complex|needs-browser))$/);
      expect(await outcomeOfPage(good)).toBe('read');
    },
  );

  it('that takes too much time or memory ends the child, not the server', async () => {
    const strict = createReader({ processes: 1, limits: { residentMb: 20 } });
    try {
      const page = { bytes: Buffer.from(good), contentType: 'text/html', charset: '' };
      await expect(strict.readJobPage(page, patience())).rejects.toMatchObject({
        reason: 'page-too-complex',
      });
    } finally {
      strict.close();
    }
  });
});

describe('its limits', () => {
  it('refuses files when too many wait', async () => {
    const reader = createReader({ processes: 1, queue: 2, waitMs: 60_000 });
    try {
      const outcomes = await Promise.all(
        Array.from({ length: 6 }, () =>
          reader.read(goodPdf(), 'a.pdf', patience()).then(
            () => 'read',
            (error: unknown) => (error instanceof NotReadyError ? 'busy' : String(error)),
          ),
        ),
      );
      expect(outcomes).toEqual(['read', 'read', 'read', 'busy', 'busy', 'busy']);
    } finally {
      reader.close();
    }
  });

  it('refuses a file that waits too long, and keeps working', async () => {
    const reader = createReader({ processes: 1, waitMs: 1 });
    try {
      const nested = HOSTILE_FILES.find((file) => file.name === 'nested forms.pdf')?.bytes() ?? goodPdf();
      await reader.warm();
      const outcomes = await Promise.all([
        readOutcome(reader, nested, 'nested.pdf'),
        readOutcome(reader, goodPdf(), 'good.pdf'),
      ]);
      expect(outcomes[1]).toBe('not-ready');
      expect(await readOutcome(reader, goodPdf(), 'good.pdf')).toBe('read');
    } finally {
      reader.close();
    }
  });

  it('reserves no more places, and for no more bytes, than its limits until they are released', () => {
    const reader = createReader({ processes: 1, queue: 2 });
    try {
      const small = [1, 2, 3].map((size) => reader.reserve(`${size}`, size));
      expect(() => reader.reserve('other', 1)).toThrow(NotReadyError);
      for (const place of [...small, ...small]) place.release();
      const many = createReader({ processes: 1, queue: 100 });
      const large = [many.reserve('a'), many.reserve('b'), many.reserve('c'), many.reserve('d', 99_000_000)];
      expect(() => many.reserve('e', 1)).toThrow(NotReadyError);
      large[0]?.release();
      many.reserve('e', 1);
      many.close();
    } finally {
      reader.close();
    }
  });

  it('gives child processes a lower priority', async () => {
    const earlier = readerChildren();
    const reader = createReader({ processes: 1 });
    try {
      await reader.warm();
      const own = readerChildren().filter((pid) => !earlier.includes(pid));
      expect(own.length).toBeGreaterThan(0);
      for (const pid of own) {
        const threads = readdirSync(`/proc/${pid}/task`);
        expect(threads.map((thread) => getPriority(Number(thread)))).toEqual(threads.map(() => 7));
      }
    } finally {
      reader.close();
    }
  });

  it('are for the file: loading the code for a recording takes longer than they allow', async () => {
    // From the sources, which take longest to load.
    const reader = createDocumentReader({ processes: 1, waitMs: 60_000, limits: { processorMs: 150 } });
    try {
      const read = await reader.readRecording(readRecordingFile('chromium.webm'), patience());
      expect(read.type).toBe('webm');
    } finally {
      reader.close();
    }
  });

  it('stops when the user leaves, whether waiting or being read, and keeps working', async () => {
    const reader = createReader({ processes: 1 });
    try {
      await reader.warm();
      const leave = new AbortController();
      const read = reader.read(goodPdf(), 'a.pdf', leave.signal);
      const waiting = reader.read(goodPdf(), 'b.pdf', leave.signal);
      leave.abort(new Error('left'));
      await expect(read).rejects.toThrow('left');
      await expect(waiting).rejects.toThrow('left');
      expect(await readOutcome(reader, goodPdf(), 'good.pdf')).toBe('read');
    } finally {
      reader.close();
    }
  });

  it('kills a child that exceeds its memory limit', async () => {
    const reader = createReader({ processes: 1, limits: { residentMb: 20 } });
    try {
      expect(
        await readOutcome(
          reader,
          new TextEncoder().encode('Clerk at Acme, 2019 - 2021\n'.repeat(4_000)),
          'a.txt',
        ),
      ).toBe('file-too-complex');
    } finally {
      reader.close();
    }
  });

  it('gives a child no environment variables', async () => {
    process.env.READER_TEST_SECRET = 'hidden';
    const earlier = readerChildren();
    const reader = createReader({ processes: 1 });
    try {
      await reader.warm();
      const own = readerChildren().filter((pid) => !earlier.includes(pid));
      expect(own.length).toBeGreaterThan(0);
      for (const pid of own)
        expect(readFileSync(`/proc/${pid}/environ`, 'latin1')).not.toContain('READER_TEST_SECRET');
    } finally {
      delete process.env.READER_TEST_SECRET;
      reader.close();
    }
  });
});
