/** What requests for people tell on their way, and whose department keeps one waiting. */
import { messages } from '#platform/model/messages.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { deptRqst } from './dept-rqst.model.ts'

const group = { eventGrpCd: 'VENDOR_TASK', label: '협력업체 등록·서류', optional: false } as const
const vendor = ['author', 'VAD', 'VSM'] as const

export const deptRqstMessages = messages(
  deptRqst,
  { group, places: { vendor: { of: 'vendorNm', sample: '한별플랜트㈜' } } },
  {
    VND_DEPT_RQST: [
      '대상 신청',
      '대상 신청 확인 요청: {vendor} · {title} (기한 {due})',
      { places: { due: { of: 'hostDueYmd', sample: '2026-12-05' } } },
    ],
    VND_DEPT_HOST: ['대상 신청 부서확인', '대상 신청 확정 요청: {vendor} · {title}'],
    VND_DEPT_OK: ['대상 신청 확정', '대상 신청이 확정되었습니다: {title}', { to: vendor, tone: 'done' }],
    VND_DEPT_RTN: ['대상 신청 보완', '대상 신청에 보완이 필요합니다: {title}', { to: vendor }],
    VND_DEPT_LATE: ['대상 신청 지연', '대상 신청 처리가 늦어지고 있습니다({due}): {title}', { tone: 'danger' }],
  },
)

/** The head of the host department; where it has none, a head of a department of the plant. */
const head = sql`select coalesce(d.head_user_id, m.user_id) as user_id from (select r.host_dept_cd as dept_cd) h
  left join sys_dept d on d.dept_cd = h.dept_cd
  left join lateral (select user_id from directory_role where auth_grp_cd = 'MGR' and plant_cd = r.plant_cd limit 1) m on true`
const late = {
  late: true,
  tell: deptRqstMessages.VND_DEPT_LATE,
  to: head,
  once: ({ day }: { day: Sql }) => sql`'dept-rqst-late:' || r.dept_rqst_no || ':' || r.status_cd || ':' || ${day}`,
} as const

export const deptRqstLate = deadlineJob(
  { name: 'dept-rqst-late', label: '업체별 대상 신청 지연', cron: '0 8 * * *' },
  deadlines(deptRqst, [due('RQST', 'hostDueYmd', late), due('HOST_OK', 'confirmDueYmd', late)]),
)
