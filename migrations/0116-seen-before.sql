CREATE TABLE "seen_concept" (
	"concept" integer PRIMARY KEY NOT NULL,
	"text_cnt" integer NOT NULL
);

ALTER TABLE "seen_concept" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "seen_due" (
	"kind_cd" varchar(20) NOT NULL,
	"record_no" bigint NOT NULL,
	CONSTRAINT "seen_due_kind_cd_record_no_pk" PRIMARY KEY("kind_cd","record_no")
);

ALTER TABLE "seen_due" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "seen_text" (
	"seen_text_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seen_text_seen_text_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind_cd" varchar(20) NOT NULL,
	"record_no" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"plant_cd" varchar(20),
	"vendor_cd" varchar(20),
	"open_yn" char(1) NOT NULL,
	"day_ymd" date NOT NULL,
	"said_desc" text NOT NULL,
	"place_desc" text,
	"code_nms" text,
	"concepts" integer[] NOT NULL,
	"version_no" integer NOT NULL
);

ALTER TABLE "seen_text" ENABLE ROW LEVEL SECURITY;
CREATE TABLE "seen_word" (
	"seen_word_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seen_word_seen_word_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"word_nm" varchar(50) NOT NULL,
	"same_nms" varchar(500),
	"word_kind_cd" varchar(20) NOT NULL,
	"note_desc" varchar(300),
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

DROP INDEX "rsa_meeting_open_rows";
CREATE UNIQUE INDEX "seen_text_kind_cd_record_no_row_no_index" ON "seen_text" USING btree ("kind_cd","record_no","row_no");
CREATE INDEX "seen_text_concepts_index" ON "seen_text" USING gin ("concepts");
CREATE INDEX "seen_text_day_ymd_index" ON "seen_text" USING btree ("day_ymd");
CREATE INDEX "seen_text_version_no_index" ON "seen_text" USING btree ("version_no");
CREATE UNIQUE INDEX "seen_word_word_nm_index" ON "seen_word" USING btree ("word_nm") WHERE delete_yn = 'N';
CREATE POLICY "scope" ON "seen_concept" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "seen_due" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');
CREATE POLICY "scope" ON "seen_text" AS PERMISSIVE FOR ALL TO "jikim_app" USING ((select current_setting('jikim.scope', true)) = 'SYSTEM') WITH CHECK ((select current_setting('jikim.scope', true)) = 'SYSTEM');

GRANT SELECT, INSERT, UPDATE, DELETE ON seen_word, seen_text, seen_concept, seen_due TO jikim_app;

-- Whatever writes a record says that it is to be read again; one statement, one entry for each record.
create function jikim_seen_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  execute format('insert into seen_due (kind_cd, record_no) select distinct %L, %I from written on conflict do nothing',
    tg_argv[0], tg_argv[1]);
  return null;
end $$;

create function jikim_seen_track(kind text, tab text, key text) returns void language plpgsql as $$
begin
  execute format('create trigger seen_added after insert on %I referencing new table as written for each statement
    execute function jikim_seen_due(%L, %L)', tab, kind, key);
  execute format('create trigger seen_changed after update on %I referencing new table as written for each statement
    execute function jikim_seen_due(%L, %L)', tab, kind, key);
  execute format('insert into seen_due (kind_cd, record_no) select distinct %L, %I from %I', kind, key, tab);
end $$;

select jikim_seen_track('NM', 'near_miss', 'near_miss_no');
select jikim_seen_track('JSA', 'jsa', 'jsa_no');
select jikim_seen_track('RSA', 'rsa', 'rsa_no');
select jikim_seen_track('LIB', 'rsa_hazard_lib', 'hazard_lib_no');
select jikim_seen_track('STOP', 'wkod_master_permit_susp', 'permit_no');

-- Row-level security would keep the index from being used, so the table is open to the program alone, and this is the one
-- door to it: behind the fence of plant and vendor, in pieces of at most `most` rows. What it finds is read where it
-- stands, under the policies of its own table.
create function jikim_seen(kinds text[], asked integer[], weights float8[], typed integer[], most integer)
returns table (kind_cd varchar, record_no bigint, row_no integer, score_val float8)
language plpgsql stable security definer set search_path = public as $$
declare
  scope text := current_setting('jikim.scope', true);
  plant text := current_setting('jikim.plant', true);
  vendors text[] := string_to_array(current_setting('jikim.vendors', true), ',');
  piece constant integer := 200;
  found bigint[];
  pair integer[];
begin
  if coalesce(scope, '') = '' or cardinality(typed) = 0 then return; end if;
  found := array(select t.seen_text_no from seen_text t
    where t.concepts @> asked and t.kind_cd = any (kinds) and (t.plant_cd is null or t.plant_cd = plant)
      and (scope <> 'VENDOR' or t.open_yn = 'Y' or t.vendor_cd = any (vendors))
    order by t.day_ymd desc limit piece);
  -- Then whatever shares two of them, the rarest first; what shares one of several is hardly like it.
  <<pairs>>
  for a in 1 .. cardinality(asked) - 1 loop
    for b in a + 1 .. cardinality(asked) loop
      exit pairs when cardinality(found) >= 2 * piece or cardinality(asked) = 2;
      pair := array[asked[a], asked[b]];
      continue when not pair && typed;
      found := found || array(select t.seen_text_no from seen_text t
        where t.concepts @> pair and t.kind_cd = any (kinds) and (t.plant_cd is null or t.plant_cd = plant)
          and (scope <> 'VENDOR' or t.open_yn = 'Y' or t.vendor_cd = any (vendors))
        order by t.day_ymd desc limit piece);
    end loop;
  end loop;
  return query
    select t.kind_cd, t.record_no, t.row_no, s.score
    from seen_text t cross join lateral (select sum(k.weight * case when k.concept < 0 then 0.5 else 1 end) as score
      from unnest(asked, weights) as k(concept, weight) where k.concept = any (t.concepts)) s
    where t.seen_text_no = any (found) and t.concepts && typed
    order by s.score desc, t.day_ymd desc, t.seen_text_no desc limit most;
end $$;
revoke all on function jikim_seen(text[], integer[], float8[], integer[], integer) from public;
grant execute on function jikim_seen(text[], integer[], float8[], integer[], integer) to jikim_app;
