import { z } from 'zod';
import { contentDisposition, resumeFileName } from '../../documents/export/resume-file-name.ts';
import { json, success, type RestRoute } from '../../rest/route.ts';
import { addTailoredBullet, deleteBulletAt, updateBulletAt } from './edit-bullets.ts';
import { exportResume } from './export-resume.ts';
import { saveResume } from './save-resume.ts';
import {
  parseResumeData,
  deleteTailoredResume,
  listSavedResumes,
  tailorResume,
  type ResumeWithPosting,
} from './tailored-resumes.ts';

function presentResume(resume: ResumeWithPosting) {
  const { experiences, receipt, scoreCap } = parseResumeData(resume);
  return {
    id: resume.id,
    jobPostingId: resume.jobPostingId,
    jobTitle: resume.jobPosting.title,
    company: resume.jobPosting.company,
    wordMatchScore: resume.wordMatchScore,
    experienceMatchScore: resume.experienceMatchScore,
    overallScore: resume.overallScore,
    scoreCap,
    receipt,
    isSaved: resume.isSaved,
    createdAt: resume.createdAt,
    updatedAt: resume.updatedAt,
    jobPosting: {
      id: resume.jobPosting.id,
      title: resume.jobPosting.title,
      company: resume.jobPosting.company,
      description: resume.jobPosting.description,
      blurb: resume.jobPosting.blurb,
      keywords: resume.jobPosting.keywords,
      focusAreas: resume.jobPosting.focusAreas,
      personalizedTips: resume.jobPosting.personalizedTips,
    },
    data: {
      experiences: experiences.map(({ experienceId, bullets, ...role }) => ({
        id: experienceId,
        ...role,
        bulletPoints: bullets,
        tailoredBulletPoints: bullets.map((bullet) => bullet.content),
      })),
    },
  };
}

const addedBulletBody = z.object({ content: z.unknown().optional(), experienceId: z.unknown() }).catch({
  experienceId: undefined,
});

/** The paths of docs/product.md#rest-postings-and-resumes. */
export const tailoredResumeRoutes: RestRoute[] = [
  {
    method: 'post',
    path: '/api/tailored-resumes',
    access: 'user',
    handle: async ({ deps, actor, body }) => json(presentResume(await tailorResume(deps, actor, body)), 201),
  },
  {
    method: 'get',
    path: '/api/tailored-resumes/saved',
    access: 'user',
    handle: async ({ deps, actor }) => json((await listSavedResumes(deps, actor)).map(presentResume)),
  },
  {
    method: 'post',
    path: '/api/tailored-resumes/{id}/save',
    access: 'user',
    handle: async ({ deps, actor, params }) => {
      const { resume, addedBulletPointCount } = await saveResume(deps, actor, params.id ?? '');
      return json({ ...presentResume(resume), addedBulletPointCount });
    },
  },
  {
    method: 'post',
    path: '/api/tailored-resumes/{id}/export',
    access: 'user',
    handle: async ({ deps, actor, params, signal }) => {
      const { bytes, jobTitle, notices } = await exportResume(deps, actor, params.id ?? '', signal);
      return {
        kind: 'file',
        bytes,
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': contentDisposition(resumeFileName(jobTitle)),
          // The body is the file, so notices are sent in a header, encoded accordingly.
          ...(notices.length > 0 && { 'X-Notices': encodeURIComponent(JSON.stringify(notices)) }),
        },
      };
    },
  },
  {
    method: 'delete',
    path: '/api/tailored-resumes/{id}',
    access: 'user',
    handle: async ({ deps, actor, params }) => {
      await deleteTailoredResume(deps, actor, params.id ?? '');
      return success();
    },
  },
  {
    method: 'patch',
    path: '/api/tailored-resumes/{id}/bullet-point',
    access: 'user',
    handle: async ({ deps, actor, params, body }) =>
      json(presentResume(await updateBulletAt(deps, actor, params.id ?? '', body))),
  },
  {
    method: 'post',
    path: '/api/tailored-resumes/{id}/bullet-point',
    access: 'user',
    takesIdempotencyKey: true,
    // The documented payload also contains jobDescription and existingBulletPoints. They are ignored in favor of the
    // stored ones.
    handle: async ({ deps, actor, params, body, signal }) => {
      const { resume, bullet } = await addTailoredBullet(
        deps,
        actor,
        params.id ?? '',
        addedBulletBody.parse(body),
        signal,
      );
      return json({ content: bullet.content, resume: presentResume(resume) }, 201);
    },
  },
  {
    method: 'delete',
    path: '/api/tailored-resumes/{id}/bullet-point',
    access: 'user',
    handle: async ({ deps, actor, params, body }) =>
      json(presentResume(await deleteBulletAt(deps, actor, params.id ?? '', body))),
  },
];
