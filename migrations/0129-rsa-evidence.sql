ALTER TABLE "rsa_share" ADD COLUMN "attach_file_id" bigint;
ALTER TABLE "rsa_items" ADD COLUMN "interim_file_id" integer;
