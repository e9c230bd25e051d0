-- AlterTable
ALTER TABLE "ai_days" ADD COLUMN     "settledCalls" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "usedUpAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "ai_usage" ADD COLUMN     "settledCalls" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "usedUpAt" TIMESTAMPTZ(3);
