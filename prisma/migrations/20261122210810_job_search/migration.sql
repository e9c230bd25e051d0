-- For titles that are misspelt in a search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "job_event_kind" AS ENUM ('SHOWN', 'CLICKED', 'LIKED', 'RESUME_CREATED');

-- AlterTable
ALTER TABLE "job_listings" ADD COLUMN     "goneAt" TIMESTAMPTZ(3),
ADD COLUMN     "keywordTexts" TEXT[],
ADD COLUMN     "keywords" TEXT[],
ADD COLUMN     "sameJobKey" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "source" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "yearsAsked" DOUBLE PRECISION;

-- CreateTable
CREATE TABLE "job_search_entries" (
    "jobListingId" UUID NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "isRemote" BOOLEAN NOT NULL,
    "jobType" TEXT,
    "experienceLevel" TEXT,
    "postedDate" TIMESTAMPTZ(3) NOT NULL,
    "sameJobKey" TEXT NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "job_search_entries_pkey" PRIMARY KEY ("jobListingId")
);

-- CreateTable
CREATE TABLE "job_events" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "jobListingId" UUID NOT NULL,
    "kind" "job_event_kind" NOT NULL,
    "variantId" TEXT,
    "position" INTEGER,
    "match" DOUBLE PRECISION,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "job_search_entries_words_idx" ON "job_search_entries" USING GIN ("words");

-- CreateIndex
CREATE INDEX "job_search_entries_postedDate_idx" ON "job_search_entries"("postedDate" DESC);

-- CreateIndex
CREATE INDEX "job_events_variantId_kind_createdAt_idx" ON "job_events"("variantId", "kind", "createdAt");

-- CreateIndex
CREATE INDEX "job_events_userId_idx" ON "job_events"("userId");

-- CreateIndex
CREATE INDEX "job_events_jobListingId_idx" ON "job_events"("jobListingId");

-- CreateIndex
CREATE INDEX "job_listings_sameJobKey_idx" ON "job_listings"("sameJobKey");

-- CreateIndex
CREATE INDEX "job_listings_source_seenAt_idx" ON "job_listings"("source", "seenAt");

-- CreateIndex
CREATE INDEX "job_listings_title_idx" ON "job_listings" USING GIN ("title" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "job_search_entries" ADD CONSTRAINT "job_search_entries_jobListingId_fkey" FOREIGN KEY ("jobListingId") REFERENCES "job_listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_jobListingId_fkey" FOREIGN KEY ("jobListingId") REFERENCES "job_listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- The three rankings. A is active until an administrator chooses another.
INSERT INTO "algorithm_variants" ("id", "name", "description", "isActive", "jobTitleWeight", "skillsWeight",
  "industryWeight", "experienceWeight", "locationWeight", "companySizeWeight", "seniorityWeight", "updatedAt")
VALUES
  ('A', 'Balanced', 'Weighs title and skills most, then experience and place.', true, 25, 30, 10, 15, 10, 0, 10, CURRENT_TIMESTAMP),
  ('B', 'Skills first', 'Looks at what a job asks for before what it is called.', false, 10, 50, 10, 15, 5, 0, 10, CURRENT_TIMESTAMP),
  ('C', 'Close to home', 'Prefers jobs nearby with a title like the person’s own.', false, 30, 20, 5, 10, 25, 0, 10, CURRENT_TIMESTAMP)
ON CONFLICT ("id") DO NOTHING;
