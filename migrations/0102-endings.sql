CREATE TABLE "sys_end_told" (
	"end_key" varchar(80) NOT NULL,
	"end_ymd" date NOT NULL,
	"mark_cnt" integer NOT NULL,
	"told_dt" timestamp with time zone NOT NULL,
	CONSTRAINT "sys_end_told_end_key_end_ymd_mark_cnt_pk" PRIMARY KEY("end_key","end_ymd","mark_cnt")
);

GRANT SELECT, INSERT, UPDATE, DELETE ON "sys_end_told" TO "jikim_app";
