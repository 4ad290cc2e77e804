ALTER TABLE "hea_infirm_visit" ADD COLUMN "earlier_visit_no" numeric(15, 0);
