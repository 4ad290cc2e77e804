/** Occupational health on the dashboard: every number is the total of its list, and nobody is told of rows that he may not count. */
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const today = () => site().services.clock.today()

interface Linked {
  count: number
  href: string
}
const portletOf = <T>(userId: string, portletId: string) => as(userId).call<T>(`/api/main/portlet/${portletId}`)
const portletsOf = async (userId: string) =>
  (await as(userId).call<{ rows: { portletId: string }[] }>('/api/main/portlets')).rows.map(
    ({ portletId }) => portletId,
  )

/** Where the list behind an address is asked. */
const apis: Readonly<Record<string, string>> = {
  '/hea/checkup/dueList': '/api/hea/checkup/duelists',
  '/hea/checkup/checkupFollowUp': '/api/hea/checkup/followups',
  '/hea/infirm/counsel': '/api/hea/infirm/counsels',
  '/hea/cvd/cvdRisk': '/api/hea/cvd/cvdrisks',
  '/hea/infirm/visit': '/api/hea/infirm/visits',
  '/hea/env/unitWork': '/api/hea/env/measureunits',
  '/hea/env/measurePlan': '/api/hea/env/measures',
  '/hea/muscle/survey': '/api/hea/muscle/surveys',
}
function* linkedIn(answer: unknown): Generator<Linked> {
  if (typeof answer !== 'object' || answer === null) return
  if ('count' in answer && 'href' in answer) yield answer as Linked
  for (const part of Object.values(answer)) yield* linkedIn(part)
}
async function listTotal(userId: string, href: string): Promise<number> {
  const [path = '', query = ''] = href.split('?')
  const { total } = await as(userId).call<{ total: number }>(`${apis[path]}?${query}`)
  return total
}

beforeAll(async () => {
  const day = (n: number) => addDays(today(), n)
  const followUp = (
    no: number,
    userId: string,
    statusCd: string,
    dueYmd: string,
    more = `'N', null`,
    manager = 'null',
  ) =>
    `('HFU-T-${no}', '${statusCd}', '2000', '${userId}', '${userId}', ${no}, 1, '1', '${dueYmd}', ${more}, ${manager})`
  await site().sql(`insert into hea_follow_up (hea_follow_up_doc_no, status_cd, plant_cd, person_nm, user_id, hea_checkup_result_no,
      hea_checkup_plan_no, follow_up_cd, due_ymd, report_yn, report_due_ymd, manager_user_id) values
    ${[
      followUp(1, 'emp', 'DOING', day(-3), `'N', null`, `'mgr'`),
      followUp(2, 'emp2', 'PLAN', day(10)),
      followUp(3, 'emp3', 'EXPLAINED', day(-20), `'Y', '${day(5)}'`),
      followUp(4, 'oper', 'DONE', day(-20)),
    ].join()}`)
  await site().sql(`insert into hea_counsel (hea_counsel_doc_no, status_cd, plant_cd, user_id, risk_cd, counsel_ymd) values
    ('HC-T-1', 'PLAN', '2000', 'emp', 'D2', '${day(3)}'), ('HC-T-2', 'PLAN', '2000', 'emp2', 'D2', '${day(-3)}'),
    ('HC-T-3', 'PLAN', '3000', 'emp3', 'D2', '${day(3)}')`)
  await site().sql(`insert into cvd_risk (cvd_risk_doc_no, status_cd, plant_cd, user_id, person_nm, eval_ymd, risk_group_cd)
    values ('CV-T-1', 'CLOSED', '2000', 'emp', 'emp', '${day(-1)}', 'VERY')`)
  await site().sql(`insert into hea_infirm_visit (hea_infirm_visit_doc_no, status_cd, plant_cd, visit_dt, user_id, symptom_cd, treat_cd, work_related_yn)
    values ('IV-T-1', 'OPEN', '2000', now(), 'emp', 'HEADACHE', 'DRUG', 'N'), ('IV-T-2', 'CLOSE', '2000', now() - interval '9 days', 'emp2', 'CUT', 'DRESS', 'Y'),
      ('IV-T-3', 'OPEN', '3000', now(), 'emp', 'HEADACHE', 'DRUG', 'Y')`)
  await site().sql(`insert into measure_unit (measure_unit_doc_no, status_cd, plant_cd, unit_nm, process_no, worker_cnt, start_ymd, next_due_ymd, exceed_yn)
    select 'WU-T-' || v.n, 'ACTIVE', '2000', '단위 ' || v.n, (select min(process_no) from process where plant_cd = '2000'), 5, '2024-01-02', v.due, v.over
    from (values (1, date '${day(-2)}', 'Y'), (2, date '${day(20)}', 'N'), (3, date '${day(90)}', 'N')) v(n, due, over)`)
  // One of the production team, whose head is mgr, and one elsewhere.
  for (const userId of ['emp', 'emp2'])
    await site().sql(
      `insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, next_due_ymd, pre_exam_yn, due_rule_cd, due_month_cnt)
        values ('2000', $1, '71-43-2', (select min(process_no) from process where plant_cd = '2000'), '2025-01-02', $2, 'Y', 'FIRST', 2)`,
      [userId, day(-11)],
    )
  // A site in use has statistics; without them the list of a thousand people is planned for ten.
  await site().sql('analyze')
})

