ALTER TABLE "wkod_master" ALTER COLUMN "msds_no" SET DATA TYPE varchar(300);
