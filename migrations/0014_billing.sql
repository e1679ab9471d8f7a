CREATE TABLE "payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"billing" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"paid_at" timestamp with time zone DEFAULT now() NOT NULL,
	"covers_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "paid_plan_id" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "billing" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "renews_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_by_user" ON "payments" USING btree ("user_id","paid_at");--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_paid_plan_id_subscription_plans_id_fk" FOREIGN KEY ("paid_plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "user_subscriptions" SET "billing" = 'monthly', "renews_at" = now() + interval '1 month' WHERE "payment_reference" IS NOT NULL;
