/** Work at equipment with a critical finding: stopped with the finding, released one by one, free when the measure is verified. */
import { expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { finished, label, ng, ok, at as on, onePlan } from '#modules/saf/check/check.fixture.ts'
import { aTmplItem } from '#modules/saf/check/check.seed.ts'
import { safetyCheck } from '#modules/saf/check/result/safety-check.model.ts'
import { aPermitSite, at, issued, talked, VSP, working } from '../permit.fixture.ts'
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
