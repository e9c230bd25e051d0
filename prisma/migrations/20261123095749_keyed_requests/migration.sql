-- CreateTable
CREATE TABLE "keyed_requests" (
    "userId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "attemptId" UUID NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,
    "status" INTEGER,
    "answer" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "keyed_requests_pkey" PRIMARY KEY ("userId","key")
);

-- CreateIndex
CREATE INDEX "keyed_requests_createdAt_idx" ON "keyed_requests"("createdAt");

-- AddForeignKey
ALTER TABLE "keyed_requests" ADD CONSTRAINT "keyed_requests_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
