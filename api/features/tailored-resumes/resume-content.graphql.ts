import { builder } from '../../graphql/builder.ts';
import { WrittenByRef } from '../../graphql/written-by.ts';
import { toGlobalId } from '../../graphql/owned-node.ts';
import { BULLET_MAX_LENGTH } from '../../limits.ts';
import { compileHighlighter } from '../../writing/scoring/highlight.ts';
import type { HighlightPiece as Piece } from '../../writing/types.ts';
import { isLocked } from './bullet-locks.ts';
import type {
  BulletRewording,
  ClaimText,
  LedgerEntry,
  TailoredBullet as Bullet,
  TailoredExperience as Tailored,
} from './resume-data.schema.ts';
import { parseResumeData } from './tailored-resumes.ts';

const TailoredBulletOrigin = builder.enumType('TailoredBulletOrigin', {
  values: {
    BANK: { description: 'Copied verbatim from the experience bank.' },
    EDITED: { description: 'Written or changed by the user on this resume.' },
    DERIVED: { description: 'Reworded by an engine from the user’s words; see rewording.' },
  } as const,
});

const HighlightPiece = builder.objectRef<Piece>('HighlightPiece').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    marked: t.exposeBoolean('marked', { description: 'Whether it is one of the posting’s keywords.' }),
  }),
});

type Highlighter = ReturnType<typeof compileHighlighter>;

type ShownBullet = Bullet & { highlight: Highlighter; isLocked: boolean; isOriginal: boolean };

const ClaimKind = builder.enumType('ClaimKind', {
  values: {
    QUANTITY: { value: 'quantity', description: 'A number, with what it counts.' },
    NAME: { value: 'name', description: 'A tool, employer, client, credential or other name.' },
    AGENCY: { value: 'agency', description: 'The person’s part in the work, such as "helped" or "led".' },
    SCOPE: { value: 'scope', description: 'How far the work reached, and superlatives.' },
    OUTCOME: { value: 'outcome', description: 'What came of the work.' },
    TIME: { value: 'time', description: 'When, how long or how often.' },
    FACT: { value: 'fact', description: 'Anything else that can be true or false.' },
  } as const,
});

const LedgerSourceKind = builder.enumType('LedgerSourceKind', {
  values: {
    BULLET: { description: 'A bullet of the same experience.' },
    INSTRUCTION: { description: 'The user’s instruction for this rewording.' },
    ROLE: { description: 'The title and company of the experience.' },
  } as const,
});

interface LedgerSource extends ClaimText {
  start: number;
  end: number;
}

const LedgerSourceRef = builder.objectRef<LedgerSource>('LedgerSource').implement({
  description: 'The user’s own words on which a claim rests: `text` from `start` to `end`, in UTF-16 units.',
  fields: (t) => ({
    from: t.expose('from', { type: LedgerSourceKind }),
    bulletPointId: t.id({
      nullable: true,
      description: 'The bullet of the bank; it may have been changed or deleted since.',
      resolve: ({ bulletPointId }) => bulletPointId && toGlobalId('BulletPoint', bulletPointId),
    }),
    text: t.exposeString('text', { extensions: { length: BULLET_MAX_LENGTH } }),
    start: t.exposeInt('start'),
    end: t.exposeInt('end'),
  }),
});

const LedgerEntryRef = builder
  .objectRef<Omit<LedgerEntry, 'source'> & { source: LedgerSource | null }>('LedgerEntry')
  .implement({
    description: 'A claim in the bullet’s content, from `start` to `end` in UTF-16 units.',
    fields: (t) => ({
      kind: t.expose('kind', { type: ClaimKind }),
      start: t.exposeInt('start'),
      end: t.exposeInt('end'),
      source: t.expose('source', {
        type: LedgerSourceRef,
        nullable: true,
        description: 'Null for what the user typed into this bullet.',
      }),
    }),
  });

