ALTER TABLE "runs" DROP CONSTRAINT "runs_status";--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "may_ask" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "questions" jsonb;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "waited_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "runs_asking" ON "runs" USING btree ("user_id","asked_at") WHERE status = 'asking';--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_status" CHECK ("runs"."status" in ('queued', 'running', 'asking', 'succeeded', 'failed', 'cancelled'));