ALTER TABLE "jsa_rows" ADD COLUMN "origin_desc" varchar(40);
