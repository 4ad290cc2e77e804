import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Ending } from '#platform/server/jobs/endings.ts'
import { eduNeed } from './edu-need.model.ts'

const group = { eventGrpCd: 'EDU_NEED', label: '교육 필요', optional: false, isForStaff: true } as const

export const eduNeedMessages = messages(
  eduNeed,
  { group },
  {
    EDU_NEED_NEW: [
      '새 교육 필요',
      '특별교육이 필요한 임직원이 {n}명 있습니다. (가장 이른 작업시작일 {due})',
      { to: 'EDU', places: { n: ['인원', '3'] } },
    ],
    EDU_SHEET_NEW: [
      '새 MSDS 교육 필요',
      'MSDS 교육이 필요한 임직원이 {n}명 있습니다: {what}',
      { to: 'EDU', places: { n: ['인원', '14'], what: ['물질', '톨루엔'] } },
    ],
    EDU_LICENCE_SOON: [
      '자격 만료 예정(사내)',
      '자격이 {due}에 만료됩니다(남은 날 {n}일): {title}',
      { to: ['userId', 'EDU'], places: { n: ['남은 날', '30'], due: { of: 'certToYmd', sample: '2026-12-21' } } },
    ],
    EDU_LICENCE_NEW: [
      '새 자격 확인',
      '자격을 확인할 임직원이 {n}명 있습니다. (가장 이른 작업시작일 {due})',
      { to: 'EDU', places: { n: ['인원', '2'] } },
    ],
  },
)

/** Licences of own employees, to himself and to the desk. */
export const licenceEnding: Ending = {
  kind: eduNeedMessages.EDU_LICENCE_SOON,
  n: 'days',
  of: sql`select 'edu-licence:' || r.edu_need_no as end_key, 'edu-licence:' || r.edu_need_no as group_key,
      r.cert_to_ymd as end_ymd, r.need_title as name, p.user_id, r.edu_need_no as biz_no
    from edu_need r join sys_user u on u.user_id = r.user_id and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
      cross join lateral (select r.user_id union select d.user_id from directory_role d
        where d.auth_grp_cd = 'EDU' and d.plant_cd = r.plant_cd) p
    where r.status_cd = 'MET' and r.licence_cd is not null and r.delete_yn = 'N' and not exists (select from edu_need o
      where o.user_id = r.user_id and o.licence_cd = r.licence_cd and o.status_cd = 'MET' and o.delete_yn = 'N'
        and o.edu_need_no <> r.edu_need_no and (o.cert_to_ymd is null or o.cert_to_ymd > r.cert_to_ymd))`,
}
