CREATE TABLE "document_versions" (
	"run_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author_id" text,
	"reason" text NOT NULL,
	"restored" integer,
	"note" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"result" jsonb NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_versions_run_id_number_pk" PRIMARY KEY("run_id","number"),
	CONSTRAINT "document_versions_reason" CHECK ("document_versions"."reason" in ('written', 'earlier', 'edited', 'restored'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"touched" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_versions_author" ON "document_versions" USING btree ("author_id") WHERE author_id is not null;