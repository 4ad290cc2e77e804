ALTER TABLE "tbm_interpreter" ADD COLUMN "text_ver" varchar(16);
ALTER TABLE "tbm_interpreter" ADD COLUMN "device_cd" varchar(20);
ALTER TABLE "tbm_interpreter" ADD COLUMN "witness_nm" varchar(200);
