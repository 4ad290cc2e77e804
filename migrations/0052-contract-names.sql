ALTER TABLE "entry_rqst" ADD COLUMN "contract_nm" varchar(200);
ALTER TABLE "wkod_plan" ADD COLUMN "contract_nm" varchar(200);

-- What is there already is called as its contract is.
update wkod_plan p set contract_nm = c.contract_nm from vendor_contract c where c.vendor_contract_no = p.contract_no;
update entry_rqst r set contract_nm = c.contract_nm from vendor_contract c where c.vendor_contract_no = r.contract_no;
