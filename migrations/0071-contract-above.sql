ALTER TABLE "vendor_contract" ADD COLUMN "up_contract_no" bigint;

-- Where a contractor stands below another and one contract of that one alone can be meant, it is named: the one of the
-- same construction or number; else the only one of the time. The rest is told by whoever keeps the contracts.
with candidate as (
  select c.vendor_contract_no as own_no, u.vendor_contract_no as up_no,
    coalesce(u.const_no = c.const_no, false) or u.contract_no = c.contract_no as is_named
  from vendor_contract c join vendor_info v on v.vendor_cd = c.vendor_cd and v.tier_no > 1
    join vendor_contract u on u.vendor_cd = v.up_vendor_cd and u.plant_cd = c.plant_cd and u.delete_yn = 'N'
      and u.status_cd in ('ACTIVE', 'END') and u.start_ymd <= c.end_ymd and u.end_ymd >= c.start_ymd
  where c.delete_yn = 'N' and c.status_cd in ('ACTIVE', 'END')
), meant as (
  select own_no, case when count(*) filter (where is_named) = 1 then min(up_no) filter (where is_named)
    when count(*) = 1 then min(up_no) end as up_no
  from candidate group by own_no
)
update vendor_contract c set up_contract_no = m.up_no, row_version = c.row_version + 1 from meant m
where m.own_no = c.vendor_contract_no and m.up_no is not null;
