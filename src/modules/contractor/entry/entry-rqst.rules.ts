import { addDays } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { contractNamed } from '../contract/contract-name.api.ts'
import { refuseOtherVendor } from '../own-vendor.ts'
import { addOfficeHours, EMERGENCY_HOURS, HOST_SLA_HOURS } from './entry.logic.ts'
import { entryMessages as m } from './entry.messages.ts'
import type { EntryCheck } from './entry-check.logic.ts'
import { zonesIn } from './entry-codes.model.ts'
import { linesLeftOut, nobodyLeft, noEmergency, notSubcontracted, tooLate } from './entry-rqst.guards.ts'
import { entryRqst } from './entry-rqst.model.ts'
import { countsOf, keepChecks, settleLines } from './entry-rqst-lines.ts'
import {
  refuseContract,
  refuseHeader,
  refuseLines,
  refuseMoreThanChange,
  refusePeriod,
  refuseTurned,
} from './entry-rqst-refuse.ts'
import { numbered, retirePrevious, startRevision } from './entry-rqst-revision.ts'
import { trustedLines } from './entry-rqst-trusted.ts'

type Context = ActionContext<typeof entryRqst>
type Effect = EffectContext<typeof entryRqst>

const HOUR_MS = 3_600_000
const own = refuseOtherVendor(entryRqst)
const asked = [own, refuseHeader, refusePeriod, refuseContract, refuseLines]

/** The department and the owner of the contract, where nobody was named. */
async function hosted({ record, db }: Context) {
  if (!record.contractNo || (record.hostDeptCd && record.ownUserId)) return {}
  const [found] = await db.query<{ hostDeptCd: string; ownUserId: string }>(
    sql`select host_dept_cd as "hostDeptCd", own_user_id as "ownUserId" from vendor_contract
      where vendor_contract_no = ${record.contractNo} and delete_yn = 'N'`,
  )
  return {
    hostDeptCd: record.hostDeptCd ?? found?.hostDeptCd ?? null,
    ownUserId: record.ownUserId ?? found?.ownUserId ?? null,
  }
}

const counted = ({ record, before }: Context) => {
  const lines = trustedLines(record, before)
  return { ...lines, ...countsOf(lines) }
}

/** What the rules found goes with the record to where it is kept. */
const foundFor = new WeakMap<object, readonly EntryCheck[]>()

async function checked(context: Context) {
  const { record, now } = context
  const { checks, values } = await settleLines(asProgram(context.db), record, { at: now, refused: 'NG' })
  foundFor.set(record, checks)
  return values
}

async function kept(effect: Effect) {
  const checks = foundFor.get(effect.record)
  if (checks) await keepChecks(asProgram(effect.db), effect.record, checks, effect.now)
}

async function turned(context: Context & { problems: readonly { code: string }[] }) {
  const { record, now } = context
  if (!context.problems.some(({ code }) => code === 'ENTRY_CHECK_TURNED')) return
  const program = asProgram(context.db)
  const { checks, values } = await settleLines(program, record, { at: now, refused: 'NG' })
  await keepChecks(program, record, checks, now)
  await keepLines(program, record.entryRqstNo, values, now)
}

/** The lines of a request as they were found, without a step of its own. */
async function keepLines(
  db: Queries,
  no: number,
  { persons, ngCnt }: Pick<Context['record'], 'persons' | 'ngCnt'>,
  now: Date,
) {
  const rows = (persons ?? []).map(({ personNo, lineStatusCd, lineRuleCd, lineUntilYmd, lineReasonDesc }) => ({
    person_no: personNo,
    status: lineStatusCd,
    rule: lineRuleCd,
    until: lineUntilYmd,
    reason: lineReasonDesc,
  }))
  await db.query(sql`with lines as (
      update entry_rqst_persons p set line_status_cd = r.status, line_rule_cd = r.rule, line_until_ymd = r.until, line_reason_desc = r.reason
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(person_no bigint, status text, rule text, until date, reason text)
      where p.entry_rqst_no = ${no} and p.person_no = r.person_no)
    update entry_rqst set ng_cnt = ${ngCnt}, check_dt = ${now}, row_version = row_version + 1, update_dt = ${now}
    where entry_rqst_no = ${no}`)
}

async function hostDue({ db, now, today }: Context) {
  const due = addOfficeHours(now, HOST_SLA_HOURS, await holidaysFrom(db, addDays(today, -1)))
  return { hostDueDt: due.toISOString() }
}

const approved = ({ now, person }: Context) => ({ apprUserId: person.userId, apprDt: now.toISOString() })
const regularDue = ({ now }: Context) => ({
  regularDueDt: new Date(now.getTime() + EMERGENCY_HOURS * HOUR_MS).toISOString(),
})

const tellApprover = ({ record, notify }: Effect) =>
  notify.tell(m.ENT_HOST_OK.to(zonesIn(record.zoneCds).includes('C') ? 'CSO' : 'SHM'), record)

async function tellApproved({ record, notify }: Effect) {
  const n = record.ngCnt ?? 0
  await (n > 0 ? notify.tell(m.ENT_PART, record, { n }) : notify.tell(m.ENT_APPR, record))
}

export const entryRqstRules = rulesFor(entryRqst, {
  set: {
    create: [contractNamed, hosted, counted],
    edit: [contractNamed, hosted, counted],
    request: [contractNamed, hosted, checked, hostDue],
    approve: [checked, approved],
    emergency: [numbered, checked, approved, regularDue],
    revise: [async (context) => ({ nextEntryRqstNo: await startRevision(context) })],
    resume: [checked],
    sendBack: [() => ({ hostDueDt: null })],
  },
  refuse: {
    create: [own],
    edit: [own],
    request: [...asked, refuseMoreThanChange],
    emergency: asked,
    approve: [refuseTurned],
  },
  guard: {
    request: [tooLate, notSubcontracted, linesLeftOut],
    hostOk: [notSubcontracted, linesLeftOut],
    approve: [notSubcontracted, nobodyLeft],
    emergency: [noEmergency, notSubcontracted, nobodyLeft],
    resume: [notSubcontracted, nobodyLeft],
  },
  follow: {
    request: [kept, tells(m.ENT_RQST)],
    hostOk: [tellApprover],
    approve: [kept, retirePrevious, tellApproved],
    emergency: [kept, tells(m.ENT_EMG), tells(m.ENT_EMG_VENDOR)],
    resume: [kept],
    sendBack: [tells(m.ENT_RTN)],
    reject: [tells(m.ENT_REJ)],
    suspend: [tells(m.ENT_SUSP)],
  },
  // The approver is shown what turned, in a transaction of its own.
  afterRefusal: { approve: [turned] },
})
