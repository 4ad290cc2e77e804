import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { aFileSite } from '#platform/test/site.ts'
import { vendorMaster } from '../master/vendor-master.model.ts'
import { aFixedSheet, giveScores, itemsAs, reviewed, started } from './eval.fixture.ts'
import { subconEval } from './eval.model.ts'
import { standardItems } from './eval-codes.model.ts'
import { evalSheet } from './eval-sheet.model.ts'

const site = aFileSite()
const DAY = '2026-11-21T10:00:00+09:00'
let sheetNo = 0
beforeAll(async () => {
  site().setClock(DAY)
  await site().sql(
    `delete from subcon_eval_item; delete from subcon_eval_bonus; delete from subcon_eval; delete from eval_sheet_items; delete from eval_sheet`,
  )
  sheetNo = await aFixedSheet(site())
})
beforeEach(() => site().setClock(DAY))

const act = (userId: string, no: number, actionCd: string, values = {}) =>
  site()
    .as(userId)
    .act(subconEval, no, actionCd as 'start', values)
const masterOf = async (vendorCd: string) => {
  const { rows } = await site().as('safety').list(vendorMaster, { where: { vendorCd } })
  return rows[0]
}
const insure = (vendorCd: string, toYmd = '2027-12-31') =>
  site().sql(`update vendor_doc set status_cd = 'CONFIRM', valid_from_ymd = '2026-01-01', valid_to_ymd = '${toYmd}'
    where vendor_cd = '${vendorCd}' and doc_type_cd = 'INS'`)

describe('a sheet', () => {
  test('begins with the standard items and is fixed when its points are 60 and 40', async () => {
    const { evalSheetNo, items } = await site().as('safety').create(evalSheet, { sheetNm: '개정안' })
    expect(items).toMatchObject(standardItems)
    const fewer = items.filter(({ itemCd }) => itemCd !== 'M5')
    const edited = await site()
      .as('safety')
      .edit(evalSheet, await site().as('safety').read(evalSheet, evalSheetNo), evalSheetNo, { items: fewer })
    expect(edited.items).toHaveLength(11)
    await expect(site().as('safety').act(evalSheet, evalSheetNo, 'ask')).rejects.toMatchObject({
      status: 422,
      code: 'EVAL_SHEET_SUM',
    })
  })

  test('that is fixed anew retires the one before it, and every item of the numbers is there once', async () => {
    await site().as('safety').act(evalSheet, sheetNo, 'revise')
    const { rows } = await site()
      .as('safety')
      .list(evalSheet, { where: { statusCd: 'TEMP' } })
    const copy = rows.find(({ sheetNm }) => sheetNm === '수급업체 정기평가표')
    const no = copy?.evalSheetNo ?? 0
    const wrong = standardItems.map((item) => (item.itemCd === 'S7' ? { ...item, itemCd: 'S8' } : item))
    const before = await site().as('safety').read(evalSheet, no)
    await site()
      .as('safety')
      .edit(evalSheet, before, no, { items: [...wrong] })
    await expect(site().as('safety').act(evalSheet, no, 'ask')).rejects.toMatchObject({ code: 'EVAL_SHEET_ITEM' })
    await site()
      .as('safety')
      .edit(evalSheet, await site().as('safety').read(evalSheet, no), no, { items: [...standardItems] })
    await site().as('safety').act(evalSheet, no, 'ask')
    expect(await site().as('shd').act(evalSheet, no, 'fix')).toMatchObject({ evalSheetRevNo: 2 })
    expect(await site().as('safety').read(evalSheet, sheetNo)).toMatchObject({ statusCd: 'OLD' })
  })
})

