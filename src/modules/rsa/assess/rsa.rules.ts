import { permitPort } from '#modules/common/permit.ports.ts'
import { lookAgainAfterAssessment } from '#modules/saf/jsa/jsa.api.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, oneEach, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { refuseUnasked } from '../checklist/unasked.ts'
import { settleYears } from '../year/rsa-years.ts'
import { covers } from './dues.logic.ts'
import { begun, finished, ofDepartment, participated, shared, surveyed } from './rsa.guards.ts'
import { rsaMessages as m } from './rsa.messages.ts'
import { type Rsa, rsa } from './rsa.model.ts'
import { registerControls } from './rsa-impr.ts'
import { controlValues, itemValues, scaleOf } from './rsa-items.ts'
import { keepFirstRatings, standingItems } from './rsa-ratings.ts'
import {
  refuseBadPlan,
  refuseBadTakeOver,
  refuseChangedControls,
  refuseChangeOfNothing,
  refuseFreedByEdit,
  refuseFromAfar,
  refuseOtherScale,
  refuseUndecided,
  refuseUntold,
} from './rsa-refusals.ts'
import { blocksWork, rsaSets } from './rsa-sets.ts'
import { openShare } from './rsa-shares.ts'

type Context = ActionContext<typeof rsa>
type Effect = EffectContext<typeof rsa>

const each = oneEach(rsaSets)

export const rsaRules = rulesFor(rsa, {
  set: {
    ...each,
    create: [tidy, blocksWork],
    edit: [tidy, blocksWork],
    announce: [...each.announce, frozenScale],
    complete: [...each.complete, residuals],
  },
  refuse: {
    create: [refuseBadTakeOver, refuseChangeOfNothing],
    edit: [
      refuseFromAfar,
      refuseBadPlan,
      refuseUntold,
      refuseChangedControls,
      refuseBadTakeOver,
      refuseChangeOfNothing,
      refuseFreedByEdit,
    ],
    announce: [refuseBadPlan, refuseOtherScale, refuseUntold],
    decide: [refuseUndecided, refuseUnasked],
  },
  guard: {
    announce: [ofDepartment('announce')],
    identify: [ofDepartment('identify'), begun, surveyed],
    decide: [ofDepartment('decide'), participated],
    complete: [finished],
    share: [ofDepartment('share'), shared],
  },
  follow: {
    create: [tellPlanned, stopCovered],
    edit: [registerAdded, stopCovered],
    announce: [tellSchedule],
    askRep: [tells(m.RSA_REP_ASKED)],
    decide: [decided, tells(m.RSA_DECIDED)],
    complete: [endDuesBefore, settleYear, lookAgain, tells(m.RSA_DONE)],
    take: [endDuesBefore, settleYear],
  },
})

async function tidy({ record, before, db }: Context) {
  const scale = await scaleOf(db, record.scaleNo)
  return {
    ...(record.statusCd === 'DECIDED' ? {} : itemValues(record.items ?? [], before?.items ?? [], scale)),
    controls: controlValues(record.controls ?? [], before?.controls ?? []),
  }
}

/** R8: what goes on and is covered stops in the very transaction in which an assessment is opened or comes to cover it. */
async function stopCovered({ record, before, db, now }: Effect) {
  if (record.workBlockYn !== 'Y' || (before && areas.every((name) => before[name] === record[name]))) return
  if (record.processNo !== null) await permitPort.recheck(db, { processNos: [record.processNo] }, now)
}
const areas = ['workBlockYn', 'processNo', 'workCatCd', 'triggerCd', 'equipCds'] as const

async function tellPlanned(effect: Effect) {
  const { record, notify } = effect
  await notify.tell(record.takenOverYn === 'Y' ? m.RSA_TAKEN : m.RSA_PLANNED, record)
}

async function frozenScale({ record, db }: Context) {
  return { scaleRevNo: (await scaleOf(db, record.scaleNo))?.scaleRevNo ?? null }
}

/** R5: what is not accepted even so stays marked until it is. */
async function residuals({ record, db }: Context) {
  const standing = await standingItems(db, record)
  const open = new Set(standing.flatMap(({ verdict, rsaItemNo }) => (verdict.acceptYn === 'N' ? [rsaItemNo] : [])))
  const items = (record.items ?? []).map((item) => ({
    ...item,
    residualYn: open.has(item.rsaItemNo) ? ('Y' as const) : ('N' as const),
  }))
  return { items, residualCnt: open.size, openCnt: open.size }
}

/** What is added to what was decided goes to the register as well. */
async function registerAdded(effect: Effect) {
  if (effect.record.statusCd === 'DECIDED') await registerControls(effect, effect.record)
}

/** R6: before the assessment everybody who works there learns when it is. */
async function tellSchedule({ record, db, person, now }: Effect) {
  const { noticeDesc: shareDesc, preChannelCd } = record
  await openShare({ tx: db, person, now }, record, { shareCd: 'PRE', channelCd: preChannelCd ?? 'SYSTEM', shareDesc })
}

async function decided({ record, db, person, now }: Effect) {
  await keepFirstRatings({ tx: db, person, now }, record)
  await registerControls({ db, person, now }, record)
}

/** R7: the next regular one is owed after the last of them, not after each; what is taken over may be an earlier one. */
async function endDuesBefore({ record, db, person, now }: Effect) {
  if (record.rsaTypeCd === 'OCC') return
  const owed = await asProgram(db).query<Pick<Rsa, 'rsaNo' | 'processNo' | 'workCatCd'> & { isLater: boolean }>(
    sql`select rsa_no::int as "rsaNo", process_no::int as "processNo", work_cat_cd as "workCatCd",
        (complete_dt at time zone 'Asia/Seoul')::date > ${dayOf(record.completeDt ?? now)}::date as "isLater"
      from rsa where process_no = ${record.processNo} and rsa_no <> ${record.rsaNo} and site_due_ymd is not null and delete_yn = 'N'`,
  )
  const isCoveredLater = owed.some((one) => one.isLater && covers(one, record))
  const over = owed.filter((one) => !one.isLater && covers(record, one)).map(({ rsaNo }) => rsaNo)
  const program = db.program(rsa, { by: person, now })
  for (const rsaNo of isCoveredLater ? [...over, record.rsaNo] : over)
    await program.note(rsaNo, 'NEXT', { siteDueYmd: null, legalLimitYmd: null })
}

/** R7: the year of the process is met at once, not only in the night. */
async function settleYear({ record: { rsaTypeCd, processNo }, db, now }: Effect) {
  if (rsaTypeCd !== 'OCC' && processNo !== null) await settleYears(asProgram(db), { today: dayOf(now), now, processNo })
}

/** What was found is looked for in the analyses of the work as well. */
async function lookAgain({ record, db, now, today }: Effect) {
  const eventDesc = [record.rsaDocNo, record.rsaTitle].filter(Boolean).join(' ')
  await lookAgainAfterAssessment(db, record, { plantCd: record.plantCd, eventDesc, now, today })
}
