-- Work with much risk left that is not over is supervised by whoever ordered it, until another is named; of own work that he leads, by him. He goes on as he is; the talk he signs at the next start.
UPDATE "wkod_master_permit_crew" c SET "crew_role_cd" = 'SUP'
FROM "wkod_master" p JOIN "jsa" j ON j."jsa_no" = p."jsa_no" AND j."consent_yn" = 'Y'
WHERE c."permit_no" = p."permit_no" AND c."user_id" = p."own_user_id" AND c."crew_role_cd" = 'LEADER' AND c."leave_dt" IS NULL
  AND p."vendor_cd" IS NULL AND p."leader_user_id" = p."own_user_id" AND p."delete_yn" = 'N'
  AND p."status_cd" IN ('RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP');
INSERT INTO "wkod_master_permit_crew" ("permit_no", "seq_no", "user_id", "crew_role_cd", "add_dt")
SELECT p."permit_no", 1 + coalesce((SELECT max(c."seq_no") FROM "wkod_master_permit_crew" c WHERE c."permit_no" = p."permit_no"), 0),
  p."own_user_id", 'SUP', p."start_dt"
FROM "wkod_master" p JOIN "jsa" j ON j."jsa_no" = p."jsa_no" AND j."consent_yn" = 'Y'
WHERE p."delete_yn" = 'N' AND p."own_user_id" IS NOT NULL AND p."status_cd" IN ('RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED', 'WORK', 'SUSP')
  AND NOT EXISTS (SELECT FROM "wkod_master_permit_crew" c WHERE c."permit_no" = p."permit_no" AND c."user_id" = p."own_user_id");
