-- AlterTable
ALTER TABLE "users" ADD COLUMN     "lastActiveAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "ranking" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "activeVariantId" TEXT NOT NULL,
    "isExperiment" BOOLEAN NOT NULL DEFAULT false,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ranking_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ranking_one_row" CHECK ("id" = 1)
);

-- CreateTable
CREATE TABLE "admin_actions" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "action" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_actions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_view_counts" (
    "quarter" TIMESTAMPTZ(0) NOT NULL,
    "path" TEXT NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "page_view_counts_pkey" PRIMARY KEY ("quarter","path")
);

-- CreateTable
CREATE TABLE "active_days" (
    "day" DATE NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "active_days_pkey" PRIMARY KEY ("day","userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "ranking_activeVariantId_key" ON "ranking"("activeVariantId");

-- CreateIndex
CREATE INDEX "admin_actions_createdAt_idx" ON "admin_actions"("createdAt" DESC);

-- CreateIndex
CREATE INDEX "admin_actions_userId_idx" ON "admin_actions"("userId");

-- CreateIndex
CREATE INDEX "active_days_userId_idx" ON "active_days"("userId");

-- CreateIndex
CREATE INDEX "users_lastActiveAt_idx" ON "users"("lastActiveAt");

-- CreateIndex
CREATE INDEX "users_createdAt_idx" ON "users"("createdAt");

-- AddForeignKey
ALTER TABLE "ranking" ADD CONSTRAINT "ranking_activeVariantId_fkey" FOREIGN KEY ("activeVariantId") REFERENCES "algorithm_variants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_actions" ADD CONSTRAINT "admin_actions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "active_days" ADD CONSTRAINT "active_days_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The variant that was active stays so. From now on the one row of this table says which it is.
INSERT INTO "ranking" ("id", "activeVariantId", "updatedAt")
SELECT 1, "id", CURRENT_TIMESTAMP FROM "algorithm_variants" ORDER BY "isActive" DESC, "id" LIMIT 1;

ALTER TABLE "algorithm_variants" DROP COLUMN "isActive";

-- Views that were recorded stay counted. Whose they were is no longer kept.
INSERT INTO "page_view_counts" ("quarter", "path", "views")
SELECT date_bin('15 minutes', "viewedAt", TIMESTAMPTZ '2000-01-01 00:00:00+00'), "path", count(*)
FROM "page_views" GROUP BY 1, 2;

DROP TABLE "page_views";
