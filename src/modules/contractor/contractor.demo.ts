/** The vendors of the demo site with papers, contracts, qualifications and requests, in all states; set-based. */
import { kept, keptAll } from '#platform/model/sentences.ts'
import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
import { keptInSql, wordInSql } from '#platform/server/stories/kept-sql.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { type Course, teller } from '#platform/server/stories/tell-rows.ts'
import { vendorChange } from './change/vendor-change.model.ts'
import { vendorContract } from './contract/vendor-contract.model.ts'
import { DEPT_TITLE, deptRqst } from './dept-rqst/dept-rqst.model.ts'
import { vendorDoc } from './document/vendor-doc.model.ts'
import { vendorMaster } from './master/vendor-master.model.ts'
import { personQual } from './person/person-qual.model.ts'
import { WARN_POINTS, warnCourses } from './warn/warn-point.demo.ts'
import { warnPoint } from './warn/warn-point.model.ts'

/** A number from 0 on that is always the same for a text. */
const HASH = `create function pg_temp.h(text) returns int language sql immutable as
  $$ select ('x' || substr(md5($1), 1, 7))::bit(28)::int $$`

/** Those of the listed accounts stay in business; of the others a few stand at each step. */
const MASTERS = `insert into vendor_master (vendor_master_doc_no, status_cd, plant_cd, vendor_cd, vendor_nm, chief_nm, biz_num,
    vendor_type_cd, vendor_risk_cd, up_vendor_cd, tier_no, insure_mgmt_no, reg_worker_cnt, saf_mgr_nm, saf_mgr_phone_no, vad_user_nm,
    vad_phone_no, tier_view_yn, eval_grade_cd, eval_valid_to_ymd, qual_basis_desc, suspend_from_ymd, suspend_to_ymd,
    suspend_reason_desc, create_user_id, create_dt, update_user_id, update_dt)
  select 'VD-' || to_char(d.day, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by v.plant_cd, d.day order by v.vendor_cd)::text, 3, '0'),
    s.status, v.plant_cd, v.vendor_cd, v.vendor_nm, v.chief_nm, v.biz_num, v.vendor_type_cd, v.vendor_risk_cd, v.up_vendor_cd, v.tier_no,
    v.insure_mgmt_no, v.reg_worker_cnt, v.saf_mgr_nm, v.saf_mgr_phone_no, a.user_nm, a.phone_no, v.tier_view_yn,
    case when s.status in ('ACTIVE', 'SUSP', 'TERM') then v.eval_grade_cd end, case when s.status in ('ACTIVE', 'SUSP', 'TERM') then v.eval_valid_to_ymd end,
    case when s.status in ('ACTIVE', 'SUSP', 'TERM') and v.vendor_risk_cd <> 'C' then '적격수급업체 평가표(구매팀 보관)를 확인함' end,
    case when s.status = 'SUSP' then $1::date - 3 end, case when s.status = 'SUSP' then $1::date + 11 end,
    case when s.status = 'SUSP' then '안전수칙 반복 위반으로 시정계획을 확인할 때까지 출입을 정지함' end,
    coalesce(p.user_id, 'pur'), d.day + time '01:20', coalesce(p.user_id, 'pur'), d.day + time '01:20'
  from vendor_info v
    cross join lateral (select pg_temp.h(v.vendor_cd) as no) h
    cross join lateral (select case when v.vendor_cd <= 'V100004' or v.tier_no > 1 or v.tier_view_yn = 'Y' then 'ACTIVE'
      else (array['RQST', 'RQST', 'RTN', 'REVIEW', 'REJ', 'SUSP', 'TERM'])[1 + (substr(v.vendor_cd, 6)::int - 66)] end as status) given
    cross join lateral (select coalesce(given.status, 'ACTIVE') as status) s
    cross join lateral (select ($1::date - case when s.status in ('RQST', 'RTN', 'REVIEW') then 1 + h.no % 5 else 200 + h.no % 500 end)::date as day) d
    join lateral (select user_nm, phone_no from vendor_account a where a.vendor_cd = v.vendor_cd
      order by a.vendor_role_cd <> 'VAD', a.portal_id limit 1) a on true
    left join lateral (select u.user_id from sys_user u
        left join (sys_auth_user m join sys_auth_grp g on g.auth_grp_no = m.auth_grp_no and g.auth_grp_cd in ('PUR', 'SHM')) on m.user_id = u.user_id
      where u.plant_cd = v.plant_cd and u.user_status_cd = 'ACTIVE'
      order by g.auth_grp_cd is null, g.auth_grp_cd, u.user_id limit 1) p on true`

