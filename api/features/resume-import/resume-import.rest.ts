import { json, type RestRequest, type RestRoute } from '../../rest/route.ts';
import { listExperiences } from '../experiences/experiences.ts';
import { presentExperience } from '../experiences/present-experience.ts';
import { listDetails } from '../../writing/reading/sections/details.ts';
import { describeDetail } from './imported-details.ts';
import { importResume } from './import-resume.ts';
import { describeImport, parseImportResult } from './import-result.ts';
import { reserveUpload } from './reserve-upload.ts';

async function receiveAndImport({ deps, actor, signal, file, size, query }: RestRequest) {
  const place = await reserveUpload(deps, actor, size);
  try {
    return await importResume(deps, actor, await file('resume'), signal, query);
  } finally {
    place.release();
  }
}

async function upload(request: RestRequest) {
  const { deps, actor } = request;
  const imported = await receiveAndImport(request);
  const result = parseImportResult(imported.stored);
  const { experiences, details, lines, warnings } = result;
  const ids = new Set(experiences.map((experience) => experience.experienceId));
  const found = (await listExperiences(deps, actor)).filter((experience) => ids.has(experience.id));
  return {
    imported,
    answer: {
      message: describeImport(result),
      importId: imported.stored.id,
      experiences: found.map(presentExperience),
      details: details.map((detail) => ({
        kind: detail.kind,
        ...describeDetail(detail),
        outcome: detail.outcome,
      })),
      unplaced: lines.filter((line) => line.placement === 'unplaced').map((line) => line.text),
      warnings,
    },
  };
}

/** Both paths save what was found; the editor's path also returns the rest of the resume. */
export const resumeImportRoutes: RestRoute[] = [
  {
    method: 'post',
    path: '/api/upload-resume',
    access: 'user',
    takesIdempotencyKey: true,
    body: 'multipart',
    handle: async (request) => json((await upload(request)).answer),
  },
  {
    method: 'post',
    path: '/api/resume-editor/upload',
    access: 'user',
    takesIdempotencyKey: true,
    body: 'multipart',
    handle: async (request) => {
      const { answer, imported } = await upload(request);
      const { history } = imported.document;
      return json({
        ...answer,
        contact: history.contact,
        ...listDetails(history),
      });
    },
  },
];
