/** What the air tells people: whom a bad value stops, and who is to measure when. */
import { usualVariables } from '#platform/model/message-event.ts'
import { messages } from '#platform/model/messages.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { type Deadlines, deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { toldOf } from '#platform/server/notifications/notify.ts'
import { permit } from '../permit/permit.model.ts'
import { gasSet } from './gas-set.model.ts'

const group = { eventGrpCd: 'GAS', label: '가스측정', optional: false } as const
/** A permit is named by its number; while it has none, by its work. */
const { title } = usualVariables
const aloud = { channels: ['NOTICE', 'MAIL', 'SMS'], tone: 'danger' } as const
const site = ['SHM', 'OPR', 'SEC'] as const
const measuring = ['author', 'leaderUserId', 'OPR'] as const

export const gasMessages = {
  ...messages(
    gasSet,
    { group, places: { title, result: { of: 'resultDesc', sample: 'O2 17.5% · LEL 0%' } } },
    {
      GAS_WARN: ['주의값 확인', '가스측정 주의값을 확인하십시오: {title}', { to: 'SHM' }],
      GAS_HIGH: ['가스농도 초과', '가스농도 초과로 작업을 중지했습니다: {title} ({result})', { to: site, ...aloud }],
      GAS_EVACUATE: ['대피', '폭발하한 25% 이상입니다. 즉시 대피하십시오: {title} ({result})', { to: site, ...aloud }],
      GAS_SUPPLY: [
        '송기 승인',
        '공기호흡기·송기마스크 사용을 승인했습니다: {title}',
        { to: 'testerUserId', tone: 'done' },
      ],
    },
  ),
  ...messages(
    permit,
    { group, places: { title, at: ['시각', '11:00'] } },
    {
      GAS_SOON: [
        '다음 측정 10분 전',
        '{at}에 다음 가스측정입니다: {title}',
        { to: measuring, channels: ['NOTICE', 'SMS'] },
      ],
      GAS_DUE: [
        '측정 시각',
        '가스를 측정할 시각입니다({at}): {title}',
        { to: measuring, channels: ['NOTICE', 'SMS'], tone: 'danger' },
      ],
      GAS_ZONE_AIRED: [
        '폐쇄구역 개방',
        '폐쇄된 가스 구역의 측정이 두 번 적합합니다. 개방할지 판단하십시오: {title}',
        { channels: ['NOTICE', 'SMS'] },
      ],
      GAS_OVERDUE: ['측정 지연 중지', '가스측정이 늦어 작업을 중지했습니다: {title}', { to: measuring, ...aloud }],
    },
  ),
}
const m = gasMessages

/** Of each permit who asked for it, who leads it, the issuers of its area, and who measured last. */
const measurers = sql`${toldOf(permit, m.GAS_SOON)} union select (select s.tester_user_id from gas_set s
  where s.permit_no = r.permit_no and s.delete_yn = 'N' order by s.measure_dt desc limit 1)`
const values = {
  title: sql`coalesce(r.permit_doc_no, r.wkod_title)`,
  at: sql`to_char(r.gas_next_due_dt at time zone 'Asia/Seoul', 'HH24:MI')`,
}
const once =
  (phase: string) =>
  ({ day }: { day: Sql }) =>
    sql`'gas-' || ${phase}::text || ':' || r.permit_no || ':' || extract(epoch from ${day})::bigint`

/** @param over whoever should have measured up to this moment is told that his work stops */
export const gasDues = (alarmMin: number, over: Date): Deadlines =>
  deadlines(permit, [
    due('WORK', 'gasNextDueDt', {
      at: [alarmMin],
      tell: m.GAS_SOON,
      to: measurers,
      values,
      once: once('soon'),
      evenOld: true,
    }),
    due('WORK', 'gasNextDueDt', {
      from: 0,
      where: sql`r.gas_next_due_dt > ${over}`,
      tell: m.GAS_DUE,
      to: measurers,
      values,
      once: once('due'),
      evenOld: true,
    }),
    due('SUSP', 'suspDt', {
      from: 0,
      where: sql`r.susp_reason_cd = 'GAS_OVERDUE'`,
      tell: m.GAS_OVERDUE,
      to: measurers,
      values: { title: values.title },
      once: once('over'),
      evenOld: true,
    }),
  ])
