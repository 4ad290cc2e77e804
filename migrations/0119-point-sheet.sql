ALTER TABLE "rsa_items" ADD COLUMN "harm_desc" varchar(500);
