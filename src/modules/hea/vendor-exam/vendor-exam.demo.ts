/** Certificates of the contractors' people in works with what is harmful: most fit, a few not, some still to be confirmed. */
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { tellRows } from '#platform/server/stories/tell-rows.ts'
import type { HealthDemo } from '../hea.demo.ts'
import { vendorExam } from './vendor-exam.model.ts'

export async function loadVendorExams(connection: OwnerConnection, { today, now }: HealthDemo): Promise<void> {
  await connection.query(EXAMS, [today])
  await connection.query(FACTORS)
  await tellRows(connection, vendorExam, [course], { latest: now })
}

/** By trade, as the works of the site have it. */
const TRADES = `(values ('WELD', 'WELD_FUME'), ('WELD', 'NOISE'), ('PIPE', 'NOISE'), ('PIPE', '108-88-3'), ('MECH', 'NOISE'),
  ('SCAF', 'NOISE'), ('CRANE', 'NOISE'), ('NDT', 'NIGHT')) t (job, factor)`

const EXAMS = `
with worker as (select p.person_no, p.person_nm, p.plant_cd, p.vendor_cd, p.job_type_cd, abs(hashtext('VE' || p.person_no)) as r
  from vendor_person p where p.person_status_cd = 'ACTIVE' and p.plant_cd in ('2000', '3000')
    and p.job_type_cd in (select job from ${TRADES}) order by p.person_no limit 400),
exam as (select w.*, $1::date - 5 - w.r % 330 as exam_ymd,
    case when w.r % 17 = 0 then 'RQST' else 'CONFIRM' end as status,
    case when w.r % 41 = 3 then '라' when w.r % 37 = 5 then '다' when w.r % 11 = 2 then '나' else '가' end as fit from worker w)
insert into hea_vendor_exam (hea_vendor_exam_doc_no, status_cd, plant_cd, worker_nm, person_no, worker_vendor_cd, factor_nms,
  exam_ymd, exam_org_nm, designation_no, work_fit_cd, condition_desc, review_ymd, create_user_id, create_dt, update_user_id, update_dt)
select 'HVE-' || to_char(d.day, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by e.plant_cd, d.day order by e.person_no)::text, 3, '0'),
  e.status, e.plant_cd, e.person_nm, e.person_no, e.vendor_cd,
  (select string_agg(f.factor_nm, ', ' order by f.sort_order) from ${TRADES} join hea_hazard_factor f on f.factor_cd = t.factor
    where t.job = e.job_type_cd),
  case when e.status = 'CONFIRM' then e.exam_ymd end, case when e.status = 'CONFIRM' then '여수한마음병원' end,
  case when e.status = 'CONFIRM' then '전남-2019-11' end, case when e.status = 'CONFIRM' then e.fit end,
  case when e.status = 'CONFIRM' and e.fit = '나' then '귀마개와 방진마스크를 착용하고 작업' end,
  case when e.status = 'CONFIRM' and e.fit = '다' then $1::date + 20 end, 'nurse', d.day + time '01:20', 'nurse', d.day + time '01:20'
from exam e cross join lateral (select case when e.status = 'RQST' then $1::date - 1 - e.r % 3 else e.exam_ymd + 4 end as day) d
order by d.day, e.person_no`

const FACTORS = `
insert into hea_vendor_exam_factors (hea_vendor_exam_no, seq_no, factor_cd)
select e.hea_vendor_exam_no, row_number() over (partition by e.hea_vendor_exam_no order by t.factor), t.factor
from hea_vendor_exam e join vendor_person p on p.person_no = e.person_no join ${TRADES} on t.job = p.job_type_cd`

const course = [
  ['request', '@SYSTEM', 'createDt'],
  ['confirm', '@nurse', 'createDt'],
] as const