describe('a self-evaluation', () => {
  test('has ten days, and no score without evidence', async () => {
    const { evalNo, selfDueYmd } = await started(site(), 'V100003')
    expect(selfDueYmd).toBe('2026-12-01')
    const self = (items: object[]) =>
      site().as('V100003-01').call(`${subconEval.api}/${evalNo}/self`, { method: 'PUT', body: { items } })
    const one = { itemCd: 'M1', selfScore: 8, selfDesc: '경영방침 게시', evidenceFileNo: null }
    await expect(self([one])).rejects.toMatchObject({
      status: 422,
      answer: { message: '증빙이 없는 항목은 자체점수를 입력할 수 없습니다.' },
    })
    const { attachFileId, files } = await site().as('V100003-01').attach('EVAL_EVIDENCE')
    const before = await site().as('V100003-01').read(subconEval, evalNo)
    await site().as('V100003-01').edit(subconEval, before, evalNo, { evidenceFileId: attachFileId })
    const evidenceFileNo = files[0]?.fileNo ?? null
    await expect(self([{ ...one, selfScore: 10.5, evidenceFileNo }])).rejects.toMatchObject({ code: 'EVAL_TOO_MUCH' })
    await self([{ ...one, evidenceFileNo }])
    const { items } = await itemsAs(site(), 'safety', evalNo)
    expect(items.find(({ itemCd }) => itemCd === 'M1')).toMatchObject({ selfScore: 8, evidenceFileNo })
    site().setClock('2026-12-02T09:00:00+09:00')
    await expect(self([{ ...one, evidenceFileNo }])).rejects.toMatchObject({
      answer: { message: '자체평가 제출기한이 지났습니다.' },
    })
    await expect(act('V100003-01', evalNo, 'submit')).rejects.toMatchObject({ code: 'EVAL_SELF_LATE' })
  })

  test('that is not handed in counts as nothing the day after, and the evaluation goes on', async () => {
    const { evalNo } = await started(site(), 'V100004')
    await expect(act('safety', evalNo, 'closeSelf', { reasonDesc: '기한' })).rejects.toMatchObject({
      code: 'EVAL_SELF_RUNS',
    })
    site().setClock('2026-12-01T08:00:00+09:00')
    await site().runJob('eval-daily')
    expect(await site().as('safety').read(subconEval, evalNo)).toMatchObject({ statusCd: 'SELF' })
    site().setClock('2026-12-02T08:00:00+09:00')
    await site().runJob('eval-daily')
    expect(await site().as('safety').read(subconEval, evalNo)).toMatchObject({ statusCd: 'SCORE', selfLateYn: 'Y' })
    const { items } = await itemsAs(site(), 'safety', evalNo)
    expect(items.every(({ calcTypeCd, selfScore }) => calcTypeCd === 'AUTO' || selfScore === 0)).toBe(true)
    const { rows } = await site().as('V100004-01').notifications()
    expect(rows[0]?.messageDesc).toContain('자체평가 제출기한이 지나 0점으로 마감했습니다')
  })
})

describe('judging', () => {
  test('is of two people, on locked numbers, and the vendor sees nothing of it before it is shown', async () => {
    const { evalNo } = await started(site(), 'V100001')
    await act('V100001-02', evalNo, 'submit')
    await expect(giveScores(site(), 'pur', evalNo, 1)).rejects.toMatchObject({ status: 403 })
    await giveScores(site(), 'owner', evalNo, 0.9)
    await expect(act('owner', evalNo, 'finish')).rejects.toMatchObject({ status: 422, code: 'EVAL_NOT_JUDGED' })
    const { items, bonus } = await giveScores(site(), 'safety', evalNo, 0.3)
    expect(bonus).toMatchObject({ bonusScore: expect.any(Number) })
    expect(items.find(({ itemCd }) => itemCd === 'S4')).toMatchObject({
      evalScore: 15,
      facts: { ltiCnt: 0, treatCnt: 0 },
    })
    expect(items.find(({ itemCd }) => itemCd === 'M1')).toMatchObject({ ownScore: 9, shmScore: 3, evalScore: 6 })
    const theirs = await itemsAs(site(), 'V100001-02', evalNo)
    expect(theirs.bonus).toBeNull()
    expect(theirs.items.every((item) => item.evalScore === null && item.shmScore === null && item.facts === null)).toBe(
      true,
    )
    await expect(act('safety', evalNo, 'finish')).rejects.toMatchObject({ code: 'EVAL_GAP', field: 'gapNoteDesc' })
    await act('safety', evalNo, 'finish', { gapNoteDesc: '현장 점검 시점이 달랐음' })
    await act('shd', evalNo, 'open')
    const shown = await itemsAs(site(), 'V100001-02', evalNo)
    expect(shown.items.every((item) => item.evalScore !== null)).toBe(true)
    const record = await site().as('V100001-02').read(subconEval, evalNo)
    const sum = shown.items.reduce((all, item) => all + (item.evalScore ?? 0), shown.bonus?.bonusScore ?? 0)
    expect(record.totalScore).toBeCloseTo(Math.min(100, sum), 5)
  })

  test('never lets one vendor see another', async () => {
    const { evalNo } = await started(site(), 'V100002')
    await expect(itemsAs(site(), 'V100001-01', evalNo)).rejects.toMatchObject({ status: 404 })
    await expect(site().as('V100001-01').read(subconEval, evalNo)).rejects.toMatchObject({ status: 404 })
    const { rows } = await site()
      .as('V100001-01')
      .call<{ rows: { vendorCd: string }[] }>('/api/saf/subconeval/evaltrend')
    expect(rows.every(({ vendorCd }) => vendorCd === 'V100001')).toBe(true)
  })
})

