import { dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, oneEach, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
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
  refuseChangedControls,
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
    edit: [refuseFromAfar, refuseBadPlan, refuseUntold, refuseChangedControls],
    announce: [refuseBadPlan, refuseOtherScale, refuseUntold],
    decide: [refuseUndecided],
  },
  guard: {
    announce: [ofDepartment('announce')],
    identify: [ofDepartment('identify'), begun, surveyed],
    decide: [ofDepartment('decide'), participated],
    complete: [finished],
    share: [ofDepartment('share'), shared],
  },
  follow: {
    create: [tells(m.RSA_PLANNED)],
    edit: [registerAdded],
    announce: [tellSchedule],
    askRep: [tells(m.RSA_REP_ASKED)],
    decide: [decided, tells(m.RSA_DECIDED)],
    complete: [endDuesBefore, settleYear, tells(m.RSA_DONE)],
  },
})

async function tidy({ record, before, db }: Context) {
  const scale = await scaleOf(db, record.scaleNo)
  return {
    ...(record.statusCd === 'DECIDED' ? {} : itemValues(record.items ?? [], before?.items ?? [], scale)),
    controls: controlValues(record.controls ?? [], before?.controls ?? []),
  }
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

/** R7: the next regular one is owed after the last of them, not after each. */
async function endDuesBefore({ record, db, person, now }: Effect) {
  if (record.rsaTypeCd === 'OCC') return
  const earlier = await asProgram(db).query<Pick<Rsa, 'rsaNo' | 'processNo' | 'workCatCd'>>(
    sql`select rsa_no as "rsaNo", process_no as "processNo", work_cat_cd as "workCatCd" from rsa
      where process_no = ${record.processNo} and rsa_no <> ${record.rsaNo} and site_due_ymd is not null and delete_yn = 'N'`,
  )
  for (const one of earlier.filter((old) => covers(record, { ...old, processNo: Number(old.processNo) })))
    await db
      .program(rsa, { by: person, now })
      .note(Number(one.rsaNo), 'NEXT', { siteDueYmd: null, legalLimitYmd: null })
}

/** R7: the year of the process is met at once, not only in the night. */
async function settleYear({ record: { rsaTypeCd, processNo }, db, now }: Effect) {
  if (rsaTypeCd !== 'OCC') await settleYears(asProgram(db), { today: dayOf(now), now, processNo })
}
