/** What is told of people of contractors: their qualifications, and moves from one contractor to another. */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Ending } from '#platform/server/jobs/endings.ts'
import { personRoutes, roster } from './person.model.ts'
import { personQual } from './person-qual.model.ts'

const group = { eventGrpCd: 'VENDOR_TASK', label: '협력업체 등록·서류', optional: false } as const
const n = ['남은 날', '30'] as const
const vendor = ['author', 'VAD', 'VSM'] as const

export const personMessages = {
  ...messages(
    personQual,
    { group },
    {
      VND_QUAL_RQST: ['자격 확인 요청', '자격 확인 요청: {title}', { to: 'SHM' }],
      VND_QUAL_OK: ['자격 확인', '자격이 확인되었습니다: {title}', { to: vendor, tone: 'done' }],
      VND_QUAL_SOON: [
        '자격 만료 예정',
        '자격이 {due}에 만료됩니다(남은 날 {n}일): {title}',
        { to: ['VAD', 'VSM'], places: { n, due: { of: 'validToYmd', sample: '2026-12-21' } } },
      ],
      VND_QUAL_RTN: ['자격 보완', '자격 보완이 필요합니다: {title}', { to: vendor }],
    },
  ),
  ...messages(
    { name: roster.name, route: personRoutes, key: 'personNo' },
    { group },
    {
      VND_MOVE: [
        '이적 요청',
        '{vendor}에서 소속 인원의 이적을 요청했습니다: {name} (기한 {due})',
        { places: { vendor: ['업체', '한별플랜트㈜'] } },
      ],
      VND_VISA_SOON: [
        '체류기간 만료 예정',
        '체류기간이 {due}에 만료됩니다(남은 날 {n}일): {names}',
        { places: { n, names: ['성명', '김하늘'] } },
      ],
      VND_MOVE_DONE: ['이적 완료', '이적이 끝났습니다: {name}', { tone: 'done' }],
    },
  ),
}

const vendorUsers = sql`directory_role p on p.vendor_cd = r.vendor_cd and p.auth_grp_cd in ('VAD', 'VSM')`

/** Licences of who is still employed, and how long foreigners may stay. */
export const personEndings: readonly Ending[] = [
  {
    kind: personMessages.VND_QUAL_SOON,
    n: 'days',
    // What is none of the known kinds is another one with each number.
    of: sql`select 'person-qual:' || r.person_qual_no as end_key, 'person-qual:' || r.person_qual_no as group_key,
        r.valid_to_ymd as end_ymd, r.qual_nm as name, p.user_id, r.person_qual_no as biz_no
      from person_qual r join ${vendorUsers}
        join vendor_person w on w.person_no = r.person_no and w.person_status_cd = 'ACTIVE' and w.delete_yn = 'N'
      where r.status_cd = 'CONFIRM' and r.delete_yn = 'N' and not exists (select from person_qual o
        where o.person_no = r.person_no and o.qual_type_cd = r.qual_type_cd and o.status_cd = 'CONFIRM' and o.delete_yn = 'N'
          and o.person_qual_no <> r.person_qual_no and (o.valid_to_ymd is null or o.valid_to_ymd > r.valid_to_ymd)
          and (r.qual_type_cd <> 'ETC' or o.cert_no = r.cert_no))`,
  },
  {
    kind: personMessages.VND_VISA_SOON,
    n: 'days',
    of: sql`select 'visa:' || r.person_no as end_key, 'visa:' || r.vendor_cd as group_key, r.visa_to_ymd as end_ymd,
        r.person_nm as name, p.user_id, null::bigint as biz_no
      from vendor_person r join ${vendorUsers}
      where r.person_status_cd = 'ACTIVE' and r.delete_yn = 'N' and r.visa_to_ymd is not null`,
  },
]
