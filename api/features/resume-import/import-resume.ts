import { z } from 'zod';
import { engineChoice } from '../../ai/engine-choice.ts';
import { BY_EMBEDDED } from '../../ai/written-by.ts';
import { requireUser, type Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { RuleError } from '../../core/errors.ts';
import { parseInput } from '../../core/input.ts';
import type { ReadDocument } from '../../documents/import/read-document.ts';
import type { Prisma, ResumeImport } from '../../generated/prisma/client.ts';
import { MAX_BULLETS_PER_EXPERIENCE, MAX_EXPERIENCES } from '../../limits.ts';
import { lockBank } from '../experiences/experiences.ts';
import { getDefaultTemplate, lockTemplate } from '../resume-templates/resume-templates.ts';
import { fitExperience, pickReadFields, toFoldedKey, type FittedExperience } from './fit-experience.ts';
import { selectTemplateFields } from './fill-template.ts';
import { listImportedDetails } from './imported-details.ts';
import { describeLeftOut } from './left-out.ts';
import {
  importChangesSchema,
  type ImportChanges,
  type ImportedExperience,
  type ImportResult,
} from './resume-import.schema.ts';

const FILE_NAME_MAX_LENGTH = 255;

export interface UploadedFile {
  bytes: Uint8Array;
  /** A label only, never a path. */
  name: string;
}

export interface ImportedResume {
  stored: ResumeImport;
  document: ReadDocument;
}

const optionsSchema = z.object({ engine: engineChoice });

/**
 * Reads a resume file and stores its contents: adds new roles to the bank, adds only new bullets to roles that the
 * bank already contains (same employer, title and dates), and fills empty fields of the default template. All of this
 * is one transaction and is undone in one step.
 *
 * @param options `engine: 'embedded'`: only the built-in engine reads it, without waiting for the AI service
 * @throws {ValidationError} for other options. {@link RuleError} {@link TooLargeError} {@link UnsupportedTypeError} with a
 * message for people, when the file can't be read or contains nothing usable.
 */
export async function importResume(
  deps: Deps,
  actor: Actor | null,
  file: UploadedFile,
  signal: AbortSignal,
  options: unknown = {},
): Promise<ImportedResume> {
  const { userId } = requireUser(actor);
  const { engine } = parseInput(optionsSchema, options);
  const read = await deps.documents.read(file.bytes, file.name, signal);
  const { value: document, writtenBy } = engine
    ? { value: read, writtenBy: BY_EMBEDDED }
    : await deps.assistant.reviewDocument({ userId, signal }, read);
  const { experiences } = document.history;
  if (
    experiences.length === 0 &&
    document.history.contact.fullName === '' &&
    document.history.sections.length === 0
  ) {
    throw new RuleError(
      'nothing-found',
      'We could read this file, but found no work experience in it. Please paste the text instead, or add it by hand.',
    );
  }
  const { id: templateId } = await getDefaultTemplate(deps, actor);
  return deps.prisma.$transaction(async (tx) => {
    await lockBank(tx, userId);
    const template = await lockTemplate(tx, templateId);
    const fields = selectTemplateFields(template, document.history);
    const imported: ImportedExperience[] = [];
    let leftOut = 0;
    const known = await indexBank(tx, userId);
    let position = Math.max(-1, ...[...known.values()].map((experience) => experience.position)) + 1;
    for (const read of experiences) {
      const fitted = fitExperience(read);
      const key = getRoleKey(fitted);
      const existing = known.get(key);
      if (!existing && known.size >= MAX_EXPERIENCES) {
        leftOut += 1;
        continue;
      }
      const outcome = existing
        ? await addNewBullets(tx, existing, fitted.bulletPoints)
        : await createImportedExperience(tx, userId, fitted, position++);
      known.set(key, outcome.experience);
      imported.push({
        experienceId: outcome.experience.id,
        isNew: existing === undefined,
        addedBulletPointIds: outcome.addedBulletPointIds,
        confidence: read.confidence,
        read: pickReadFields(fitted),
        confirmedFields: [],
        sourceLines: read.sourceLines,
        isAddedByUser: false,
      });
    }
    const name = file.name.slice(0, FILE_NAME_MAX_LENGTH);
    const before = Object.fromEntries(
      Object.keys(fields).map((field) => [field, template[field as keyof typeof fields]]),
    );
    const result: ImportResult = {
      experiences: imported,
      details: listImportedDetails(document.history, fields),
      lines: document.lines.map(({ text, placement }) => ({ text, placement })),
      warnings: [...document.warnings, ...document.history.warnings, ...describeLeftOut(document, leftOut)],
      writtenBy,
    };
    const changes: ImportChanges = {
      experienceIds: imported.filter((one) => one.isNew).map((one) => one.experienceId),
      bulletPointIds: imported.filter((one) => !one.isNew).flatMap((one) => one.addedBulletPointIds),
      template: importChangesSchema.shape.template.parse({ before, after: fields }),
    };
    const stored = await tx.resumeImport.create({
      data: { userId, fileName: name, fileType: document.fileType, result, changes },
    });
    const originalContent = { text: document.text, importId: stored.id };
    await tx.resumeTemplate.update({
      where: { id: template.id },
      data: { ...fields, uploadedFileName: name, originalContent },
    });
    return { stored, document };
  });
}

const getRoleKey = (role: Pick<FittedExperience, 'title' | 'company' | 'startDate' | 'endDate'>) =>
  toFoldedKey(role.title, role.company, role.startDate, role.endDate);

type BankExperience = Prisma.ExperienceGetPayload<{ include: { bulletPoints: true } }>;

async function indexBank(tx: Prisma.TransactionClient, userId: string): Promise<Map<string, BankExperience>> {
  const bank = await tx.experience.findMany({ where: { userId }, include: { bulletPoints: true } });
  return new Map(bank.map((experience) => [getRoleKey(experience), experience]));
}

interface Outcome {
  experience: BankExperience;
  addedBulletPointIds: string[];
}

async function createImportedExperience(
  tx: Prisma.TransactionClient,
  userId: string,
  { bulletPoints, ...fields }: FittedExperience,
  position: number,
): Promise<Outcome> {
  const bullets = bulletPoints.map((content, index) => ({ content, position: index }));
  const experience = await tx.experience.create({
    data: { ...fields, userId, position, bulletPoints: { create: bullets } },
    include: { bulletPoints: true },
  });
  return { experience, addedBulletPointIds: experience.bulletPoints.map((bullet) => bullet.id) };
}

/** Adds those bullets that the experience does not have yet, ignoring differences in spelling. */
async function addNewBullets(
  tx: Prisma.TransactionClient,
  experience: BankExperience,
  bulletPoints: string[],
): Promise<Outcome> {
  const said = new Set(experience.bulletPoints.map((bullet) => toFoldedKey(bullet.content)));
  const room = MAX_BULLETS_PER_EXPERIENCE - experience.bulletPoints.length;
  const fresh = bulletPoints.filter((content) => !said.has(toFoldedKey(content))).slice(0, Math.max(0, room));
  let position = Math.max(-1, ...experience.bulletPoints.map((bullet) => bullet.position)) + 1;
  const added: BankExperience['bulletPoints'] = [];
  for (const content of fresh) {
    added.push(
      await tx.bulletPoint.create({ data: { experienceId: experience.id, content, position: position++ } }),
    );
  }
  return {
    experience: { ...experience, bulletPoints: [...experience.bulletPoints, ...added] },
    addedBulletPointIds: added.map((bullet) => bullet.id),
  };
}
