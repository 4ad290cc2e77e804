CREATE TABLE "sys_change_key" (
	"change_key" uuid PRIMARY KEY NOT NULL,
	"answer_content" "bytea",
	"create_dt" timestamp with time zone DEFAULT now() NOT NULL
);

grant select, insert, update, delete on sys_change_key to jikim_app;
