-- CreateTable
CREATE TABLE "job_sources" (
    "name" TEXT NOT NULL,
    "nextAt" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3),
    "refreshedAt" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "problem" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "openUntil" TIMESTAMPTZ(3),
    "listings" INTEGER NOT NULL DEFAULT 0,
    "skipped" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_sources_pkey" PRIMARY KEY ("name")
);
