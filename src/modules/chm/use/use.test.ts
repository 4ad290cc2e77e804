/** Products in use: in which process, by whom; what is prohibited is used no more, by whichever door the prohibition comes. */
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { sheetFields } from '#platform/model/sheet.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { chemicals } from '../chm.fixture.ts'
import { materialMaster } from '../material/material.master.ts'
import type { MaterialRegs } from '../reg/reg.calls.ts'
import type { SubstanceWhere } from '../substance/substance.calls.ts'
import { handlersOf } from './use.api.ts'
import { type MaterialUses, matUseSheet, USE_API } from './use.calls.ts'

const site = aFileSite()
const { as, chem, substance, composed, compose, regs, release } = chemicals(site)
const TOLUENE = '108-88-3'
const WATER = '7732-18-5'
let last = 0
const aProcess = async (plantCd = '2000') => {
  last += 1
  const [row] = await site().sql<{ no: number }>(`insert into process (process_cd, process_nm, plant_cd, dept_cd)
    values ('U-${last}', '사용공정 ${last}', '${plantCd}', 'D2110') returning process_no::int as no`)
  return row?.no ?? 0
}
const usesOf = (no: number, by = 'chem') => as<MaterialUses>(by, `${materialMaster.api}/${no}/uses`)
const useOf = async (no: number) => {
  const [use] = (await usesOf(no)).rows
  if (!use) throw new RangeError(`${no}`)
  return use
}
const written = (procs: object[] = [], values: object = {}) => ({
  ...{ ownerDeptCd: 'D2110', maxQtyVal: 400, dayQtyVal: 40, validEndYmd: null, stockLocNos: [] },
  procs: procs.map((proc) => ({ useDesc: null, monthQtyVal: null, handlerUserIds: [], ...proc })),
  ...values,
})
const use = (no: number, body: object, by = 'chem') => as(by, `${materialMaster.api}/${no}/uses`, 'POST', body)
const act = async (no: number, actCd: string, by = 'chem') => {
  const { chmMatUseNo, rowVersion } = await useOf(no)
  return as(by, `${USE_API}/${chmMatUseNo}/${actCd}`, 'POST', { rowVersion, reasonDesc: '시험 사유' })
}
/** A contractor's material on the site, as far as this asks. */
const broughtIn = (casNo: string) =>
  site().sql(`with m as (insert into vendor_msds (plant_cd, vendor_cd, status_cd, product_nm, maker_nm, msds_submit_no, rev_ymd, lang_cd,
      signal_word_cd, haz_class_cd, unit_cd, stock_loc_no, container_cnt, bring_in_ymd, bring_out_ymd, use_qty_val)
    select plant_cd, vendor_cd, 'IN', '살균제', '대성', 'AA00001-0000000001', '2026-01-02', 'ko', 'DANGER', 'NONE', 'L', 1, 1, '2026-11-20', '2026-12-20', 40
    from vendor_master where plant_cd = '2000' limit 1 returning vendor_msds_no)
  insert into vendor_msds_components (vendor_msds_no, seq_no, cas_no, chem_nm, min_pct_val, max_pct_val, secret_yn)
    select vendor_msds_no, 1, '${casNo}', '글루타르알데히드', 10, 20, 'N' from m`)
const problems = (asking: Promise<unknown>) =>
  asking.then(
    () => [],
    ({ answer }) => (answer.problems as { field: string; code: string }[]).map(({ field, code }) => [field, code]),
  )
const told = async (person: string) => (await site().as(person).notifications()).rows.map((one) => one.messageDesc)

beforeAll(async () => {
  await substance({ casNo: WATER, korNm: '물', densityVal: 1 })
})

test('a plant uses a product once, in its own processes, by its own people, at its own places', async () => {
  const no = await composed({ [TOLUENE]: 60, [WATER]: 40 })
  const [processNo, elsewhere] = [await aProcess(), await aProcess('1000')]
  expect(
    await problems(
      use(
        no,
        written([{ processNo: elsewhere }, { processNo }, { processNo, handlerUserIds: ['nobody'] }], {
          ownerDeptCd: 'NONE',
          stockLocNos: [999_999],
        }),
      ),
    ),
  ).toEqual([
    ['ownerDeptCd', 'CHM_USE_DEPT'],
    ['stockLocNos', 'CHM_USE_PLACE'],
    ['procs.0.processNo', 'CHM_USE_PROCESS'],
    ['procs.2.processNo', 'CHM_USE_TWICE'],
    ['procs.2.handlerUserIds', 'CHM_USE_PERSON'],
  ])
  await use(no, written([{ processNo, useDesc: '세척', monthQtyVal: 120, handlerUserIds: ['oper', 'emp'] }]))
  expect(await useOf(no)).toMatchObject({
    statusCd: 'ACTIVE',
    plantCd: '2000',
    maxQtyVal: 400,
    procs: [{ useDesc: '세척', monthQtyVal: 120, handlers: [{ userId: 'oper' }, { userId: 'emp', userNm: '김서연' }] }],
  })
  expect(await problems(use(no, written()))).toEqual([['ownerDeptCd', 'CHM_USE_DUP']])
  await expect(use(no, written(), 'safety')).rejects.toMatchObject({ status: 403 })
  const { rows } = await as<{ rows: object[] }>('safety', '/api/chm/material/uses?q=시험')
  expect(rows).toContainEqual(
    expect.objectContaining({ chmMatNo: no, useDesc: '세척', handlerNms: expect.any(String) }),
  )
})

