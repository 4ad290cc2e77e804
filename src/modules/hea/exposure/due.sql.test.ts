/** The statement for all and the rules for one say the same: of cases nobody would think of, and of the register's numbers. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'
import { dueOf, generalDueOf, isPreExamined } from './due.logic.ts'
import { dueColumns, generalDueColumns, isPreExaminedSql } from './due.sql.ts'
import { dueNumbers } from './due-numbers.ts'

const site = aFileSite()
const CASES = 2000
const numbersOf = () => site().services.db.read('SYSTEM', (db) => dueNumbers(db, '2026-11-21'))

const day = fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2015-01-01', days))
const dayOrNone = fc.option(day, { nil: null })
const months = fc.integer({ min: 1, max: 60 })
const someone = fc.record({
  placementYmd: day,
  endYmd: fc.option(day, { nil: null, freq: 9 }),
  lastExamYmd: dayOrNone,
  shortenTriggerYmd: dayOrNone,
  cycle: fc.option(
    fc.record({ cycleGroupNo: fc.integer({ min: 1, max: 6 }), firstMonthCnt: months, cycleMonthCnt: months }),
    { nil: { cycleGroupNo: null, firstMonthCnt: null, cycleMonthCnt: null }, freq: 9 },
  ),
  specialCheckYn: fc.constantFrom('Y', 'Y', 'N', null),
  jobClassCd: fc.constantFrom('OFFICE', 'PROD', 'SALES'),
  officeOffSiteYn: fc.constantFrom('Y', 'N'),
})
const cases = fc
  .sample(someone, { numRuns: CASES, seed: 202 })
  .map(({ cycle, ...rest }, no) => ({ no, ...rest, ...cycle }))

test('the register holds the numbers of the law', async () => {
  expect(await numbersOf()).toEqual({
    shortenDivisor: 2,
    preExemptMonthCnt: 6,
    preExemptLongMonthCnt: 12,
    officeMonthCnt: 24,
    otherMonthCnt: 12,
    firstYearEndYmd: expect.stringMatching(/^\d{4}-12-31$/),
  })
})

test('SQL and logic agree on special checkups and on what replaces the one before placement', async () => {
  const numbers = await numbersOf()
  const rows = await site().services.db.query<object>(
    'SYSTEM',
    sql`select no, next_due_ymd as "nextDueYmd", due_rule_cd as "dueRuleCd", due_month_cnt as "dueMonthCnt", exempt
      from (select h.no, ${dueColumns(numbers)},
          ${isPreExaminedSql(sql`h.placement_ymd`, sql`h.last_exam_ymd`, numbers)} as exempt
        from (select "no", "placementYmd"::date as placement_ymd, "endYmd"::date as end_ymd,
            "lastExamYmd"::date as last_exam_ymd, "shortenTriggerYmd"::date as shorten_trigger_ymd
          from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb)
            as c("no" int, "placementYmd" text, "endYmd" text, "lastExamYmd" text, "shortenTriggerYmd" text)) h
        join (select "no", "cycleGroupNo" as cycle_group_no, "firstMonthCnt" as first_month_cnt,
            "cycleMonthCnt" as cycle_month_cnt, "specialCheckYn" as special_check_yn
          from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb)
            as c("no" int, "cycleGroupNo" int, "firstMonthCnt" int, "cycleMonthCnt" int, "specialCheckYn" text)) f
          using (no)) x order by no`,
  )
  const nothing = { nextDueYmd: null, dueRuleCd: null, dueMonthCnt: null }
  expect(rows).toEqual(
    cases.map((one) => ({
      no: one.no,
      ...(dueOf(one, one, numbers) ?? nothing),
      exempt: isPreExamined(one, one.lastExamYmd, one, numbers),
    })),
  )
})

test('SQL and logic agree on general checkups', async () => {
  const numbers = await numbersOf()
  const rows = await site().services.db.query<object>(
    'SYSTEM',
    sql`select no, next_due_ymd as "nextDueYmd", due_rule_cd as "dueRuleCd", due_month_cnt as "dueMonthCnt"
      from (select u.no, ${generalDueColumns(numbers)}
        from (select "no", "jobClassCd" as job_class_cd, "placementYmd"::date as entry_ymd
          from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as c("no" int, "jobClassCd" text, "placementYmd" text)) u
        join (select "no", "officeOffSiteYn" as office_off_site_yn
          from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as c("no" int, "officeOffSiteYn" text)) d using (no)
        join (select "no", "lastExamYmd"::date as last_exam_ymd
          from jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) as c("no" int, "lastExamYmd" text)) g using (no)) x
      order by no`,
  )
  expect(rows).toEqual(
    cases.map((one) => ({ no: one.no, ...generalDueOf({ ...one, entryYmd: one.placementYmd }, numbers) })),
  )
})
