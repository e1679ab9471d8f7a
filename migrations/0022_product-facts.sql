CREATE TABLE "product_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"date" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_facts_kind" CHECK ("product_facts"."kind" in ('rival', 'price', 'figure', 'quote', 'decision', 'other'))
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reviewed" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "words_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "declined_products" jsonb;--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_facts_product" ON "product_facts" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- Nothing that was written before is called out of date by the update itself.
UPDATE "products" SET "words_at" = "created_at";--> statement-breakpoint
INSERT INTO "product_facts" ("product_id", "kind", "text", "source", "date", "created_at", "updated_at")
SELECT products.id, 'other', fact->>'text', coalesce(fact->>'source', ''), coalesce(fact->>'date', ''), products.created_at, products.created_at
FROM "products", jsonb_array_elements(products.facts) AS fact
WHERE coalesce(fact->>'text', '') <> '';--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "facts";