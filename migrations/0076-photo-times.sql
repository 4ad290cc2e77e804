ALTER TABLE "attach_file" ADD COLUMN "taken_dt" timestamp with time zone;
