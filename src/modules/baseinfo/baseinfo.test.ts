/** Rules of basic information, by HTTP. What every master does is proven at the departments. */
import { describe, expect, test } from 'vitest'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
type Row = Record<string, unknown> & { rowVersion: number }
const api = '/api/baseinfo'
const admin = () => site().as('admin')
const add = (path: string, body: object) => admin().call<Row>(`${api}/${path}`, { method: 'POST', body })
const change = (path: string, body: object) => admin().call<Row>(`${api}/${path}`, { method: 'PUT', body })
const remove = (path: string) => admin().call(`${api}/${path}?rowVersion=1`, { method: 'DELETE' })
const codes = async (group: string) =>
  (await admin().call<{ rows: { code: string; codeNm: string }[] }>(`/api/common/codes?codeGrpCd=${group}`)).rows
const plantCd = '2000'
const aProcess = async (processCd: string) => {
  const [dept] = await site().sql<{ no: string }>(
    `select min(dept_cd) as no from sys_dept where plant_cd = '${plantCd}'`,
  )
  return add('processinfo', { processCd, processNm: `공정 ${processCd}`, plantCd, deptCd: dept?.no })
}

describe('a plant', () => {
  test('is offered by selectors from its first moment, is never 0000, and goes only unused', async () => {
    await add('plant', { plantCd: '9000', plantNm: '시험공장' })
    expect(await codes('COM_PLANT_CD')).toContainEqual(expect.objectContaining({ code: '9000', codeNm: '시험공장' }))
    await expect(add('plant', { plantCd: '0000', plantNm: '전사' })).rejects.toMatchObject({ code: 'BASE_PLANT_ALL' })
    await expect(remove('plant/2000')).rejects.toMatchObject({
      code: 'BASE_IN_USE',
      message: expect.stringContaining('부서'),
    })
    await remove('plant/9000')
    expect((await codes('COM_PLANT_CD')).map(({ code }) => code)).not.toContain('9000')
  })
})

describe('a process', () => {
  test('has a code of its own in its plant, before and after', async () => {
    await aProcess('T-1')
    const second = await aProcess('T-2')
    const refused = { status: 400, field: 'processCd', message: expect.stringContaining('이미 등록된 코드입니다.') }
    await expect(aProcess('T-1')).rejects.toMatchObject(refused)
    await expect(change(`processinfo/${second.processNo}`, { processCd: 'T-1', rowVersion: 1 })).rejects.toMatchObject(
      refused,
    )
    await expect(change(`processinfo/${second.processNo}`, { plantCd: '1000', rowVersion: 1 })).rejects.toMatchObject({
      field: 'plantCd',
    })
  })

  test('EA-A22 with equipment in use is neither closed nor removed, and the answer names what stands in it', async () => {
    const process = await aProcess('T-3')
    const { processNo } = process
    const machine = await add('facilityinfo', {
      equipNm: '원료 펌프',
      equipCd: 'P-9001',
      plantCd,
      safFacilityTypeCd: 'ROT_PUMP',
      processNo,
    })
    expect(machine).toMatchObject({ processNm: '공정 T-3' })
    await expect(change(`processinfo/${processNo}`, { useYn: 'N', rowVersion: 1 })).rejects.toMatchObject({
      code: 'BASE_PROCESS_EQUIP',
      message: expect.stringContaining('P-9001'),
    })
    await expect(remove(`processinfo/${processNo}`)).rejects.toMatchObject({ code: 'BASE_IN_USE' })
    await change(`facilityinfo/${machine.equipNo}`, { useYn: 'N', rowVersion: 1 })
    await change(`processinfo/${processNo}`, { useYn: 'N', rowVersion: 1 })
  })
})

test('a kind of equipment has at most five levels, those below it counted, and is chosen by its name', async () => {
  const chain = ['T1', 'T2', 'T3', 'T4', 'T5']
  for (const [at, cd] of chain.entries())
    await add('facilitytypeinfo', {
      safFacilityTypeCd: cd,
      safFacilityTypeNm: `유형 ${at + 1}`,
      psafFacilityTypeCd: chain[at - 1] ?? null,
    })
  const refused = { code: 'TREE_LEVEL', message: expect.stringContaining('5단계') }
  await expect(
    add('facilitytypeinfo', { safFacilityTypeCd: 'T6', safFacilityTypeNm: '여섯', psafFacilityTypeCd: 'T5' }),
  ).rejects.toMatchObject(refused)
  await expect(change('facilitytypeinfo/T1', { psafFacilityTypeCd: 'FIX', rowVersion: 1 })).rejects.toMatchObject(
    refused,
  )
  await expect(change('facilitytypeinfo/T1', { psafFacilityTypeCd: 'T5', rowVersion: 1 })).rejects.toMatchObject({
    code: 'TREE_CYCLE',
  })
  expect(await codes('FACILITY_TYPE')).toContainEqual(expect.objectContaining({ code: 'T3', codeNm: '유형 3' }))
})

