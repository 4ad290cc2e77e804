/** Products: what is in them, revision by revision, and which of their classes hold. */
import { beforeAll, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import type { SubstanceFacts } from '../substance/substance.calls.ts'
import { substanceMaster } from '../substance/substance.master.ts'
import type { Composition, MaterialGhs } from './material.calls.ts'
import { materialMaster } from './material.master.ts'

const site = aFileSite()
const { api } = materialMaster
const chem = <T>(path: string, options?: { method: string; body: unknown }) => site().as('chem').call<T>(path, options)
const given = { matNm: '시험 신너', supplierNm: '한빛화학', useDesc: '세척', physStateCd: 'L' }
let last = 0
const add = async (values: object = {}) => {
  last += 1
  const body = { ...given, chmMatCd: `T-${last}`, ...values }
  return (await chem<{ chmMatNo: number }>(api, { method: 'POST', body })).chmMatNo
}
const part = (substance: string | null, values: object) => ({
  substance,
  pctVal: null,
  minPctVal: null,
  maxPctVal: null,
  secretYn: 'N',
  altNm: null,
  altMinPctVal: null,
  altMaxPctVal: null,
  approvalNo: null,
  approvalEndYmd: null,
  ...values,
})
const read = (no: number, query = '') => chem<Composition>(`${api}/${no}/composition${query}`)
const ghsOf = (no: number) => chem<MaterialGhs>(`${api}/${no}/ghs`)
const compose = async (no: number, rows: object[], more: object = {}) => {
  const { rowVersion } = await read(no)
  const body = { rowVersion, rows, restOkYn: 'N', reasonDesc: '공급사 MSDS', ...more }
  return chem(`${api}/${no}/composition`, { method: 'PUT', body })
}
const problems = (asking: Promise<unknown>) =>
  asking.then(
    () => [],
    ({ answer }) =>
      (answer.problems as { field: string; code: string; message: string }[]).map(({ field, code }) => [field, code]),
  )
const hazard = (hazardClassCd: string, values: object = {}) => ({
  hazardClassCd,
  categoryCd: null,
  routeCd: null,
  organDesc: null,
  noneYn: 'N',
  ateVal: null,
  mFactorVal: null,
  cutPctVal: null,
  addYn: 'Y',
  originCd: 'SUPPLIER',
  ...values,
})

async function substance(values: object, hazards: object[] = []): Promise<number> {
  const body = { engNm: 'Sample', physStateCd: 'L', ...values }
  const { chmSubstanceNo: no } = await chem<{ chmSubstanceNo: number }>(substanceMaster.api, { method: 'POST', body })
  if (hazards.length === 0) return no
  const { rowVersion } = await chem<SubstanceFacts>(`${substanceMaster.api}/${no}/facts`)
  const sent = { rowVersion, rows: hazards, basisDesc: '시험 자료' }
  await chem(`${substanceMaster.api}/${no}/hazards`, { method: 'PUT', body: sent })
  return no
}

beforeAll(async () => {
  await substance({ casNo: '7732-18-5', korNm: '물' }, [
    hazard('ACUTE_ORAL', { noneYn: 'Y' }),
    hazard('SKIN', { noneYn: 'Y' }),
  ])
  await substance({ casNo: '9002-92-0', korNm: '라우레스' }, [
    hazard('ACUTE_ORAL', { ateVal: 300 }),
    hazard('SKIN', { categoryCd: '2' }),
  ])
})

describe('composition', () => {
  test('CH-A02 30-40 and 50-60 are accepted; what is in it is read with names, sums and its reason', async () => {
    const no = await add()
    await compose(no, [
      part('108-88-3', { minPctVal: 30, maxPctVal: 40 }),
      part('1330-20-7', { minPctVal: 50, maxPctVal: 60 }),
    ])
    const { rows, minSum, maxSum, compRevNo, revisions } = await read(no)
    expect(rows.map(({ name, casNo }) => [name, casNo])).toEqual([
      ['톨루엔', '108-88-3'],
      ['크실렌', '1330-20-7'],
    ])
    expect([minSum, maxSum, compRevNo]).toEqual([80, 100, 1])
    expect(revisions).toMatchObject([
      { compRevNo: 1, startYmd: '2026-11-24', reasonDesc: '공급사 MSDS', createUserNm: '권유진' },
    ])
  })

  test('A9 it is never edited: another revision stands beside the older one, which stays readable', async () => {
    const no = await add()
    await compose(no, [part('7732-18-5', { pctVal: 100 })])
    await compose(no, [part('7732-18-5', { pctVal: 90 }), part('9002-92-0', { pctVal: 10 })], {
      reasonDesc: '처방 변경',
    })
    expect((await read(no)).rows.map(({ pctVal }) => pctVal)).toEqual([90, 10])
    expect((await read(no, '?compRevNo=1')).rows.map(({ pctVal }) => pctVal)).toEqual([100])
    expect((await read(no)).revisions.map(({ compRevNo, reasonDesc }) => [compRevNo, reasonDesc])).toEqual([
      [2, '처방 변경'],
      [1, '공급사 MSDS'],
    ])
  })

  test('all that is wrong is told at its row, and nothing is saved', async () => {
    const no = await add()
    const wrong = compose(no, [
      part('108-88-2', { pctVal: 10 }),
      part('50-21-5', { pctVal: 10 }),
      part('7732-18-5', { minPctVal: 50, maxPctVal: 40 }),
    ])
    expect(await problems(wrong)).toEqual([
      ['rows.0.substance', 'CHM_CAS_DIGIT'],
      ['rows.1.substance', 'CHM_COMP_UNKNOWN'],
      ['rows.2.maxPctVal', 'CHM_COMP_RANGE'],
    ])
    expect((await read(no)).compRevNo).toBe(0)
    const over = compose(no, [part('7732-18-5', { pctVal: 60 }), part('9002-92-0', { pctVal: 60 })])
    await expect(over).rejects.toMatchObject({
      answer: { message: '구성성분 함량의 합을 확인하세요(최소 합 120%, 최대 합 120%).' },
    })
    expect(await problems(compose(no, [part('7732-18-5', { pctVal: 60 })]))).toEqual([['restOkYn', 'CHM_COMP_SUM']])
    expect(await problems(compose(no, [part('7732-18-5', { pctVal: 60 })], { restOkYn: 'Y' }))).toEqual([])
  })

  test('S3 what is on a list of the law is no secret, whatever its content', async () => {
    const no = await add()
    const secret = { pctVal: 18, secretYn: 'Y', altNm: '용제', altMinPctVal: 8, altMaxPctVal: 28 }
    expect(await problems(compose(no, [part('108-88-3', secret), part('7732-18-5', { pctVal: 82 })]))).toEqual([
      ['rows.0.secretYn', 'CHM_SECRET_NOT_ALLOWED'],
    ])
    expect(await problems(compose(no, [part('9002-92-0', secret), part('7732-18-5', { pctVal: 82 })]))).toEqual([])
    const beyond = { ...secret, altMinPctVal: 5 }
    expect(await problems(compose(no, [part('9002-92-0', beyond), part('7732-18-5', { pctVal: 82 })]))).toEqual([
      ['rows.0.altMinPctVal', 'CHM_SECRET_RANGE'],
    ])
  })

  test('who saw an older version is refused, and so is who only reads; a substance in use is not removed', async () => {
    const no = await add()
    await compose(no, [part('7732-18-5', { pctVal: 100 })])
    await expect(compose(no, [part('7732-18-5', { pctVal: 100 })], { rowVersion: 1 })).rejects.toMatchObject({
      status: 409,
    })
    const body = { rowVersion: 2, rows: [part('7732-18-5', { pctVal: 100 })], restOkYn: 'N', reasonDesc: '시험' }
    const reading = site().as('hygiene')
    await expect(reading.call(`${api}/${no}/composition`, { method: 'PUT', body })).rejects.toMatchObject({
      status: 403,
    })
    expect((await reading.call<Composition>(`${api}/${no}/composition`)).rows).toHaveLength(1)
    const { rows } = await chem<{ rows: { chmSubstanceNo: number; rowVersion: number }[] }>(
      `${substanceMaster.api}s?q=7732-18-5`,
    )
    const [water] = rows
    const removing = chem(`${substanceMaster.api}/${water?.chmSubstanceNo}?rowVersion=${water?.rowVersion}`, {
      method: 'DELETE',
      body: undefined,
    })
    await expect(removing).rejects.toMatchObject({ status: 422 })
  })
})

describe('classification', () => {
  const lineOf = ({ lines }: MaterialGhs, hazardClassCd: string) =>
    lines.find((one) => one.hazardClassCd === hazardClassCd)
  const choose = async (no: number, calcOf: object[], more: object = {}) => {
    const { rowVersion } = await ghsOf(no)
    const body = { rowVersion, calcOf, reasonDesc: '계산한 쪽이 더 엄격함', ...more }
    return chem(`${api}/${no}/ghs/choice`, { method: 'POST', body })
  }
  const enter = async (no: number, rows: object[]) => {
    const { rowVersion } = await ghsOf(no)
    return chem(`${api}/${no}/ghs`, { method: 'PUT', body: { rowVersion, rows, basisDesc: '공급사 MSDS 2026-05' } })
  }
  const mixture = async () => {
    const no = await add()
    await compose(no, [part('9002-92-0', { pctVal: 30 }), part('7732-18-5', { pctVal: 70 })])
    return no
  }

  test('CH-A04 30 % with an oral ATE of 300 in water: category 4, H302, 경고, with every value on the way', async () => {
    const no = await mixture()
    const calc = lineOf(await ghsOf(no), 'ACUTE_ORAL')?.calc
    expect(calc).toMatchObject({ judgeCd: 'CLASS', categoryCd: '4', isOpen: false })
    expect(calc?.steps.find(({ step }) => step === 'ATE_MIX')).toMatchObject({ value: 1000, limit: 2000, isMet: true })
    await choose(no, [{ hazardClassCd: 'ACUTE_ORAL', routeCd: 'ORAL' }])
    const { rows } = await chem<{ rows: { signalWordCd: string; pictogramCds: string }[] }>(`${api}s?q=T-${last}`)
    expect(rows).toMatchObject([{ signalWordCd: 'WARNING', pictogramCds: 'GHS07' }])
  })

  test('what a component leaves unknown is 확인 필요, never not classified; nobody may choose it', async () => {
    const no = await mixture()
    expect(lineOf(await ghsOf(no), 'CARC')).toMatchObject({ calc: { judgeCd: 'CHECK' }, proposed: null })
    expect(await problems(choose(no, [{ hazardClassCd: 'CARC', routeCd: null }]))).toEqual([
      ['calcOf.0', 'CHM_GHS_NOT_KNOWN'],
    ])
  })

  test('a calculated class differing from the supplier’s is proposed where it is stricter, and chosen with a reason', async () => {
    const no = await mixture()
    await enter(no, [hazard('SKIN', { noneYn: 'Y' }), hazard('FLAM_LIQ', { categoryCd: '3' })])
    const before = await ghsOf(no)
    expect(lineOf(before, 'SKIN')).toMatchObject({ differs: true, proposed: 'CALC', calc: { categoryCd: '2' } })
    expect(before.chosen).toMatchObject({ ghsRevNo: 0, rows: [] })
    await expect(choose(no, [], { reasonDesc: '' })).rejects.toMatchObject({ status: 400 })
    await choose(no, [{ hazardClassCd: 'SKIN', routeCd: null }])
    const { chosen } = await ghsOf(no)
    expect(chosen).toMatchObject({ ghsRevNo: 1, reasonDesc: '계산한 쪽이 더 엄격함', userNm: '권유진', isOld: false })
    expect(chosen.rows.map(({ hazardClassCd, categoryCd, sideCd }) => [hazardClassCd, categoryCd, sideCd])).toEqual([
      ['FLAM_LIQ', '3', 'ENTERED'],
      ['SKIN', '2', 'CALC'],
    ])
    const history = await chem<{ rows: { actionCd: string }[] }>(`${api}/${no}/history`)
    expect(history.rows.map(({ actionCd }) => actionCd)).toEqual(['CHOOSE', 'GHS', 'COMPOSITION', 'CREATE'])
  })

  test('another composition, or other entries, make what was chosen old until it is chosen again', async () => {
    const no = await mixture()
    await choose(no, [{ hazardClassCd: 'SKIN', routeCd: null }])
    expect((await ghsOf(no)).chosen.isOld).toBe(false)
    await compose(no, [part('9002-92-0', { pctVal: 5 }), part('7732-18-5', { pctVal: 95 })])
    const changed = await ghsOf(no)
    expect(changed.chosen.isOld).toBe(true)
    expect(lineOf(changed, 'SKIN')?.calc).toMatchObject({ judgeCd: 'NONE' })
    await choose(no, [])
    expect((await ghsOf(no)).chosen).toMatchObject({ ghsRevNo: 2, isOld: false, rows: [] })
  })
})
