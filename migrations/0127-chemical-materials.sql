CREATE TABLE "chm_mat_comp" (
	"chm_mat_comp_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_mat_comp_chm_mat_comp_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_mat_no" bigint NOT NULL,
	"comp_rev_no" integer NOT NULL,
	"seq_no" integer NOT NULL,
	"chm_substance_no" bigint,
	"pct_val" numeric(6, 3),
	"min_pct_val" numeric(6, 3),
	"max_pct_val" numeric(6, 3),
	"secret_yn" char(1) DEFAULT 'N' NOT NULL,
	"alt_nm" varchar(200),
	"alt_min_pct_val" numeric(6, 3),
	"alt_max_pct_val" numeric(6, 3),
	"approval_no" varchar(50),
	"approval_end_ymd" date,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chm_mat_comp_named" CHECK (chm_substance_no is not null or (secret_yn = 'Y' and alt_nm is not null))
);

CREATE TABLE "chm_mat_rev" (
	"chm_mat_rev_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_mat_rev_chm_mat_rev_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_mat_no" bigint NOT NULL,
	"comp_rev_no" integer NOT NULL,
	"start_ymd" date NOT NULL,
	"reason_desc" varchar(500) NOT NULL,
	"rest_ok_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "chm_material" (
	"chm_mat_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_material_chm_mat_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_mat_cd" varchar(30) NOT NULL,
	"mat_nm" varchar(200) NOT NULL,
	"nm_initials" varchar(300),
	"origin_cd" varchar(20) NOT NULL,
	"supplier_nm" varchar(100) NOT NULL,
	"supplier_addr" varchar(200),
	"supplier_tel" varchar(30),
	"supplier_mail" varchar(100),
	"maker_nm" varchar(100),
	"use_desc" varchar(200) NOT NULL,
	"phys_state_cd" varchar(20) NOT NULL,
	"mixture_yn" char(1) DEFAULT 'Y' NOT NULL,
	"density_val" numeric(12, 4),
	"ph_val" numeric(12, 2),
	"flash_pt_val" numeric(12, 1),
	"boil_pt_val" numeric(12, 1),
	"auto_ignit_temp_val" numeric(12, 1),
	"kin_visc_val" numeric(12, 2),
	"water_soluble_cd" varchar(20),
	"un_no" varchar(4),
	"signal_word_cd" varchar(20),
	"pictogram_cds" varchar(60),
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"comp_rev_no" integer DEFAULT 0 NOT NULL,
	"ghs_rev_no" integer DEFAULT 0 NOT NULL,
	"ghs_comp_rev_no" integer,
	"ghs_reason_desc" varchar(500),
	"ghs_dt" timestamp with time zone,
	"ghs_user_id" varchar(30),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE UNIQUE INDEX "chm_mat_comp_seq" ON "chm_mat_comp" USING btree ("chm_mat_no","comp_rev_no","seq_no");
CREATE INDEX "chm_mat_comp_chm_substance_no_index" ON "chm_mat_comp" USING btree ("chm_substance_no");
CREATE UNIQUE INDEX "chm_mat_rev_once" ON "chm_mat_rev" USING btree ("chm_mat_no","comp_rev_no");
CREATE UNIQUE INDEX "chm_material_cd" ON "chm_material" USING btree ("chm_mat_cd") WHERE delete_yn = 'N';

grant select, insert, update, delete on chm_material, chm_mat_rev, chm_mat_comp to jikim_app;
