/** What the infirmary is told, and whom it expects. */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import { deadlineJob, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { counsel } from './counsel.model.ts'
import { masked } from './masked.ts'
import { medicineMaster } from './medicine.master.ts'
import { infirmVisit, MY_VISITS } from './visit.model.ts'

const group = { eventGrpCd: 'HEA_INFIRM', label: '의무실', optional: false, isForStaff: true } as const
const team = ['NUR', 'HLM'] as const
const COUNSEL_DAYS = 3

export const infirmMessages = {
  ...messages(
    infirmVisit,
    { group },
    {
      HEA_CLUSTER: [
        '같은 증상 여러 명',
        '{process}에서 7일 안에 같은 증상({symptom})이 {n}명 있었습니다.',
        {
          to: 'HLM',
          tone: 'danger',
          places: { process: ['공정', '반응 1공정'], symptom: ['증상', '두통'], n: ['인원', '3'] },
        },
      ],
    },
  ),
  ...messages(
    counsel,
    { group },
    { HEA_COUNSEL_DUE: ['건강상담 예정', '건강상담 예정일이 다가옵니다: {name} ({due})', { to: team }] },
  ),
  // Whoever is expected opens what is his own.
  ...messages(
    { name: counsel.name, route: { staff: MY_VISITS } },
    { group },
    {
      HEA_COUNSEL_OWN: ['내 건강상담 예정', '건강상담이 예정되어 있습니다({due}). 의무실로 와 주십시오.'],
    },
  ),
  ...messages(
    { name: medicineMaster.name, route: { staff: medicineMaster.route } },
    { group },
    {
      HEA_MED_SHORT: [
        '약품 부족',
        '약품이 안전재고보다 적습니다: {title} (현재고 {n})',
        { places: { n: ['현재고', '12'] } },
      ],
      HEA_MED_SOON: ['약품 유효기간 임박', '약품의 유효기간이 다가옵니다: {title} ({due})'],
      HEA_MED_EXPIRED: [
        '약품 유효기간 지남',
        '유효기간이 지난 약품을 폐기하십시오: {title} ({due})',
        { tone: 'danger' },
      ],
    },
  ),
}
const m = infirmMessages

/** D-3, and what was missed since. The team is told whom by a masked name: a message may leave by mail. */
export const heaCounselDue = deadlineJob(
  { name: 'hea-counsel-due', label: '건강상담 예정 알림', cron: '20 7 * * *' },
  deadlines(counsel, [
    due('PLAN', 'counselYmd', {
      from: -COUNSEL_DAYS,
      tell: m.HEA_COUNSEL_DUE,
      values: { name: masked(sql`(select u.user_nm from sys_user u where u.user_id = r.user_id)`) },
      once: ({ day }) => sql`'hea-counsel:' || r.hea_counsel_no || ':' || ${day}`,
    }),
    due('PLAN', 'counselYmd', {
      from: -COUNSEL_DAYS,
      tell: m.HEA_COUNSEL_OWN,
      to: sql`select r.user_id`,
      once: ({ day }) => sql`'hea-counsel-own:' || r.hea_counsel_no || ':' || ${day}`,
    }),
  ]),
)
