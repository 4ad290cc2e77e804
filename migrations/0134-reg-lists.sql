CREATE TABLE "chm_mat_hit" (
	"chm_mat_hit_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_mat_hit_chm_mat_hit_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_mat_no" bigint NOT NULL,
	"hit_key" varchar(60) NOT NULL,
	"chm_reg_list_no" bigint,
	"chm_reg_item_no" bigint,
	"chm_substance_no" bigint,
	"chm_sub_group_no" bigint,
	"content_pct_val" numeric(8, 4),
	"judge_cd" varchar(20) NOT NULL,
	"why_cd" varchar(20),
	"by_weight_yn" char(1) DEFAULT 'N' NOT NULL,
	"fact_desc" varchar(32) NOT NULL,
	"settled_yn" char(1) DEFAULT 'N' NOT NULL,
	"reason_desc" varchar(500),
	"settled_user_id" varchar(30),
	"settled_dt" timestamp with time zone,
	"from_ymd" date NOT NULL,
	"to_ymd" date,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chm_mat_hit_days" CHECK (to_ymd is null or to_ymd >= from_ymd)
);

CREATE TABLE "chm_reg_effect" (
	"chm_reg_effect_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_reg_effect_chm_reg_effect_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_reg_ver_no" bigint NOT NULL,
	"kind_cd" varchar(20) NOT NULL,
	"chm_mat_no" bigint NOT NULL,
	"chm_substance_no" bigint,
	"chm_sub_group_no" bigint,
	"content_pct_val" numeric(8, 4),
	"judge_cd" varchar(20) NOT NULL,
	"from_ymd" date NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "chm_reg_item" (
	"chm_reg_item_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_reg_item_chm_reg_item_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_reg_ver_no" bigint NOT NULL,
	"chm_substance_no" bigint,
	"chm_sub_group_no" bigint,
	"cut_pct_val" numeric(8, 4),
	"cut_op_cd" varchar(20) NOT NULL,
	"cut_basis_cd" varchar(20) NOT NULL,
	"cond_desc" varchar(500),
	"ph_min_val" numeric(4, 2),
	"ph_max_val" numeric(4, 2),
	"phys_state_cds" varchar(5),
	"limit_qty_val" numeric(15, 3),
	"min_qty_val" numeric(15, 3),
	"low_qty_val" numeric(15, 3),
	"up_qty_val" numeric(15, 3),
	"unit_cd" varchar(20),
	"start_ymd" date NOT NULL,
	"end_ymd" date,
	"source_desc" varchar(500) NOT NULL,
	"verified_yn" char(1) DEFAULT 'N' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chm_reg_item_of_one" CHECK ((chm_substance_no is null) <> (chm_sub_group_no is null))
);

CREATE TABLE "chm_reg_list" (
	"chm_reg_list_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_reg_list_chm_reg_list_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reg_list_cd" varchar(20) NOT NULL,
	"reg_list_nm" varchar(200) NOT NULL,
	"law_nm" varchar(200) NOT NULL,
	"basis_desc" varchar(500) NOT NULL,
	"severity_cd" varchar(20) NOT NULL,
	"default_cut_pct_val" numeric(8, 4),
	"default_cut_op_cd" varchar(20),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "chm_reg_ver" (
	"chm_reg_ver_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_reg_ver_chm_reg_ver_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_reg_list_no" bigint NOT NULL,
	"ver_nm" varchar(100) NOT NULL,
	"in_force_ymd" date NOT NULL,
	"source_desc" varchar(500) NOT NULL,
	"whole_yn" char(1) DEFAULT 'N' NOT NULL,
	"status_cd" varchar(20) NOT NULL,
	"load_user_id" varchar(30),
	"load_dt" timestamp with time zone,
	"effect_user_id" varchar(30),
	"effect_dt" timestamp with time zone,
	"release_user_id" varchar(30),
	"release_dt" timestamp with time zone,
	"reason_desc" varchar(500),
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chm_reg_ver_state" CHECK (status_cd in ('TEMP', 'REVIEW', 'FIX', 'CANC'))
);

CREATE TABLE "chm_sub_group" (
	"chm_sub_group_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_sub_group_chm_sub_group_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_nm" varchar(200) NOT NULL,
	"group_desc" varchar(500),
	"use_yn" char(1) DEFAULT 'Y' NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "chm_sub_group_part" (
	"chm_sub_group_part_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_sub_group_part_chm_sub_group_part_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_sub_group_no" bigint NOT NULL,
	"chm_substance_no" bigint NOT NULL,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "chm_material" ADD COLUMN "reg_judge_cd" varchar(20);
ALTER TABLE "chm_material" ADD COLUMN "reg_desc" varchar(500);
ALTER TABLE "chm_substance" ADD COLUMN "reg_desc" varchar(500);
CREATE UNIQUE INDEX "chm_mat_hit_open" ON "chm_mat_hit" USING btree ("chm_mat_no","hit_key") WHERE to_ymd is null;
CREATE INDEX "chm_mat_hit_chm_reg_list_no_index" ON "chm_mat_hit" USING btree ("chm_reg_list_no");
CREATE INDEX "chm_reg_effect_chm_reg_ver_no_index" ON "chm_reg_effect" USING btree ("chm_reg_ver_no");
CREATE INDEX "chm_reg_item_chm_reg_ver_no_index" ON "chm_reg_item" USING btree ("chm_reg_ver_no");
CREATE INDEX "chm_reg_item_chm_substance_no_index" ON "chm_reg_item" USING btree ("chm_substance_no");
CREATE INDEX "chm_reg_item_chm_sub_group_no_index" ON "chm_reg_item" USING btree ("chm_sub_group_no");
CREATE UNIQUE INDEX "chm_reg_list_cd" ON "chm_reg_list" USING btree ("reg_list_cd") WHERE delete_yn = 'N';
CREATE INDEX "chm_reg_ver_chm_reg_list_no_index" ON "chm_reg_ver" USING btree ("chm_reg_list_no");
CREATE UNIQUE INDEX "chm_sub_group_part_once" ON "chm_sub_group_part" USING btree ("chm_sub_group_no","chm_substance_no");
CREATE INDEX "chm_sub_group_part_chm_substance_no_index" ON "chm_sub_group_part" USING btree ("chm_substance_no");

grant select, insert, update, delete on chm_reg_list, chm_reg_ver, chm_reg_item, chm_sub_group, chm_sub_group_part, chm_reg_effect, chm_mat_hit to jikim_app;
