/** What the demo tells of products, and that each of them could have been entered so. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { addDemoChemicals } from '../chm.demo.ts'
import type { RegEffect } from '../reg/reg.calls.ts'
import { isCasNo } from '../substance/cas.logic.ts'
import { compositionProblems } from './composition.logic.ts'
import type { Composition, MaterialGhs } from './material.calls.ts'
import { loadChemicals } from './material.demo.ts'
import { materialMaster } from './material.master.ts'
import { demoMaterials, demoSubstances } from './material-demo-texts.ts'

const site = aFileSite()
const { api } = materialMaster
interface Row {
  chmMatNo: number
  chmMatCd: string
}
let rows: Row[] = []
const chem = <T>(path: string) => site().as('chem').call<T>(path)
beforeAll(async () => {
  await loadChemicals(site(), { today: '2026-11-24', now: new Date('2026-11-24T10:00:00+09:00') })
  await addDemoChemicals(site().services.db, new Date('2026-11-24T10:00:00+09:00'))
  rows = (await chem<{ rows: Row[] }>(`${api}s?limit=100`)).rows
})
const noOf = (chmMatCd: string) => rows.find((one) => one.chmMatCd === chmMatCd)?.chmMatNo

test('every number is a CAS number, every product is there, and each composition holds as if somebody had typed it', async () => {
  for (const { casNo } of demoSubstances) expect(casNo === null || isCasNo(casNo), String(casNo)).toBe(true)
  expect(rows).toHaveLength(demoMaterials.length)
  for (const { chmMatNo, chmMatCd } of rows) {
    const { rows: parts, restOkYn, compRevNo } = await chem<Composition>(`${api}/${chmMatNo}/composition`)
    expect([compRevNo, compositionProblems(parts, restOkYn === 'Y')], chmMatCd).toEqual([1, []])
    for (const { name, chmSubstanceNo, secretYn } of parts)
      expect([name, chmSubstanceNo === null], chmMatCd).toEqual([expect.any(String), secretYn === 'Y'])
  }
})

test('an acid cleaner is corrosive for no reason but its contents, and what nobody knows of it is 확인 필요', async () => {
  const { lines } = await chem<MaterialGhs>(`${api}/${noOf('P-2021')}/ghs`)
  expect(lines.find(({ hazardClassCd }) => hazardClassCd === 'EYE')?.calc).toMatchObject({
    judgeCd: 'CLASS',
    categoryCd: '1',
  })
  expect(lines.find(({ hazardClassCd }) => hazardClassCd === 'CARC')?.calc).toMatchObject({ judgeCd: 'CHECK' })
})

test('lists say of every product what is known, and a version waits with its effect for whoever may release it', async () => {
  const judged = (await chem<{ rows: { regJudgeCd: string }[] }>(`${api}s?limit=100`)).rows.map(
    ({ regJudgeCd }) => regJudgeCd,
  )
  expect(judged.every((one) => one === 'HIT' || one === 'CHECK')).toBe(true)
  const { rows: lists } = await chem<{ rows: { chmRegListNo: number }[] }>('/api/chm/reg/chmreglists?q=SITE_LIMIT')
  const { rows: versions } = await chem<{ rows: { chmRegVerNo: number; standingCd: string }[] }>(
    `/api/chm/reg/chmreglist/${lists[0]?.chmRegListNo}/versions`,
  )
  expect(versions).toMatchObject([{ standingCd: 'REVIEW' }])
  const { rows: effect } = await chem<{ rows: RegEffect[] }>(
    `/api/chm/reg/chmregver/${versions[0]?.chmRegVerNo}/effect`,
  )
  expect(effect.length).toBeGreaterThan(0)
  expect(effect.every(({ kindCd }) => kindCd === 'FUT')).toBe(true)
})
