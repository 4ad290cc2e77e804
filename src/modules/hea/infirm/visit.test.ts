/** Visits: who sees what, what is written down about reading, clusters, the day of the author. */
import { expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'
import { register } from './infirm.seed.ts'

const site = aFileSite()
const API = '/api/hea/infirm/visit'
const nurse = () => site().as('nurse')
const status = async (userId: string, path: string) => (await site().as(userId).fetch(path)).status
const processNo = async (plantCd = '2000', at = 0) =>
  Number(
    (
      await site().sql<{ no: string }>(
        'select process_no as no from process where plant_cd = $1 order by 1 offset $2 limit 1',
        [plantCd, at],
      )
    )[0]?.no,
  )
const worker = async () =>
  Number(
    (
      await site().sql<{ no: string }>(
        `select person_no as no from vendor_person where plant_cd = '2000' and vendor_cd = 'V100001' and person_status_cd = 'ACTIVE' order by 1 limit 1`,
      )
    )[0]?.no,
  )
const act = (no: number, actionCd: string, body: object, userId = 'nurse') =>
  site()
    .as(userId)
    .call<{ statusCd: string; rowVersion: number; addenda: { addDesc: string }[] }>(`${API}/${no}/${actionCd}`, {
      method: 'POST',
      body,
    })

test('only the team of the plant opens a visit, and the person reads his own', async () => {
  const { heaInfirmVisitNo: no } = await register(nurse(), { symptomDesc: '어제부터 두통' })
  for (const userId of ['nurse', 'health', 'doctor'])
    expect([userId, await status(userId, `${API}/${no}`)]).toEqual([userId, 200])
  for (const userId of ['admin', 'reader', 'shd', 'cso', 'hygiene', 'mgr', 'emp', 'emp2', 'safety3', 'V100001-01'])
    expect([userId, await status(userId, `${API}/${no}`)]).toEqual([userId, 403])
  const mine = await site().as('emp').call<{ rows: { symptomDesc: string }[] }>(`${API}s/mine`)
  expect(mine.rows[0]).toMatchObject({ heaInfirmVisitNo: no, symptomDesc: '어제부터 두통' })
  expect((await site().as('emp2').call<{ rows: object[] }>(`${API}s/mine`)).rows).toEqual([])
})

test('a nurse of another plant finds no visit of this one', async () => {
  const { heaInfirmVisitNo: no } = await register(nurse())
  await site().sql(
    `insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, 'emp3' from sys_auth_grp where auth_grp_cd = 'NUR'`,
  )
  expect(await status('emp3', `${API}/${no}`)).toBe(404)
})

test('§6 names are masked in the list; opening one is what the read log tells of', async () => {
  const { heaInfirmVisitNo: no } = await register(site().as('health'))
  const logged = async () =>
    await site().sql<{ who: string; what: string }>(
      `select read_user_id as who, field_set_cd as what from sys_read_log where biz_cd = 'hea-infirm-visit' and biz_no = $1 order by read_log_no`,
      [no],
    )
  const before = await logged()
  const list = await site()
    .as('doctor')
    .call<{ total: number; rows: { heaInfirmVisitNo: number; maskedNm: string }[] }>(`${API}s`)
  expect(list.rows.find((row) => row.heaInfirmVisitNo === no)?.maskedNm).toBe('김*연')
  expect(JSON.stringify(list)).not.toContain('김서연')
  expect(await logged()).toEqual(before)
  await site().as('doctor').call(`${API}/${no}`)
  expect(await logged()).toEqual([...before, { who: 'doctor', what: 'RECORD' }])
})

test('the person at the door is found by number, name, initials; his card logs each line that is shown', async () => {
  const search = async (q: string) =>
    (
      await nurse().call<{ rows: { userId: string | null; personNo: number | null; nm: string }[] }>(
        `/api/hea/infirm/patients?q=${encodeURIComponent(q)}`,
      )
    ).rows
  expect((await search('emp'))[0]).toMatchObject({ userId: 'emp', nm: '김서연' })
  expect(await search('김서연')).toContainEqual(expect.objectContaining({ userId: 'emp' }))
  expect(await search('ㄱㅅㅇ')).toContainEqual(expect.objectContaining({ userId: 'emp' }))
  const personNo = await worker()
  expect((await search(`P${personNo}`))[0]).toMatchObject({ personNo })
  await register(nurse())
  const count = async () =>
    Number(
      (
        await site().sql<{ n: string }>(
          `select count(*) as n from sys_read_log where subject_user_id = 'emp' and field_set_cd = 'LIST'`,
        )
      )[0]?.n,
    )
  const before = await count()
  const card = await nurse().call<{ visits: object[] }>('/api/hea/infirm/patient?userId=emp')
  expect(await count()).toBe(before + card.visits.length)
  expect(await status('emp', '/api/hea/infirm/patients?q=emp')).toBe(403)
})

test('a worker of a vendor is treated; his vendor sees nothing of it', async () => {
  const personNo = await worker()
  const visit = await register(nurse(), { userId: null, personNo, symptomCd: 'WOUND', treatCd: 'DRESS' })
  expect(visit).toMatchObject({ personNo, visitVendorCd: 'V100001', userId: null, deptCd: null })
  expect(await status('health', `${API}/${visit.heaInfirmVisitNo}`)).toBe(200)
  expect(await status('V100001-01', `${API}/${visit.heaInfirmVisitNo}`)).toBe(403)
  const seen = await site().services.db.query<{ n: number }>(
    {
      userId: 'V100001-01',
      userNm: '',
      kind: 'vendor',
      plantCd: '2000',
      deptCd: null,
      vendorCd: 'V100001',
      roles: ['VAD'],
      scopeCd: 'VENDOR',
    },
    // The database asks the same as the routes.
    (await import('#platform/server/database/sql.ts'))
      .sql`select (select count(*) from hea_infirm_visit) + (select count(*) from sys_audit where biz_cd = 'hea-infirm-visit') as n`,
  )
  expect(seen).toEqual([{ n: 0 }])
  await expect(register(nurse(), { personNo })).rejects.toMatchObject({ code: 'HEA_VISIT_PERSON' })
  await expect(register(nurse(), { userId: 'emp3' })).rejects.toMatchObject({ code: 'HEA_VISIT_PERSON' })
})

test('vital signs outside of their ranges: 입력 범위를 벗어났습니다.', async () => {
  for (const [field, value] of [
    ['bodyTempVal', 29.9],
    ['bodyTempVal', 45.1],
    ['bpSysVal', 301],
    ['spo2Val', 49],
  ] as const)
    await expect(register(nurse(), { [field]: value })).rejects.toMatchObject({
      code: 'HEA_VITAL_RANGE',
      field,
      answer: { message: '입력 범위를 벗어났습니다.' },
    })
  await register(nurse(), { bodyTempVal: 45, bpSysVal: 300, spo2Val: 50 })
})

test('OH-A09 three visits for 두통 from one process within 5 days: the health manager gets one cluster alert', async () => {
  const process = await processNo()
  const text = '{process}에서 7일 안에 같은 증상({symptom})이 {n}명 있었습니다.'
  const alerts = async () =>
    (
      await site().sql<{ who: string }>('select user_id as who from com_notification where message_desc = $1', [text])
    ).map(({ who }) => who)
  const visit = (userId: string, days: number) =>
    register(nurse(), {
      userId,
      processNo: process,
      visitDt: `${addDays(site().services.clock.today(), -days)}T00:00:00+09:00`,
    })
  await visit('emp', 5)
  await visit('emp', 4)
  await visit('emp2', 3)
  expect(await alerts()).toEqual([])
  await visit('oper', 0)
  expect(await alerts()).toEqual(['health'])
  await visit('sup', 0)
  await visit('mgr', 0)
  expect(await alerts()).toEqual(['health'])
})

test('I5 a visit that is entered late completes the cluster of its days', async () => {
  const process = await processNo('2000', 3)
  const count = async () =>
    (
      await site().sql(
        `select 1 from com_notification where message_desc like '%같은 증상%' and values_json ->> 'process' =
          (select process_nm from process where process_no = $1)`,
        [process],
      )
    ).length
  const visit = (userId: string, days: number) =>
    register(nurse(), {
      userId,
      processNo: process,
      symptomCd: 'SKIN',
      visitDt: `${addDays(site().services.clock.today(), -days)}T00:00:00+09:00`,
    })
  await visit('emp', 5)
  await visit('emp2', 1)
  expect(await count()).toBe(0)
  await visit('oper', 6)
  expect(await count()).toBe(1)
  await visit('sup', 4)
  expect(await count()).toBe(1)
})

test('I3 a visit that has to do with work is a reported accident at once, and the safety manager hears person, time and place', async () => {
  const visitDt = `${addDays(site().services.clock.today(), -1)}T13:20:00+09:00`
  const visit = await register(nurse(), {
    workRelatedYn: 'Y',
    placeDesc: '용제 하역장',
    symptomDesc: '아무에게도 말하지 않은 증상',
    visitDt,
  })
  const accidentNo = Number(visit.accidentNo)
  const [record] = await site().sql<{ state: string; at: string; place: string }>(
    `select status_cd as state, occur_dt::text as at, place_desc as place from accident where accident_no = $1`,
    [accidentNo],
  )
  expect(record).toMatchObject({ state: 'REPORTED', place: '용제 하역장' })
  const told = (await site().as('safety').notifications()).rows.filter(({ linkUrl }) =>
    linkUrl?.endsWith(`/${accidentNo}`),
  )
  expect(told.length).toBeGreaterThan(0)
  const shown = await site().as('safety').call<object>(`/api/saf/accident/accident/${accidentNo}`)
  expect(JSON.stringify([told, shown])).not.toMatch(/말하지 않은|HEADACHE|두통|MED/)
})

test('I5 two nurses at once tell of one cluster once; another process is another cluster', async () => {
  const [one, other] = [await processNo('2000', 1), await processNo('2000', 2)]
  const text = '{process}에서 7일 안에 같은 증상({symptom})이 {n}명 있었습니다.'
  const count = async () => (await site().sql('select 1 from com_notification where message_desc = $1', [text])).length
  const before = await count()
  for (const processNo of [one, other])
    for (const userId of ['emp', 'emp2']) await register(nurse(), { userId, processNo, symptomCd: 'SKIN' })
  await Promise.all(
    ['oper', 'sup', 'mgr'].map((userId) =>
      register(site().as('doctor'), { userId, processNo: one, symptomCd: 'SKIN' }),
    ),
  )
  expect(await count()).toBe(before + 1)
})

test('I3 work-related needs a place, and opens an accident', async () => {
  await expect(register(nurse(), { workRelatedYn: 'Y' })).rejects.toMatchObject({
    code: 'HEA_VISIT_PLACE',
    field: 'placeDesc',
  })
  const visit = await register(nurse(), { workRelatedYn: 'Y', placeDesc: '용제 펌프장' })
  expect(visit.accidentNo).toEqual(expect.any(Number))
})

test('I6 its author edits a visit on the same day; later there is only an addendum', async () => {
  const visit = await register(nurse(), { symptomDesc: '두통' })
  const edit = (userId: string, rowVersion: number) =>
    site()
      .as(userId)
      .call<{ rowVersion: number }>(`${API}/${visit.heaInfirmVisitNo}`, {
        method: 'PATCH',
        body: { rowVersion, symptomDesc: '두통, 구토' },
      })
  await expect(edit('health', visit.rowVersion)).rejects.toMatchObject({ status: 409 })
  const whom = { method: 'PATCH', body: { rowVersion: visit.rowVersion, userId: 'emp2' } }
  await expect(nurse().call(`${API}/${visit.heaInfirmVisitNo}`, whom)).rejects.toMatchObject({
    status: 422,
    code: 'HEA_VISIT_OTHER_PERSON',
    field: 'userId',
    answer: { problems: [{ message: '이용자는 바꿀 수 없습니다. 새로 등록하십시오.' }] },
  })
  const { rowVersion } = await edit('nurse', visit.rowVersion)
  const closed = await act(visit.heaInfirmVisitNo, 'close', { rowVersion, resultCd: 'BACK' })
  expect(closed.statusCd).toBe('CLOSE')
  site().setClock(new Date(Date.now() + 86_400_000))
  try {
    await expect(edit('nurse', closed.rowVersion)).rejects.toMatchObject({ code: 'HEA_VISIT_CLOSED_DAY' })
    const added = await act(
      visit.heaInfirmVisitNo,
      'addendum',
      { rowVersion: closed.rowVersion, reasonDesc: '통화: 호전됨' },
      'health',
    )
    expect(added).toMatchObject({ statusCd: 'ADDENDUM', addenda: [{ addDesc: '통화: 호전됨' }] })
  } finally {
    site().setClock()
  }
})

test('a rest ends after it began, and a referral names the hospital', async () => {
  const rest = { restStartDt: '2026-11-20T10:00:00+09:00', restEndDt: '2026-11-20T09:00:00+09:00' }
  await expect(register(nurse(), rest)).rejects.toMatchObject({ code: 'HEA_REST_REVERSED' })
  const visit = await register(nurse(), { restStartDt: rest.restStartDt })
  const close = { rowVersion: visit.rowVersion, resultCd: 'REFER' }
  await expect(act(visit.heaInfirmVisitNo, 'close', close)).rejects.toMatchObject({ code: 'HEA_VISIT_HOSPITAL' })
  await act(visit.heaInfirmVisitNo, 'close', {
    ...close,
    referHospitalNm: '여수전남병원',
    restEndDt: '2026-11-20T10:40:00+09:00',
  })
})
