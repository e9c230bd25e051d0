-- AlterTable
ALTER TABLE "experiences" ADD COLUMN     "absorbedIds" UUID[] DEFAULT ARRAY[]::UUID[],
ADD COLUMN     "splitFromId" UUID;

-- CreateTable
CREATE TABLE "experience_changes" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "experience_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "experience_changes_userId_id_idx" ON "experience_changes"("userId", "id");

-- AddForeignKey
ALTER TABLE "experience_changes" ADD CONSTRAINT "experience_changes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
