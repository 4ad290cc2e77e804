ALTER TABLE "sys_audit" ADD COLUMN "skipped_cds" text[];
