/** What the demo tells of products, and that each of them could have been entered so. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { addDemoChemicals } from '../chm.demo.ts'
import { moreSubstances } from '../demo/substances.demo.ts'
import type { RegEffect } from '../reg/reg.calls.ts'
import { isCasNo } from '../substance/cas.logic.ts'
import { type CompRow, compositionProblems } from './composition.logic.ts'
import type { MaterialGhs } from './material.calls.ts'
import { DEMO_PRODUCTS, loadChemicals } from './material.demo.ts'
import { materialMaster } from './material.master.ts'
import { demoSubstances } from './material-demo-texts.ts'

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
  rows = await site().sql<Row>(
    `select chm_mat_no::int as "chmMatNo", chm_mat_cd as "chmMatCd" from chm_material where delete_yn = 'N' order by 1`,
  )
})
const noOf = (chmMatCd: string) => rows.find((one) => one.chmMatCd === chmMatCd)?.chmMatNo

test('every number is a CAS number, every product is there, and each composition holds as if somebody had typed it', async () => {
  for (const casNo of [...demoSubstances.map((one) => one.casNo), ...moreSubstances.map(([one]) => one)])
    expect(casNo === null || isCasNo(casNo), String(casNo)).toBe(true)
  expect(rows).toHaveLength(DEMO_PRODUCTS)
  const parts = await site().sql<CompRow & { chmMatCd: string; restOkYn: string; isNamed: boolean }>(
    `select m.chm_mat_cd as "chmMatCd", r.rest_ok_yn as "restOkYn", s.kor_nm as substance, c.pct_val::float8 as "pctVal", c.alt_nm as "altNm",
      c.min_pct_val::float8 as "minPctVal", c.max_pct_val::float8 as "maxPctVal", c.secret_yn as "secretYn", c.approval_no as "approvalNo",
      c.alt_min_pct_val::float8 as "altMinPctVal", c.alt_max_pct_val::float8 as "altMaxPctVal", c.approval_end_ymd::text as "approvalEndYmd",
      c.chm_substance_no is not null as "isNamed"
    from chm_material m join chm_mat_rev r on r.chm_mat_no = m.chm_mat_no and r.comp_rev_no = 1
      join chm_mat_comp c on c.chm_mat_no = m.chm_mat_no and c.comp_rev_no = 1
      left join chm_substance s on s.chm_substance_no = c.chm_substance_no order by m.chm_mat_cd, c.seq_no`,
  )
  const byProduct = Map.groupBy(parts, ({ chmMatCd }) => chmMatCd)
  expect(byProduct.size).toBe(DEMO_PRODUCTS)
  for (const [chmMatCd, own] of byProduct)
    expect(compositionProblems(own, own[0]?.restOkYn === 'Y'), chmMatCd).toEqual([])
  for (const { isNamed, secretYn, chmMatCd } of parts) expect(isNamed, chmMatCd).toBe(secretYn !== 'Y')
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
