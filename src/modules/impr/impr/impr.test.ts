import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'
import { impr } from './impr.model.ts'
import { anImprovement } from './impr.seed.ts'

const site = aFileSite()
const DAY = '2026-11-21'
const on = (ymd: string) => site().setClock(new Date(startOfDay(ymd).getTime() + 10 * 3_600_000))
beforeEach(() => on(DAY))

async function registered(values = {}) {
  const draft = await site().as('safety').create(impr, anImprovement(values))
  return site().as('safety').act(impr, draft.imprNo, 'register')
}
async function inAction(values = {}, by = 'oper') {
  const { imprNo } = await registered(values)
  await site().as(by).act(impr, imprNo, 'accept')
  return site().as(by).act(impr, imprNo, 'plan', { planDesc: '덮개를 만들어 답니다.', interimDesc: '펌프를 세웁니다.' })
}
async function finish(imprNo: number, by = 'oper') {
  const { attachFileId } = await site().as(by).attach('IMPR_PHOTO')
  const values = { measureTypeCd: 'ENG', actionDesc: '덮개를 달았습니다.', afterFileId: attachFileId }
  return site().as(by).act(impr, imprNo, 'finish', values)
}
async function done(values = {}, by = 'oper') {
  const { imprNo } = await inAction(values, by)
  return finish(imprNo, by)
}
const act = (userId: string, no: number, actionCd: keyof (typeof impr)['lifecycle']['actions'], values = {}) =>
  site().as(userId).act(impr, no, actionCd, values)
const lastTold = async (userId: string) => (await site().as(userId).notifications()).rows[0]?.messageDesc ?? ''
const waits = async (userId: string) =>
  (await site().as(userId).call<{ rows: { no: number; documentName: string }[] }>('/api/my-work')).rows
    .filter(({ documentName }) => documentName === 'impr')
    .map(({ no }) => no)
const refused = (code: string, field?: string) => ({ status: 422, code, ...(field && { field }) })