test.for(['health', 'nurse', 'doctor', 'hygiene', 'mgr', 'sup', 'cso', 'shd', 'reader', 'emp', 'admin', 'safety'])(
  'every number is the total of the list it leads to: %s',
  async (userId) => {
    const ids = ['checkupRate', 'healthCare', 'infirmToday', 'measureDue']
    for (const portletId of (await portletsOf(userId)).filter((id) => ids.includes(id)))
      for (const { count, href } of linkedIn(await portletOf(userId, portletId)))
        expect([portletId, href, count]).toEqual([portletId, href, await listTotal(userId, href)])
  },
)

test('the health team counts what is due; other plants’ rows are not among it', async () => {
  expect(await portletOf('nurse', 'healthCare')).toMatchObject({
    followUps: { open: { count: 2 }, late: { count: 1 }, report: { count: 1 } },
    counsels: { week: { count: 1 }, late: { count: 1 } },
    reviews: { count: 1 },
  })
  expect(await portletOf('nurse', 'infirmToday')).toMatchObject({
    open: { count: 1 },
    today: { count: 1 },
    work: { count: 1 },
  })
  expect(await portletOf('hygiene', 'measureDue')).toMatchObject({
    units: { late: { count: 1 }, soon: { count: 1 }, exceed: { count: 1 } },
  })
})

test('who reads no findings is told of none, not even how many there are', async () => {
  // A head counts the measure that he answers for, and neither counselling nor risks.
  expect(await portletOf('mgr', 'healthCare')).toMatchObject({
    followUps: { open: { count: 1 }, late: { count: 1 }, report: { count: 0 } },
    counsels: null,
    reviews: null,
  })
  for (const userId of ['hygiene', 'mgr', 'shd', 'cso', 'reader', 'admin', 'emp']) {
    expect(await portletsOf(userId), userId).not.toContain('infirmToday')
    await expect(portletOf(userId, 'infirmToday'), userId).rejects.toMatchObject({ status: 403 })
  }
  for (const userId of ['hygiene', 'shd', 'cso', 'reader', 'admin', 'emp'])
    await expect(portletOf(userId, 'healthCare'), userId).rejects.toMatchObject({ status: 403 })
})

test('EA-A20 a head sees how many of his own people are late, without a name; the list names them without a result', async () => {
  interface Checkup {
    dues: { late: Linked } | null
    rate: { rateVal: number | null } | null
  }
  const answer = await portletOf<Checkup>('mgr', 'checkupRate')
  const late = answer.dues?.late
  expect(late?.count).toBeGreaterThan(0)
  const names = await site().sql<{ nm: string }>(`select user_nm as nm from sys_user where plant_cd = '2000'`)
  expect(names.some(({ nm }) => JSON.stringify(answer).includes(nm))).toBe(false)
  const all = await portletOf<Checkup>('health', 'checkupRate')
  expect(all.dues?.late.count).toBeGreaterThan(late?.count ?? 0)

  const [path = '', query = ''] = (late?.href ?? '').split('?')
  const list = await as('mgr').call<{ total: number; rows: object[] }>(`${apis[path]}?${query}`)
  expect(list.total).toBe(late?.count)
  expect(JSON.stringify(list.rows)).not.toMatch(/grade|Grade|opinion|result/)
})

test('§6 the share is told to who sees counts, in groups of five and more; who sees neither list nor counts gets nothing', async () => {
  expect(await portletOf('cso', 'checkupRate')).toMatchObject({ dues: null, rate: { rateVal: null, targetCnt: null } })
  for (const userId of ['emp', 'admin', 'V100001-01'])
    await expect(portletOf(userId, 'checkupRate'), userId).rejects.toMatchObject({ status: 403 })
})
