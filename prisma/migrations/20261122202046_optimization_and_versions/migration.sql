-- CreateEnum
CREATE TYPE "optimization_mode" AS ENUM ('concise', 'custom', 'keywords', 'focus');

-- CreateEnum
CREATE TYPE "optimization_state" AS ENUM ('RUNNING', 'DONE', 'CANCELED', 'STOPPED');

-- CreateEnum
CREATE TYPE "optimization_step_state" AS ENUM ('PENDING', 'REWORDED', 'UNCHANGED', 'FAILED');

-- AlterTable
ALTER TABLE "tailored_resumes" ADD COLUMN     "currentVersionId" UUID,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "resume_versions" (
    "id" UUID NOT NULL,
    "tailoredResumeId" UUID NOT NULL,
    "parentId" UUID,
    "revision" INTEGER NOT NULL,
    "change" TEXT NOT NULL,
    "optimizationRunId" UUID,
    "name" TEXT,
    "content" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resume_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "optimization_runs" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "tailoredResumeId" UUID NOT NULL,
    "mode" "optimization_mode" NOT NULL,
    "level" INTEGER NOT NULL,
    "instructions" TEXT NOT NULL DEFAULT '',
    "area" TEXT NOT NULL DEFAULT '',
    "state" "optimization_state" NOT NULL DEFAULT 'RUNNING',
    "lastSequence" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "optimization_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "optimization_steps" (
    "id" UUID NOT NULL,
    "runId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "sequence" INTEGER,
    "experienceId" UUID NOT NULL,
    "bulletId" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "state" "optimization_step_state" NOT NULL DEFAULT 'PENDING',
    "newBulletId" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "question" TEXT,

    CONSTRAINT "optimization_steps_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "resume_versions_tailoredResumeId_revision_key" ON "resume_versions"("tailoredResumeId", "revision");

-- CreateIndex
CREATE INDEX "optimization_runs_tailoredResumeId_id_idx" ON "optimization_runs"("tailoredResumeId", "id");

-- CreateIndex
CREATE INDEX "optimization_runs_userId_idx" ON "optimization_runs"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "optimization_steps_runId_position_key" ON "optimization_steps"("runId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "optimization_steps_runId_sequence_key" ON "optimization_steps"("runId", "sequence");

-- AddForeignKey
ALTER TABLE "resume_versions" ADD CONSTRAINT "resume_versions_tailoredResumeId_fkey" FOREIGN KEY ("tailoredResumeId") REFERENCES "tailored_resumes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "optimization_runs" ADD CONSTRAINT "optimization_runs_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "optimization_runs" ADD CONSTRAINT "optimization_runs_tailoredResumeId_fkey" FOREIGN KEY ("tailoredResumeId") REFERENCES "tailored_resumes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "optimization_steps" ADD CONSTRAINT "optimization_steps_runId_fkey" FOREIGN KEY ("runId") REFERENCES "optimization_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