test('it is changed by who saw it as it is, and ends with a reason; then it may begin anew', async () => {
  const no = await composed({ [WATER]: 100 })
  await use(no, written([{ processNo: await aProcess() }]))
  const { chmMatUseNo, rowVersion } = await useOf(no)
  const change = (version: number) =>
    chem(`${USE_API}/${chmMatUseNo}`, 'PUT', { ...written([{ processNo }], { maxQtyVal: 5 }), rowVersion: version })
  const processNo = await aProcess()
  await change(rowVersion)
  expect(await useOf(no)).toMatchObject({ maxQtyVal: 5, procs: [{ processNo }] })
  await expect(change(rowVersion)).rejects.toMatchObject({ status: 409 })
  await act(no, 'suspend')
  expect(await useOf(no)).toMatchObject({ statusCd: 'SUSP', reasonDesc: '시험 사유' })
  await act(no, 'resume')
  await act(no, 'retire')
  expect(await useOf(no)).toMatchObject({ statusCd: 'RETIRED' })
  await expect(act(no, 'resume')).rejects.toMatchObject({ status: 409 })
  expect(await told('health')).toContainEqual(expect.stringContaining('사용이 폐지되었습니다'))
  await use(no, written())
  expect((await usesOf(no)).rows.map(({ statusCd }) => statusCd)).toEqual(['ACTIVE', 'RETIRED'])
})

describe('A11 a prohibition in force suspends the use in the same transaction', () => {
  const inUse = async (parts: Readonly<Record<string, number>>) => {
    const no = await composed(parts)
    await use(no, written([{ processNo: await aProcess(), handlerUserIds: ['oper'] }]))
    return no
  }

  test('CH-A26 a version released after its day: from the release on it is suspended, and who handles it is told', async () => {
    const [no, other] = [await inUse({ '100-42-5': 60, [WATER]: 40 }), await inUse({ '100-42-5': 1, [WATER]: 99 })]
    site().setClock('2026-12-10T09:00:00+09:00')
    await release([{ casNo: '100-42-5', cutPctVal: 50 }], {
      listCd: 'OSH_PROHIBIT',
      verNm: '12월',
      inForceYmd: '2026-12-01',
    })
    expect(await useOf(no)).toMatchObject({
      statusCd: 'SUSP',
      reasonDesc: '제조등금지물질',
      stopDesc: '제조등금지물질',
    })
    expect(await useOf(other)).toMatchObject({ statusCd: 'ACTIVE', stopDesc: null })
    expect(await told('oper')).toContainEqual(expect.stringContaining('제조등금지물질에 해당해 사용이 중지되었습니다'))
    await expect(act(no, 'resume')).rejects.toMatchObject({ status: 422 })
    const fresh = await composed({ '100-42-5': 60, [WATER]: 40 })
    expect(await problems(use(fresh, written()))).toEqual([['statusCd', 'CHM_USE_STOP']])
  })

  test('a version whose day comes does so by the job', async () => {
    const no = await inUse({ '79-01-6': 60, [WATER]: 40 })
    await release([{ casNo: '79-01-6', cutPctVal: 50 }], {
      listCd: 'CCA_BAN',
      verNm: '내년',
      inForceYmd: '2027-01-01',
    })
    expect(await useOf(no)).toMatchObject({ statusCd: 'ACTIVE' })
    site().setClock('2027-01-02T09:00:00+09:00')
    await site().runJob('chm-reg-in-force')
    expect(await useOf(no)).toMatchObject({ statusCd: 'SUSP', reasonDesc: '금지물질' })
  })

  test('so does a composition that gets what is prohibited; the use goes on by a person once nothing prohibits it', async () => {
    const no = await inUse({ [WATER]: 100 })
    const row = (substanceNm: string, pctVal: number) => ({
      ...{ substance: substanceNm, pctVal, minPctVal: null, maxPctVal: null, secretYn: 'N', altNm: null },
      ...{ altMinPctVal: null, altMaxPctVal: null, approvalNo: null, approvalEndYmd: null },
    })
    await compose(no, [row('100-42-5', 60), row(WATER, 40)])
    expect(await useOf(no)).toMatchObject({ statusCd: 'SUSP' })
    await compose(no, [row(WATER, 100)])
    expect(await useOf(no)).toMatchObject({ statusCd: 'SUSP', stopDesc: null })
    await act(no, 'resume')
    expect(await useOf(no)).toMatchObject({ statusCd: 'ACTIVE' })
  })

  test('so does what was not known and is found out to be prohibited', async () => {
    await release([{ casNo: '67-66-3', condDesc: '계산할 수 없는 조건' }], { listCd: 'CCA_RESTRICT', verNm: '조건' })
    const no = await inUse({ '67-66-3': 60, [WATER]: 40 })
    const hit = (await regs(no)).hits.find(({ whyCd }) => whyCd !== null)
    await chem(`${materialMaster.api}/${no}/regs/${hit?.chmMatHitNo}/settle`, 'POST', {
      judgeCd: 'HIT',
      reasonDesc: '고시 원문 확인',
      attachFileId: null,
    })
    expect(await useOf(no)).toMatchObject({ statusCd: 'SUSP', reasonDesc: '제한물질' })
  })
})

