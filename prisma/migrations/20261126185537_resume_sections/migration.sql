-- AlterTable
ALTER TABLE "resume_templates" ADD COLUMN     "sections" JSONB NOT NULL DEFAULT '[]';
