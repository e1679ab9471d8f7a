ALTER TABLE "runs" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "runs_pinned" ON "runs" USING btree ("user_id","pinned_at" DESC NULLS LAST) WHERE pinned_at is not null;