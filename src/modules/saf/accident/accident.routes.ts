/** What the screens of accidents ask besides records. */
import { hasRole, type Person } from '#platform/model/access.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { bindAttachments } from '#platform/server/documents/bind-attachments.ts'
import { requireKnownKeys } from '#platform/server/documents/references.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import type { Services } from '#platform/server/services.ts'
import * as calls from './accident.calls.ts'
import { type Accident, accident } from './accident.model.ts'
import { caseOf } from './accident-case.ts'
import { openAgencyClock, recordClock, reportersTo } from './accident-clocks.ts'
import { flagCds, recordedTargets } from './accident-codes.model.ts'
import { candidatesFor } from './accident-same.ts'
import { addHurt, addVictim, changeVictim, judgeAgain, mayWriteVictims } from './accident-victims.ts'
import { seesInquiry, teamOf } from './inquiry/inquiry-read.ts'
import { clockRules } from './judge/clocks.logic.ts'
import { judged } from './judge/flags.logic.ts'

interface Reporting {
  tx: Transaction
  asker: Asker
  services: Services
  now: Date
}
/** Written and reported as one: the phone keeps it until there is a network, and says when it was written. */
async function report({ tx, asker, services, now }: Reporting, { victims, ...told }: calls.NewReport) {
  const { person } = asker
  const { injuredCnt, deadCnt } = told
  const hurt = Math.max(injuredCnt, victims.length - deadCnt)
  await requireKnownKeys(tx, services, accident, told, person.plantCd, asker.language)
  const knowDt = new Date(Math.min(Date.parse(told.knowDt), now.getTime())).toISOString()
  // A phone whose clock runs ahead knows nothing before it happened.
  const occurDt = new Date(Math.min(Date.parse(told.occurDt), Date.parse(knowDt))).toISOString()
  const values = { ...told, injuredCnt: hurt, knowDt, occurDt, plantCd: person.plantCd }
  const made = await tx.program(accident, { by: person, now, ip: asker.ip }).create('report', values)
  await bindAttachments(tx, accident, asker, made.accidentNo, {}, { attachFileId: told.attachFileId })
  for (const one of victims)
    await addHurt({ tx, person, now }, { accidentNo: made.accidentNo, plantCd: person.plantCd }, one)
  if (victims.length > 0)
    await judgeAgain({ tx, by: person, now, notify: notifyThrough(tx, now) }, made.accidentNo, 'VICTIM')
  return made
}

/** As the asker: whose names he may not know he does not get. */
const victimsSeen = (db: Queries, no: number) =>
  db.query<calls.VictimLine>(
    sql`select acc_victim_no::int as "accVictimNo", seq_no as "seqNo", user_id as "userId", person_no::int as "personNo",
        victim_nm as "victimNm", v.vendor_cd as "vendorCd", (select i.vendor_nm from vendor_info i where i.vendor_cd = v.vendor_cd) as "vendorNm",
        (select d.dept_nm from sys_dept d where d.dept_cd = v.dept_cd) as "deptNm", injury_type_cd as "injuryTypeCd",
        coalesce(string_to_array(injury_part_cds, ' '), '{}') as "injuryPartCds", sev_class_cd as "sevClassCd",
        expect_lost_day_cnt as "expectLostDayCnt", return_ymd::text as "returnYmd", death_ymd::text as "deathYmd",
        care_month_val::float8 as "careMonthVal", treat_month_val::float8 as "treatMonthVal", disable_grade_cd as "disableGradeCd",
        factor_cd as "factorCd", listed_ill_yn as "listedIllYn", approve_ymd::text as "approveYmd",
        employ_type_cd as "employTypeCd", work_form_cd as "workFormCd", hire_ymd::text as "hireYmd",
        same_work_month_cnt as "sameWorkMonthCnt", job_nm as "jobNm", lost_day_cnt as "lostDayCnt"
      from acc_victim v where accident_no = ${no} and delete_yn = 'N' order by seq_no`,
  )

