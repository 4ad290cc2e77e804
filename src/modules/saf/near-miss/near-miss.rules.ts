import { createHash } from 'node:crypto'
import { addWorkingDays } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { controlRoomTel, holidaysFrom } from '#platform/server/directory/site.ts'
import { rightsOn } from '#platform/server/documents/can-read.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { messageOf, tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import type { Scene } from '#platform/server/stories/step.ts'
import { lookAgainAtWork } from '../jsa/jsa-triggers.ts'
import { nearMissMessages as m } from './near-miss.messages.ts'
import { LEAST_HIPO_SEVERITY, nearMiss } from './near-miss.model.ts'
import { becomeAccident } from './near-miss-accident.ts'
import { improve } from './near-miss-impr.ts'

type Context = ActionContext<typeof nearMiss>
type Effect = EffectContext<typeof nearMiss>

/** Working days that the safety manager has to sort a report. */
export const TRIAGE_WORKING_DAYS = 2

export const nearMissRules = rulesFor(nearMiss, {
  set: {
    report: [triageDue],
    takeBack: [() => ({ triageDueYmd: null })],
    sendBack: [() => ({ triageDueYmd: null })],
    assign: [highPotential],
    finish: [({ now }) => ({ actionDt: now.toISOString() })],
    redo: [() => ({ actionDt: null })],
  },
  refuse: {
    edit: [refuseAccident],
    delete: [refuseAccident],
    report: [refuseAccident, refuseInjury],
    assign: [refuseOwnerWithoutAccess, refuseWorkWithoutKind],
  },
  follow: {
    report: [tells(m.NM_REPORTED)],
    sendBack: [tells(m.NM_RETURNED)],
    assign: [tells(m.NM_OWNER), tellHeadOfHighPotential, lookAgain],
    improve: [improve],
    finish: [tellCloser],
    redo: [tells(m.NM_REDO)],
    close: [tells(m.NM_CLOSED)],
  },
  afterRefusal: {
    report: [tellInjury],
  },
})

/** What has become an accident is no near miss any more: nothing of it changes, and it does not go. */
function refuseAccident({ before }: Context) {
  if (!before?.accidentNo) return undefined
  return problem(nearMiss, '', 'NEAR_MISS_BECAME_ACCIDENT', '사고로 열린 아차사고입니다. 사고에서 이어서 처리하세요.')
}

async function triageDue({ db, today }: Context) {
  return { triageDueYmd: addWorkingDays(today, TRIAGE_WORKING_DAYS, await holidaysFrom(db, today)) }
}

export function highPotential({ record }: Pick<Scene<typeof nearMiss>, 'record'>) {
  return { hipoYn: Number(record.potSevCd) >= LEAST_HIPO_SEVERITY ? ('Y' as const) : ('N' as const) }
}

/**
 * Refuses a report in which somebody was hurt. That is an accident: kept secret it is an offence, and
 * from 3 days off work it goes to the labour office on form 30 within one month.
 *
 * @law 산업안전보건법 제57조제1항·제3항, 같은 법 시행규칙 제73조제1항
 */
async function refuseInjury({ record, before, db }: Context) {
  if (record.injuredCnt === 0 || before?.accidentNo) return undefined
  return problem(
    nearMiss,
    'injuredCnt',
    'NEAR_MISS_IS_ACCIDENT',
    '다친 사람이 있으면 아차사고가 아니라 사고입니다. 방재센터({tel})에 바로 알리세요. 작성한 내용으로 사고를 열었고 안전관리자에게 알렸습니다. 30분 안에 보고하지 않으면 그대로 보고됩니다.',
    {
      values: { tel: await controlRoomTel(db, record.plantCd) },
      law: '산업안전보건법 제57조제1항·제3항, 같은 법 시행규칙 제73조제1항',
    },
  )
}

/**
 * Refuses an owner who could not open and act on the report: another plant's, another vendor's, a mere reader. Whoever
 * reported without his name is refused in the same words and after the same questions: as owner he would sign what he saw.
 */
async function refuseOwnerWithoutAccess({ record, db, today }: Context) {
  const right = await rightsOn(db, record.ownerUserId ?? '', today, nearMiss, record.nearMissNo)
  const isUnnamedReporter = record.anonymousYn === 'Y' && record.ownerUserId === record.createUserId
  if (right.write && !isUnnamedReporter) return undefined
  return problem(nearMiss, 'ownerUserId', 'NEAR_MISS_OWNER_NO_ACCESS', '조치담당자가 이 보고를 볼 수 없습니다.')
}

/** What contractors report happened at work: without its kind nobody looks at the JSAs for it again. */
function refuseWorkWithoutKind({ record }: Context) {
  if (record.vendorCd === null || record.workCatCd !== null) return undefined
  return problem(
    nearMiss,
    'workCatCd',
    'NEAR_MISS_WORK_KIND',
    '업체가 보고한 아차사고는 작업분류를 선택하십시오. 같은 작업의 JSA를 다시 평가합니다.',
  )
}

async function tellHeadOfHighPotential({ record, notify }: Effect) {
  if (record.hipoYn === 'Y') await notify.tell(m.NM_HIPO, record)
}

/** What nearly happened in a kind of work is looked at in every JSA for it. */
async function lookAgain({ record, db, now, today }: Effect) {
  if (record.workCatCd === null) return
  const eventDesc = `${record.nearMissDocNo ?? ''} ${record.nearMissTitle}`.trim()
  await lookAgainAtWork(db, record.workCatCd, { plantCd: record.plantCd, eventDesc, now, today })
}

async function tellCloser({ record, notify }: Effect) {
  await notify.tell(record.hipoYn === 'Y' ? m.NM_CLOSE_HIPO : m.NM_CLOSE, record)
}

/** A row of a sheet that was undone has another number at each try: what it tells is what it is known by. */
function likenessOf({ plantCd, occurDt, placeDesc, nearMissTitle }: Effect['record']): string {
  const told = JSON.stringify([plantCd, occurDt && new Date(occurDt), placeDesc, nearMissTitle])
  return createHash('sha256').update(told).digest('hex')
}

/** Somebody is hurt: the safety manager hears of it now, with all that is known, whatever becomes of the draft. */
async function tellInjury({
  record,
  db,
  notify,
  person,
  now,
  problems,
}: Effect & { problems: readonly { code: string }[] }) {
  if (!problems.some(({ code }) => code === 'NEAR_MISS_IS_ACCIDENT')) return
  const { about: _, ...message } = messageOf(m.NM_INJURY, record)
  const kept = await db.query(sql`select 1 from near_miss where near_miss_no = ${record.nearMissNo}`)
  const onceKey = `near-miss-injury:${kept.length > 0 ? record.nearMissNo : likenessOf(record)}:${record.injuredCnt}`
  await notify.role('SHM', record.plantCd, { ...message, onceKey })
  if (kept.length > 0) await becomeAccident({ record, db, person, now })
}
