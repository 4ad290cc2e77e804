/** Counselling, first-aid boxes, what the jobs tell, figures, and what a visit hands on to accidents. */
import { beforeAll, expect, test } from 'vitest'
import type { Person } from '#platform/model/access.ts'
import { addDays, addMonths } from '#platform/model/calendar.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import { instead } from '#platform/server/ports.ts'
import { setRights } from '#platform/test/authority.ts'
import { aFileSite, aServerBeside } from '#platform/test/site.ts'
import { counsel } from './counsel.model.ts'
import { firstAidKit } from './first-aid-kit.model.ts'
import { infirmAsks, type WorkRelated } from './infirm.ports.ts'
import { aMedicine, register } from './infirm.seed.ts'
import { infirmVisitRules } from './visit.rules.ts'

const site = aFileSite()
/** What a visit hands on to whoever keeps accidents. */
const handed: WorkRelated[] = []
const beside = aServerBeside(site, [
  instead(infirmAsks, {
    openAccident: async (_, visit) => {
      handed.push(visit)
      return 4711
    },
  }),
])
const nurse = () => site().as('nurse')
const today = () => site().services.clock.today()
const told = (userId: string, text: string) =>
  site().sql<{ values: Record<string, unknown> }>(
    'select values_json as values from com_notification where user_id = $1 and message_desc = $2',
    [userId, text],
  )

async function planned(userId: string, riskCd: 'D1' | 'C1' | 'C2', counselYmd = today()) {
  const { heaCounselNo } = await nurse().create(counsel, { userId, riskCd, counselYmd })
  return nurse().act(counsel, heaCounselNo, 'plan')
}
const plansOf = async (userId: string) =>
  (await nurse().list(counsel, { where: { userId, statusCd: 'PLAN' } })).rows.map(({ counselYmd, riskCd }) => ({
    counselYmd,
    riskCd,
  }))

test('I4 counselling runs PLAN → DONE → next PLAN at the interval of the grade: D1 1, C1 3, C2 6 months', async () => {
  for (const [userId, riskCd, months] of [
    ['emp', 'D1', 1],
    ['emp2', 'C1', 3],
    ['oper', 'C2', 6],
  ] as const) {
    const { heaCounselNo } = await planned(userId, riskCd)
    const done = await nurse().act(counsel, heaCounselNo, 'record', { contentDesc: '운동을 권함' })
    expect(done).toMatchObject({ statusCd: 'DONE', nextYmd: addMonths(today(), months), counselorUserId: 'nurse' })
    expect(await plansOf(userId)).toEqual([{ counselYmd: addMonths(today(), months), riskCd }])
  }
})

test('I4 a site changes the interval; the nurse names another day; a second plan is refused', async () => {
  await site().sql(`update sys_code set code_nm = '2개월' where code_grp_cd = 'HEA_COUNSEL_CYCLE' and code = 'D1'`)
  const { heaCounselNo } = await planned('sup', 'D1')
  await expect(planned('sup', 'D1')).rejects.toMatchObject({ code: 'HEA_COUNSEL_PLANNED' })
  await nurse().act(counsel, heaCounselNo, 'record', { contentDesc: '경과 좋음' })
  expect(await plansOf('sup')).toEqual([{ counselYmd: addMonths(today(), 2), riskCd: 'D1' }])
  const other = await planned('sup', 'C1')
  const early = { contentDesc: '다시 봄', nextYmd: today() }
  await expect(nurse().act(counsel, other.heaCounselNo, 'record', early)).rejects.toMatchObject({
    code: 'HEA_COUNSEL_NEXT',
  })
  await nurse().act(counsel, other.heaCounselNo, 'record', { ...early, nextYmd: addDays(today(), 10) })
  expect(await plansOf('sup')).toContainEqual({ counselYmd: addDays(today(), 10), riskCd: 'C1' })
})

test('HEA_COUNSEL_PERSON nobody of another plant is counselled here', async () => {
  await expect(planned('emp3', 'C1')).rejects.toMatchObject({
    status: 422,
    code: 'HEA_COUNSEL_PERSON',
    field: 'userId',
    answer: { problems: [{ message: '우리 사업장의 임직원을 선택하십시오.' }] },
  })
  expect(await plansOf('emp3')).toEqual([])
})

test('closing what was said closes the day that followed from it; the reason is asked', async () => {
  const { heaCounselNo } = await planned('maint', 'C2')
  await nurse().act(counsel, heaCounselNo, 'record', { contentDesc: '호전' })
  await expect(nurse().act(counsel, heaCounselNo, 'close')).rejects.toMatchObject({
    status: 400,
    field: 'closeReasonCd',
  })
  await nurse().act(counsel, heaCounselNo, 'close', { closeReasonCd: 'BETTER' })
  expect(await plansOf('maint')).toEqual([])
})

