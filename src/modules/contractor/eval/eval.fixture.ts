/** Evaluations for tests: a fixed sheet, and one that has come as far as it is asked to. */

import { expect } from 'vitest'
import type { Site } from '#platform/test/site.ts'
import type { ItemsAnswer } from './eval.calls.ts'
import { subconEval } from './eval.model.ts'

import { standardItems } from './eval-codes.model.ts'
import { evalSheet } from './eval-sheet.model.ts'

const PERIOD = { periodFromYmd: '2026-07-01', periodToYmd: '2026-12-31' } as const
const manual = standardItems.filter(({ calcTypeCd }) => calcTypeCd === 'MANUAL')

export async function aFixedSheet(site: Site): Promise<number> {
  const { evalSheetNo } = await site.as('safety').create(evalSheet, { sheetNm: '수급업체 정기평가표' })
  await site.as('safety').act(evalSheet, evalSheetNo, 'ask')
  await site.as('shd').act(evalSheet, evalSheetNo, 'fix')
  return evalSheetNo
}

/** Started for a vendor, with its safety manager to hand in. */
export async function started(site: Site, vendorCd: string, values = {}) {
  const { evalNo } = await site
    .as('safety')
    .create(subconEval, { evalTitle: '2026년 하반기 정기평가', vendorCd, ownUserId: 'owner', ...PERIOD, ...values })
  return site.as('safety').act(subconEval, evalNo, 'start')
}

export const itemsAs = (site: Site, userId: string, evalNo: number) =>
  site.as(userId).call<ItemsAnswer>(`${subconEval.api}/${evalNo}/items`)

export const giveScores = (site: Site, userId: string, evalNo: number, share: number) =>
  site.as(userId).call<ItemsAnswer>(`${subconEval.api}/${evalNo}/score`, {
    method: 'PUT',
    body: {
      items: manual.map(({ itemCd, weightScore }) => ({
        itemCd,
        score: Math.round(weightScore * share * 10) / 10,
        desc: null,
      })),
    },
  })

/** Handed in empty, judged by both with the same share of the points, ready to be shown. */
export async function reviewed(site: Site, vendorCd: string, share: number) {
  const { evalNo } = await started(site, vendorCd)
  await site.as(`${vendorCd}-01`).act(subconEval, evalNo, 'submit')
  await giveScores(site, 'owner', evalNo, share)
  await giveScores(site, 'safety', evalNo, share)
  const record = await site.as('safety').act(subconEval, evalNo, 'finish')
  expect(record.statusCd).toBe('REVIEW')
  return record
}
