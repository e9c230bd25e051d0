import { builder } from '../../graphql/builder.ts';
import { Need } from '../../graphql/need.ts';
import { toGlobalId } from '../../graphql/owned-node.ts';
import { RequirementKind } from '../../graphql/requirement-kind.ts';
import type { ReceiptLine as Receipt } from '../../writing/types.ts';
import type { BankProof } from './bank-proofs.ts';

const BankProofRef = builder.objectRef<BankProof>('BankProof').implement({
  description:
    'A bullet of the experience bank that is not on the resume and would prove an unmet requirement.',
  fields: (t) => ({
    bulletPointId: t.id({ resolve: ({ bulletPointId }) => toGlobalId('BulletPoint', bulletPointId) }),
    content: t.exposeString('content'),
    experienceId: t.id({ resolve: ({ experienceId }) => toGlobalId('Experience', experienceId) }),
    title: t.exposeString('title'),
    company: t.exposeString('company'),
    isRoleOnResume: t.exposeBoolean('isRoleOnResume', {
      description: 'Whether its role is on the resume, so that the bullet can be added to it.',
    }),
  }),
});

const MatchPart = builder.enumType('MatchPart', {
  values: { WORD: { value: 'word' }, EXPERIENCE: { value: 'experience' } } as const,
});

const EvidenceKind = builder.enumType('EvidenceKind', {
  description: 'Where on the resume the proof was found.',
  values: {
    RECENT_BULLET: { value: 'recent-bullet' },
    OLDER_BULLET: { value: 'older-bullet' },
    TITLE: { value: 'title', description: 'A job title.' },
    DATES: { value: 'dates', description: 'The dates of the roles.' },
    DETAILS: { value: 'details', description: 'Degrees, certificates or languages of the resume details.' },
    SKILLS: { value: 'skills', description: 'The list of skills.' },
    IMPLIED: { value: 'implied', description: 'Another term that implies it.' },
    NONE: { value: 'none' },
  } as const,
});

type ShownLine = Receipt & { bankProof: () => Promise<BankProof | null> };

export const ReceiptLine = builder.objectRef<ShownLine>('ReceiptLine').implement({
  description:
    'One line of the receipt, which shows where points come from. The lines of a part add up to its score.',
  fields: (t) => ({
    part: t.expose('part', { type: MatchPart }),
    label: t.exposeString('label', { description: 'In the posting’s words.' }),
    name: t.exposeString('name', { description: 'A few words for it, such as "RN license".' }),
    need: t.expose('need', { type: Need }),
    kind: t.expose('kind', {
      type: RequirementKind,
      nullable: true,
      description: 'Null for a term of the posting, its title and its years.',
    }),
    isMain: t.exposeBoolean('main', { description: 'Whether it is one of the posting’s main requirements.' }),
    evidence: t.expose('evidence', { type: EvidenceKind }),
    bulletId: t.id({
      nullable: true,
      description: 'The bullet of the resume that proves it.',
      resolve: ({ bulletId }) => bulletId && toGlobalId('TailoredBullet', bulletId),
    }),
    points: t.exposeInt('points'),
    possible: t.exposeInt('possible'),
    detail: t.exposeString('detail', {
      description: 'What was found, unless the evidence already says so; otherwise empty.',
    }),
    wouldAdd: t.exposeInt('wouldAdd', {
      description: 'How much the overall score would rise if a bullet of a recent role proved this.',
    }),
    bankProof: t.field({ type: BankProofRef, nullable: true, resolve: ({ bankProof }) => bankProof() }),
  }),
});
