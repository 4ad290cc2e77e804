ALTER TABLE "wkod_master" ADD COLUMN "ppe_desc" varchar(200);

-- What is approved already begins with what its posting named until now.
update wkod_master set ppe_desc = coalesce(nullif(concat_ws(', ',
    case when rescue_kit_cds like '%SCBA%' then '공기호흡기' end, case when rescue_kit_cds like '%AIRLINE%' then '송기마스크' end,
    case when rescue_kit_cds like '%ROPE%' then '구명줄' end), ''), '안전모, 안전화')
where status_cd in ('APPR', 'ISSUED') and permit_sub_cds like '%CSE%';
