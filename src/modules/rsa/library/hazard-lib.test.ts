/** The hazard library: who keeps it, what it takes, and how an assessment takes over of it. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, aProcess, begun } from '../assess/rsa.fixture.ts'
import { rsa } from '../assess/rsa.model.ts'
import { fromLibrary } from './from-library.ts'
import type { LibraryHazard } from './hazard-lib.calls.ts'
import { hazardLibMaster } from './hazard-lib.master.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let ground: { scaleNo: number; processNo: number }
let processNm: string
beforeAll(async () => {
  ground = { scaleNo: await anApprovedScale(site()), processNo: await aProcess(site()) }
  const [row] = await site().sql<{ nm: string }>(
    `select process_nm as nm from process where process_no = ${ground.processNo}`,
  )
  processNm = row?.nm ?? ''
})

const aHazard = (values: object = {}) => ({
  m4Cd: 'CHEM',
  workCatCd: 'CLEAN',
  hazardDesc: '세정제가 눈에 튐',
  accTypeCd: 'CONTACT',
  measureDescs: '보안면을 쓴다.',
  ...values,
})
const add = (values: object, userId = 'safety') =>
  as(userId).call<{ key: string }>(hazardLibMaster.api, { method: 'POST', body: aHazard(values) })
const rowsOf = async (q: string, userId = 'safety') => {
  const { rows } = await as(userId).call<{ rows: Record<string, unknown>[] }>(
    `${hazardLibMaster.api}s?q=${encodeURIComponent(q)}` as '/api/x',
  )
  return rows
}

describe('what is kept', () => {
  test('a site begins with hazards of works that every site has', async () => {
    expect(await rowsOf('산소가 모자라')).toMatchObject([{ workCatCd: 'CLEAN', badYn: 'N', useYn: 'Y' }])
  })

  test('a hazard of no work and no process is refused, and so is the same one twice', async () => {
    await expect(add({ workCatCd: null })).rejects.toMatchObject({
      status: 422,
      code: 'RSA_LIB_OF_NOTHING',
      field: 'workCatCd',
    })
    await add({})
    await expect(add({})).rejects.toMatchObject({ status: 400, answer: { problems: [{ code: 'DUPLICATE' }] } })
    await add({ workCatCd: null, processNo: ground.processNo })
    expect(await rowsOf('세정제가 눈에')).toHaveLength(2)
  })

  test('supervisors and safety keep it, everybody of the site reads it', async () => {
    await add({ hazardDesc: '드레인 밸브를 열다 손을 뎀' }, 'sup')
    expect(await rowsOf('드레인', 'emp')).toHaveLength(1)
    await expect(add({ hazardDesc: '다른 것' }, 'emp')).rejects.toMatchObject({ status: 403 })
    await expect(rowsOf('드레인', 'V100001-02')).rejects.toMatchObject({ status: 403 })
  })
})

describe('sheets of the ministry’s system', () => {
  const heads = [
    '공정',
    '세부작업',
    '분류',
    '유해위험요인',
    '관련근거',
    '현재조치',
    '빈도',
    '강도',
    '위험성',
    '감소대책',
  ]
  const upload = async (rows: (string | number)[][], userId = 'safety') => {
    const columns = heads.map((text) => ({ text, width: 12 }))
    const book = await buffer(writeWorkbook({ sheetNm: 'KRAS', columns, rows }))
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(book)]), 'kras.xlsx')
    return as(userId).call(`${hazardLibMaster.api}s/kras/upload`, { method: 'POST', body })
  }
  const row = (values: Partial<Record<string, string | number>> = {}) =>
    heads.map(
      (head) =>
        ({
          공정: processNm,
          세부작업: '샘플 채취',
          분류: '화학(물질)적 요인',
          유해위험요인: '샘플 밸브에서 증기가 샘',
          관련근거: '안전보건규칙 제422조',
          현재조치: '방독마스크를 쓴다.',
          빈도: 2,
          강도: 3,
          위험성: 6,
          감소대책: '밀폐형 채취기로 바꾼다.',
          ...values,
        })[head] ?? '',
    )

  test('its columns come in as they stand; a row that is there already is changed, not added', async () => {
    expect(await upload([row()])).toEqual({ inserted: 1, updated: 0, unchanged: 0 })
    expect(await rowsOf('샘플 밸브')).toMatchObject([
      {
        processNo: ground.processNo,
        m4Cd: 'CHEM',
        accTypeCd: 'ETC',
        measureDescs: '방독마스크를 쓴다.\n밀폐형 채취기로 바꾼다.',
        lawRefDesc: '안전보건규칙 제422조',
      },
    ])
    expect(await upload([row()])).toEqual({ inserted: 0, updated: 0, unchanged: 1 })
    expect(await upload([row({ 감소대책: '' })])).toEqual({ inserted: 0, updated: 1, unchanged: 0 })
  })

  test('what is wrong is told by row and cell, and then nothing is saved', async () => {
    const wrong = [
      row({ 유해위험요인: '새 요인' }),
      row({ 공정: '없는 공정' }),
      row({ 분류: '모르는 요인' }),
      row({ 유해위험요인: '조치 없는 요인', 현재조치: '', 감소대책: '' }),
    ]
    await expect(upload(wrong)).rejects.toMatchObject({
      status: 400,
      answer: {
        problems: [
          { field: 'rows.3.processNo' },
          { field: 'rows.4.hazardCatCd' },
          { field: 'rows.5.existMeasureDesc', code: 'RSA_LIB_NO_MEASURE' },
        ],
      },
    })
    expect(await rowsOf('새 요인')).toEqual([])
    await expect(upload([row()], 'emp')).rejects.toMatchObject({ status: 403 })
  })
})

describe('an assessment', () => {
  const offered = async (no: number, query = '', userId = 'sup') => {
    const path = `${rsa.api}/${no}/library${query}` as const
    return (await as(userId).call<{ rows: LibraryHazard[] }>(path)).rows
  }

  test('is offered what fits its process and work, and everything where that is asked for', async () => {
    await add({ hazardDesc: '이 공정의 청소 요인', processNo: ground.processNo })
    await add({ hazardDesc: '다른 공정의 요인', processNo: await aProcess(site(), 1) })
    await add({ hazardDesc: '용접의 요인', workCatCd: 'WELD' })
    await add({ hazardDesc: '쓰지 않는 요인', useYn: 'N' })
    const { rsaNo } = await begun(site(), { ...ground, workCatCd: 'CLEAN' })
    const names = (rows: LibraryHazard[]) => rows.map(({ hazardDesc }) => hazardDesc)
    const own = names(await offered(rsaNo, '?limit=100'))
    expect(own[0]).toBe('이 공정의 청소 요인')
    expect(own).toContain('세정제가 눈에 튐')
    for (const other of ['다른 공정의 요인', '용접의 요인', '쓰지 않는 요인']) expect(own).not.toContain(other)
    const all = names(await offered(rsaNo, '?limit=100&all=Y'))
    expect(all).toEqual(expect.arrayContaining(['다른 공정의 요인', '용접의 요인']))
    expect(names(await offered(rsaNo, `?q=${encodeURIComponent('청소 요인')}`))).toEqual(['이 공정의 청소 요인'])
    await expect(offered(rsaNo, '', 'V100001-02')).rejects.toMatchObject({ status: 403 })
  })

  test('takes over several at once; measures that have failed stay behind', async () => {
    await add({ hazardDesc: '듣지 않은 대책의 요인', badYn: 'Y' })
    const record = await begun(site(), { ...ground, workCatCd: 'CLEAN' })
    const { rsaNo } = record
    const found = await offered(rsaNo, '?limit=100')
    const taken = found.filter(({ hazardDesc }) => /듣지 않은|눈에 튐/.test(hazardDesc)).map(fromLibrary)
    const items = [
      ...(record.items ?? []),
      ...taken.map((item) => ({ ...record.items?.[0], rsaItemNo: null, ...item })),
    ]
    const saved = await as('sup').edit(rsa, record, rsaNo, { items: items as never })
    expect(saved.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ hazardDesc: '듣지 않은 대책의 요인', hazardCatCd: 'CHEM', existMeasureDesc: null }),
        expect.objectContaining({ hazardDesc: '세정제가 눈에 튐', existMeasureDesc: '보안면을 쓴다.' }),
      ]),
    )
  })
})
