ALTER TABLE "sys_idempotency" ADD COLUMN "answer_json" jsonb;
