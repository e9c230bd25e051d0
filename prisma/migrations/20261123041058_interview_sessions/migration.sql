-- CreateEnum
CREATE TYPE "interview_message_state" AS ENUM ('PENDING', 'COMPLETE', 'FAILED');

-- AlterTable
ALTER TABLE "interviews" ADD COLUMN     "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "session" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "interview_messages" ADD COLUMN     "sequence" INTEGER,
ADD COLUMN     "spokenSeconds" DOUBLE PRECISION,
ADD COLUMN     "state" "interview_message_state" NOT NULL DEFAULT 'COMPLETE',
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3),
ADD COLUMN     "writtenBy" TEXT;

-- No version of the product has written messages so far, but a row that is there is kept.
UPDATE "interview_messages" AS message SET
  "sequence" = numbered.place,
  "updatedAt" = message."timestamp",
  "state" = (CASE WHEN message."isComplete" THEN 'COMPLETE' ELSE 'FAILED' END)::"interview_message_state"
FROM (
  SELECT "id", row_number() OVER (PARTITION BY "interviewId" ORDER BY "timestamp", "id") AS place
  FROM "interview_messages"
) AS numbered
WHERE numbered."id" = message."id";

ALTER TABLE "interview_messages" ALTER COLUMN "sequence" SET NOT NULL,
ALTER COLUMN "updatedAt" SET NOT NULL,
DROP COLUMN "isComplete";

-- DropIndex
DROP INDEX "interview_messages_interviewId_timestamp_id_idx";

-- CreateIndex
CREATE UNIQUE INDEX "interview_messages_interviewId_sequence_key" ON "interview_messages"("interviewId", "sequence");
