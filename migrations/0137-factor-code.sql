DROP INDEX "acc_victim_factor_no_index";
ALTER TABLE "acc_victim" DROP COLUMN "factor_no";
update chm_reg_list set default_cut_op_cd = 'GE' where default_cut_op_cd is null;
ALTER TABLE "chm_reg_list" ALTER COLUMN "default_cut_op_cd" SET DEFAULT 'GE';
ALTER TABLE "chm_reg_list" ALTER COLUMN "default_cut_op_cd" SET NOT NULL;
ALTER TABLE "acc_victim" ADD COLUMN "factor_cd" varchar(20);
CREATE INDEX "acc_victim_factor_cd_index" ON "acc_victim" USING btree ("factor_cd");
