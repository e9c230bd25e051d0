-- CreateTable
CREATE TABLE "resume_imports" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "fileName" TEXT NOT NULL,
    "fileType" TEXT NOT NULL,
    "result" JSONB NOT NULL,
    "changes" JSONB NOT NULL,
    "undoneAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resume_imports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "resume_imports_userId_createdAt_id_idx" ON "resume_imports"("userId", "createdAt" DESC, "id");

-- AddForeignKey
ALTER TABLE "resume_imports" ADD CONSTRAINT "resume_imports_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
