-- AlterTable
ALTER TABLE "interview_messages" ADD COLUMN     "fallback" TEXT;

-- AlterTable
ALTER TABLE "job_postings" ADD COLUMN     "fallback" TEXT,
ADD COLUMN     "writtenBy" TEXT;
