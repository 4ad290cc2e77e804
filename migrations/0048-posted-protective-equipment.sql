ALTER TABLE "wkod_master" ADD COLUMN "ppe_desc" varchar(200);