const Rewording = builder.objectRef<BulletRewording>('Rewording').implement({
  description: 'How a bullet came about that an engine reworded.',
  fields: (t) => ({
    note: t.exposeString('note', { description: 'What was changed and why; empty once the user edited it.' }),
    writtenBy: t.expose('writtenBy', { type: WrittenByRef, nullable: true }),
    question: t.exposeString('question', {
      nullable: true,
      description: 'Asks for a fact that would make the bullet better; answerRewordingQuestion adds it.',
    }),
    sourceText: t.exposeString('sourceText', {
      description: 'The user’s words that were reworded.',
      extensions: { length: BULLET_MAX_LENGTH },
    }),
    originalId: t.id({
      nullable: true,
      description:
        'The bullet on this resume that it rewords, until the user has decided: keepOriginalBullet or deleteTailoredBullet.',
      resolve: ({ originalId }) => originalId && toGlobalId('TailoredBullet', originalId),
    }),
    ledger: t.field({
      type: [LedgerEntryRef],
      description: 'The claims of the bullet, each with the user’s words that it rests on.',
      extensions: { usually: 5 },
      resolve: ({ ledger, texts }) =>
        ledger.map(({ source, ...entry }) => {
          const text = source && texts[source.text];
          return { ...entry, source: text ? { ...text, start: source.start, end: source.end } : null };
        }),
    }),
  }),
});

/** Not a Node, since a resume's bullets exist only within the resume. */
export const TailoredBullet = builder.objectRef<ShownBullet>('TailoredBullet').implement({
  fields: (t) => ({
    isLocked: t.exposeBoolean('isLocked', {
      description: 'Whether the bullet stays when bullets are chosen again.',
    }),
    pieces: t.field({
      type: [HighlightPiece],
      description:
        'The content in pieces, with the posting’s keywords marked. Joining the texts gives the content.',
      resolve: ({ content, highlight }) => highlight(content),
    }),
    isOriginal: t.exposeBoolean('isOriginal', {
      description:
        'Whether there is a new wording of it and the user hasn’t decided yet whether to keep this one.',
    }),
    rewording: t.expose('rewording', {
      type: Rewording,
      nullable: true,
      description: 'Null for a bullet that no engine has reworded.',
    }),
    id: t.id({ resolve: ({ id }) => toGlobalId('TailoredBullet', id) }),
    content: t.exposeString('content', { extensions: { length: BULLET_MAX_LENGTH } }),
    origin: t.expose('origin', { type: TailoredBulletOrigin }),
    sourceBulletPointId: t.id({
      nullable: true,
      description: 'The bullet of the bank that it was copied from or is based on.',
      resolve: ({ sourceBulletPointId }) =>
        sourceBulletPointId && toGlobalId('BulletPoint', sourceBulletPointId),
    }),
  }),
});

export const TailoredExperience = builder
  .objectRef<Omit<Tailored, 'bullets'> & { bullets: ShownBullet[]; replaced: ShownBullet[] }>(
    'TailoredExperience',
  )
  .implement({
    fields: (t) => ({
      experienceId: t.id({ resolve: ({ experienceId }) => toGlobalId('Experience', experienceId) }),
      title: t.exposeString('title'),
      company: t.exposeString('company'),
      location: t.exposeString('location', { nullable: true }),
      startDate: t.exposeString('startDate'),
      endDate: t.exposeString('endDate', { nullable: true }),
      bullets: t.field({
        type: [TailoredBullet],
        extensions: { usually: 10 },
        resolve: ({ bullets }) => bullets,
      }),
      replacedBullets: t.field({
        type: [TailoredBullet],
        description:
          'The bullets that gave way when bullets were chosen again, until the user keeps or removes each: keepReplacedBullet, removeReplacedBullet.',
        extensions: { usually: 2 },
        resolve: ({ replaced }) => replaced,
      }),
    }),
  });

export const selectShown = {
  data: true,
  jobPosting: { select: { keywords: true } },
  bulletPointLocks: true,
} as const;

interface StoredResume {
  data: unknown;
  jobPosting: { keywords: string[] };
  bulletPointLocks: Parameters<typeof isLocked>[0];
}

/** The experiences of a resume, with what their bullets need in order to be shown. */
export function toShownExperiences({ data, jobPosting, bulletPointLocks }: StoredResume) {
  const highlight = compileHighlighter(jobPosting.keywords);
  const { experiences, replaced } = parseResumeData({ data });
  return experiences.map((experience) => {
    const { experienceId, bullets } = experience;
    const originals = new Set(bullets.map(({ rewording }) => rewording?.originalId));
    const show = (bullet: Bullet): ShownBullet => ({
      ...bullet,
      highlight,
      isLocked: isLocked(bulletPointLocks, experienceId, bullet.content),
      isOriginal: originals.has(bullet.id),
    });
    return {
      ...experience,
      bullets: bullets.map(show),
      replaced: replaced.filter((one) => one.experienceId === experienceId).map(({ bullet }) => show(bullet)),
    };
  });
}
