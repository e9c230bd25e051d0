-- CreateEnum
CREATE TYPE "bullet_origin" AS ENUM ('WRITTEN', 'DERIVED');

-- CreateEnum
CREATE TYPE "interview_role" AS ENUM ('user', 'interviewer');

-- CreateTable
CREATE TABLE "sessions" (
    "sid" TEXT NOT NULL,
    "sess" JSONB NOT NULL,
    "expire" TIMESTAMPTZ(3) NOT NULL,
    "userId" UUID,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("sid")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password" TEXT,
    "firstName" TEXT NOT NULL DEFAULT '',
    "lastName" TEXT NOT NULL DEFAULT '',
    "profileImageUrl" TEXT,
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identities" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_reset_tokens" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_reset_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "experiences" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "location" TEXT,
    "startDate" TEXT NOT NULL DEFAULT '',
    "endDate" TEXT,
    "description" TEXT,
    "position" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "experiences_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bullet_points" (
    "id" UUID NOT NULL,
    "experienceId" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "origin" "bullet_origin" NOT NULL DEFAULT 'WRITTEN',
    "sourceBulletPointId" UUID,
    "sourceTailoredResumeId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bullet_points_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_postings" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "company" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL,
    "url" TEXT,
    "sourceUrl" TEXT,
    "keywords" TEXT[],
    "focusAreas" TEXT[],
    "requirements" TEXT[],
    "blurb" TEXT NOT NULL DEFAULT '',
    "personalizedTips" TEXT NOT NULL DEFAULT '',
    "analysis" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_postings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tailored_resumes" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "jobPostingId" UUID NOT NULL,
    "data" JSONB NOT NULL,
    "wordMatchScore" INTEGER,
    "experienceMatchScore" INTEGER,
    "overallScore" INTEGER,
    "isSaved" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tailored_resumes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bullet_point_locks" (
    "id" UUID NOT NULL,
    "tailoredResumeId" UUID NOT NULL,
    "experienceId" UUID NOT NULL,
    "bulletPointContent" TEXT NOT NULL,
    "isLocked" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bullet_point_locks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_job_preferences" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "location" TEXT NOT NULL,
    "radius" INTEGER NOT NULL DEFAULT 25,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "openToRemote" BOOLEAN NOT NULL DEFAULT false,
    "experienceLevel" TEXT,
    "jobType" TEXT,
    "keywords" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_job_preferences_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_listings" (
    "id" UUID NOT NULL,
    "linkedinJobId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "location" TEXT,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "isRemote" BOOLEAN NOT NULL DEFAULT false,
    "salary" TEXT,
    "description" TEXT,
    "requirements" TEXT[],
    "jobType" TEXT,
    "experienceLevel" TEXT,
    "sourceUrl" TEXT,
    "postedDate" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_listings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_likes" (
    "userId" UUID NOT NULL,
    "jobListingId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_likes_pkey" PRIMARY KEY ("userId","jobListingId")
);

-- CreateTable
CREATE TABLE "resume_templates" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "templateType" TEXT NOT NULL DEFAULT 'classic',
    "fullName" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "location" TEXT NOT NULL DEFAULT '',
    "linkedIn" TEXT NOT NULL DEFAULT '',
    "website" TEXT NOT NULL DEFAULT '',
    "summary" TEXT NOT NULL DEFAULT '',
    "education" JSONB NOT NULL DEFAULT '[]',
    "skills" JSONB NOT NULL DEFAULT '[]',
    "certifications" JSONB NOT NULL DEFAULT '[]',
    "languages" JSONB NOT NULL DEFAULT '[]',
    "uploadedResumeUrl" TEXT,
    "uploadedFileName" TEXT,
    "originalContent" JSONB,
    "originalPdfBuffer" TEXT,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "resume_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interviews" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "jobPostingId" UUID,
    "jobPosting" JSONB NOT NULL,
    "analysis" JSONB,
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "interviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interview_messages" (
    "id" UUID NOT NULL,
    "interviewId" UUID NOT NULL,
    "role" "interview_role" NOT NULL,
    "content" TEXT NOT NULL,
    "isComplete" BOOLEAN NOT NULL DEFAULT true,
    "timestamp" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interview_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "algorithm_variants" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "isActive" BOOLEAN NOT NULL DEFAULT false,
    "jobTitleWeight" INTEGER NOT NULL,
    "skillsWeight" INTEGER NOT NULL,
    "industryWeight" INTEGER NOT NULL,
    "experienceWeight" INTEGER NOT NULL,
    "locationWeight" INTEGER NOT NULL,
    "companySizeWeight" INTEGER NOT NULL,
    "seniorityWeight" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "algorithm_variants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_views" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "path" TEXT NOT NULL,
    "viewedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_views_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sessions_expire_idx" ON "sessions"("expire");

-- CreateIndex
CREATE INDEX "sessions_userId_idx" ON "sessions"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "identities_userId_idx" ON "identities"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "identities_provider_subject_key" ON "identities"("provider", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_tokens_token_key" ON "password_reset_tokens"("token");

-- CreateIndex
CREATE INDEX "password_reset_tokens_email_idx" ON "password_reset_tokens"("email");

-- CreateIndex
CREATE INDEX "experiences_userId_position_id_idx" ON "experiences"("userId", "position", "id");

-- CreateIndex
CREATE INDEX "bullet_points_experienceId_position_id_idx" ON "bullet_points"("experienceId", "position", "id");

-- CreateIndex
CREATE INDEX "bullet_points_sourceBulletPointId_idx" ON "bullet_points"("sourceBulletPointId");

-- CreateIndex
CREATE INDEX "bullet_points_sourceTailoredResumeId_idx" ON "bullet_points"("sourceTailoredResumeId");

-- CreateIndex
CREATE INDEX "job_postings_userId_createdAt_id_idx" ON "job_postings"("userId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "tailored_resumes_userId_isSaved_createdAt_id_idx" ON "tailored_resumes"("userId", "isSaved", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "tailored_resumes_jobPostingId_idx" ON "tailored_resumes"("jobPostingId");

-- CreateIndex
CREATE INDEX "bullet_point_locks_tailoredResumeId_idx" ON "bullet_point_locks"("tailoredResumeId");

-- CreateIndex
CREATE UNIQUE INDEX "user_job_preferences_userId_key" ON "user_job_preferences"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "job_listings_linkedinJobId_key" ON "job_listings"("linkedinJobId");

-- CreateIndex
CREATE INDEX "job_listings_postedDate_idx" ON "job_listings"("postedDate" DESC);

-- CreateIndex
CREATE INDEX "job_likes_jobListingId_idx" ON "job_likes"("jobListingId");

-- CreateIndex
CREATE INDEX "resume_templates_userId_idx" ON "resume_templates"("userId");

-- CreateIndex
CREATE INDEX "interviews_userId_createdAt_idx" ON "interviews"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "interview_messages_interviewId_timestamp_id_idx" ON "interview_messages"("interviewId", "timestamp", "id");

-- CreateIndex
CREATE INDEX "page_views_viewedAt_idx" ON "page_views"("viewedAt");

-- AddForeignKey
ALTER TABLE "identities" ADD CONSTRAINT "identities_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bullet_points" ADD CONSTRAINT "bullet_points_experienceId_fkey" FOREIGN KEY ("experienceId") REFERENCES "experiences"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bullet_points" ADD CONSTRAINT "bullet_points_sourceBulletPointId_fkey" FOREIGN KEY ("sourceBulletPointId") REFERENCES "bullet_points"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bullet_points" ADD CONSTRAINT "bullet_points_sourceTailoredResumeId_fkey" FOREIGN KEY ("sourceTailoredResumeId") REFERENCES "tailored_resumes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tailored_resumes" ADD CONSTRAINT "tailored_resumes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tailored_resumes" ADD CONSTRAINT "tailored_resumes_jobPostingId_fkey" FOREIGN KEY ("jobPostingId") REFERENCES "job_postings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bullet_point_locks" ADD CONSTRAINT "bullet_point_locks_tailoredResumeId_fkey" FOREIGN KEY ("tailoredResumeId") REFERENCES "tailored_resumes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_job_preferences" ADD CONSTRAINT "user_job_preferences_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_likes" ADD CONSTRAINT "job_likes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_likes" ADD CONSTRAINT "job_likes_jobListingId_fkey" FOREIGN KEY ("jobListingId") REFERENCES "job_listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_templates" ADD CONSTRAINT "resume_templates_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_messages" ADD CONSTRAINT "interview_messages_interviewId_fkey" FOREIGN KEY ("interviewId") REFERENCES "interviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
