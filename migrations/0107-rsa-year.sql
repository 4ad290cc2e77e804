CREATE TABLE "rsa_year" (
	"rsa_year_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsa_year_rsa_year_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plant_cd" varchar(20) NOT NULL,
	"process_no" bigint NOT NULL,
	"base_year" integer NOT NULL,
	"site_due_ymd" date NOT NULL,
	"legal_limit_ymd" date NOT NULL,
	"rsa_no" bigint,
	"miss_yn" char(1) DEFAULT 'N' NOT NULL,
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "rsa_year" ENABLE ROW LEVEL SECURITY;
CREATE UNIQUE INDEX "rsa_year_process_no_base_year_index" ON "rsa_year" USING btree ("process_no","base_year");
CREATE INDEX "rsa_year_plant_cd_base_year_index" ON "rsa_year" USING btree ("plant_cd","base_year");
CREATE POLICY "scope" ON "rsa_year" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');

-- The program adds years and says what became of them; it takes none away.
grant select, insert, update on rsa_year to jikim_app;

-- A year that went by without its assessment stays so, whoever would have it otherwise.
create function jikim_rsa_year_kept() returns trigger language plpgsql as $$
begin
  raise exception 'RSA_YEAR_MISSED: % of process % was missed', old.base_year, old.process_no;
end $$;
create trigger rsa_year_kept before update or delete on rsa_year
  for each row when (old.miss_yn = 'Y') execute function jikim_rsa_year_kept();
