-- What was asked for without the number keeps saying so: nobody can tell now which it was.
update vendor_msds set msds_submit_no = '미기재' where status_cd <> 'TEMP' and coalesce(msds_submit_no, '') = '';
ALTER TABLE "vendor_msds" DROP CONSTRAINT "vendor_msds_required";
ALTER TABLE "vendor_msds" ADD CONSTRAINT "vendor_msds_required" CHECK (status_cd = 'TEMP' or (product_nm is not null and vendor_cd is not null and maker_nm is not null and msds_submit_no is not null and rev_ymd is not null and lang_cd is not null and signal_word_cd is not null and haz_class_cd is not null and use_qty_val is not null and unit_cd is not null and stock_loc_no is not null and container_cnt is not null and bring_in_ymd is not null and bring_out_ymd is not null));
