CREATE TABLE "chm_label_print" (
	"chm_label_print_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_label_print_chm_label_print_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_mat_no" bigint NOT NULL,
	"size_cd" varchar(20) NOT NULL,
	"kind_cd" varchar(20) NOT NULL,
	"content_qty_val" numeric(12, 3) NOT NULL,
	"unit_cd" varchar(20) NOT NULL,
	"container_vol_val" numeric(12, 3) NOT NULL,
	"side_area_val" numeric(12, 1),
	"in_process_yn" char(1) DEFAULT 'N' NOT NULL,
	"chosen_p_cds" varchar(200),
	"said_json" jsonb NOT NULL,
	"place_desc" varchar(200) NOT NULL,
	"print_cnt" integer NOT NULL,
	"print_dt" timestamp with time zone NOT NULL,
	"print_user_id" varchar(30) NOT NULL,
	"replace_cnt" integer DEFAULT 0 NOT NULL,
	"confirm_user_id" varchar(30),
	"confirm_dt" timestamp with time zone,
	"delete_yn" char(1) DEFAULT 'N' NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"create_user_id" varchar(30),
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL,
	"update_user_id" varchar(30),
	"update_dt" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "chm_label_print_chm_mat_no_index" ON "chm_label_print" USING btree ("chm_mat_no");

grant select, insert, update, delete on chm_label_print to jikim_app;
