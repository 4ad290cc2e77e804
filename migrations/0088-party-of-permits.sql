ALTER TABLE "wkod_master_permit_crew" ADD COLUMN "mask_dt" timestamp with time zone;

-- Whoever has a part in a permit that is not over stands on its list of people. He goes on as he is; the talk he signs at the next start.
INSERT INTO "wkod_master_permit_crew" ("permit_no", "seq_no", "person_no", "user_id", "crew_role_cd", "add_dt", "leave_dt")
SELECT n."permit_no", coalesce((SELECT max(c."seq_no") FROM "wkod_master_permit_crew" c WHERE c."permit_no" = n."permit_no"), 0)
    + row_number() OVER (PARTITION BY n."permit_no" ORDER BY n.at), n."person_no", n."user_id", n."role_cd", n."start_dt", n."done_dt"
FROM (
  SELECT DISTINCT ON (p."permit_no", x.person_no, x.user_id) p."permit_no", p."start_dt", p."done_dt", x.person_no, x.user_id, x.role_cd, x.at
  FROM "wkod_master" p CROSS JOIN LATERAL (VALUES
      (p."leader_person_no", NULL, 'LEADER', 1), (NULL, CASE WHEN p."vendor_cd" IS NULL THEN p."leader_user_id" END, 'LEADER', 2),
      (p."watch_person_no", NULL, 'WATCH', 3), (p."fire_watch_person_no", NULL, 'FIRE', 4),
      (p."signal_person_no", NULL, 'SIGNAL', 5), (p."cmd_person_no", NULL, 'CMD', 6)) x (person_no, user_id, role_cd, at)
  WHERE p."delete_yn" = 'N' AND p."status_cd" NOT IN ('CLOSE', 'CANC', 'REJ', 'EXPIRED')
    AND (x.person_no IS NOT NULL OR x.user_id IS NOT NULL)
    AND NOT EXISTS (SELECT FROM "wkod_master_permit_crew" c WHERE c."permit_no" = p."permit_no"
      AND (c."person_no" = x.person_no OR c."user_id" = x.user_id))
  ORDER BY p."permit_no", x.person_no, x.user_id, x.at) n;
