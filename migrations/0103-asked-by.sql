ALTER TABLE "self_check_tmpl_items" ADD COLUMN "asked_by_no" integer;
ALTER TABLE "self_check_tmpl_items" ADD COLUMN "asked_by_cd" varchar(20);
ALTER TABLE "subcon_check_result_items" ADD COLUMN "asked_by_no" integer;
ALTER TABLE "subcon_check_result_items" ADD COLUMN "asked_by_cd" varchar(20);
