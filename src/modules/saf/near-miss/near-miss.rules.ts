import { addWorkingDays } from '#platform/model/calendar.ts'
import { controlRoomTel, holidaysFrom } from '#platform/server/directory/site.ts'
import { rightsOn } from '#platform/server/documents/can-read.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import type { Message } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { lookAgainAtWork } from '../jsa/jsa.triggers.ts'
import { improve } from './near-miss.impr.ts'
import { nearMiss } from './near-miss.model.ts'

type Context = ActionContext<typeof nearMiss>
type Effect = EffectContext<typeof nearMiss>

/** Working days that the safety manager has to sort a report. */
export const TRIAGE_WORKING_DAYS = 2
const LEAST_HIPO_SEVERITY = 4

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
    report: [refuseInjury],
    assign: [refuseOwnerWithoutAccess, refuseWorkWithoutKind],
  },
  follow: {
    report: [
      (effect) => effect.notify.role('SHM', effect.record.plantCd, say(effect, '새 아차사고: {title}', 'waiting')),
    ],
    sendBack: [
      (effect) =>
        effect.notify.people([effect.record.createUserId], say(effect, '보완이 필요합니다: {title}', 'waiting')),
    ],
    assign: [tellOwner, tellHeadOfHighPotential, lookAgain],
    improve: [improve],
    finish: [tellCloser],
    redo: [
      (effect) =>
        effect.notify.people([effect.record.ownerUserId], say(effect, '다시 조치해 주세요: {title}', 'waiting')),
    ],
    close: [
      (effect) =>
        effect.notify.people(
          [effect.record.createUserId],
          say(effect, '보고하신 건이 종결되었습니다: {title}', 'done'),
        ),
    ],
  },
  afterRefusal: {
    report: [tellInjury],
  },
})

async function triageDue({ db, today }: Context) {
  return { triageDueYmd: addWorkingDays(today, TRIAGE_WORKING_DAYS, await holidaysFrom(db, today)) }
}

function highPotential({ record }: Context) {
  return { hipoYn: Number(record.potSevCd) >= LEAST_HIPO_SEVERITY ? ('Y' as const) : ('N' as const) }
}

/**
 * Refuses a report in which somebody was hurt. That is an accident: kept secret it is an offence, and
 * from 3 days off work it goes to the labour office on form 30 within one month.
 *
 * @law 산업안전보건법 제57조제1항·제3항, 같은 법 시행규칙 제73조제1항
 */
async function refuseInjury({ record, db }: Context) {
  if (record.injuredCnt === 0) return undefined
  return problem(
    nearMiss,
    'injuredCnt',
    'NEAR_MISS_IS_ACCIDENT',
    '다친 사람이 있으면 아차사고가 아니라 사고입니다. 방재센터({tel})에 바로 알리고 사고로 보고하세요. 작성한 내용은 그대로 남아 있고 안전관리자에게 알렸습니다.',
    {
      values: { tel: await controlRoomTel(db, record.plantCd) },
      law: '산업안전보건법 제57조제1항·제3항, 같은 법 시행규칙 제73조제1항',
    },
  )
}

/** Refuses an owner who could not open and act on the report: another plant's, another vendor's, a mere reader. */
async function refuseOwnerWithoutAccess({ record, db, today }: Context) {
  const right = await rightsOn(db, record.ownerUserId ?? '', today, nearMiss, record.nearMissNo)
  if (right.write) return undefined
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

async function tellOwner(effect: Effect) {
  await effect.notify.people(
    [effect.record.ownerUserId],
    say(effect, '조치를 맡으셨습니다: {title} (기한 {due})', 'waiting'),
  )
}

async function tellHeadOfHighPotential(effect: Effect) {
  if (effect.record.hipoYn !== 'Y') return
  await effect.notify.role('SHD', effect.record.plantCd, say(effect, 'HiPo 아차사고: {title}', 'danger'))
}

/** What nearly happened in a kind of work is looked at in every JSA for it. */
async function lookAgain({ record, db, now, today }: Effect) {
  if (record.workCatCd === null) return
  const eventDesc = `${record.nearMissDocNo ?? ''} ${record.nearMissTitle}`.trim()
  await lookAgainAtWork(db, record.workCatCd, { plantCd: record.plantCd, eventDesc, now, today })
}

async function tellCloser(effect: Effect) {
  const text =
    effect.record.hipoYn === 'Y'
      ? '조치가 끝났습니다. 확인하고 종결을 상신해 주세요: {title}'
      : '조치가 끝났습니다. 확인하고 종결해 주세요: {title}'
  await effect.notify.role('SHM', effect.record.plantCd, say(effect, text, 'waiting'))
}

/** Somebody is hurt: the safety manager hears of it now, with all that is known, whatever becomes of the draft. */
async function tellInjury(effect: Effect & { problems: readonly { code: string }[] }) {
  if (!effect.problems.some(({ code }) => code === 'NEAR_MISS_IS_ACCIDENT')) return
  const { nearMissNo, nearMissTitle, placeDesc, injuredCnt, plantCd } = effect.record
  await effect.notify.role('SHM', plantCd, {
    text: '부상자 {count}명: {place} · {title} (아차사고로 작성됨, 사고 확인 필요)',
    values: { count: injuredCnt, place: placeDesc, title: nearMissTitle },
    tone: 'danger',
    onceKey: `near-miss-injury:${nearMissNo}:${injuredCnt}`,
  })
}

const say = ({ record }: Effect, text: string, tone: NonNullable<Message['tone']>): Message => ({
  text,
  values: { title: record.nearMissTitle, due: record.dueYmd },
  tone,
  about: { model: nearMiss, no: record.nearMissNo },
})
