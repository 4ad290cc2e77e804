CREATE TABLE "permit_fact" (
	"permit_no" bigint PRIMARY KEY NOT NULL,
	"facts_json" jsonb NOT NULL,
	"keep_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "permit_fact" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "wkod_master" ADD COLUMN "iso_none_desc" varchar(500);
ALTER TABLE "wkod_master" ADD COLUMN "facts_changed_desc" varchar(4000);
CREATE POLICY "scope" ON "permit_fact" AS PERMISSIVE FOR ALL TO "jikim_app" USING (exists (select from wkod_master p where p.permit_no = permit_fact.permit_no)) WITH CHECK (exists (select from wkod_master p where p.permit_no = permit_fact.permit_no));

grant select, insert, update, delete on permit_fact to jikim_app;
