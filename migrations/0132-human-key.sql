ALTER TABLE "vendor_person" ADD COLUMN "human_key" varchar(64) GENERATED ALWAYS AS (coalesce(worker_key, 'P' || person_no::text)) STORED NOT NULL;
CREATE INDEX "vendor_person_human_key_index" ON "vendor_person" USING btree ("human_key");
CREATE INDEX "entry_log_missed" ON "entry_log" USING btree ("person_no") WHERE no_exit_yn = 'Y' and late_out_dt is null and delete_yn = 'N';
