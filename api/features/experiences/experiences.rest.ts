import { contentDisposition } from '../../documents/export/resume-file-name.ts';
import { json, success, type RestRoute } from '../../rest/route.ts';
import { addBullet, deleteBullet, listBullets } from './bullet-points.ts';
import { createExperience, deleteExperience, listExperiences, updateExperience } from './experiences.ts';
import { exportJsonResume } from './export-json-resume.ts';
import { parseExperiences } from './parse-experiences.ts';
import { presentBullet, presentExperience } from './present-experience.ts';

/** The paths of docs/product.md#rest-experiences. */
export const experienceRoutes: RestRoute[] = [
  {
    method: 'get',
    path: '/api/experiences',
    access: 'user',
    handle: async ({ deps, actor }) => json((await listExperiences(deps, actor)).map(presentExperience)),
  },
  {
    method: 'post',
    path: '/api/experiences',
    access: 'user',
    handle: async ({ deps, actor, body }) =>
      json(presentExperience(await createExperience(deps, actor, body)), 201),
  },
  {
    method: 'post',
    path: '/api/experiences/parse',
    access: 'user',
    takesIdempotencyKey: true,
    handle: async ({ deps, actor, body, signal }) => {
      const { experiences, warnings, writtenBy } = await parseExperiences(deps, actor, body, signal);
      return json({
        experiences: experiences.map(
          ({ title, company, location, startDate, endDate, description, bulletPoints }) => ({
            title,
            company,
            location,
            startDate,
            endDate,
            description,
            bulletPoints,
          }),
        ),
        warnings,
        writtenBy,
      });
    },
  },
  {
    method: 'get',
    path: '/api/experiences/json-resume',
    access: 'user',
    handle: async ({ deps, actor }) => {
      const { bytes, name } = await exportJsonResume(deps, actor);
      return {
        kind: 'file',
        bytes,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': contentDisposition(name),
        },
      };
    },
  },
  {
    method: 'put',
    path: '/api/experiences/{id}',
    access: 'user',
    handle: async ({ deps, actor, params, body }) =>
      json(presentExperience(await updateExperience(deps, actor, params.id ?? '', body))),
  },
  {
    method: 'delete',
    path: '/api/experiences/{id}',
    access: 'user',
    handle: async ({ deps, actor, params }) => {
      await deleteExperience(deps, actor, params.id ?? '');
      return success();
    },
  },
  {
    method: 'get',
    path: '/api/experiences/{id}/bullet-points',
    access: 'user',
    handle: async ({ deps, actor, params }) =>
      json((await listBullets(deps, actor, params.id ?? '')).map(presentBullet)),
  },
  {
    method: 'post',
    path: '/api/experiences/{id}/bullet-points',
    access: 'user',
    handle: async ({ deps, actor, params, body }) =>
      json(presentBullet((await addBullet(deps, actor, params.id ?? '', body)).bullet), 201),
  },
  {
    method: 'delete',
    path: '/api/bullet-points/{id}',
    access: 'user',
    handle: async ({ deps, actor, params, body }) => {
      await deleteBullet(deps, actor, params.id ?? '', body);
      return success();
    },
  },
];