const DOC_NM = `${wordInSql('VENDOR_DOC', 'x.type', 'x.nm')}::text`
const DOCS = `insert into vendor_doc (vendor_doc_doc_no, status_cd, plant_cd, vendor_cd, doc_nm, doc_type_cd, valid_from_ymd,
    valid_to_ymd, create_user_id, create_dt, update_user_id, update_dt)
  select 'VC-' || to_char(x.day, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by x.plant_cd, x.day order by x.vendor_cd, x.type)::text, 3, '0'),
    x.status, x.plant_cd, x.vendor_cd, ${DOC_NM}, x.type, x.until - 364, x.until, x.author, x.day + time '02:10', x.author, x.day + time '02:10'
  from (
    select v.plant_cd, v.vendor_cd, t.type, t.nm, a.portal_id as author,
      case when w.until < $1::date then 'EXPIRED' when v.status_cd in ('RQST', 'RTN') then (array['RQST', 'CONFIRM', 'RTN'])[1 + w.no % 3]
        when v.vendor_cd > 'V100004' and w.no % 23 = 0 then 'RQST' when v.vendor_cd > 'V100004' and w.no % 29 = 0 then 'RTN' else 'CONFIRM' end as status,
      w.until, least(w.until - 364, $1::date - 1 - w.no % 3)::date as day
    from vendor_master v
      join (values ('INS', '산재보험가입증명'), ('LIA', '배상책임보험'), ('SHP', '안전보건관리규정'), ('RA', '위험성평가'),
        ('ORG', '안전조직도'), ('LIC', '면허·등록증'), ('TAX', '납세증명')) t (type, nm)
        on v.vendor_risk_cd <> 'C' or t.type in ('INS', 'TAX')
      cross join lateral (select pg_temp.h(v.vendor_cd || t.type) as no) h
      cross join lateral (select h.no, ($1::date + case when v.vendor_cd <= 'V100004' then 60 + h.no % 280
        when h.no % 17 = 0 then -1 - h.no % 40 when h.no % 7 = 0 then h.no % 30 else 31 + h.no % 330 end)::date as until) w
      join lateral (select portal_id from vendor_account a where a.vendor_cd = v.vendor_cd order by portal_id limit 1) a on true
  ) x`

const CONTRACTS = `insert into vendor_contract (vendor_contract_doc_no, status_cd, plant_cd, vendor_cd, contract_no, contract_nm,
    host_dept_cd, own_user_id, start_ymd, end_ymd, contract_amt, permit_work_yn, const_yn, create_user_id, create_dt, update_user_id, update_dt)
  select 'CT-' || to_char(x.start, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by x.plant_cd, x.start order by x.vendor_cd, x.n)::text, 3, '0'),
    case when x.start + x.days < $1::date then 'END' else 'ACTIVE' end, x.plant_cd, x.vendor_cd,
    to_char(x.start, 'YYYY') || '-' || substr(x.vendor_cd, 4) || '-' || x.n,
    to_char(x.start, 'YYYY') || '년 ' || x.kind, x.dept_cd, x.owner, x.start, x.start + x.days, (20 + x.no % 480) * 1000000,
    case when x.vendor_risk_cd = 'A' then 'Y' else 'N' end, case when x.no % 4 = 0 then 'Y' else 'N' end,
    x.author, x.start + time '00:30', x.author, x.start + time '00:30'
  from (
    select v.plant_cd, v.vendor_cd, v.vendor_risk_cd, n, h.no, v.create_user_id as author, u.user_id as owner, u.dept_cd,
      case when n = 1 then 364 else 90 + h.no % 90 end as days,
      ($1::date - case when n = 1 then h.no % 300 when n = 2 then 400 + h.no % 200 else h.no % 200 end)::date as start,
      (array['정기 보수', '설비 유지관리', '개선 공사', '기술 용역', '대수리 지원'])[1 + (h.no / 7) % 5] as kind
    from vendor_master v cross join generate_series(1, 3) n cross join lateral (select pg_temp.h(v.vendor_cd || n) as no) h
      join lateral (select u.user_id, u.dept_cd from sys_user u
        left join (sys_auth_user m join sys_auth_grp g on g.auth_grp_no = m.auth_grp_no and g.auth_grp_cd = 'OWN') on m.user_id = u.user_id
        where u.plant_cd = v.plant_cd and u.user_status_cd = 'ACTIVE' order by g.auth_grp_no is null, u.user_id = 'owner' desc, u.user_id limit 1) u on true
    where v.status_cd in ('ACTIVE', 'SUSP', 'TERM') and (n = 1 or h.no % 3 > 0)
  ) x`

