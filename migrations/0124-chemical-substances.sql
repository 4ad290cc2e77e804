CREATE TABLE "chm_ghs" (
	"chm_ghs_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_ghs_chm_ghs_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_substance_no" bigint,
	"chm_mat_no" bigint,
	"hazard_class_cd" varchar(20) NOT NULL,
	"category_cd" varchar(20),
	"route_cd" varchar(20),
	"organ_desc" varchar(200),
	"none_yn" char(1) DEFAULT 'N' NOT NULL,
	"ate_val" numeric(15, 6),
	"m_factor_val" integer,
	"cut_pct_val" numeric(6, 3),
	"add_yn" char(1) DEFAULT 'Y' NOT NULL,
	"origin_cd" varchar(20) NOT NULL,
	"basis_desc" varchar(500),
	"chosen_yn" char(1) DEFAULT 'Y' NOT NULL,
	"rev_no" integer DEFAULT 1 NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chm_ghs_of_one" CHECK ((chm_substance_no is null) <> (chm_mat_no is null)),
	CONSTRAINT "chm_ghs_none" CHECK (none_yn = 'N' or category_cd is null)
);

CREATE TABLE "chm_ghs_class" (
	"chm_ghs_class_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_ghs_class_chm_ghs_class_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hazard_class_cd" varchar(20) NOT NULL,
	"category_cd" varchar(20) NOT NULL,
	"h_cds" varchar(60) NOT NULL,
	"pictogram_cds" varchar(60),
	"signal_word_cd" varchar(20),
	"p_cds" varchar(300),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"source_desc" varchar(300) NOT NULL,
	"start_ymd" date NOT NULL,
	"end_ymd" date,
	"verified_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "chm_ghs_statement" (
	"statement_cd" varchar(20) NOT NULL,
	"text_ko" varchar(500) NOT NULL,
	"text_en" varchar(500) NOT NULL,
	"verified_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chm_ghs_statement_statement_cd_pk" PRIMARY KEY("statement_cd")
);

CREATE TABLE "chm_substance" (
	"chm_substance_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_substance_chm_substance_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cas_no" varchar(12),
	"cas_none_reason_desc" varchar(200),
	"kor_nm" varchar(200) NOT NULL,
	"eng_nm" varchar(200) NOT NULL,
	"synonym_nms" varchar(1000),
	"nm_initials" varchar(1500),
	"phys_state_cd" varchar(20) NOT NULL,
	"mol_weight_val" numeric(12, 3),
	"density_val" numeric(12, 4),
	"flash_pt_val" numeric(12, 1),
	"boil_pt_val" numeric(12, 1),
	"auto_ignit_temp_val" numeric(12, 1),
	"lel_val" numeric(12, 2),
	"uel_val" numeric(12, 2),
	"water_soluble_cd" varchar(20),
	"factor_cd" varchar(20),
	"un_no" varchar(4),
	"k_reach_no" varchar(20),
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "chm_ghs_chm_substance_no_index" ON "chm_ghs" USING btree ("chm_substance_no");
CREATE INDEX "chm_ghs_chm_mat_no_index" ON "chm_ghs" USING btree ("chm_mat_no");
CREATE UNIQUE INDEX "chm_ghs_class_once" ON "chm_ghs_class" USING btree ("hazard_class_cd","category_cd","start_ymd") WHERE delete_yn = 'N';
CREATE UNIQUE INDEX "chm_substance_cas" ON "chm_substance" USING btree ("cas_no") WHERE delete_yn = 'N';
CREATE INDEX "chm_substance_factor_cd_index" ON "chm_substance" USING btree ("factor_cd");

grant select, insert, update, delete on chm_substance, chm_ghs, chm_ghs_class, chm_ghs_statement to jikim_app;
