/** Work at equipment with a critical finding: stopped with the finding, released one by one, free when the measure is verified. */
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { finished, label, ng, ok, at as on, onePlan } from '#modules/saf/check/check.fixture.ts'
import { aTmplItem } from '#modules/saf/check/check.seed.ts'
import { safetyCheck } from '#modules/saf/check/result/safety-check.model.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aPermitSite, approved, at, drafted, issued, prepared, talked, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y', urgentDesc: '누설' } as const
const codesOf = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string }[] } }) => (answer.problems ?? []).map(({ code }) => code),
  )
const stateOf = async (permitNo: number) => {
  const { statusCd, suspReasonCd } = await site().as('oper').read(permit, permitNo)
  return [statusCd, suspReasonCd]
}

test('CK-A07 a critical finding stops work on the equipment at once; the repair is released until an hour, the rest when it is verified', async () => {
  site().setClock(on('2026-11-24', '09:40:00'))
  const { plan, equipNo, checkTmplNo } = await onePlan(site(), { items: [aTmplItem({ criticalYn: 'Y' })] })
  const there = { ...urgent, equipNo: `p${checkTmplNo}` }
  const x = await working(site(), there)
  const y = await issued(site(), there)
  await talked(site(), y.permitNo, site().services.clock.now().toISOString())
  site().setClock(at('10:00:00'))
  const check = await finished(site(), plan.checkPlanNo, {
    codes: [label(equipNo)],
    items: [ng(1)],
    photos: [1],
    checkDt: on('2026-11-24', '09:58:00'),
  })
  expect(await stateOf(x.permitNo)).toEqual(['SUSP', 'INSPECTION'])
  const starting = () => site().as(VSP).act(permit, y.permitNo, 'start')
  expect(await codesOf(starting())).toContain('PT_CRITICAL')

  const { permitDocNo } = await site().as('oper').read(permit, y.permitNo)
  const releasing = (userId: string, toDt = at('18:00:00'), docNo = permitDocNo) =>
    site()
      .as(userId)
      .call(`${safetyCheck.api}/${check.safetyCheckNo}/releases`, {
        method: 'POST',
        body: { permitDocNo: docNo, toDt, reasonDesc: '덮개를 다시 다는 수리 작업' },
      })
  await expect(releasing('sup')).rejects.toMatchObject({ status: 403 })
  await expect(releasing('safety', at('09:00:00'))).rejects.toMatchObject({ code: 'CHECK_RELEASE_TO' })
  const releases = `${safetyCheck.api}/${check.safetyCheckNo}/releases`
  const heldUp = async (userId: string) => {
    const { permits } = await site().as(userId).call<{ permits: { permitDocNo: string }[] }>(releases)
    return permits.map((one) => one.permitDocNo)
  }
  const { permitDocNo: other } = await site().as('oper').read(permit, x.permitNo)
  expect(await heldUp('safety')).toEqual([permitDocNo, other])
  expect(await heldUp('sup')).toEqual([])
  await expect(releasing('safety', at('18:00:00'), 'PTW-20261124-999')).rejects.toMatchObject({
    code: 'CHECK_RELEASE_PERMIT',
  })
  await releasing('safety')
  expect(await starting()).toMatchObject({ statusCd: 'WORK' })

  const resuming = () => site().as('safety').act(permit, x.permitNo, 'resume')
  await site().as(VSP).act(permit, x.permitNo, 'askResume')
  expect(await codesOf(resuming())).toContain('PT_CRITICAL')
  site().setClock(at('13:00:00'))
  const imprNo = check.items?.[0]?.imprNo ?? 0
  const owner = site().as('owner')
  await owner.act(impr, imprNo, 'accept')
  await owner.act(impr, imprNo, 'plan', { planDesc: '덮개를 단다.', interimDesc: '펌프를 세우고 표지를 달았습니다.' })
  const { attachFileId } = await owner.attach('IMPR_PHOTO')
  await owner.act(impr, imprNo, 'finish', {
    measureTypeCd: 'ENG',
    actionDesc: '달았습니다.',
    afterFileId: attachFileId,
  })
  expect(await codesOf(resuming())).toContain('PT_CRITICAL')
  await site().as('sup').act(impr, imprNo, 'verify')
  expect(await codesOf(resuming())).not.toContain('PT_CRITICAL')
})

