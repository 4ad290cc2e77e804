/** What follows a step of a demand: its row in the register, the permits that it stops, who is told. */
import { permitPort } from '#modules/common/permit.ports.ts'
import { moveFinding, registerFindings } from '#modules/impr/impr/impr.api.ts'
import { addDays } from '#platform/model/calendar.ts'
import type { SiteMark } from '#platform/model/drawn.ts'
import { kept, keptIn, keptText, sentences } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext, Rules } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { proposeSuspension } from '../master/vendor-suspend.ts'
import { planOf } from './warn-plan.ts'
import { SUSPENSION_DAYS } from './warn-point.logic.ts'
import { warnPointMessages as m } from './warn-point.messages.ts'
import type { warnPoint } from './warn-point.model.ts'

type Effect = EffectContext<typeof warnPoint>

const MOST_TITLE = 100
const titleOf = (contentDesc: string) => (keptIn(contentDesc) ? contentDesc : contentDesc.slice(0, MOST_TITLE))
const { WARNED_AGAIN } = sentences('WARN', { WARNED_AGAIN: '12개월 안에 경고 {n}회 ({title})' }, 'contractor')

export const warnPointEffects: NonNullable<Rules<typeof warnPoint>['follow']> = {
  issue: [register, stopPermits, tellIssue, propose],
  receive: [tells(m.WARN_ACK)],
  finish: [
    tells(m.WARN_DONE),
    move(({ record, person }) => ({ to: 'DONE', actionDesc: record.actionDesc, actionUserId: person.userId })),
  ],
  decline: [tells(m.WARN_DECLINE)],
  uphold: [tells(m.WARN_UPHOLD)],
  verify: [tells(m.WARN_OK), move(() => ({ to: 'VERIFIED' }))],
  redo: [tells(m.WARN_REDO), move(() => ({ to: 'ACTION' }))],
  cancel: [tells(m.WARN_CANC), move(() => ({ to: 'CANC' }))],
}

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
      siteMark: await markOf(effect),
      riskGradeCd: record.riskGradeCd,
      dueYmd: record.dueYmd,
      owner: { vendorCd: record.vendorCd },
      verifyUserId: record.foundUserId ?? effect.person.userId,
    },
  ])
  await db.query(sql`update warn_point set impr_no = ${imprNo} where warn_point_no = ${record.warnPointNo}`)
}

/** Its marks are on the plan of its plant, where the first of them says where it is. */
async function markOf({ record, db }: Effect): Promise<SiteMark | null> {
  const [mark] = record.placeMarks ?? []
  const plan = mark && (await planOf(db, record.plantCd))
  return plan ? { mapNo: plan.mapNo, locationX: mark.locationX, locationY: mark.locationY } : null
}

async function stopPermits(effect: Effect) {
  const { record, db, person, now } = effect
  if (record.warnTypeCd !== 'STOP') return
  const stopped = await permitPort.stop(db, {
    plantCd: record.plantCd,
    vendorCd: record.vendorCd,
    placeDesc: record.placeDesc,
    byUserId: person.userId,
    now,
    permitNos: record.permitNo ? [record.permitNo] : [],
    reasonCd: 'INSPECTION',
    reasonDesc: record.contentDesc,
  })
  if (stopped.length === 0) return
  const stopDesc = stopped
    .map(({ permitDocNo }) => permitDocNo)
    .join(', ')
    .slice(0, 500)
  await db.query(sql`update warn_point set stop_desc = ${stopDesc} where warn_point_no = ${record.warnPointNo}`)
}

const issued = { POINT: m.WARN_POINT, WARN: m.WARN_WARN, STOP: m.WARN_STOP } as const
async function tellIssue({ record, notify }: Effect) {
  await notify.tell(issued[record.warnTypeCd], record)
}

/** R2: the safety manager decides about a warning, the plant head about a suspension. */
async function propose(effect: Effect) {
  const { record, notify, today } = effect
  if (record.proposeCd === 'WARN') await notify.tell(m.WARN_PROPOSE, record)
  if (record.proposeCd !== 'SUSP') return
  await proposeSuspension(effect, {
    vendorCd: record.vendorCd,
    plantCd: record.plantCd,
    suspendFromYmd: addDays(today, 1),
    suspendToYmd: addDays(today, SUSPENSION_DAYS),
    suspendReasonDesc: keptText(
      kept(WARNED_AGAIN, { n: record.repeatCnt, title: keptIn(record.contentDesc) ?? titleOf(record.contentDesc) }),
    ),
  })
}
