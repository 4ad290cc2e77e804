CREATE TABLE "rsa_hazard_lib" (
	"hazard_lib_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rsa_hazard_lib_hazard_lib_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"m4_cd" varchar(20) NOT NULL,
	"work_cat_cd" varchar(20),
	"process_no" bigint,
	"hazard_desc" varchar(500) NOT NULL,
	"acc_type_cd" varchar(20) NOT NULL,
	"measure_descs" varchar(1000) NOT NULL,
	"law_ref_desc" varchar(300),
	"src_nos" varchar(300),
	"bad_yn" char(1) DEFAULT 'N' NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "rsa_items" ADD COLUMN "src_key" varchar(80);
CREATE UNIQUE INDEX "rsa_hazard_lib_once" ON "rsa_hazard_lib" USING btree ("hazard_desc","m4_cd",coalesce(work_cat_cd, ''),coalesce(process_no, 0)) WHERE delete_yn = 'N';
CREATE INDEX "rsa_hazard_lib_process_no_index" ON "rsa_hazard_lib" USING btree ("process_no");

GRANT SELECT, INSERT, UPDATE, DELETE ON rsa_hazard_lib TO jikim_app;