test('a release ends at its hour, and work at other equipment or with a finding that is not critical goes on', async () => {
  site().setClock(on('2026-11-24', '09:40:00'))
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('ISSUED', 'WORK', 'SUSP')`)
  const { plan, equipNo, checkTmplNo } = await onePlan(site(), {
    items: [aTmplItem(), aTmplItem({ itemNm: '누설', criticalYn: 'Y' })],
  })
  const here = await working(site(), { ...urgent, equipNo: `P-${checkTmplNo}` })
  const filled = { codes: [label(equipNo)], photos: [1], checkDt: on('2026-11-24', '09:38:00') }
  await finished(site(), plan.checkPlanNo, { ...filled, items: [ng(1), ok(2)] })
  expect(await stateOf(here.permitNo)).toEqual(['WORK', null])
})

test('an improvement that is cancelled frees nothing: work goes on by a release, or when another one for the finding is verified', async () => {
  site().setClock(on('2026-11-24', '09:40:00'))
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('ISSUED', 'WORK', 'SUSP')`)
  const { plan, equipNo, checkTmplNo } = await onePlan(site(), { items: [aTmplItem({ criticalYn: 'Y' })] })
  const x = await working(site(), { ...urgent, equipNo: `P-${checkTmplNo}` })
  site().setClock(at('10:00:00'))
  const filled = { codes: [label(equipNo)], items: [ng(1)], photos: [1], checkDt: on('2026-11-24', '09:58:00') }
  const check = await finished(site(), plan.checkPlanNo, filled)
  const imprNo = check.items?.[0]?.imprNo ?? 0
  const cancelling = { cancelDesc: '점검 착오로 봅니다.', reasonDesc: '착오' }
  const cancelled = async (no: number) => {
    await site().as('sup').act(impr, no, 'askCancel', cancelling)
    expect(await site().as('shd').act(impr, no, 'cancel')).toMatchObject({ statusCd: 'CANC' })
  }
  await cancelled(imprNo)
  await site().as(VSP).act(permit, x.permitNo, 'askResume')
  const resuming = () => site().as('safety').act(permit, x.permitNo, 'resume')
  expect(await codesOf(resuming())).toContain('PT_CRITICAL')

  const releases = `${safetyCheck.api}/${check.safetyCheckNo}/releases`
  const isOpen = async () => (await site().as('safety').call<{ isOpen: boolean }>(releases)).isOpen
  expect(await isOpen()).toBe(true)
  const another = async () => {
    const safety = site().as('safety')
    const { imprNo: no } = await safety.create(impr, {
      imprTitle: '덮개 다시 달기',
      srcCd: 'CHK',
      imprDesc: '덮개가 빠져 있습니다.',
      placeDesc: '펌프장',
      hazardCatCd: 'MACHINE',
      riskGradeCd: 'CRIT',
      parentImprNo: imprNo,
      ownerUserId: 'owner',
      verifyUserId: 'sup',
    })
    await safety.act(impr, no, 'register')
    return no
  }
  await cancelled(await another())
  const mended = await another()
  const owner = site().as('owner')
  await owner.act(impr, mended, 'accept')
  await owner.act(impr, mended, 'plan', { planDesc: '덮개를 단다.', interimDesc: '펌프를 세우고 표지를 달았습니다.' })
  const { attachFileId: afterFileId } = await owner.attach('IMPR_PHOTO')
  await owner.act(impr, mended, 'finish', { measureTypeCd: 'ENG', actionDesc: '달았습니다.', afterFileId })
  expect(await codesOf(resuming())).toContain('PT_CRITICAL')
  await site().as('sup').act(impr, mended, 'verify')
  expect(await isOpen()).toBe(false)
  expect(await codesOf(resuming())).not.toContain('PT_CRITICAL')
})

test('what was cancelled may still be released for one work; nothing that was not issued begins without it', async () => {
  site().setClock(on('2026-11-24', '09:40:00'))
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('ISSUED', 'WORK', 'SUSP')`)
  const { plan, equipNo, checkTmplNo } = await onePlan(site(), { items: [aTmplItem({ criticalYn: 'Y' })] })
  const y = await issued(site(), { ...urgent, equipNo: `P-${checkTmplNo}` })
  await talked(site(), y.permitNo, site().services.clock.now().toISOString())
  site().setClock(at('10:00:00'))
  const filled = { codes: [label(equipNo)], items: [ng(1)], photos: [1], checkDt: on('2026-11-24', '09:58:00') }
  const check = await finished(site(), plan.checkPlanNo, filled)
  const imprNo = check.items?.[0]?.imprNo ?? 0
  await site().as('sup').act(impr, imprNo, 'askCancel', { cancelDesc: '점검 착오로 봅니다.', reasonDesc: '착오' })
  await site().as('shd').act(impr, imprNo, 'cancel')
  const starting = () => site().as(VSP).act(permit, y.permitNo, 'start')
  expect(await codesOf(starting())).toContain('PT_CRITICAL')
  const { permitDocNo } = await site().as('oper').read(permit, y.permitNo)
  await site()
    .as('safety')
    .call(`${safetyCheck.api}/${check.safetyCheckNo}/releases`, {
      method: 'POST',
      body: { permitDocNo, toDt: at('18:00:00'), reasonDesc: '덮개를 다시 다는 수리 작업' },
    })
  expect(await starting()).toMatchObject({ statusCd: 'WORK' })
})

/** Found at ten at equipment where works of these kinds are. */
async function foundAtTen<T>(works: (there: { equipNo: string } & typeof urgent) => Promise<T>) {
  site().setClock(on('2026-11-24', '09:40:00'))
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd not in ('CLOSE', 'TEMP')`)
  const { plan, equipNo, checkTmplNo } = await onePlan(site(), { items: [aTmplItem({ criticalYn: 'Y' })] })
  const made = await works({ ...urgent, equipNo: `P-${checkTmplNo}` })
  site().setClock(at('10:00:00'))
  const filled = { codes: [label(equipNo)], items: [ng(1)], photos: [1], checkDt: on('2026-11-24', '09:58:00') }
  const check = await finished(site(), plan.checkPlanNo, filled)
  return { made, equipNo, checkTmplNo, check }
}