type ClockRow = Omit<calls.ClockLine, 'law' | 'mayRecord'>
const clocksOfCase = (db: Queries, no: number) =>
  db.query<ClockRow>(
    sql`select acc_report_log_no::int as "accReportLogNo", report_target_cd as "targetCd", open_dt as "openDt", due_dt as "dueDt",
        end_dt as "endDt", end_cd as "endCd", report_dt as "reportDt", method_cd as "methodCd",
        (select p.user_nm from directory_person p where p.user_id = l.by_user_id) as "byUserNm",
        receipt_desc as "receiptDesc", late_desc as "lateDesc"
      from acc_report_log l where accident_no = ${no} and delete_yn = 'N' order by end_dt nulls first, due_dt nulls last, 1`,
  )

const mergedInto = (db: Queries, no: number) =>
  db.query<calls.AccidentCase['merged'][number]>(
    sql`select accident_no::int as "accidentNo", accident_doc_no as "docNo", accident_title as title, content_desc as "contentDesc",
        attach_file_id::int as "attachFileId"
      from accident where same_accident_no = ${no} and status_cd = 'CANC' and delete_yn = 'N' order by 1`,
  )

async function caseSeen(record: Accident, program: Queries, db: Queries, at: { now: Date; today: string }) {
  if (record.statusCd === 'TEMP') return { flags: [], clocks: [], candidates: [], merged: [], victims: [] }
  const [found, clocks, candidates, merged, victims] = await Promise.all([
    caseOf(program, record, at),
    clocksOfCase(program, record.accidentNo),
    candidatesFor(program, record),
    mergedInto(program, record.accidentNo),
    victimsSeen(db, record.accidentNo),
  ])
  const whys = new Map(judged(found.facts, found.others).map((one) => [one.flag, one]))
  const flags = flagCds
    .filter((flagCd) => record[flagCd] === 'Y' || whys.has(flagCd))
    .map((flagCd) => {
      const why = whys.get(flagCd)
      return { flagCd, yn: record[flagCd], why: why?.why ?? null, values: why?.values ?? {}, law: why?.law ?? null }
    })
  return { flags, clocks, candidates, merged, victims, all: found.facts.victims.length }
}

/** To those who may have to ask him: he gave his name for that. */
async function reporterOf(program: Queries, person: Person, no: number) {
  if (!hasRole(person, 'SHM', 'SHD', 'SEC')) return null
  const [found] = await program.query<NonNullable<calls.AccidentCase['reporter']>>(
    sql`select reporter_nm as "reporterNm", reporter_tel as "reporterTel" from acc_ticket
      where accident_no = ${no} and coalesce(reporter_nm, reporter_tel) is not null`,
  )
  return found ?? null
}

const seen = answer(calls.accidentCase, async ({ record, program, db, person, now, today }) => {
  const { clocks, all = 0, ...found } = await caseSeen(record, program, db, { now, today })
  const mayRecord = (clock: ClockRow) => reportersTo(clock.targetCd).some((role) => person.roles.includes(role))
  // What the site tells authorities, and what others told it, is no matter of a contractor.
  const isSite = person.kind === 'staff'
  return {
    ...found,
    candidates: isSite ? found.candidates : [],
    merged: isSite ? found.merged : [],
    clocks: (isSite ? clocks : []).map((clock) => ({
      ...clock,
      law: clockRules[clock.targetCd].law ?? null,
      mayRecord: clock.endDt === null && recordedTargets.some((one) => one === clock.targetCd) && mayRecord(clock),
    })),
    reporter: await reporterOf(program, person, record.accidentNo),
    hiddenCnt: Math.max(0, all - found.victims.length),
    mayWriteVictims: mayWriteVictims(person, record.statusCd),
    seesInquiry: seesInquiry(person, isSite ? [] : await teamOf(program, record.accidentNo, person.userId)),
  }
})

export const accidentRoutes = routes(
  answer(calls.reportAccident, ({ tx, asker, services, now, body }) => report({ tx, asker, services, now }, body)),
  seen,
  answer(calls.addVictim, ({ places, body, ...writing }) => addVictim(writing, places.no, body)),
  answer(calls.changeVictim, ({ places, body, ...writing }) => changeVictim(writing, places.no, places.victim, body)),
  answer(calls.openAgencyClock, ({ places, body, ...writing }) => openAgencyClock(writing, places.no, body.targetCd)),
  answer(calls.recordClock, ({ places, body, ...writing }) => recordClock(writing, places.no, places.clock, body)),
)
