/** Labels: what may be printed on what, and that none hangs unmarked once it no longer says what it should. */
import { beforeAll, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { chemicals, part } from '../chm.fixture.ts'
import type { MaterialGhs } from '../material/material.calls.ts'
import { materialMaster } from '../material/material.master.ts'
import type { LabelPaperSaid, MaterialLabel, PrintedLabel } from './label.calls.ts'

const site = aFileSite()
const { as, chem, substance, material, compose, composed, release } = chemicals(site)
const { api } = materialMaster

const hazard = (hazardClassCd: string, categoryCd: string) => ({
  ...{ hazardClassCd, categoryCd, routeCd: null, organDesc: null, noneYn: 'N', ateVal: null, mFactorVal: null },
  ...{ cutPctVal: null, addYn: 'Y', originCd: 'SUPPLIER' },
})
/** What the supplier says, and that it holds. */
async function classify(no: number, ...classes: [cd: string, category: string][]) {
  const { rowVersion } = await chem<MaterialGhs>(`${api}/${no}/ghs`)
  const rows = classes.map(([cd, category]) => hazard(cd, category))
  await chem(`${api}/${no}/ghs`, 'PUT', { rowVersion, rows, basisDesc: '공급사 MSDS' })
  await choose(no)
}
async function choose(no: number) {
  const { rowVersion } = await chem<MaterialGhs>(`${api}/${no}/ghs`)
  await chem(`${api}/${no}/ghs/choice`, 'POST', { rowVersion, calcOf: [], reasonDesc: '공급사 분류' })
}
const given = {
  ...{ sizeCd: 'T150', contentQtyVal: 20, unitCd: 'L', containerVolVal: 20, sideAreaVal: null, inProcessYn: 'N' },
  ...{ chosenPCds: null, placeDesc: '저장소 A', printCnt: 1 },
}
const printed = async (no: number, values: object = {}) =>
  (await chem<{ chmLabelPrintNo: number }>(`${api}/${no}/label`, 'POST', { ...given, ...values })).chmLabelPrintNo
const paper = (printNo: number) => chem<LabelPaperSaid>(`/api/chm/ghs/chmlabel/${printNo}`)
const labelOf = (no: number) => chem<MaterialLabel>(`${api}/${no}/label`)
const states = async (no: number) =>
  (await labelOf(no)).prints.map(({ placeDesc, stateCd, leftCnt }) => [placeDesc, stateCd, leftCnt])
const due = async () => (await chem<{ rows: PrintedLabel[] }>('/api/chm/ghs/chmlabels/due')).rows
const problem = (asking: Promise<unknown>) =>
  asking.then(
    () => undefined,
    ({ answer }) => answer.problems[0] as { code: string; message: string },
  )
const change = async (no: number, values: object) => {
  const { rowVersion } = await chem<{ rowVersion: number }>(`${api}/${no}`)
  await chem(`${api}/${no}`, 'PATCH', { rowVersion, ...values })
}

beforeAll(async () => {
  await substance({ casNo: '7732-18-5', korNm: '물' })
})

describe('what may be printed', () => {
  test('nothing without settled classes, nor where the composition has changed since', async () => {
    const no = await composed({ '67-64-1': 100 })
    expect(await problem(printed(no))).toMatchObject({ code: 'CHM_GHS_NONE' })
    await classify(no, ['FLAM_LIQ', '2'])
    await printed(no)
    await compose(no, [part('67-64-1', { pctVal: 90 })])
    expect(await problem(printed(no))).toMatchObject({ code: 'CHM_GHS_OLD' })
    expect(await states(no)).toEqual([['저장소 A', 'CHECK', 1]])
    await choose(no)
    expect(await states(no)).toEqual([['저장소 A', 'OK', 1]])
  })

  test('CH-A27 a can of 20 L takes no T70, a drum of 200 L no T150; H314 with H302 both pictograms, with H315 corrosion alone', async () => {
    const no = await material()
    await classify(no, ['SKIN', '1'], ['ACUTE_ORAL', '4'])
    expect(await problem(printed(no, { sizeCd: 'T70' }))).toEqual({
      ...{ field: 'sizeCd', code: 'CHM_LABEL_SIZE', message: '용기 용량에 맞는 규격보다 작습니다(최소 90㎠).' },
    })
    const { said } = await paper(await printed(no))
    expect(said).toMatchObject({ pictograms: ['GHS05', 'GHS07'], signalWordCd: 'DANGER', hCds: ['H302', 'H314'] })
    const drum = { contentQtyVal: 200, containerVolVal: 200 }
    expect(await problem(printed(no, drum))).toMatchObject({
      message: '용기 용량에 맞는 규격보다 작습니다(최소 300㎠).',
    })
    await printed(no, { ...drum, sizeCd: 'A5' })
    const corrosive = await material()
    await classify(corrosive, ['SKIN', '1'], ['EYE', '2'])
    expect((await paper(await printed(corrosive))).said.pictograms).toEqual(['GHS05'])
  })

  test('CH-A06 six precautions of each kind and where the others stand; a choice that leaves a kind out is none', async () => {
    const no = await material()
    await classify(no, ['FLAM_LIQ', '2'], ['SKIN', '2'])
    const { said, statements } = await paper(await printed(no))
    expect(said.pCds).toHaveLength(6)
    expect(said.isCut).toBe(true)
    expect(statements.map(({ cd }) => cd)).toEqual([...said.hCds, ...said.pCds])
    expect(statements.every(({ text }) => text.length > 0)).toBe(true)
    const chosenPCds = ['P210', 'P233', 'P240', 'P241', 'P403+P235', 'P501']
    expect(await problem(printed(no, { chosenPCds }))).toMatchObject({ code: 'CHM_LABEL_P' })
    const fair = ['P210', 'P233', 'P240', 'P303+P361+P353', 'P403+P235', 'P501']
    expect((await paper(await printed(no, { chosenPCds: fair }))).said.pCds).toEqual(fair)
  })

  test('CH-A07 a sample bottle of 80 mL says no hazards and no precautions; a bucket of the process its signal word', async () => {
    const no = await material()
    await classify(no, ['FLAM_LIQ', '2'])
    const small = await paper(
      await printed(no, { sizeCd: 'T70', contentQtyVal: 80, unitCd: 'ML', containerVolVal: 0.1 }),
    )
    expect(small).toMatchObject({
      kindCd: 'SMALL',
      said: { hCds: [], pCds: [], pictograms: ['GHS02'], supplierNm: '한빛화학' },
    })
    const bucket = await paper(await printed(no, { inProcessYn: 'Y' }))
    expect(bucket).toMatchObject({ kindCd: 'SIGNAL', said: { pictograms: [], hCds: [], signalWordCd: 'DANGER' } })
  })

  test('G10 a list of hazardous chemicals asks for the UN number, and marks what hangs without it', async () => {
    const no = await composed({ '64-19-7': 60, '7732-18-5': 40 })
    await classify(no, ['SKIN', '1'])
    await printed(no)
    await release([{ casNo: '64-19-7', cutPctVal: 10 }], { listCd: 'CCA_ACUTE' })
    expect(await problem(printed(no))).toMatchObject({ code: 'CHM_LABEL_UN' })
    await change(no, { unNo: '2789' })
    expect(await states(no)).toEqual([['저장소 A', 'OLD', 1]])
    expect((await paper(await printed(no))).said.unNo).toBe('2789')
  })

  test('who keeps chemicals prints and confirms, others read', async () => {
    const no = await material()
    await classify(no, ['FLAM_LIQ', '2'])
    await expect(as('hygiene', `${api}/${no}/label`, 'POST', given)).rejects.toMatchObject({ status: 403 })
    expect((await as<MaterialLabel>('hygiene', `${api}/${no}/label`)).said?.hCds).toEqual(['H225'])
    const body = { cnt: 1, reasonDesc: '교체' }
    await expect(
      as('hygiene', `/api/chm/ghs/chmlabel/${await printed(no)}/confirm`, 'POST', body),
    ).rejects.toMatchObject({ status: 403 })
  })
})

test('CH-A28 12 labels hang; what changes nothing on them marks none; H318 marks 12, of which 8 and then 4 are counted off', async () => {
  const no = await composed({ '67-64-1': 100 })
  await classify(no, ['FLAM_LIQ', '2'])
  const inA = await printed(no, { printCnt: 8 })
  const inB = await printed(no, { printCnt: 4, placeDesc: '저장소 B' })
  await change(no, { useDesc: '다른 용도' })
  await classify(no, ['FLAM_LIQ', '2'])
  expect(await states(no)).toEqual([
    ['저장소 B', 'OK', 4],
    ['저장소 A', 'OK', 8],
  ])
  await classify(no, ['FLAM_LIQ', '2'], ['EYE', '1'])
  const left = async () =>
    (await due()).filter(({ chmMatNo }) => chmMatNo === no).reduce((sum, { leftCnt }) => sum + leftCnt, 0)
  expect(await left()).toBe(12)
  const confirm = (printNo: number, cnt: number) =>
    chem(`/api/chm/ghs/chmlabel/${printNo}/confirm`, 'POST', { cnt, reasonDesc: '새 경고표지로 교체' })
  expect(await problem(confirm(inA, 9))).toMatchObject({
    code: 'CHM_LABEL_LEFT',
    message: '남은 경고표지는 8장입니다.',
  })
  await confirm(inA, 8)
  expect(await left()).toBe(4)
  await confirm(inB, 4)
  expect(await left()).toBe(0)
  expect(await states(no)).toEqual([
    ['저장소 B', 'DONE', 0],
    ['저장소 A', 'DONE', 0],
  ])
})

test('what changes back is right again; a product with labels that hang is not removed', async () => {
  const no = await material({ matNm: '처음 이름' })
  await classify(no, ['FLAM_LIQ', '2'])
  await printed(no)
  await change(no, { matNm: '다른 이름' })
  expect(await states(no)).toEqual([['저장소 A', 'OLD', 1]])
  await change(no, { matNm: '처음 이름' })
  expect(await states(no)).toEqual([['저장소 A', 'OK', 1]])
  const { rowVersion } = await chem<{ rowVersion: number }>(`${api}/${no}`)
  await expect(chem(`${api}/${no}?rowVersion=${rowVersion}`, 'DELETE')).rejects.toMatchObject({ status: 422 })
})