describe('a location', () => {
  test('EA-A21 BASE_XY is marked inside a plan, in thousandths, or nowhere', async () => {
    const { attachFileId } = await admin().attach('SITE_MAP')
    const map = await add('sitemap', { mapNm: '공장 배치도', plantCd, mapFileId: attachFileId })
    const { mapNo } = map
    const tank = { locationNm: '탱크 구역', plantCd }
    expect(await add('location', { ...tank, mapNo, locationX: 500, locationY: 250 })).toMatchObject({
      mapNm: '공장 배치도',
      locationX: 500,
      locationY: 250,
    })
    const wrong = [
      { mapNo, locationX: 1001, locationY: 1 },
      { mapNo, locationX: 5 },
      { locationX: 5, locationY: 5 },
    ]
    for (const place of wrong)
      await expect(add('location', { ...tank, ...place })).rejects.toMatchObject({
        code: 'BASE_XY',
        message: expect.stringContaining('위치는 배치도 안을 클릭하여 지정하세요(0~1000).'),
      })
    await expect(remove(`sitemap/${mapNo}`)).rejects.toMatchObject({ code: 'BASE_IN_USE' })
  })

  test('names a plan and a place of its own plant, found by their names', async () => {
    const map = await add('sitemap', { mapNm: '다른 공장', plantCd: '1000' })
    await expect(add('location', { locationNm: '가', plantCd, mapNo: map.mapNo })).rejects.toMatchObject({
      field: 'mapNo',
    })
    const { rows } = await admin().call<{ rows: object[] }>(
      `/api/common/references/site-map?q=${encodeURIComponent('다른')}&plantCd=1000`,
    )
    expect(rows).toMatchObject([{ key: map.mapNo, title: '다른 공장' }])
  })

  test('the picture of a plan is seen by its plant and changed by who writes plans', async () => {
    const { attachFileId } = await admin().attach('SITE_MAP')
    await add('sitemap', { mapNm: '그림', plantCd, mapFileId: attachFileId })
    const files = await site()
      .as('emp')
      .call<{ files: { fileNo: number }[] }>(`/api/attachfile/list?attachFileId=${attachFileId}`)
    expect(files.files).toHaveLength(1)
    const response = await site()
      .as('emp')
      .fetch(`/api/attachfile/deletefile/${files.files[0]?.fileNo}`, { method: 'DELETE' })
    expect(response.status).toBeGreaterThanOrEqual(403)
  })
})

describe('a legal limit', () => {
  const value = (legalParamVal: string, effectiveFromYmd: string) =>
    add('legalparam', {
      legalParamCd: 'TEST_DAY',
      legalParamVal,
      unitCd: 'DAY',
      lawRefDesc: '시험법 제1조',
      effectiveFromYmd,
    })
  const on = (day: string) => site().services.db.read('SYSTEM', (db) => legalParam(db, 'TEST_DAY', day))

  test('EA-A23 what was decided before a new value keeps the old one', async () => {
    const first = await value('2', '2020-01-01')
    await value('3', '2099-01-01')
    expect([await on('2098-12-31'), await on('2099-01-01')]).toMatchObject([
      { legalParamVal: '2' },
      { legalParamVal: '3' },
    ])
    await expect(on('2019-12-31')).rejects.toThrow(RangeError)
    expect(await admin().call(`${api}/legalparam/${first.legalParamNo}`)).toMatchObject({
      effectiveToYmd: '2098-12-31',
    })
    await expect(value('4', '2021-01-01')).rejects.toMatchObject({ code: 'BASE_LEGAL_PAST' })
    await expect(
      change(`legalparam/${first.legalParamNo}`, { legalParamVal: '9', rowVersion: 1 }),
    ).rejects.toMatchObject({ field: 'legalParamVal' })
    await expect(remove(`legalparam/${first.legalParamNo}`)).rejects.toMatchObject({ code: 'BASE_LEGAL_HELD' })
  })

  test('asks for its basis and the day from which it holds', async () => {
    await expect(add('legalparam', { legalParamCd: 'TEST_2', legalParamVal: '1' })).rejects.toMatchObject({
      answer: { problems: [{ field: 'lawRefDesc' }, { field: 'effectiveFromYmd' }] },
    })
  })

  test('a future value is taken back, and the one before holds on', async () => {
    const future = await value('5', '2100-01-01')
    await remove(`legalparam/${future.legalParamNo}`)
    expect(await on('2100-06-01')).toMatchObject({ legalParamVal: '3' })
    const rows = await site().sql<{ open: number }>(
      "select count(*)::int as open from com_legal_param where legal_param_cd = 'TEST_DAY' and effective_to_ymd is null",
    )
    expect(rows).toEqual([{ open: 1 }])
  })
})

test('a holiday is there once a day; a task owner once for his area', async () => {
  const holiday = { holidayYmd: '2099-05-01', holidayNm: '노동절' }
  await add('holiday', holiday)
  await expect(add('holiday', holiday)).rejects.toMatchObject({ field: 'holidayYmd' })
  const owner = { taskGrpCd: 'SAF', plantCd, userId: 'safety' }
  expect(await add('owner', owner)).toMatchObject({ userNm: expect.any(String) })
  await expect(add('owner', owner)).rejects.toMatchObject({ status: 400 })
})

test('a list too long for one sheet is refused in words', async () => {
  Object.assign(site().services.settings, { maxExportRows: 3 })
  await expect(admin().readSheet(`${api}/facilitytypeinfos/excel`)).rejects.toMatchObject({
    code: 'EXPORT_TOO_MANY',
    message: expect.stringContaining('3건까지'),
  })
})

test('an employee has no menu of basic information, and no answer from it', async () => {
  expect((await site().as('emp').fetch(`${api}/plants`)).status).toBe(403)
  expect((await site().as('reader').fetch(`${api}/plants`)).status).toBe(200)
})
