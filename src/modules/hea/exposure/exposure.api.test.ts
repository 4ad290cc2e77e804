/** What examinations and halvings do to exposures, whatever the order in which they are heard of. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Person } from '#platform/model/access.ts'
import { addDays } from '#platform/model/calendar.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'
import { dueOf } from './due.logic.ts'
import { dueNumbers } from './due-numbers.ts'
import { endWork, markExamined, shortenProcess, shortenWorker } from './exposure.api.ts'
import { addExposures } from './exposure-write.ts'

const site = aFileSite()
const db = () => site().services.db
const NOISE = 'NOISE'
const BENZENE = '71-43-2'

const place = (userId: string, factorCd: string, placementYmd: string, processNo = 1) =>
  db().write('SYSTEM', async (tx) =>
    addExposures({ db: tx, numbers: await dueNumbers(tx, '2026-11-21'), userId: null, now: new Date() }, [
      { userId, factorCd, processNo, placementYmd },
    ]),
  )
const rowsOf = (where: Sql) =>
  db().query<Record<string, unknown>>(
    'SYSTEM',
    sql`select user_id as "userId", next_due_ymd as "nextDueYmd", due_rule_cd as "dueRuleCd", end_ymd as "endYmd",
      last_exam_ymd as "lastExamYmd", shorten_reason_cd as "shortenReasonCd",
      shorten_trigger_ymd as "shortenTriggerYmd", pre_exam_yn as "preExamYn"
    from hea_worker_hazard h where ${where} order by user_id`,
  )
const ofUser = async (userId: string) => (await rowsOf(sql`h.user_id = ${userId}`))[0]

test('OH-A02 a process over its limit halves the cycle of all its workers with the factor, until they are examined', async () => {
  for (const userId of ['emp', 'sup', 'oper']) {
    await place(userId, NOISE, '2025-01-10', 2)
    await db().write('SYSTEM', (tx) => markExamined(tx, { userId, factorCds: [NOISE], examYmd: '2026-01-31' }))
  }
  await place('mgr', NOISE, '2025-01-10', 3)
  const all = sql`h.process_no = 2 and h.factor_cd = ${NOISE}`
  expect((await rowsOf(all)).map(({ nextDueYmd }) => nextDueYmd)).toEqual(['2028-01-31', '2028-01-31', '2028-01-31'])

  const over = { processNo: 2, factorCd: NOISE, reasonCd: 'WEM', triggerYmd: '2026-05-20' } as const
  expect(await db().write('SYSTEM', (tx) => shortenProcess(tx, over))).toHaveLength(3)
  expect((await rowsOf(all)).map(({ nextDueYmd }) => nextDueYmd)).toEqual(['2027-01-31', '2027-01-31', '2027-01-31'])
  expect(await ofUser('mgr')).toMatchObject({ shortenReasonCd: null })
  expect(await db().write('SYSTEM', (tx) => shortenProcess(tx, over))).toEqual([])

  await db().write('SYSTEM', (tx) => markExamined(tx, { userId: 'emp', factorCds: [NOISE], examYmd: '2027-01-15' }))
  expect(await ofUser('emp')).toMatchObject({ nextDueYmd: '2029-01-15', dueRuleCd: 'CYCLE', shortenTriggerYmd: null })
  expect(await ofUser('oper')).toMatchObject({ nextDueYmd: '2027-01-31', dueRuleCd: 'SHORT', shortenReasonCd: 'WEM' })
})

test('a person may do it who does not see the workers: the law reaches them all', async () => {
  await place('worker', BENZENE, '2026-01-05', 12)
  await db().write('SYSTEM', (tx) =>
    markExamined(tx, { userId: 'worker', factorCds: [BENZENE], examYmd: '2026-07-01' }),
  )
  const emp: Person = {
    userId: 'emp',
    userNm: 'emp',
    kind: 'staff',
    scopeCd: 'OWN',
    plantCd: '2000',
    deptCd: 'D2110',
    vendorCd: null,
    roles: [],
  }
  const changed = await db().write(emp, (tx) =>
    shortenWorker(tx, { userId: 'worker', factorCd: BENZENE, reasonCd: 'DOCTOR', triggerYmd: '2026-07-10' }),
  )
  expect(changed).toMatchObject([{ beforeDueYmd: '2027-01-01', afterDueYmd: '2026-10-01' }])
})

test('K5 an examination before placement is one that is young enough, and begins no cycle', async () => {
  await place('emp2', BENZENE, '2026-12-01', 8)
  expect(await ofUser('emp2')).toMatchObject({ preExamYn: 'N', nextDueYmd: '2027-02-01' })
  await db().write('SYSTEM', (tx) => markExamined(tx, { userId: 'emp2', factorCds: [BENZENE], examYmd: '2026-11-25' }))
  expect(await ofUser('emp2')).toMatchObject({ preExamYn: 'Y', nextDueYmd: '2027-02-01', lastExamYmd: '2026-11-25' })
  const [elsewhere] = await place('emp2', BENZENE, '2027-06-01', 9)
  expect(elsewhere).toMatchObject({ preExamYn: 'N' })
})

test('work that has ended asks for nothing more', async () => {
  await place('mgr2', NOISE, '2026-01-05', 8)
  await db().write('SYSTEM', (tx) => endWork(tx, { userId: 'mgr2', endYmd: '2026-11-01' }))
  expect(await ofUser('mgr2')).toMatchObject({ endYmd: '2026-11-01', nextDueYmd: null })
})

test('examinations and halvings lead to the same, in whatever order they are heard of', async () => {
  const numbers = await db().read('SYSTEM', (queries) => dueNumbers(queries, '2026-11-21'))
  const placementYmd = '2024-01-10'
  const event = fc.record({ kind: fc.constantFrom('exam', 'halving'), day: fc.integer({ min: 1, max: 900 }) })
  const told = fc.uniqueArray(event, { minLength: 1, maxLength: 5, selector: ({ kind, day }) => `${kind}${day}` })
  let no = 100
  await fc.assert(
    fc.asyncProperty(told, async (events) => {
      const userId = `someone${no++}`
      await place(userId, NOISE, placementYmd, 4)
      for (const { kind, day } of events) {
        const ymd = addDays(placementYmd, day)
        await db().write('SYSTEM', async (tx) => {
          if (kind === 'exam') await markExamined(tx, { userId, factorCds: [NOISE], examYmd: ymd })
          else await shortenWorker(tx, { userId, factorCd: NOISE, reasonCd: 'DOCTOR', triggerYmd: ymd })
        })
      }
      const daysOf = (wanted: string) =>
        events.flatMap(({ kind, day }) => (kind === wanted ? [addDays(placementYmd, day)] : [])).sort()
      const lastExamYmd = daysOf('exam').at(-1) ?? null
      const shortenTriggerYmd = daysOf('halving').find((day) => lastExamYmd === null || day >= lastExamYmd) ?? null
      const exposure = { placementYmd, endYmd: null, lastExamYmd, shortenTriggerYmd }
      const noise = { cycleGroupNo: 5, firstMonthCnt: 12, cycleMonthCnt: 24, specialCheckYn: 'Y' }
      const due = dueOf(exposure, noise, numbers)
      expect(await ofUser(userId)).toMatchObject({
        lastExamYmd,
        shortenTriggerYmd,
        nextDueYmd: due?.nextDueYmd,
        dueRuleCd: due?.dueRuleCd,
      })
    }),
    { numRuns: 40, seed: 202 },
  )
})
