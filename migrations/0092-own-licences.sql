ALTER TABLE "edu_need" DROP CONSTRAINT "edu_need_state";
DROP INDEX "edu_need_open_rows";
ALTER TABLE "edu_need" ADD COLUMN "licence_cd" varchar(20);
ALTER TABLE "edu_need" ADD COLUMN "cert_no" varchar(50);
ALTER TABLE "edu_need" ADD COLUMN "cert_ymd" date;
ALTER TABLE "edu_need" ADD COLUMN "cert_to_ymd" date;
CREATE INDEX "edu_need_open_rows" ON "edu_need" USING btree ("plant_cd","edu_need_no") WHERE delete_yn = 'N' and status_cd in ('OPEN', 'DOING', 'LICENCE');
ALTER TABLE "edu_need" ADD CONSTRAINT "edu_need_state" CHECK (status_cd in ('OPEN', 'DOING', 'LICENCE', 'MET', 'WAIVED'));