/** Whoever stands below another works under a contract of that one. */
const ABOVE = `update vendor_contract c set up_contract_no = (
    select min(u.vendor_contract_no) from vendor_contract u where u.vendor_cd = v.up_vendor_cd and u.plant_cd = c.plant_cd
      and u.start_ymd <= c.end_ymd and u.end_ymd >= c.start_ymd and $1::date is not null)
  from vendor_info v where v.vendor_cd = c.vendor_cd and v.tier_no > 1`

const QUAL_NM = keptInSql(keptAll(['', '']), { 0: 'x.person_nm', 1: wordInSql('QUAL', 'x.type', 'x.nm') })
const QUALS = `insert into person_qual (person_qual_doc_no, status_cd, plant_cd, vendor_cd, person_no, qual_nm, qual_type_cd, cert_no,
    valid_to_ymd, verify_yn, verify_user_id, create_user_id, create_dt, update_user_id, update_dt)
  select 'PQ-' || to_char(x.day, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by x.plant_cd, x.day order by x.person_no)::text, 3, '0'),
    x.status, x.plant_cd, x.vendor_cd, x.person_no, ${QUAL_NM}, x.type, x.cert, x.until,
    case when x.status = 'CONFIRM' then 'Y' else 'N' end, case when x.status = 'CONFIRM' then 'safety' end,
    x.author, x.day + time '03:00', x.author, x.day + time '03:00'
  from (
    select p.plant_cd, p.vendor_cd, p.person_no, p.person_nm, t.type, t.nm, a.portal_id as author,
      to_char(2012 + h.no % 12, 'FM0000') || '-' || lpad((h.no % 100000)::text, 6, '0') as cert,
      case when h.no % 2 = 0 then $1::date + 20 + h.no % 900 end as until,
      case when h.no % 13 = 0 then 'RQST' when h.no % 31 = 0 then 'RTN' else 'CONFIRM' end as status,
      ($1::date - case when h.no % 13 = 0 then 1 + h.no % 5 else 20 + h.no % 300 end)::date as day
    from vendor_person p
      join (values ('WELD', 'WELD', '용접'), ('CRANE', 'CRANE', '크레인 조종'), ('RIG', 'RIG', '신호·줄걸이'), ('FORK', 'FORK', '지게차 운전'),
        ('ELEC', 'ELEC', '전기기능사'), ('SCAF', 'SCAF', '비계기능사'), ('NDT', 'NDT', '비파괴검사'), ('SAFETY', 'SAFETY', '산업안전기사'),
        ('PIPE', 'CSE', '밀폐공간 관리감독자'), ('MECH', 'AWP', '고소작업대 운전')) t (job, type, nm) on t.job = p.job_type_cd
      cross join lateral (select pg_temp.h(p.person_no || t.type) as no) h
      join lateral (select portal_id from vendor_account a where a.vendor_cd = p.vendor_cd order by portal_id limit 1) a on true
    where h.no % 5 < 4
  ) x`