describe('a result', () => {
  test('may be objected to for ten days, and is fixed when they are over or the vendor agreed', async () => {
    await insure('V100003')
    const { evalNo } = await reviewed(site(), 'V100003', 0.8)
    const opened = await act('shd', evalNo, 'open')
    expect(opened).toMatchObject({ objectDueYmd: '2026-12-01', openYmd: '2026-11-21' })
    await expect(act('shd', evalNo, 'fix')).rejects.toMatchObject({ code: 'EVAL_OBJECT_RUNS' })
    site().setClock('2026-12-02T09:00:00+09:00')
    const fixed = await act('shd', evalNo, 'fix')
    expect(fixed).toMatchObject({ statusCd: 'FIX', fixYmd: '2026-12-02', gradeValidToYmd: '2027-12-01' })
    expect(await masterOf(String(fixed.vendorCd))).toMatchObject({
      evalGradeCd: fixed.evalGradeCd,
      evalValidToYmd: '2027-12-01',
    })
  })

  test('that is objected to is decided with a sentence within seven days', async () => {
    const { evalNo } = await reviewed(site(), 'V100002', 0.7)
    await act('shd', evalNo, 'open')
    await expect(act('V100001-01', evalNo, 'object', { objectDesc: '교육 인원이 다릅니다.' })).rejects.toMatchObject({
      status: 404,
    })
    const objected = await act('V100002-01', evalNo, 'object', { objectDesc: '교육 인원이 다릅니다.' })
    expect(objected).toMatchObject({ statusCd: 'OBJECT', decideDueYmd: '2026-11-28' })
    await expect(act('shd', evalNo, 'fix')).rejects.toMatchObject({ field: 'decisionDesc' })
    expect(await act('shd', evalNo, 'fix', { decisionDesc: '명부와 대조하여 맞음' })).toMatchObject({ statusCd: 'FIX' })
  })

  test('of C leads to a plan of improvement in 14 days and a re-evaluation within 60', async () => {
    await insure('V100001')
    const { evalNo } = await reviewed(site(), 'V100001', 0.8)
    await act('shd', evalNo, 'open', { fatalYn: 'Y', capNoteDesc: '2026-09-01 추락 사망, 안전대 미체결' })
    await act('V100001-01', evalNo, 'agree')
    const fixed = await act('shd', evalNo, 'fix')
    expect(fixed).toMatchObject({
      evalGradeCd: 'C',
      capReasonDesc: '업체 위반 사망사고: C 이하',
      planDueYmd: '2026-12-05',
      reEvalDueYmd: '2027-01-20',
    })
    const { imprNo } = await site().as('safety').read(subconEval, evalNo)
    expect(
      await site()
        .as('safety')
        .read(impr, imprNo ?? 0),
    ).toMatchObject({
      srcCd: 'EVAL',
      vendorCd: 'V100001',
      dueYmd: '2026-12-05',
    })
    const again = await site()
      .as('safety')
      .call<{ evalNo: number }>(`${subconEval.api}/${evalNo}/again`, { method: 'POST' })
    expect(await site().as('safety').read(subconEval, again.evalNo)).toMatchObject({
      statusCd: 'PLAN',
      evalClassCd: 'SPOT',
    })
    await expect(
      site().as('safety').call(`${subconEval.api}/${evalNo}/again`, { method: 'POST' }),
    ).rejects.toMatchObject({ code: 'EVAL_NO_AGAIN' })
  })

  test('of a vendor without industrial insurance is D', async () => {
    await insure('V100002', '2026-11-20')
    const { evalNo } = await reviewed(site(), 'V100002', 1)
    expect(await act('shd', evalNo, 'open')).toMatchObject({ evalGradeCd: 'D', capReasonDesc: '산재보험 미가입: D' })
  })
})
