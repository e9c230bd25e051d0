-- CreateTable
CREATE TABLE "ai_usage" (
    "day" DATE NOT NULL,
    "userId" UUID NOT NULL,
    "calls" INTEGER NOT NULL,
    "tokens" INTEGER NOT NULL,
    "promptTokens" INTEGER NOT NULL DEFAULT 0,
    "completionTokens" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "milliseconds" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ai_usage_pkey" PRIMARY KEY ("day","userId")
);

-- CreateTable
CREATE TABLE "ai_days" (
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL,
    "tokens" BIGINT NOT NULL,
    "promptTokens" BIGINT NOT NULL DEFAULT 0,
    "completionTokens" BIGINT NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "milliseconds" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ai_days_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "ai_usage_userId_idx" ON "ai_usage"("userId");

-- AddForeignKey
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
