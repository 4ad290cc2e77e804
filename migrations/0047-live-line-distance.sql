ALTER TABLE "wkod_master" ADD COLUMN "body_dist_val" numeric(15, 0);
ALTER TABLE "wkod_master" ADD COLUMN "line_qual_yn" varchar(1) DEFAULT 'N' NOT NULL;
ALTER TABLE "wkod_master" ADD COLUMN "line_span_kv_val" numeric(15, 2);
ALTER TABLE "wkod_master" ADD COLUMN "line_insul_yn" varchar(1) DEFAULT 'N' NOT NULL;
