CREATE TABLE "sent_pages" (
	"run_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"instance_url" text NOT NULL,
	"page_id" text NOT NULL,
	"title" text NOT NULL,
	"space_key" text NOT NULL,
	"url" text NOT NULL,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_pages_run_id_instance_url_page_id_pk" PRIMARY KEY("run_id","instance_url","page_id")
);
--> statement-breakpoint
ALTER TABLE "sent_pages" ADD CONSTRAINT "sent_pages_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_pages" ADD CONSTRAINT "sent_pages_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_pages_user" ON "sent_pages" USING btree ("user_id");