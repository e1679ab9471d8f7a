CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"market" text DEFAULT '' NOT NULL,
	"reading" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prefills" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_user_updated" ON "products" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "products_prefills" ON "products" USING btree ("user_id") WHERE prefills;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_product" ON "runs" USING btree ("product_id") WHERE product_id is not null;
--> statement-breakpoint
INSERT INTO "products" ("user_id", "name", "description", "audience", "market", "prefills", "created_at", "updated_at")
SELECT "user_id", "name", "description", "audience", "market", true, "updated_at", "updated_at" FROM "product_profiles";--> statement-breakpoint
DROP TABLE "product_profiles" CASCADE;
