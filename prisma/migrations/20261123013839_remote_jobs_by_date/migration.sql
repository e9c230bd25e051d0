-- CreateIndex
CREATE INDEX "job_search_entries_isRemote_postedDate_idx" ON "job_search_entries"("isRemote", "postedDate" DESC);
