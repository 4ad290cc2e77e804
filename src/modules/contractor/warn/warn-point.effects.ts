/** What follows a step of a demand: its row in the register, the permits that it stops, who is told. */
import { moveFinding, registerFindings } from '#modules/impr/impr/impr.api.ts'
import { addDays } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext, Rules } from '#platform/server/documents/rules.ts'
import type { Message } from '#platform/server/notifications/notify.ts'
import { vendorUsers } from '../master/vendor.people.ts'
import { proposeSuspension } from '../master/vendor-suspend.ts'
import type { PermitsAtWork } from './warn.seams.ts'
import { SUSPENSION_DAYS } from './warn-point.logic.ts'
import { type WarnPoint, warnPoint } from './warn-point.model.ts'

type Effect = EffectContext<typeof warnPoint>
type Tone = NonNullable<Message['tone']>

const MOST_TITLE = 100

type Told = Pick<WarnPoint, 'warnPointNo' | 'contentDesc' | 'dueYmd'>
export const tell = (record: Told, text: string, tone: Tone): Message => ({
  text,
  values: { title: titleOf(record.contentDesc), due: record.dueYmd },
  tone,
  about: { model: warnPoint, no: record.warnPointNo },
})
const say = ({ record }: Pick<Effect, 'record'>, text: string, tone: Tone): Message => tell(record, text, tone)
const titleOf = (contentDesc: string) => contentDesc.slice(0, MOST_TITLE)

const toVendor = (text: string, tone: Tone) => async (effect: Effect) =>
  effect.notify.people(await vendorUsers(effect.db, effect.record.vendorCd), say(effect, text, tone))
const toFinder = (text: string, tone: Tone) => (effect: Effect) =>
  effect.notify.people([effect.record.foundUserId], say(effect, text, tone))
const toHead = (text: string) => (effect: Effect) =>
  effect.notify.role('SHD', effect.record.plantCd, say(effect, text, 'waiting'))

export const effectsOf = (permits: readonly PermitsAtWork[]): NonNullable<Rules<typeof warnPoint>['follow']> => ({
  issue: [register, stopPermits(permits), tellIssue, propose],
  receive: [toFinder('업체가 접수했습니다: {title}', 'progress')],
  finish: [
    toFinder('업체가 조치했습니다. 확인해 주세요: {title}', 'waiting'),
    move(({ record, person }) => ({ to: 'DONE', actionDesc: record.actionDesc, actionUserId: person.userId })),
  ],
  decline: [toHead('업체가 이행하지 못하는 사유를 냈습니다: {title}')],
  uphold: [toVendor('요구가 유지되었습니다. 기한까지 조치해 주세요: {title} (기한 {due})', 'waiting')],
  verify: [toVendor('조치가 확인되었습니다: {title}', 'done'), move(() => ({ to: 'VERIFIED' }))],
  redo: [toVendor('다시 조치해 주세요: {title} (기한 {due})', 'waiting'), move(() => ({ to: 'ACTION' }))],
  cancel: [toVendor('경고·지적이 취소되었습니다: {title}', 'done'), move(() => ({ to: 'CANC' }))],
})

function move(to: (effect: Effect) => Parameters<typeof moveFinding>[2]) {
  return async (effect: Effect) => {
    if (effect.record.imprNo) await moveFinding(effect, effect.record.imprNo, to(effect))
  }
}

/** The vendor owns the row, the finder looks at it. */
async function register(effect: Effect) {
  const { record, db } = effect
  const [imprNo] = await registerFindings(effect, [
    {
      srcCd: 'VPO',
      srcNo: String(record.warnPointNo),
      plantCd: record.plantCd,
      imprTitle: titleOf(record.contentDesc),
      imprDesc: record.contentDesc,
      placeDesc: record.placeDesc,
      riskGradeCd: record.riskGradeCd,
      dueYmd: record.dueYmd,
      owner: { vendorCd: record.vendorCd },
      verifyUserId: record.foundUserId ?? effect.person.userId,
    },
  ])
  await db.query(sql`update warn_point set impr_no = ${imprNo} where warn_point_no = ${record.warnPointNo}`)
}

const stopPermits = (permits: readonly PermitsAtWork[]) => async (effect: Effect) => {
  const { record, db, person, now } = effect
  if (record.warnTypeCd !== 'STOP') return
  const demand = {
    plantCd: record.plantCd,
    vendorCd: record.vendorCd,
    placeDesc: record.placeDesc,
    person,
    now,
    permitNos: record.permitNo ? [record.permitNo] : [],
    reasonCd: 'INSPECTION' as const,
    reasonDesc: record.contentDesc,
  }
  const stopped: string[] = []
  for (const one of permits) for (const { permitDocNo } of await one.suspend(db, demand)) stopped.push(permitDocNo)
  if (stopped.length === 0) return
  const stopDesc = stopped.join(', ').slice(0, 500)
  await db.query(sql`update warn_point set stop_desc = ${stopDesc} where warn_point_no = ${record.warnPointNo}`)
}

const issueTexts = {
  POINT: '지적을 받았습니다: {title} (기한 {due})',
  WARN: '경고를 받았습니다. 대표자가 회신해 주세요: {title} (기한 {due})',
  STOP: '작업중지를 요구받았습니다: {title} (기한 {due})',
} as const
const tellIssue = (effect: Effect) => {
  const type = effect.record.warnTypeCd
  return toVendor(issueTexts[type], type === 'POINT' ? 'waiting' : 'danger')(effect)
}

/** R2: the safety manager decides about a warning, the plant head about a suspension. */
async function propose(effect: Effect) {
  const { record, notify, today } = effect
  if (record.proposeCd === 'WARN')
    await notify.role(
      'SHM',
      record.plantCd,
      say(effect, '같은 위반이 되풀이되어 경고를 제안합니다: {title}', 'waiting'),
    )
  if (record.proposeCd !== 'SUSP') return
  await proposeSuspension(effect, {
    vendorCd: record.vendorCd,
    plantCd: record.plantCd,
    suspendFromYmd: addDays(today, 1),
    suspendToYmd: addDays(today, SUSPENSION_DAYS),
    suspendReasonDesc: `12개월 안에 경고 ${record.repeatCnt}회 (${titleOf(record.contentDesc)})`,
  })
}
