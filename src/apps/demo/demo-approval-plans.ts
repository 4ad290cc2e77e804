/** What has been, and is being, approved on the demo site. Reports and notices are those that it has. */
import { authRequest } from '#modules/manage/authority/auth-request.model.ts'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { addDays, dayOf, startOfDay, toWire } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Plan, PlannedLine } from './demo-approvals.ts'

const PLANT = '2000'
const HOUR_MS = 3_600_000
const before = (at: Date | string, hours: number): Date => new Date(new Date(at).getTime() - hours * HOUR_MS)

type Kind = PlannedLine['lineTypeCd']
const done = (seqNo: number, lineTypeCd: Kind, userId: string, after: number, opinionDesc?: string): PlannedLine => ({
  seqNo,
  lineTypeCd,
  userId,
  lineStatusCd: 'DONE',
  decisionCd: 'OK',
  after,
  ...(opinionDesc && { opinionDesc }),
})
const todo = (seqNo: number, lineTypeCd: Kind, userId: string): PlannedLine => ({
  seqNo,
  lineTypeCd,
  userId,
  lineStatusCd: 'TODO',
})
const wait = (seqNo: number, lineTypeCd: Kind, userId: string): PlannedLine => ({
  ...todo(seqNo, lineTypeCd, userId),
  lineStatusCd: 'WAIT',
})
const told = (seqNo: number, userId: string): PlannedLine => todo(seqNo, 'REF', userId)

export async function plansOf(db: Queries, now: Date): Promise<Plan[]> {
  return [...(await closings(db, now)), ...(await procedures(db)), ...(await authority(db, now))]
}

interface Found {
  no: number
  at: string
}
const closing = (no: number, rqstDt: Date) => ({
  model: nearMiss,
  apprBizCd: 'NEAR_MISS_CLOSE',
  no,
  rqstUserId: 'safety',
  rqstDt,
})
const SENT_BACK = '재발 방지 대책의 이행 사진을 붙여 주세요.'

/** Of a HiPo near miss: those that are closed were approved, of those that wait some are under way. The newest are left alone. */
async function closings(db: Queries, now: Date): Promise<Plan[]> {
  const found = (statusCd: string, order: Sql) =>
    db.query<Found>(sql`select near_miss_no as no, update_dt as at from near_miss
      where plant_cd = ${PLANT} and hipo_yn = 'Y' and status_cd = ${statusCd} and delete_yn = 'N' order by ${order} limit 18`)
  const closed = (await found('CLOSE', sql`update_dt desc`)).flatMap(({ no, at }, index) => closedPlans(no, at, index))
  const waiting = (await found('DONE', sql`near_miss_no`)).slice(0, -2)
  const states: readonly ((no: number) => Omit<Plan, keyof ReturnType<typeof closing>>)[] = [
    () => ({
      apprStatusCd: 'PROGRESS',
      urgentYn: 'Y',
      lines: [done(1, 'REVIEW', 'mgr', 5), todo(2, 'APPROVE', 'shd'), told(3, 'psm')],
    }),
    () => ({ apprStatusCd: 'PROGRESS', lines: [todo(1, 'REVIEW', 'mgr'), wait(2, 'APPROVE', 'shd')] }),
    () => ({
      apprStatusCd: 'RTN',
      lines: [done(1, 'REVIEW', 'mgr', 4), { ...done(2, 'APPROVE', 'shd', 22, SENT_BACK), decisionCd: 'RTN' }],
    }),
    () => ({
      apprStatusCd: 'PROGRESS',
      lines: [done(1, 'APPROVE', 'shd', 3), todo(2, 'APPROVE', 'cso'), told(3, 'mgr')],
    }),
    () => ({ apprStatusCd: 'PROGRESS', lines: [done(1, 'REVIEW', 'sup', 2), todo(2, 'APPROVE', 'shd')] }),
    () => ({
      apprStatusCd: 'WITHDRAWN',
      lines: [
        { ...wait(1, 'REVIEW', 'mgr'), lineStatusCd: 'SKIP' },
        { ...wait(2, 'APPROVE', 'shd'), lineStatusCd: 'SKIP' },
      ],
    }),
  ]
  const open = states.flatMap((state, index) => {
    const report = waiting[index]
    const asked = startOfDay(addDays(dayOf(now), -1 - index)).getTime() + (9 + index) * HOUR_MS
    return report ? [{ ...closing(report.no, new Date(asked)), ...state(report.no) }] : []
  })
  return [...closed, ...open]
}