const RQST_TITLE = keptInSql(kept(DEPT_TITLE), { kind: wordInSql('DEPT_TARGET', 'x.type', 'x.nm'), n: 'x.persons' })
const REQUESTS = `insert into dept_rqst (dept_rqst_doc_no, status_cd, plant_cd, vendor_cd, rqst_title, target_class_cd, contract_no,
    host_dept_cd, want_ymd, person_cnt, host_due_ymd, confirm_due_ymd, create_user_id, create_dt, update_user_id, update_dt)
  select 'DR-' || to_char(x.day, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by x.plant_cd, x.day order by x.vendor_cd)::text, 3, '0'),
    x.status, x.plant_cd, x.vendor_cd, ${RQST_TITLE}, x.type, x.contract, x.host, x.day + 7, x.persons, x.day + 1,
    case when x.status in ('HOST_OK', 'CONFIRM') then x.day + 3 end, x.author, x.at, x.author, x.at
  from (
    select c.plant_cd, c.vendor_cd, c.vendor_contract_no as contract, c.host_dept_cd as host, a.portal_id as author, t.type, t.nm,
      least(4, (select count(*) from vendor_person p where p.vendor_cd = c.vendor_cd))::int as persons,
      case when h.no % 4 = 0 then 'RQST' when h.no % 4 = 1 then 'HOST_OK' when h.no % 11 = 2 then 'RTN' else 'CONFIRM' end as status,
      d.day, least(d.day + time '04:00', $2::timestamptz - interval '30 minutes') as at
    from vendor_contract c cross join lateral (select pg_temp.h('rq' || c.vendor_cd) as no) h
      cross join lateral (select ($1::date - case when h.no % 4 < 2 then 0 else 5 + h.no % 60 end)::date as day) d
      join lateral (select * from (values (0, 'ENTRY_EDU', '입문교육'), (1, 'SPECIAL_EDU', '특별교육'), (2, 'CARD', '안전카드'),
        (3, 'HEALTH_CHK', '배치전검진 확인'), (4, 'PPE', '대여보호구')) t (n, type, nm) where n = h.no % 5) t on true
      join lateral (select portal_id from vendor_account a where a.vendor_cd = c.vendor_cd order by portal_id limit 1) a on true
    where c.status_cd = 'ACTIVE' and c.contract_no like '%-1' and h.no % 2 = 0
  ) x`

const REQUEST_ROWS = `insert into dept_rqst_persons (dept_rqst_no, seq_no, person_no, line_status_cd)
  select r.dept_rqst_no, p.seq, p.person_no, case when r.status_cd = 'CONFIRM' then 'OK' end
  from dept_rqst r cross join lateral (select person_no, row_number() over (order by person_no) as seq from vendor_person p
    where p.vendor_cd = r.vendor_cd limit 4) p`

/** Two on their way from one vendor to another, a dozen who have left, and what vendors want changed. */
const PEOPLE = `
  update vendor_person set person_status_cd = 'LEAVE', leave_ymd = $1::date - 10 - pg_temp.h(person_no::text) % 200
    where person_no % 47 = 0 and vendor_cd > 'V100004' and hire_ymd < $1::date - 220`
const CHANGES = `insert into vendor_change (vendor_change_doc_no, status_cd, plant_cd, vendor_cd, change_reason_desc, chief_nm, insure_mgmt_no,
    reg_worker_cnt, saf_mgr_nm, saf_mgr_phone_no, create_user_id, create_dt, update_user_id, update_dt)
  select 'VG-' || to_char($1::date - 1, 'YYYYMMDD') || '-' || lpad(row_number() over (partition by v.plant_cd order by v.vendor_cd)::text, 3, '0'),
    'RQST', v.plant_cd, v.vendor_cd, '상근 인원 증가', v.chief_nm, v.insure_mgmt_no, v.reg_worker_cnt + 6, v.saf_mgr_nm, v.saf_mgr_phone_no,
    a.portal_id, $1::date - 1 + time '05:00', a.portal_id, $1::date - 1 + time '05:00'
  from vendor_master v join lateral (select portal_id from vendor_account a where a.vendor_cd = v.vendor_cd and a.vendor_role_cd = 'VAD' limit 1) a on true
  where v.status_cd = 'ACTIVE' and v.vendor_cd in ('V100001', 'V100012', 'V100023')`

