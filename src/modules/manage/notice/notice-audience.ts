/** Whom a notice is for: in the words by which the database knows them, and as rows to be counted. */
import { audienceWords } from '#platform/model/audience.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import type { Notice } from './notice.model.ts'

type Aimed = Pick<Notice, 'targetScopeCd' | 'targetDepts' | 'targetTypes' | 'targetVendors'>

export const audienceOf = (aimed: Aimed): string => [...new Set(wordsOf(aimed))].join(' ')

function wordsOf({ targetScopeCd, targetDepts, targetTypes, targetVendors }: Aimed): string[] {
  switch (targetScopeCd) {
    case 'STAFF':
      return [audienceWords.staff]
    case 'DEPT':
      return (targetDepts ?? []).map(({ targetDeptCd }) => audienceWords.department(targetDeptCd))
    case 'PARTNER':
      return [audienceWords.vendors]
    case 'TYPE':
      return (targetTypes ?? []).map(({ targetTypeCd }) => audienceWords.vendorType(targetTypeCd))
    case 'VENDOR':
      return (targetVendors ?? []).map(({ targetVendorCd }) => audienceWords.vendor(targetVendorCd))
    default:
      return [audienceWords.staff, audienceWords.vendors]
  }
}

const kept =
  raw(`r.read_dt, r.confirm_dt, r.channel_cd, r.sign_way_cd, r.device_cd, r.lang_cd as read_lang_cd, r.text_ver,
    r.witness_nm, r.notice_read_out_no`)

/**
 * Who is to read the notices `n` of a statement: `notice_no`, `kind` (staff, vendor, worker), `user_id`, `vendor_cd`,
 * `person_no`, and his `read_dt` and `confirm_dt`. A vendor is one reader, whoever of it reads; where all its workers
 * must, each of them is one.
 *
 * The workers of a vendor are those who were behind the gate within the last seven days (`jikim_on_site`).
 *
 * @param notices selects rows of `notice`
 */
export const readersOf = (notices: Sql): Sql => sql`
  with n as materialized (
    select s.notice_no, s.plant_cd, s.confirm_yn, coalesce(s.confirm_level_cd, 'VENDOR') as level_cd,
      string_to_array(s.audience_desc, ' ') as words
    from (${notices}) s
  ), depts as materialized (select dept_cd, jikim_dept_words(dept_cd) as words from sys_dept),
  staff as (
    select n.notice_no, 'staff' as kind, u.user_id, null::varchar as vendor_cd, null::bigint as person_no
    from n join sys_user u on u.plant_cd = n.plant_cd and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
      join depts d on d.dept_cd = u.dept_cd and d.words && n.words
  ), vendors as materialized (
    select n.notice_no, n.confirm_yn, n.level_cd, v.vendor_cd
    from n join vendor_info v on v.plant_cd = n.plant_cd and v.vendor_status_cd = 'ACTIVE' and v.delete_yn = 'N'
      and n.words && array['VENDORS', 'VENDOR:' || v.vendor_cd, 'TYPE:' || v.vendor_type_cd]
  )
  select s.*, ${kept}, r.user_id as reader_id
  from staff s left join notice_read r on r.notice_no = s.notice_no and r.user_id = s.user_id
  union all
  select v.notice_no, 'vendor', null, v.vendor_cd, null, ${kept}, r.user_id
  from vendors v left join lateral (
    select * from notice_read r where r.notice_no = v.notice_no and r.vendor_cd = v.vendor_cd and r.user_id is not null
    order by r.confirm_dt is null, r.confirm_dt, r.read_dt is null, r.read_dt limit 1
  ) r on true
  where not (v.confirm_yn = 'Y' and v.level_cd = 'WORKER')
  union all
  select v.notice_no, 'worker', null, v.vendor_cd, p.person_no, ${kept}, null
  from vendors v cross join lateral jikim_on_site(v.vendor_cd) p (person_no)
    left join notice_read r on r.notice_no = v.notice_no and r.person_no = p.person_no
  where v.confirm_yn = 'Y' and v.level_cd = 'WORKER'`

/** Whether a reader `r` of the statement above has done what the notice asks: confirmed where it must be, else read. */
export const isDone = (confirmYn: Sql): Sql =>
  sql`case when ${confirmYn} = 'Y' then r.confirm_dt is not null else r.read_dt is not null end`