describe('deadlines', () => {
  test('IM-A01 R1 R2 a HIGH row is due in 14 days, put off once by the department head, once by the SHE head, and no more', async () => {
    const row = await inAction({ riskGradeCd: 'HIGH' })
    expect(row).toMatchObject({ orgDueYmd: '2026-12-05', dueYmd: '2026-12-05', extendCnt: 0 })
    const { imprNo } = row
    await act('oper', imprNo, 'askExtension', { extendToYmd: '2026-12-30', reasonDesc: '자재 지연' })
    for (const userId of ['shd', 'mgr2', 'oper'])
      await expect(act(userId, imprNo, 'extend'), userId).rejects.toMatchObject({ status: 403 })
    expect(await waits('mgr')).toContain(imprNo)
    expect(await act('mgr', imprNo, 'extend')).toMatchObject({
      dueYmd: '2026-12-30',
      orgDueYmd: '2026-12-05',
      extendCnt: 1,
    })

    on('2026-12-28')
    await act('oper', imprNo, 'askExtension', { extendToYmd: '2027-01-29', reasonDesc: '시공 지연' })
    await expect(act('mgr', imprNo, 'extend')).rejects.toMatchObject({ status: 403 })
    expect(await act('shd', imprNo, 'extend')).toMatchObject({ dueYmd: '2027-01-29', extendCnt: 2 })

    const third = act('oper', imprNo, 'askExtension', { extendToYmd: '2027-02-10', reasonDesc: '또' })
    await expect(third).rejects.toMatchObject(refused('IMPR_EXTENDED_ENOUGH'))
  })

  test('R1 the grade decides, unless the source has a day of its own', async () => {
    for (const [riskGradeCd, day] of [
      ['CRIT', '2026-11-28'],
      ['MID', '2026-12-21'],
      ['LOW', '2027-02-19'],
    ])
      expect(await registered({ riskGradeCd })).toMatchObject({ orgDueYmd: day, dueYmd: day })
    expect(await registered({ dueYmd: '2026-11-30' })).toMatchObject({ orgDueYmd: '2026-11-30' })
    await expect(registered({ dueYmd: '2026-12-22' })).rejects.toMatchObject(refused('IMPR_DUE_TOO_LATE', 'dueYmd'))
    expect(await registered({ srcCd: 'VPO', dueYmd: '2027-03-01' })).toMatchObject({ orgDueYmd: '2027-03-01' })
    await expect(registered({ srcCd: 'LAW' })).rejects.toMatchObject(refused('IMPR_LAW_DUE', 'dueYmd'))
  })

  test('R2 an extension is asked in time and moves a month at most, CRIT a week by the plant head', async () => {
    const { imprNo } = await inAction()
    const ask = (extendToYmd: string) => act('oper', imprNo, 'askExtension', { extendToYmd, reasonDesc: '지연' })
    await expect(ask('2027-01-21')).rejects.toMatchObject(refused('IMPR_EXTENSION_TOO_LONG', 'extendToYmd'))
    on('2026-12-22')
    await expect(ask('2027-01-10')).rejects.toMatchObject({
      ...refused('IMPR_PAST_DUE'),
      message: expect.stringContaining('기한이 지난 건은 연장할 수 없습니다.'),
    })
    on(DAY)
    const critical = await inAction({ riskGradeCd: 'CRIT' })
    const longer = act('oper', critical.imprNo, 'askExtension', { extendToYmd: '2026-12-06', reasonDesc: '지연' })
    await expect(longer).rejects.toMatchObject(refused('IMPR_EXTENSION_TOO_LONG'))
    await act('oper', critical.imprNo, 'askExtension', { extendToYmd: '2026-12-05', reasonDesc: '지연' })
    await expect(act('mgr', critical.imprNo, 'extend')).rejects.toMatchObject({ status: 403 })
    expect(await act('cso', critical.imprNo, 'extend')).toMatchObject({ dueYmd: '2026-12-05' })
  })

  test('an extension that is not granted leaves the day as it is', async () => {
    const { imprNo, dueYmd } = await inAction()
    await act('oper', imprNo, 'askExtension', { extendToYmd: '2027-01-10', reasonDesc: '지연' })
    const kept = await act('mgr', imprNo, 'keepDue', { reasonDesc: '자재가 있습니다.' })
    expect(kept).toMatchObject({ statusCd: 'ACTION', dueYmd, extendCnt: 0 })
    expect(await lastTold('oper')).toContain('기한연장이 반려되었습니다')
  })

  test('IM-A05 R6 what the authority has ordered is not put off', async () => {
    const { imprNo } = await inAction({ srcCd: 'LAW', dueYmd: '2026-12-20' })
    const asking = act('oper', imprNo, 'askExtension', { extendToYmd: '2026-12-25', reasonDesc: '지연' })
    await expect(asking).rejects.toMatchObject(refused('IMPR_LAW_NO_EXTENSION', 'extendToYmd'))
  })

  test('IM-A02 R5 what was done after an extension but past the original day is late', async () => {
    const { imprNo } = await inAction({ riskGradeCd: 'HIGH', processNo: null })
    await act('oper', imprNo, 'askExtension', { extendToYmd: '2026-12-30', reasonDesc: '지연' })
    await act('mgr', imprNo, 'extend')
    on('2026-12-10')
    await finish(imprNo)
    expect(await act('safety', imprNo, 'verify')).toMatchObject({ onTimeCd: 'LATE', statusCd: 'EFFECT' })
  })

  test('IM-A03 R5 a measure that was sent back counts from when it was done again', async () => {
    const { imprNo } = await inAction({ riskGradeCd: 'HIGH' })
    on('2026-12-04')
    await finish(imprNo)
    expect(await act('safety', imprNo, 'redo', { reasonDesc: '볼트가 빠졌습니다.' })).toMatchObject({
      statusCd: 'ACTION',
      reworkCnt: 1,
      actionDt: null,
    })
    expect(await lastTold('oper')).toContain('다시 조치해 주세요')
    on('2026-12-07')
    await finish(imprNo)
    expect(await act('safety', imprNo, 'verify')).toMatchObject({ onTimeCd: 'LATE', reworkCnt: 1 })
  })

  test('R5 what was done and accepted by the original day is on time', async () => {
    const { imprNo } = await done()
    on('2027-03-01')
    expect(await act('safety', imprNo, 'verify')).toMatchObject({ onTimeCd: 'IN', statusCd: 'CLOSE' })
  })
})