const FIGURES = `update vendor_master v set person_cnt = c.persons, expired_doc_cnt = c.docs, doc_expire_yn = case when c.docs > 0 then 'Y' else 'N' end
  from (select m.vendor_master_no,
      (select count(*)::int from vendor_person p where p.vendor_cd = m.vendor_cd and p.person_status_cd = 'ACTIVE') as persons,
      (select count(*)::int from unnest(case when m.vendor_risk_cd = 'C' then array['INS'] else array['INS', 'LIA', 'SHP', 'RA', 'ORG'] end) t (type)
        where not exists (select from vendor_doc d where d.vendor_cd = m.vendor_cd and d.doc_type_cd = t.type and d.status_cd = 'CONFIRM'
          and d.valid_from_ymd <= $1::date and d.valid_to_ymd >= $1::date)) as docs
    from vendor_master m) c
  where c.vendor_master_no = v.vendor_master_no`

const ACCOUNTS = `update vendor_account a set account_status_cd = 'STOP' from vendor_master v
  where v.vendor_cd = a.vendor_cd and v.status_cd in ('RQST', 'RTN', 'REVIEW', 'REJ', 'TERM')`

/** How each came to where it is. */
async function tellAll(connection: OwnerConnection, latest: Date): Promise<void> {
  const tell = teller(connection, latest)
  const asked = ['request', 'createUserId', '+ 10 minutes'] as const
  const sent = ['submit', 'createUserId', '+ 10 minutes'] as const
  const late = ['sendBack', '#SHM', '+ 5 hours'] as const
  const known: Course<typeof vendorMaster> = [asked, ['review', '#SHM', '+ 20 hours'], ['approve', '#PUR', '+ 1 day']]
  const suspended: Course<typeof vendorMaster> = [...known, ['suspend', '#CSO', 'suspendFromYmd + 9 hours']]
  const left: Course<typeof vendorMaster> = [...known, ['terminate', '#PUR', '+ 120 days']]
  await tell(vendorMaster, suspended, left, [asked, late], [asked, ['reject', '#SHM', '+ 1 day']])
  const confirmed = ['confirm', '#SHM', '+ 1 day'] as const
  await tell(vendorDoc, [sent, confirmed, ['expire', '@SYSTEM', 'validToYmd + 26 hours']], [sent, late])
  const signed = ['sign', 'createUserId', '+ 10 minutes'] as const
  await tell(vendorContract, [signed, ['end', 'ownUserId', 'endYmd + 33 hours']])
  await tell(personQual, [sent, ['verify', '#SHM', '+ 1 day']], [sent, late])
  await tell(deptRqst, [asked, ['hostOk', '#OWN', '+ 4 hours'], confirmed], [asked, ['sendBack', '#OWN', '+ 4 hours']])
  await tell(vendorChange, [sent])
  await tell(warnPoint, ...warnCourses)
}

export async function loadVendors(connection: OwnerConnection, { today, now }: FirstDay): Promise<void> {
  await connection.query(HASH)
  for (const statement of [MASTERS, DOCS, CONTRACTS, ABOVE, QUALS]) await connection.query(statement, [today])
  await connection.query(REQUESTS, [today, now.toISOString()])
  await connection.query(REQUEST_ROWS)
  for (const statement of [PEOPLE, CHANGES, FIGURES, WARN_POINTS]) await connection.query(statement, [today])
  await connection.query(ACCOUNTS)
  await tellAll(connection, now)
  await connection.query(`select setval('vendor_cd_seq', (select max(substr(vendor_cd, 2)::bigint) from vendor_info))`)
}