test('an item that asks the use: another use is free, an unknown one is to be confirmed', async () => {
  await release([{ casNo: '67-56-1', cutPctVal: 1, useNms: '세척·탈지, 소비자용 제품' }], {
    listCd: 'KR_UNCONF',
    verNm: '용도',
  })
  const judged = async (useCds: string | null) => {
    const no = await composed({ '67-56-1': 60, [WATER]: 40 }, { useCds })
    const { hits } = await chem<MaterialRegs>(`${materialMaster.api}/${no}/regs`)
    return hits
      .filter(({ regListNm }) => regListNm === '유해성미확인물질')
      .map(({ judgeCd, whyCd }) => [judgeCd, whyCd])
  }
  expect(await judged('CLEAN LAB')).toEqual([['HIT', null]])
  expect(await judged('LAB')).toEqual([])
  expect(await judged(null)).toEqual([['CHECK', 'USE']])
})

test('health is told of who handles a factor of special checkups unknown to it, and sees whom until he is registered', async () => {
  const processNo = await aProcess()
  const no = await composed({ [TOLUENE]: 60, [WATER]: 40 })
  await use(no, written([{ processNo, handlerUserIds: ['oper'] }]))
  expect(await told('health')).toContainEqual(expect.stringContaining('노출 근로자로 등록되지 않은 사람이 있습니다'))
  const seen = async () =>
    (
      await as<{ rows: { userId: string; factorCd: string; chmMatNo: number }[] }>(
        'health',
        `/api/chm/material/useexposures?processNo=${processNo}`,
      )
    ).rows
  expect(await seen()).toMatchObject([{ userId: 'oper', factorCd: TOLUENE, chmMatNo: no }])
  await expect(as('chem', '/api/chm/material/useexposures')).rejects.toMatchObject({ status: 403 })
  await as('health', '/api/hea/checkup/workerhazards/bulk?dryRun=N', 'POST', {
    ...{ actionCd: 'ADD', processNo, factorCds: [TOLUENE], userIds: ['oper'], placementYmd: '2026-11-20' },
  })
  expect(await seen()).toEqual([])
})

test('whoever is named handles it; else who is exposed in the process; else the people of its department', async () => {
  const [named, exposed, bare] = [await aProcess(), await aProcess(), await aProcess()]
  const no = await composed({ [WATER]: 100 })
  await as('health', '/api/hea/checkup/workerhazards/bulk?dryRun=N', 'POST', {
    ...{ actionCd: 'ADD', processNo: exposed, factorCds: [TOLUENE], userIds: ['oper'], placementYmd: '2026-11-20' },
  })
  await use(no, written([{ processNo: named, handlerUserIds: ['emp'] }, { processNo: exposed }, { processNo: bare }]))
  const found = await site().services.db.read('SYSTEM', (db) => handlersOf(db, [no]))
  const at = (processNo: number) => found.filter((one) => one.processNo === processNo)
  expect(at(named)).toMatchObject([{ userId: 'emp', isNamed: true, plantCd: '2000' }])
  expect(at(exposed)).toMatchObject([{ userId: 'oper', isNamed: false }])
  const people = await site().sql<{ n: number }>(
    `select count(*)::int as n from sys_user where dept_cd = 'D2110' and user_status_cd = 'ACTIVE' and delete_yn = 'N'`,
  )
  expect(at(bare)).toHaveLength(people[0]?.n ?? -1)
  await act(no, 'suspend')
  expect(await site().services.db.read('SYSTEM', (db) => handlersOf(db, [no]))).toEqual([])
})