test('counselling is read by the team and the person himself; each line that is shown is logged', async () => {
  const { heaCounselNo } = await planned('mgr2', 'C1')
  for (const userId of ['admin', 'reader', 'mgr', 'hygiene', 'emp'])
    expect([userId, (await site().as(userId).fetch(`${counsel.api}/${heaCounselNo}`)).status]).toEqual([userId, 403])
  await site().as('doctor').list(counsel)
  const logged = await site().sql(
    `select field_set_cd as what from sys_read_log where read_user_id = 'doctor' and biz_cd = 'hea-counsel' and biz_no = $1`,
    [heaCounselNo],
  )
  expect(logged).toEqual([{ what: 'LIST' }])
})

test('heaCounselDue tells the team whom by a masked name three days before, and the person; once', async () => {
  await planned('elec', 'C1', addDays(today(), 3))
  await planned('gas', 'C1', addDays(today(), 4))
  await site().runJob('hea-counsel-due')
  await site().runJob('hea-counsel-due')
  const text = '건강상담 예정일이 다가옵니다: {name} ({due})'
  const names = (await told('health', text)).map(({ values }) => values.name)
  expect(names.filter((name) => name === '유*현')).toHaveLength(1)
  expect(names).not.toContain('고*민')
  expect(await told('elec', '건강상담이 예정되어 있습니다({due}). 의무실로 와 주십시오.')).toHaveLength(1)
})

test('heaMedicineAlert tells of what is short, expires soon and has expired; once', async () => {
  const lot = (lotNo: string, days: number, qtyVal: number) => ({ lotNo, expireYmd: addDays(today(), days), qtyVal })
  await aMedicine(nurse(), { medicineNm: '부족약', safeQtyVal: 10 }, [lot('S', 300, 9)])
  await aMedicine(nurse(), { medicineNm: '임박약', safeQtyVal: 1 }, [lot('T', 60, 9)])
  await aMedicine(nurse(), { medicineNm: '만료약', safeQtyVal: 0 }, [lot('E', 1, 9)])
  await aMedicine(nurse(), { medicineNm: '정상약', safeQtyVal: 1 }, [lot('N', 61, 9)])
  await site().sql('update hea_medicine_lot set expire_ymd = $1 where lot_no = $2', [addDays(today(), -1), 'E'])
  await site().runJob('hea-medicine-alert')
  await site().runJob('hea-medicine-alert')
  const titles = async (text: string) => (await told('nurse', text)).map(({ values }) => values.title)
  expect(await titles('약품이 안전재고보다 적습니다: {title} (현재고 {n})')).toEqual(['부족약'])
  expect(await titles('약품의 유효기간이 다가옵니다: {title} ({due})')).toEqual(['임박약 T'])
  expect(await titles('유효기간이 지난 약품을 폐기하십시오: {title} ({due})')).toEqual(['만료약 E'])
})

test('a first-aid box is checked each month by its keeper; what is missing or expired is told', async () => {
  const item = { itemNm: '멸균 거즈', needQtyVal: 10, haveQtyVal: 10, expireYmd: addDays(today(), 100) }
  const box = await nurse().create(firstAidKit, {
    kitNm: '구급함 1호',
    placeDesc: '출하장',
    managerUserId: 'sup',
    contents: [item],
  })
  const no = box.heaFirstAidKitNo
  expect(await nurse().act(firstAidKit, no, 'register')).toMatchObject({ nextCheckYmd: today(), statusCd: 'ACTIVE' })
  await expect(site().as('mgr').act(firstAidKit, no, 'check')).rejects.toMatchObject({ status: 403 })
  const short = { contents: [{ ...item, haveQtyVal: 8 }] }
  expect(await site().as('sup').act(firstAidKit, no, 'check', short)).toMatchObject({
    lastResultCd: 'LACK',
    nextCheckYmd: addMonths(today(), 1),
  })
  const old = { contents: [{ ...item, expireYmd: addDays(today(), -1) }] }
  expect(await site().as('sup').act(firstAidKit, no, 'check', old)).toMatchObject({ lastResultCd: 'LACK' })
  expect(await nurse().act(firstAidKit, no, 'check', { contents: [item] })).toMatchObject({
    lastResultCd: 'OK',
    lastCheckYmd: today(),
  })
})

