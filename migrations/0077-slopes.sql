ALTER TABLE "wkod_master" ALTER COLUMN "slope_horiz_val" SET DATA TYPE numeric(15, 2);
