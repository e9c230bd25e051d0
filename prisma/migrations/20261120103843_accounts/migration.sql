-- DropIndex
DROP INDEX "password_reset_tokens_email_idx";

-- AlterTable
ALTER TABLE "password_reset_tokens" ADD COLUMN     "purpose" TEXT NOT NULL DEFAULT 'reset';

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "password_reset_tokens_email_purpose_idx" ON "password_reset_tokens"("email", "purpose");

-- By hand: written on every attempt, and of no worth after a crash.
ALTER TABLE "rate_limits" SET UNLOGGED;
