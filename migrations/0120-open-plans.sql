DROP INDEX "check_plan_open_rows";
CREATE INDEX "check_plan_open_rows" ON "check_plan" USING btree ("plant_cd","due_ymd","check_plan_no") WHERE delete_yn = 'N' and status_cd in ('PLAN', 'DOING');
