CREATE TABLE "sys_portlet_layout" (
	"auth_grp_no" bigint PRIMARY KEY NOT NULL,
	"layout_json" jsonb NOT NULL,
	"update_user_id" varchar(30) NOT NULL,
	"update_dt" timestamp with time zone NOT NULL
);

ALTER TABLE "sys_portlet_layout" ADD CONSTRAINT "sys_portlet_layout_auth_grp_no_sys_auth_grp_auth_grp_no_fk" FOREIGN KEY ("auth_grp_no") REFERENCES "public"."sys_auth_grp"("auth_grp_no") ON DELETE cascade ON UPDATE no action;

grant select, insert, update, delete on sys_portlet_layout to jikim_app;