test('it is asked at every other step: at the request it warns, at the approval and an extension it refuses', async () => {
  const { made } = await foundAtTen(async (there) => ({
    draft: await drafted(site(), there),
    ready: await prepared(site(), there),
    agreed: await approved(site(), there),
    runs: await working(site(), there),
  }))
  const { can } = await site().as(VSM).read(permit, made.draft.permitNo)
  expect(can.checks?.submit).toContainEqual(expect.objectContaining({ ruleCd: 'PT_CRITICAL' }))
  expect(await codesOf(site().as('areaappr').act(permit, made.ready.permitNo, 'approve'))).toContain('PT_CRITICAL')
  // As if no hand had told anybody: the clock has not looked yet.
  await site().sql(`update wkod_master set status_cd = 'WORK', susp_reason_cd = null where permit_no = $1`, [
    made.runs.permitNo,
  ])
  const asking = { extendToDt: at('18:00:00'), reasonDesc: '남은 작업' }
  await site().as(VSP).act(permit, made.runs.permitNo, 'askExtension', asking)
  expect(await codesOf(site().as('areaappr').act(permit, made.runs.permitNo, 'extend'))).toContain('PT_CRITICAL')
  await site().runJob('permit-clock')
  expect(await stateOf(made.runs.permitNo)).toEqual(['SUSP', 'INSPECTION'])
})

test('a check that a phone brings late stops the work as it arrives', async () => {
  site().setClock(on('2026-11-24', '09:40:00'))
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd not in ('CLOSE', 'TEMP')`)
  const { plan, equipNo, checkTmplNo } = await onePlan(site(), { items: [aTmplItem({ criticalYn: 'Y' })] })
  const { permitNo } = await working(site(), { ...urgent, equipNo: `P-${checkTmplNo}` })
  site().setClock(at('14:30:00'))
  const filled = { codes: [label(equipNo)], items: [ng(1)], photos: [1], checkDt: on('2026-11-24', '09:58:00') }
  await finished(site(), plan.checkPlanNo, filled)
  expect(await stateOf(permitNo)).toEqual(['SUSP', 'INSPECTION'])
})

/** The sheet of the register knows equipment by its tag. */
async function renamedBySheet(equipNo: number) {
  const [there] = await site().sql<{ tag: string; plant: string }>(
    `select equip_cd as tag, plant_nm as plant from facility join plant using (plant_cd) where equip_no = ${equipNo}`,
  )
  const columns = ['설비 태그', '사업장', '설비명'].map((text) => ({ text }))
  const rows = [[there?.tag, there?.plant, '새 이름']]
  const book = await buffer(writeWorkbook({ sheetNm: '설비', columns, rows }))
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(book)]), '설비.xlsx')
  return site().as('admin').call('/api/baseinfo/facilityinfos/upload', { method: 'POST', body })
}

test('equipment keeps its names while it is open, by its form and by its sheet; other facts of it change', async () => {
  const { equipNo, check, made } = await foundAtTen((there) => working(site(), there))
  const path = `/api/baseinfo/facilityinfo/${equipNo}` as const
  const admin = site().as('admin')
  const now = () => admin.call<Record<string, unknown> & { rowVersion: number; equipCd: string }>(path)
  const changed = async (values: object) => {
    const { rowVersion } = await now()
    return admin.call(path, { method: 'PUT', body: { rowVersion, ...values } })
  }
  const held = { status: 422, code: 'BASE_EQUIP_HELD' }
  await expect(changed({ equipCd: 'P-NEW' })).rejects.toMatchObject(held)
  await expect(changed({ equipNm: '새 이름' })).rejects.toMatchObject(held)
  const { rowVersion } = await now()
  await expect(admin.call(`${path}?rowVersion=${rowVersion}`, { method: 'DELETE' })).rejects.toMatchObject(held)
  await changed({ inspectCycleCd: 'MONTH' })
  await expect(renamedBySheet(equipNo)).rejects.toMatchObject({ status: 400 })
  expect(await stateOf(made.permitNo)).toEqual(['SUSP', 'INSPECTION'])
  await site().sql(`update impr set status_cd = 'EFFECT' where impr_no = $1`, [check.items?.[0]?.imprNo])
  await changed({ equipCd: `P-NEW-${equipNo}` })
})