/** The hour at which it was closed is that of the last approval. */
function closedPlans(no: number, at: string, index: number): Plan[] {
  const plan: Plan = {
    ...closing(no, before(at, 25)),
    apprStatusCd: 'APPR',
    lines: [
      index === 3
        ? { ...done(1, 'REVIEW', 'mgr', 2, '현장을 함께 확인했습니다.'), actUserId: 'sup' }
        : done(1, 'REVIEW', 'mgr', 2),
      ...(index % 4 === 1
        ? [{ ...done(2, 'AGREE', 'psm', 3, '같은 설비에 수평 전개하십시오.'), decisionCd: 'COND' as const }]
        : []),
      done(3, 'APPROVE', 'shd', 25),
      ...(index % 5 === 0 ? [told(4, 'cso')] : []),
      ...(index % 3 === 0 ? [told(4, 'mgr2')] : []),
    ],
  }
  if (index !== 2) return [plan]
  const first: Plan = {
    ...closing(no, before(at, 70)),
    apprStatusCd: 'RTN',
    lines: [done(1, 'REVIEW', 'mgr', 5), { ...done(2, 'APPROVE', 'shd', 20, SENT_BACK), decisionCd: 'RTN' }],
  }
  return [first, { ...plan, again: true, rqstOpinionDesc: '이행 사진을 붙였습니다.' }]
}

async function procedures(db: Queries): Promise<Plan[]> {
  const rows = await db.query<Found & { author: string }>(sql`
    select notice_no as no, open_dt as at, create_user_id as author from notice
    where plant_cd = ${PLANT} and notice_type_cd = 'SHE' and open_dt is not null and create_user_id <> 'shd' and delete_yn = 'N'
    order by open_dt desc limit 8`)
  return rows.map(({ no, at, author }, index) => ({
    model: notice,
    apprBizCd: 'NOTICE_SHE',
    no,
    apprStatusCd: 'APPR',
    rqstUserId: author,
    rqstDt: before(at, 21),
    lines: [
      ...(index % 2 === 0 ? [done(1, 'REVIEW', 'psm', 4)] : []),
      done(2, 'APPROVE', 'shd', 21),
      told(3, index % 2 === 0 ? 'mgr' : 'owner'),
    ],
  }))
}

/** The requests of `auth-request.demo.ts`, by who asked and how they stand. */
async function authority(db: Queries, now: Date): Promise<Plan[]> {
  const rows = await db.query<Found & { author: string; statusCd: string }>(sql`
    select auth_rqst_no as no, create_dt as at, create_user_id as author, status_cd as "statusCd" from auth_rqst
    where status_cd <> 'TEMP' and delete_yn = 'N' order by auth_rqst_no`)
  let underWay = 0
  return rows.map(({ no, at, author, statusCd }) => {
    const base = { model: authRequest, apprBizCd: 'AUTH_CHANGE', no, rqstUserId: author }
    const rqstDt = statusCd === 'PROGRESS' ? new Date(at) : before(at, 0)
    if (statusCd === 'APPR')
      return {
        ...base,
        rqstDt,
        apprStatusCd: 'APPR',
        lines: [done(1, 'AGREE', 'safety', 3), done(2, 'APPROVE', 'admin', 6)],
      }
    if (statusCd === 'RTN' || statusCd === 'REJ')
      return {
        ...base,
        rqstDt,
        apprStatusCd: statusCd,
        lines: [
          done(1, 'AGREE', 'safety', 3),
          { ...done(2, 'APPROVE', 'admin', 6, '발급자 교육 이수일을 함께 적어 주세요.'), decisionCd: statusCd },
        ],
      }
    underWay += 1
    return {
      ...base,
      rqstDt: rqstDt < now ? rqstDt : before(now, 3),
      apprStatusCd: 'PROGRESS',
      lines: authorityLines(underWay),
    }
  })
}

const authorityLines = (index: number): PlannedLine[] => {
  if (index % 3 === 1) return [done(1, 'REVIEW', 'mgr', 2), todo(2, 'AGREE', 'safety'), wait(3, 'APPROVE', 'admin')]
  if (index % 3 === 2) return [todo(1, 'REVIEW', 'mgr'), wait(2, 'AGREE', 'safety'), wait(3, 'APPROVE', 'admin')]
  return [done(1, 'REVIEW', 'shd', 2), todo(2, 'APPROVE', 'admin'), told(3, 'safety')]
}

/** One of the past, in which a deputy has decided, and one of today. */
export function absencesOf(now: Date) {
  const at = (days: number, hour: number) =>
    toWire(new Date(startOfDay(addDays(dayOf(now), days)).getTime() + hour * HOUR_MS))
  return [
    { userId: 'mgr', deputyUserId: 'sup', startDt: at(-40, 0), endDt: at(-12, 23), reasonDesc: '장기 교육 파견' },
    { userId: 'cso', deputyUserId: 'shd', startDt: at(-1, 0), endDt: at(3, 23), reasonDesc: '해외 사업장 방문' },
  ]
}