test('I3 an accident gets person, time and place, and no medical text; its number is kept', async () => {
  const [row] = await site().sql<{ dept: string }>(`select dept_cd as dept from sys_user where user_id = 'nurse'`)
  const person: Person = {
    userId: 'nurse',
    userNm: '정혜진',
    kind: 'staff',
    plantCd: '2000',
    deptCd: row?.dept ?? null,
    vendorCd: null,
    roles: ['NUR'],
    scopeCd: 'PLANT',
    levels: ['F'],
  }
  const store = new DocumentStore(beside().services, infirmVisitRules)
  const visit = {
    userId: 'emp',
    symptomCd: 'BURN',
    symptomDesc: '손등 화상',
    treatCd: 'WASH',
    workRelatedYn: 'Y',
    placeDesc: '증기 배관',
    visitDt: `${today()}T00:10:00+09:00`,
  }
  const asker = { person, language: 'kr', ip: null, mayWrite: true } as const
  const no = await beside().services.db.write(person, (tx) => store.insert(tx, asker, visit))
  expect(handed).toEqual([
    {
      heaInfirmVisitNo: no,
      plantCd: '2000',
      userId: 'emp',
      personNo: null,
      occurDt: visit.visitDt,
      placeDesc: '증기 배관',
      processNo: null,
    },
  ])
  const kept = await site().sql<{ no: string }>(
    'select accident_no as no from hea_infirm_visit where hea_infirm_visit_no = $1',
    [no],
  )
  expect(Number(kept[0]?.no)).toBe(4711)
})

interface Table {
  rows: { key: string }[]
  columns: { key: string }[]
  cells: (number | null)[][]
}

beforeAll(async () => {
  // Five of one department, one of another, in a month of their own.
  const staff = await site().sql<{ id: string; dept: string }>(
    `select user_id as id, dept_cd as dept from sys_user where plant_cd = '2000' and dept_cd in ('D2110', 'D2120') and user_status_cd = 'ACTIVE' order by dept_cd, user_id`,
  )
  const first = staff.filter(({ dept }) => dept === 'D2110').slice(0, 6)
  const other = staff.filter(({ dept }) => dept === 'D2120').slice(0, 2)
  for (const { id } of [...first, ...other])
    await register(nurse(), { userId: id, symptomCd: 'ETC', treatCd: 'MEASURE', visitDt: '2025-03-10T10:00:00+09:00' })
})

test('§6 figures hide fewer than five persons and what they could be computed from; whoever counts sees no row', async () => {
  const ask = (userId: string) =>
    site()
      .as(userId)
      .call<{ bySymptom: Table; byDept: Table }>('/api/hea/infirm/visitstat?from=2025-03-01&to=2025-03-31&plantCd=2000')
  for (const userId of ['reader', 'shd', 'nurse']) {
    const { byDept, bySymptom } = await ask(userId)
    expect(byDept.rows.map(({ key }) => key)).toEqual(['D2110', 'D2120'])
    // Six and two: the six would tell of the two.
    expect(byDept.cells).toEqual([
      [null, null],
      [null, null],
      [8, 8],
    ])
    expect(bySymptom.cells).toEqual([
      [8, 8],
      [8, 8],
    ])
  }
  for (const userId of ['emp', 'hygiene', 'admin', 'mgr'])
    expect([
      userId,
      (await site().as(userId).fetch('/api/hea/infirm/visitstat?from=2025-03-01&to=2025-03-31')).status,
    ]).toEqual([userId, 403])
})

test('0007 figures end where the scope of the reader under their menu ends', async () => {
  const asked = '/api/hea/infirm/visitstat?from=2025-03-01&to=2025-03-31&plantCd=2000'
  const departments = async () => {
    const { byDept }: { byDept?: Table } = await (await site().as('mgr').fetch(asked)).json()
    return byDept?.rows.map(({ key }) => key)
  }
  for (const [scopeCd, shown] of [
    ['PLANT', ['D2110', 'D2120']],
    ['DEPT', ['D2110']],
    ['OWN', []],
  ] as const) {
    await setRights(site(), 'MGR', [{ menuId: 'HEA_INF_STAT', accessYn: 'Y', writeYn: 'N', scopeCd }])
    await expect.poll(departments, { message: scopeCd }).toEqual(shown)
  }
})

test('counselling and counts are found by what they are called', async () => {
  await planned('pur', 'C1')
  expect((await nurse().list(counsel, { q: '요관찰자', where: { userId: 'pur' } })).total).toBe(1)
  expect((await nurse().fetch('/api/hea/infirm/medicinecounts?q=abc')).status).toBe(200)
  expect((await nurse().fetch('/api/palette?q=abc')).status).toBe(200)
})
