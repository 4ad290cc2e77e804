ALTER TABLE "acc_evidence" ADD COLUMN "witness_nm" varchar(100);
ALTER TABLE "acc_evidence" ADD COLUMN "witness_tel" varchar(30);
ALTER TABLE "acc_evidence" ADD COLUMN "ticket_digest" varchar(64);
ALTER TABLE "acc_evidence" ADD CONSTRAINT "acc_evidence_ticketDigest_unique" UNIQUE("ticket_digest");
-- Files of evidence were nobody's, and went after a day: those that are still there are kept from now on.
update attach_group g set biz_cd = 'acc-evidence', biz_no = e.acc_evidence_no, plant_cd = e.plant_cd
  from acc_evidence e where e.attach_file_id = g.attach_file_id and g.biz_no is null;
