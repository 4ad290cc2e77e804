ALTER TABLE "near_miss" ADD COLUMN "site_mark" jsonb;
ALTER TABLE "impr" ADD COLUMN "site_mark" jsonb;