describe('whose it is', () => {
  test('exactly one owner, who could act', async () => {
    await expect(registered({ vendorCd: 'V100001' })).rejects.toMatchObject(refused('IMPR_ONE_OWNER'))
    await expect(registered({ ownerUserId: null })).rejects.toMatchObject(refused('IMPR_ONE_OWNER'))
    for (const ownerUserId of ['emp3', 'reader', 'V100001-02'])
      await expect(registered({ ownerUserId }), ownerUserId).rejects.toMatchObject(refused('IMPR_OWNER_NO_ACCESS'))
    await expect(registered({ ownerUserId: 'safety' })).rejects.toMatchObject(refused('IMPR_SAME_PERSON'))
    expect(await registered()).toMatchObject({ ownerDeptCd: 'D2110', verifyUserId: 'safety' })
  })

  test('only the safety manager registers, only the owner accepts', async () => {
    await expect(site().as('emp').create(impr, anImprovement())).rejects.toMatchObject({ status: 403 })
    const { imprNo, acceptDueYmd } = await registered()
    expect(acceptDueYmd).toBe('2026-11-24')
    expect(await waits('oper')).toContain(imprNo)
    await expect(act('safety', imprNo, 'accept')).rejects.toMatchObject({ status: 403 })
    expect(await act('oper', imprNo, 'accept')).toMatchObject({ statusCd: 'ASSIGN' })
  })

  test('an objection names the right one; after two the SHE head decides, and there is no third', async () => {
    const { imprNo } = await registered()
    const unnamed = act('oper', imprNo, 'object', { reasonDesc: '우리 설비가 아닙니다.' })
    await expect(unnamed).rejects.toMatchObject(refused('IMPR_NOBODY_NAMED', 'suggestUserId'))
    await act('oper', imprNo, 'object', { suggestUserId: 'maint', reasonDesc: '정비팀 설비입니다.' })
    expect(await waits('safety')).toContain(imprNo)
    expect(await act('safety', imprNo, 'reassign', { ownerUserId: 'maint' })).toMatchObject({
      statusCd: 'RQST',
      ownerUserId: 'maint',
      ownerDeptCd: 'D2210',
      bounceCnt: 1,
    })
    await act('maint', imprNo, 'object', { suggestUserId: 'oper', reasonDesc: '운전 중 발생했습니다.' })
    await expect(act('safety', imprNo, 'reassign', { ownerUserId: 'oper' })).rejects.toMatchObject({ status: 403 })
    await act('shd', imprNo, 'reassign', { ownerUserId: 'oper' })
    const third = act('oper', imprNo, 'object', { suggestUserId: 'maint', reasonDesc: '또' })
    await expect(third).rejects.toMatchObject(refused('IMPR_OWNER_DECIDED'))
  })

  test('a vendor owns, sees and does its own rows alone, in the portal', async () => {
    const vendor = { ownerUserId: null, vendorCd: 'V100001' }
    const { imprNo } = await registered({ ...vendor, imprTitle: '가나업체의 개선' })
    const other = await registered({ ownerUserId: null, vendorCd: 'V100002', imprTitle: '다른업체의 개선' })
    await registered({ imprTitle: '임직원의 개선' })
    const list = await site().as('V100001-02').list(impr)
    expect(list.rows.map(({ vendorCd }) => vendorCd)).toEqual(list.rows.map(() => 'V100001'))
    expect(list.rows.map((row) => row.imprNo)).toContain(imprNo)
    await expect(site().as('V100001-02').read(impr, other.imprNo)).rejects.toMatchObject({ status: 404 })
    await expect(act('V100001-02', other.imprNo, 'accept', { rowVersion: 2 })).rejects.toMatchObject({ status: 404 })
    const board = await site()
      .as('V100001-02')
      .call<{ rows: { vendorCd: string | null }[] }>(`${impr.api}-board?from=2026-01-01&to=2026-12-31`)
    expect(board.rows.map(({ vendorCd }) => vendorCd)).toEqual(['V100001'])

    expect(await waits('V100001-02')).toContain(imprNo)
    const [told] = (await site().as('V100001-02').notifications()).rows
    expect(told?.linkUrl).toBe(`${impr.route.vendor}/${imprNo}`)
    await act('V100001-02', imprNo, 'accept')
    await act('V100001-02', imprNo, 'plan', { planDesc: '덮개를 답니다.' })
    expect(await finish(imprNo, 'V100001-02')).toMatchObject({ statusCd: 'DONE', actionUserId: 'V100001-02' })
    await expect(act('V100001-01', imprNo, 'verify')).rejects.toMatchObject({ status: 403 })
    expect(await act('safety', imprNo, 'verify')).toMatchObject({ statusCd: 'CLOSE' })
  })

  test('another plant sees nothing of it', async () => {
    const { imprNo } = await registered()
    await expect(site().as('safety3').read(impr, imprNo)).rejects.toMatchObject({ status: 404 })
    expect((await site().as('safety3').list(impr)).total).toBe(0)
  })
})

