import { writtenBySchema, type WrittenBy } from '../ai/written-by.ts';
import { builder } from './builder.ts';

export const Engine = builder.enumType('Engine', {
  values: {
    EMBEDDED: { value: 'embedded', description: 'The built-in one, which needs no network.' },
    OPENAI: { value: 'openai', description: 'The AI service of this installation.' },
  } as const,
});

const EngineFallback = builder.enumType('EngineFallback', {
  values: {
    FAILED: { value: 'failed', description: 'The AI service failed or was too slow.' },
    USED_UP: { value: 'used-up', description: 'The day’s share of the AI service is used up.' },
    UNUSABLE: {
      value: 'unusable',
      description:
        'What the AI service wrote couldn’t be used: it said what nobody said, or not what was asked.',
    },
  } as const,
});

/** Who wrote a text. */
export const WrittenByRef = builder.objectRef<WrittenBy>('WrittenBy').implement({
  description: 'The engine that wrote a text.',
  fields: (t) => ({
    engine: t.expose('engine', { type: Engine }),
    fallback: t.expose('fallback', {
      type: EngineFallback,
      nullable: true,
      description: 'Why the built-in engine stood in for the AI service; null if it didn’t.',
    }),
  }),
});

/** What two columns say about who wrote a record's text; null if they say nothing that is known. */
export const readWrittenBy = (columns: { writtenBy: string | null; fallback: string | null }) =>
  writtenBySchema.safeParse({ engine: columns.writtenBy, fallback: columns.fallback }).data ?? null;