test('a substance says where it is: products with process and place, the most that is kept, what contractors have', async () => {
  const processNo = await aProcess()
  const casNo = '111-30-8'
  const substanceNo = await substance({ casNo, korNm: '글루타르알데히드' })
  const no = await composed({ [casNo]: 25, [WATER]: 75 })
  await use(no, written([{ processNo }], { maxQtyVal: 400 }))
  await broughtIn(casNo)
  const where = await as<SubstanceWhere>('safety', `/api/chm/substance/chmsubstance/${substanceNo}/where`)
  expect(where).toMatchObject({
    uses: [
      {
        chmMatNo: no,
        statusCd: 'ACTIVE',
        maxPctVal: 25,
        mostKgVal: 100,
        processNms: expect.stringContaining('사용공정'),
      },
    ],
    brought: [{ productNm: '살균제', isIn: true, minPctVal: 10, maxPctVal: 20, qtyVal: 40 }],
  })
  await expect(as('emp', `/api/chm/substance/chmsubstance/${substanceNo}/where`)).rejects.toMatchObject({ status: 403 })
  const palette = (person: string, q: string) =>
    as<{ records: { route: string; docNo: string; title: string }[] }>(
      person,
      `/api/palette?q=${encodeURIComponent(q)}`,
    )
  for (const q of [casNo, '111-30', '글루타르'])
    expect((await palette('safety', q)).records[0]).toMatchObject({
      docNo: casNo,
      route: `/chm/substance/substanceList/${substanceNo}`,
    })
  expect((await palette('emp', casNo)).records).toEqual([])
})

describe('by Excel', () => {
  const upload = async (...rows: Readonly<Record<string, string | number>>[]) => {
    const columns = sheetFields(matUseSheet)
    const heads = columns.map(([, { label }]) => ({ text: label, kind: 'text' as const }))
    const cells = rows.map((row) => columns.map(([name]) => row[name] ?? ''))
    const body = new FormData()
    const book = await buffer(writeWorkbook({ sheetNm: '사용', columns: heads, rows: cells }))
    body.append('file', new Blob([new Uint8Array(book)]), 'uses.xlsx')
    return chem(`${matUseSheet.api}/upload`, 'POST', body)
  }
  test('the rows of a product are its whole use; each wrong cell is named, and nothing is saved while there is one', async () => {
    const chmMatCd = 'USE-SHEET'
    const no = await composed({ [WATER]: 100 }, { chmMatCd })
    const banned = await composed({ '100-42-5': 60, [WATER]: 40 }, { chmMatCd: 'USE-STOP' })
    const [one, two] = [await aProcess(), await aProcess()]
    const names = await site().sql<{ nm: string }>(
      `select process_nm as nm from process where process_no in (${one}, ${two}) order by process_no`,
    )
    const [first, second] = names.map(({ nm }) => nm)
    const row = { chmMatCd, ownerDeptCd: 'D2110', processNo: first ?? '', handlers: 'oper, emp', maxQtyVal: 300 }
    const wrong = upload(
      { ...row, handlers: 'oper, nobody', places: '없는 창고' },
      { ...row, processNo: second ?? '', ownerDeptCd: 'D2310' },
      { ...row, chmMatCd: 'USE-STOP' },
      { ...row, chmMatCd: 'NOT-THERE' },
    )
    expect((await problems(wrong)).toSorted()).toEqual([
      ['rows.2.handlers', 'CHM_USE_PERSON'],
      ['rows.2.places', 'CHM_USE_PLACE_NM'],
      ['rows.3.ownerDeptCd', 'CHM_USE_ONE_DEPT'],
      ['rows.4.chmMatCd', 'CHM_USE_STOP'],
      ['rows.5.chmMatCd', expect.any(String)],
    ])
    expect((await usesOf(no)).rows).toEqual([])
    expect(await upload(row, { ...row, processNo: second ?? '' })).toEqual({ inserted: 1, updated: 0, unchanged: 0 })
    expect((await useOf(no)).procs.map(({ processNo }) => processNo)).toEqual([one, two])
    expect(await upload({ ...row, maxQtyVal: 100 })).toEqual({ inserted: 0, updated: 1, unchanged: 0 })
    expect(await useOf(no)).toMatchObject({ maxQtyVal: 100, procs: [{ processNo: one }] })
    expect((await usesOf(banned)).rows).toEqual([])
  })
})
