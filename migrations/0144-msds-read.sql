CREATE TABLE "chm_msds_read" (
	"chm_msds_read_no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chm_msds_read_chm_msds_read_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chm_msds_no" bigint NOT NULL,
	"user_id" varchar(30),
	"person_no" bigint,
	"read_dt" timestamp with time zone NOT NULL,
	"place_cd" varchar(20) NOT NULL
);

CREATE INDEX "chm_msds_read_chm_msds_no_user_id_index" ON "chm_msds_read" USING btree ("chm_msds_no","user_id");

grant select, insert on chm_msds_read to jikim_app;
