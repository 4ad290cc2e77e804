ALTER TABLE "wkod_master_permit_susp" ADD COLUMN "mistake_dt" timestamp with time zone;
