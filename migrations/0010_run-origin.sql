ALTER TABLE "runs" ADD COLUMN "origin" jsonb;--> statement-breakpoint
CREATE INDEX "runs_finished" ON "runs" USING btree ("finished_at","id") WHERE status = 'succeeded';