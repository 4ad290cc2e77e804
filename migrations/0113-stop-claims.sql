ALTER TABLE "wkod_master_permit_susp" ADD COLUMN "by_way_cd" varchar(20);

-- Of before: who left his name was known by it and the end of his number, who had pressed by mistake on the phone that pressed.
update wkod_master_permit_susp set by_way_cd = case when mistake_dt is null then 'NAME' else 'DEVICE' end where by_person_no is not null;