describe('from a plan to its effect', () => {
  test('what can kill is made safe before it is planned', async () => {
    const { imprNo, interimDueDt } = await registered({ riskGradeCd: 'CRIT' })
    expect(interimDueDt?.slice(0, 16)).toBe('2026-11-22T10:00')
    await act('oper', imprNo, 'accept')
    const planning = act('oper', imprNo, 'plan', { planDesc: '덮개를 답니다.' })
    await expect(planning).rejects.toMatchObject(refused('IMPR_INTERIM_FIRST', 'interimDesc'))
    const safe = { planDesc: '덮개를 답니다.', interimDesc: '펌프를 세웠습니다.' }
    expect(await act('oper', imprNo, 'plan', safe)).toMatchObject({ statusCd: 'ACTION', interimDt: expect.any(String) })
  })

  test('a measure needs its kind, its text and a photo after it', async () => {
    const { imprNo } = await inAction()
    for (const [values, field] of [
      [{ actionDesc: '달았습니다.' }, 'measureTypeCd'],
      [{ measureTypeCd: 'ENG', actionDesc: '달았습니다.' }, 'afterFileId'],
    ] as const)
      await expect(act('oper', imprNo, 'finish', values)).rejects.toMatchObject({ status: 400, field })
    expect(await finish(imprNo)).toMatchObject({ statusCd: 'DONE', verifyDueYmd: '2026-11-27' })
    expect(await waits('safety')).toContain(imprNo)
    expect(await lastTold('safety')).toContain('조치가 끝났습니다')
  })

  test('whoever acted does not verify', async () => {
    const { imprNo } = await done()
    await site().sql(`update impr set verify_user_id = 'oper' where impr_no = $1`, [imprNo])
    await expect(act('oper', imprNo, 'verify')).rejects.toMatchObject({
      ...refused('IMPR_SAME_PERSON'),
      message: expect.stringContaining('조치자와 확인자는 같을 수 없습니다.'),
    })
  })

  test('what waits for money waits behind an interim measure, is reviewed in 90 days and counts from its original day', async () => {
    const { imprNo } = await registered()
    await act('oper', imprNo, 'accept')
    await act('oper', imprNo, 'plan', { planDesc: '교체' })
    const hold = (values = {}) =>
      act('shd', imprNo, 'hold', { budgetNo: 'B-1', holdReviewYmd: '2027-02-19', reasonDesc: '예산', ...values })
    await expect(hold()).rejects.toMatchObject(refused('IMPR_INTERIM_FIRST'))
    const row = await site().as('oper').read(impr, imprNo)
    await site().as('oper').edit(impr, row, imprNo, { interimDesc: '울타리를 쳤습니다.' })
    await expect(hold({ holdReviewYmd: '2027-02-20' })).rejects.toMatchObject(refused('IMPR_HOLD_TOO_LONG'))
    await expect(act('safety', imprNo, 'hold', { budgetNo: 'B-1' })).rejects.toMatchObject({ status: 403 })
    expect(await hold()).toMatchObject({ statusCd: 'HOLD', dueYmd: '2026-12-21' })
    on('2027-01-05')
    expect(await act('shd', imprNo, 'resume', { dueYmd: '2027-02-28' })).toMatchObject({ dueYmd: '2027-02-28' })
  })

  test('a cancellation is asked by whom the source belongs to and granted by the SHE head', async () => {
    const { imprNo } = await inAction()
    const values = { cancelDesc: '설비를 철거했습니다.', reasonDesc: '철거' }
    await expect(act('oper', imprNo, 'askCancel', values)).rejects.toMatchObject({ status: 403 })
    await act('safety', imprNo, 'askCancel', values)
    await expect(act('safety', imprNo, 'cancel')).rejects.toMatchObject({ status: 403 })
    expect(await act('shd', imprNo, 'keepOpen', { reasonDesc: '철거 전입니다.' })).toMatchObject({ statusCd: 'ACTION' })
    await act('safety', imprNo, 'askCancel', values)
    expect(await act('shd', imprNo, 'cancel')).toMatchObject({ statusCd: 'CANC', onTimeCd: 'OUT' })

    const late = await inAction()
    on(addDays(late.orgDueYmd ?? '', 1))
    await act('safety', late.imprNo, 'askCancel', values)
    expect(await act('shd', late.imprNo, 'cancel')).toMatchObject({ onTimeCd: 'LATE' })
  })
})
