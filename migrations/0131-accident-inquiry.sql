ALTER TABLE "accident" ADD COLUMN "no_eng_desc" varchar(500);
ALTER TABLE "accident" ADD COLUMN "done_dt" timestamp with time zone;
