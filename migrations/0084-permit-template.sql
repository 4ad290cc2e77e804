ALTER TABLE "wkod_master" ADD COLUMN "template_nm" varchar(50);
