CREATE TABLE "user_confluence_config" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"instance_type" text NOT NULL,
	"instance_url" text NOT NULL,
	"space_key" text NOT NULL,
	"username" text NOT NULL,
	"api_token" text NOT NULL,
	"page_update_mode" text NOT NULL,
	"default_page_title" text NOT NULL,
	"include_timestamp" boolean NOT NULL,
	"existing_page_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_confluence_config_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "user_integrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"integration_type" text NOT NULL,
	"config" jsonb NOT NULL,
	"status" text NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_confluence_config" ADD CONSTRAINT "user_confluence_config_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_integrations" ADD CONSTRAINT "user_integrations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_integrations" ADD CONSTRAINT "user_integrations_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_integrations_user_type" ON "user_integrations" USING btree ("user_id","integration_type");--> statement-breakpoint
CREATE INDEX "user_integrations_session" ON "user_integrations" USING btree ("session_id");