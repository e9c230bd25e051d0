import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { z } from 'zod';
import { startEmbeddedDatabase } from '../../api/platform/embedded-database/embedded-database.ts';
import { applyMigrations } from '../../api/platform/schema-engine.ts';
import type { MatchScores, PostingAnalysis, Role } from '../../api/writing/types.ts';
import { CAREER } from './career.ts';

const storedRoles = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    company: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    bullets: z.array(z.object({ id: z.string(), text: z.string() })),
  }),
);

const SELECT_BANK = `
  select json_agg(json_build_object(
    'id', e.id, 'title', e.title, 'company', e.company, 'startDate', e."startDate", 'endDate', coalesce(e."endDate", ''),
    'bullets', (select json_agg(json_build_object('id', b.id, 'text', b.content) order by b.position)
                from bullet_points b where b."experienceId" = e.id)
  ) order by e.position) as roles
  from experiences e where e."userId" = $1`;

/** The few statements that the main job can't do without, on a database like the product's, straight through `pg`. */
export interface BareDatabase {
  selectBank: () => Promise<Role[]>;
  insertPosting: (analysis: PostingAnalysis, text: string) => Promise<string>;
  insertResume: (postingId: string, roles: Role[], scores: MatchScores) => Promise<string>;
  updateResume: (id: string, roles: Role[], scores: MatchScores) => Promise<void>;
  close: () => Promise<void>;
}

/** An in-memory embedded database with one user and the fixture's experiences. */
export async function openBareDatabase(): Promise<BareDatabase> {
  const embedded = await startEmbeddedDatabase(null);
  const pool = new Pool({ ...embedded.connection, max: 2 });
  await applyMigrations(pool);
  await pool.end();
  const client = new Client(embedded.connection);
  await client.connect();
  const userId = await insertCareer(client);
  // Named, so that PostgreSQL plans each only once.
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  return {
    selectBank: async () => storedRoles.parse((await run('bank', SELECT_BANK, [userId])).rows[0]?.roles),
    insertPosting: async (analysis, text) => {
      const id = randomUUID();
      await run(
        'posting',
        `insert into job_postings (id, "userId", title, company, description, keywords, "focusAreas", requirements, blurb, analysis)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          id,
          userId,
          analysis.title,
          analysis.company,
          text,
          analysis.terms.map((term) => term.surface),
          analysis.focusAreas,
          analysis.requirements.map((requirement) => requirement.text),
          analysis.blurb,
          JSON.stringify(analysis),
        ],
      );
      return id;
    },
    insertResume: async (postingId, roles, scores) => {
      const id = randomUUID();
      await run(
        'resume',
        `insert into tailored_resumes (id, "userId", "jobPostingId", data, "wordMatchScore", "experienceMatchScore", "overallScore", "updatedAt")
         values ($1, $2, $3, $4, $5, $6, $7, now())`,
        [id, userId, postingId, resumeData(roles, scores), scores.word, scores.experience, scores.overall],
      );
      return id;
    },
    updateResume: async (id, roles, scores) => {
      await run(
        'edit',
        `update tailored_resumes set data = $2, "wordMatchScore" = $3, "experienceMatchScore" = $4, "overallScore" = $5, "updatedAt" = now()
         where id = $1`,
        [id, resumeData(roles, scores), scores.word, scores.experience, scores.overall],
      );
    },
    close: async () => {
      await client.end();
      await embedded.stop();
    },
  };
}

const resumeData = (experiences: Role[], { receipt }: MatchScores) =>
  JSON.stringify({ experiences, receipt });

async function insertCareer(client: Client): Promise<string> {
  const userId = randomUUID();
  await client.query('insert into users (id, email, "updatedAt") values ($1, $2, now())', [
    userId,
    'ada@example.com',
  ]);
  for (const [position, experience] of CAREER.entries()) {
    const id = randomUUID();
    await client.query(
      `insert into experiences (id, "userId", title, company, location, "startDate", "endDate", description, position, "updatedAt")
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())`,
      [
        id,
        userId,
        experience.title,
        experience.company,
        experience.location,
        experience.startDate,
        experience.endDate,
        experience.description,
        position,
      ],
    );
    for (const [index, content] of experience.bulletPoints.entries()) {
      await client.query(
        'insert into bullet_points (id, "experienceId", content, position) values ($1, $2, $3, $4)',
        [randomUUID(), id, content, index],
      );
    }
  }
  return userId;
}
