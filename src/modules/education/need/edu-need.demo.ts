/** What new work has asked for: most of it learned, some still to be learned, one or another waived. */
import { kept, keptAll } from '#platform/model/sentences.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { keptInSql, sentenceInSql } from '#platform/server/stories/kept-sql.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { tellRows } from '#platform/server/stories/tell-rows.ts'
import { eduNeed, SPECIAL_OF } from './edu-need.model.ts'

export const loadNeeds = async (connection: OwnerConnection, { today, now }: FirstDay): Promise<void> => {
  await connection.query(NEEDS, [today])
  await tellRows(connection, eduNeed, [asked, waived], { latest: now })
}

const TITLE = keptInSql(keptAll(['', '']), { 0: 'n.user_nm', 1: sentenceInSql(kept(SPECIAL_OF), { k: '35' }) })
const NEEDS = `
with begun as (select distinct on (h.user_id) h.user_id, h.plant_cd, h.process_no, abs(hashtext('EN' || h.user_id)) as r
  from hea_worker_hazard h join hea_hazard_factor f on f.factor_cd = h.factor_cd
  where h.end_ymd is null and (coalesce(f.permit_yn, 'Y') <> 'N' or coalesce(f.control_yn, 'Y') <> 'N')
    and abs(hashtext('EN' || h.user_id)) % 9 = 0 order by h.user_id, h.process_no),
need as (select b.*, u.user_nm, u.dept_cd, s.state,
    $1::date + case s.state when 'OPEN' then b.r / 20 % 24 - 2 when 'DOING' then -(b.r / 20 % 60) else -(70 + b.r / 20 % 300) end as start
  from begun b join sys_user u on u.user_id = b.user_id
    cross join lateral (select case when b.r / 9 % 7 < 2 then 'OPEN' when b.r / 9 % 7 = 2 then 'DOING'
      when b.r / 9 % 31 = 4 then 'WAIVED' else 'MET' end as state) s)
insert into edu_need (edu_need_doc_no, status_cd, plant_cd, need_title, user_id, dept_cd, cause_cd, process_no, special_kind_no,
  start_ymd, due_ymd, required_hour_val, first_ymd, first_hour_val, done_ymd, done_hour_val, edu_org_nm, create_user_id, create_dt,
  update_user_id, update_dt)
select 'EN-' || to_char(d.day, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by n.plant_cd, d.day order by n.user_id)::text, 3, '0'),
  n.state, n.plant_cd, ${TITLE}, n.user_id, n.dept_cd, case when n.r % 5 = 0 then 'PLACE' else 'FACTOR' end,
  n.process_no, 35, n.start, case when n.state = 'OPEN' then n.start else (n.start + interval '3 months')::date end, 16,
  case when n.state in ('DOING', 'MET') then n.start - 2 end, case when n.state in ('DOING', 'MET') then 4 end,
  case when n.state = 'MET' then n.start + 30 end, case when n.state = 'MET' then 16 end,
  case when n.state in ('DOING', 'MET') then '사내 보건관리자' end, 'SYSTEM', d.day + time '00:10', 'SYSTEM', d.day + time '00:10'
from need n cross join lateral (select least(n.start - 14, $1::date - 1) as day) d
order by d.day, n.user_id`

const asked = [
  ['first', '@edu', '+ 12 days'],
  ['confirm', '@edu', '+ 32 days'],
] as const
const waived = [['waive', '@edu', '+ 2 days']] as const
