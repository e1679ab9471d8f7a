CREATE TABLE "active_users" (
	"period" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "active_users_user_id_period_pk" PRIMARY KEY("user_id","period")
);
--> statement-breakpoint
CREATE TABLE "monthly_actives" (
	"period" text PRIMARY KEY NOT NULL,
	"users" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_by_agent" (
	"user_id" text NOT NULL,
	"agent_id" text NOT NULL,
	"succeeded" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_by_agent_user_id_agent_id_pk" PRIMARY KEY("user_id","agent_id")
);
--> statement-breakpoint
CREATE TABLE "usage_by_day" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "usage_by_day_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "trial_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "payment_reference" text;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "active_users" ADD CONSTRAINT "active_users_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_by_agent" ADD CONSTRAINT "usage_by_agent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_by_day" ADD CONSTRAINT "usage_by_day_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "usage_by_agent" ("user_id", "agent_id", "succeeded", "failed")
SELECT "user_id", "agent_id", sum("succeeded"), sum("failed") FROM (
	SELECT "user_id", "agent_id", count(*) AS "succeeded", 0 AS "failed" FROM "agent_usage" GROUP BY 1, 2
	UNION ALL
	SELECT "user_id", "agent_id", 0, count(*) FROM "runs" WHERE "status" = 'failed' GROUP BY 1, 2
) AS "ended" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "usage_by_day" ("user_id", "day", "uses")
SELECT "user_id", ("used_at" AT TIME ZONE 'UTC')::date, count(*) FROM "agent_usage" GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "active_users" ("user_id", "period")
SELECT DISTINCT "user_id", to_char("used_at" AT TIME ZONE 'UTC', 'YYYY-MM') FROM "agent_usage";--> statement-breakpoint
INSERT INTO "monthly_actives" ("period", "users") SELECT "period", count(*) FROM "active_users" GROUP BY 1;
