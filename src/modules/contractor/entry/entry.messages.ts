/** What entry tells people: the vendor that asked, the host department, who approves. */
import { messages } from '#platform/model/messages.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { deadlines, due } from '#platform/server/jobs/deadlines.ts'
import type { Ending } from '#platform/server/jobs/endings.ts'
import { entryRqst } from './entry-rqst.model.ts'

const group = { eventGrpCd: 'VENDOR_ENTRY', label: '협력업체 출입', optional: false } as const
/** Who wrote the request, and who hears for his vendor. */
const asker = ['author', 'VAD', 'VSM'] as const
const vendor = ['VAD', 'VSM'] as const

export const entryMessages = {
  ...messages(
    entryRqst,
    { group, places: { vendor: { of: 'vendorNm', sample: '한별플랜트㈜' } } },
    {
      ENT_RQST: ['출입신청 확인 요청', '출입신청 확인 요청: {vendor} · {title}', { to: 'ownUserId' }],
      ENT_HOST_OK: ['출입신청 승인 요청', '출입신청 승인 요청: {vendor} · {title}', { to: 'SHM' }],
      ENT_APPR: ['출입신청 승인', '출입신청이 승인되었습니다: {title}', { to: asker, tone: 'done' }],
      ENT_PART: [
        '출입신청 부분승인',
        '출입신청이 부분승인되었습니다: {title} (제외 {n}건)',
        { to: asker, tone: 'done', places: { n: ['제외', '1'] } },
      ],
      ENT_RTN: ['출입신청 보완', '출입신청에 보완이 필요합니다: {title}', { to: asker }],
      ENT_REJ: ['출입신청 반려', '출입신청이 반려되었습니다: {title}', { to: asker, tone: 'danger' }],
      ENT_SUSP: ['출입정지', '출입이 정지되었습니다: {title}', { to: asker, tone: 'danger' }],
      ENT_LINE_SUSP: [
        '인원 출입정지',
        '출입이 정지된 인원이 있습니다: {title} ({n}명)',
        { to: asker, tone: 'danger', places: { n: ['인원', '2'] } },
      ],
      ENT_LINE_OVER: [
        '제외 사유 없어짐',
        '제외 사유가 없어진 인원이 있습니다. 변경신청으로 다시 확인받으십시오: {title} ({n}명)',
        { to: asker, places: { n: ['인원', '1'] } },
      ],
      ENT_EMG: ['긴급출입 승인', '긴급출입이 승인되었습니다: {vendor} · {title}', { to: 'SHM', tone: 'danger' }],
      ENT_EMG_VENDOR: [
        '긴급출입 정규 신청',
        '긴급출입이 승인되었습니다. 24시간 안에 정규 신청을 하십시오: {title}',
        { to: asker },
      ],
      ENT_EMG_LATE: [
        '긴급출입 정규 신청 지연',
        '긴급출입 뒤 정규 신청이 없습니다: {vendor} · {title}',
        { to: ['SHM', ...vendor], tone: 'danger' },
      ],
      ENT_SOON: [
        '출입 제한 예정',
        '7일 안에 출입이 제한될 인원이 있습니다: {title} ({n}명)',
        { to: vendor, places: { n: ['인원', '2'] } },
      ],
      ENT_HOST_LATE: [
        '출입신청 부서확인 지연',
        '출입신청 부서확인이 늦어지고 있습니다({due}): {vendor} · {title}',
        { tone: 'danger' },
      ],
    },
  ),
  // About people, vehicles and machines of a vendor, not about a request.
  ...messages(
    { name: entryRqst.name, route: entryRqst.route },
    { group },
    {
      ENT_NO_EXIT: [
        '미퇴장',
        '퇴장 기록이 없어 8시간으로 마감했습니다: {name} ({day})',
        {
          channels: ['NOTICE', 'SMS'],
          tone: 'danger',
          places: { name: ['성명', '김하늘'], day: ['입장일', '2026-11-20'] },
        },
      ],
      ENT_INSURE_SOON: [
        '차량 보험 만료 예정',
        '차량 보험이 {due}에 만료됩니다: {n}대 ({names})',
        { places: { n: ['대수', '2'], due: ['만료일', '2026-12-21'], names: ['차량', 'A-3456'] } },
      ],
      ENT_INSPECT_SOON: [
        '장비 안전검사 만료 예정',
        '장비 안전검사가 {due}에 만료됩니다: {n}대 ({names})',
        { places: { n: ['대수', '2'], due: ['만료일', '2026-12-21'], names: ['장비', 'FD30 A-3456'] } },
      ],
    },
  ),
}

/** The head of the host department; where there is none, who ordered the work. */
const host = sql`select coalesce((select d.head_user_id from sys_dept d where d.dept_cd = r.host_dept_cd), r.own_user_id) as user_id`

export const entryDues = deadlines(entryRqst, [
  due('RQST', 'hostDueDt', {
    late: true,
    tell: entryMessages.ENT_HOST_LATE,
    to: host,
    once: ({ day }) => sql`'entry-host-late:' || r.entry_rqst_no || ':' || ${day}`,
  }),
])

/** Of what still comes in on that day; of one vehicle or machine the paper that is good longest. */
const lastOf = (rows: 'entry_rqst_vehicles' | 'entry_rqst_equips', ending: string, name: string) => {
  const [table, endYmd, nm] = [raw(rows), raw(ending), raw(name)]
  return sql`(select r.plant_cd, r.vendor_cd, ${nm} as name, max(v.${endYmd}) as end_ymd
    from entry_rqst r join ${table} v on v.entry_rqst_no = r.entry_rqst_no
    where r.status_cd in ('APPR', 'PART') and r.delete_yn = 'N' and v.${endYmd} is not null and v.line_status_cd in ('OK', 'WARN')
    group by 1, 2, 3 having max(r.entry_end_ymd) >= max(v.${endYmd}))`
}
const vendorHears = (kind: string, last: ReturnType<typeof lastOf>) =>
  sql`select ${`${kind}:`} || concat_ws(':', e.plant_cd, e.vendor_cd, e.name) as end_key,
      ${`${kind}:`} || concat_ws(':', e.plant_cd, e.vendor_cd) as group_key, e.end_ymd, e.name, p.user_id, null::bigint as biz_no
    from ${last} e join directory_role p on p.vendor_cd = e.vendor_cd and p.auth_grp_cd in ('VAD', 'VSM')`

/** Insurances of vehicles and inspections of machines that have been let in. */
export const entryEndings: readonly Ending[] = [
  {
    kind: entryMessages.ENT_INSURE_SOON,
    n: 'count',
    of: vendorHears('insure', lastOf('entry_rqst_vehicles', 'insure_to_ymd', 'v.vehicle_no')),
  },
  {
    kind: entryMessages.ENT_INSPECT_SOON,
    n: 'count',
    of: vendorHears('inspect', lastOf('entry_rqst_equips', 'inspect_to_ymd', "concat_ws(' ', v.model_nm, v.reg_no)")),
  },
]
