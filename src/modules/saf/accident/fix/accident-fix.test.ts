/** 정정 and 오등록: asked for by the safety manager, approved, both values kept; nothing changes before. */
import { beforeEach, describe, expect, test } from 'vitest'
import { register } from '#modules/hea/infirm/infirm.seed.ts'
import { infirmVisit } from '#modules/hea/infirm/visit.model.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { aProcess, at, caseOf, clockOf, found, hurt, reported } from '../accident.fixture.ts'
import { accident } from '../accident.model.ts'
import { accidentFix } from './accident-fix.model.ts'

const site = aFileSite()
const DAY = '2026-11-24'
const APPROVAL = '/api/manage/approval'
beforeEach(() => site().setClock(at(DAY)))
const read = (no: number, userId = 'safety') => site().as(userId).read(accident, no)

async function asked(accidentNo: number, values: DraftOf<typeof accidentFix>) {
  const { attachFileId } = await site().as('safety').attach('ACCIDENT_FILE')
  const draft = await site()
    .as('safety')
    .create(accidentFix, { accidentNo, reasonDesc: '현장 확인 결과', attachFileId, ...values })
  return draft
}
async function submitted(accidentNo: number, values: DraftOf<typeof accidentFix>, decider = 'shd') {
  const { accidentFixNo: bizNo, rowVersion } = await asked(accidentNo, values)
  const apprBizCd = values.fixCd === 'VOID' ? 'ACC_VOID' : 'ACC_FIX'
  const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: decider }]
  const { apprRqstNo } = await site()
    .as('safety')
    .call<{ apprRqstNo: number }>(APPROVAL, { method: 'POST', body: { apprBizCd, bizNo, rowVersion, lines } })
  return {
    bizNo,
    approve: () =>
      site()
        .as(decider)
        .call(`${APPROVAL}/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd: 'OK' } }),
  }
}
async function classed(values = {}) {
  const { accidentNo: no } = await reported(site(), at(DAY))
  await hurt(site(), no, { userId: 'emp2', ...values })
  await site()
    .as('safety')
    .act(accident, no, 'classify', found(await aProcess(site())))
  const [victim] = (await caseOf(site(), no)).victims
  return { no, accVictimNo: victim?.accVictimNo ?? 0 }
}

describe('a correction', () => {
  test('AC-A07 takes a flag back with its clock, and only once the facts no longer say so', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY), { injuredCnt: 0 })
    const leak = await site()
      .as('safety')
      .edit(accident, await read(no), no, { accKindCd: 'LEAK' })
    const early = await asked(no, { fixCd: 'FLAG', flagCd: 'chemAccYn' })
    const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }]
    const body = { apprBizCd: 'ACC_FIX', bizNo: early.accidentFixNo, rowVersion: early.rowVersion, lines }
    await expect(site().as('safety').call(APPROVAL, { method: 'POST', body })).rejects.toMatchObject({
      code: 'ACC_FIX_STILL_SO',
    })
    await site().as('safety').edit(accident, leak, no, { accKindCd: 'PROP' })
    const { approve } = await submitted(no, { fixCd: 'FLAG', flagCd: 'chemAccYn' })
    expect(await read(no)).toMatchObject({ chemAccYn: 'Y' })
    await approve()
    expect(await read(no)).toMatchObject({ chemAccYn: 'N' })
    expect(await clockOf(site(), no, 'ENV')).toMatchObject({ endCd: 'FIX' })
  })

  test('a class is lowered by it alone, and both values stay', async () => {
    const { no, accVictimNo } = await classed({ sevClassCd: 'MTC' })
    const victim = (await caseOf(site(), no)).victims[0]
    const {
      accVictimNo: _0,
      seqNo: _1,
      vendorCd: _2,
      vendorNm: _3,
      deptNm: _4,
      lostDayCnt: _5,
      ...values
    } = victim as NonNullable<typeof victim>
    const lowering = site()
      .as('safety')
      .call(`${accident.api}/${no}/victims/${accVictimNo}`, {
        method: 'PUT',
        body: { ...values, sevClassCd: 'FAC' },
      })
    await expect(lowering).rejects.toMatchObject({ code: 'ACC_FIX_NEEDED' })
    const { bizNo, approve } = await submitted(no, { fixCd: 'CLASS', accVictimNo, newClassCd: 'FAC' })
    expect((await read(no)).sevClassCd).toBe('MTC')
    await approve()
    expect((await read(no)).sevClassCd).toBe('FAC')
    expect(await site().as('safety').read(accidentFix, bizNo)).toMatchObject({
      statusCd: 'APPR',
      beforeDesc: '병원치료',
      afterDesc: '응급처치',
    })
    const { rows } = await site().as('safety').history(accident, no)
    expect(rows.map(({ actionCd }) => actionCd)).toContain('FIX')
  })

  test('of the moment of knowing counts the clocks anew', async () => {
    await site().setClock(at(DAY, '10:30:00'))
    const { accidentNo: no } = await reported(site(), at(DAY, '10:20:00'), { occurDt: at(DAY, '10:00:00') })
    const { approve } = await submitted(no, { fixCd: 'KNOW', newDt: at(DAY, '10:05:00') })
    await approve()
    expect(Date.parse((await clockOf(site(), no, 'HQ'))?.dueDt ?? '')).toBe(Date.parse(at(DAY, '10:35:00')))
  })

  test('needs its evidence, a value, and times in their order; and nobody but the safety manager asks', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY))
    await expect(site().as('emp').create(accidentFix, { accidentNo: no, fixCd: 'KNOW' })).rejects.toMatchObject({
      status: 403,
    })
    await expect(submitted(no, { fixCd: 'KNOW' })).rejects.toMatchObject({ code: 'ACC_FIX_VALUE' })
    await expect(submitted(no, { fixCd: 'KNOW', newDt: at(DAY, '09:00:00') })).rejects.toMatchObject({
      code: 'ACC_FIX_ORDER',
    })
    await expect(submitted(no, { fixCd: 'KNOW', newDt: at(DAY), attachFileId: null })).rejects.toMatchObject({
      status: 400,
    })
    await expect(submitted(no, { fixCd: 'CLASS', newClassCd: 'FAC' })).rejects.toMatchObject({ code: 'ACC_FIX_STATE' })
  })
})

test('a follow-up visit names the earlier one and opens no other accident', async () => {
  const first = await register(site().as('nurse'), { workRelatedYn: 'Y', placeDesc: '정비실', userId: 'emp2' })
  await site().setClock(at('2026-11-25'))
  const again = await register(site().as('nurse'), {
    workRelatedYn: 'Y',
    userId: 'emp2',
    earlierVisitNo: first.heaInfirmVisitNo,
  })
  expect(Number(again.accidentNo)).toBe(Number(first.accidentNo))
  const others = register(site().as('nurse'), {
    workRelatedYn: 'Y',
    userId: 'emp',
    earlierVisitNo: first.heaInfirmVisitNo,
  })
  await expect(others).rejects.toMatchObject({ code: 'HEA_VISIT_EARLIER', field: 'earlierVisitNo' })
})

describe('AC-A13 a visit to the infirmary that has to do with work', () => {
  test('is an accident with nothing medical, stays one when the visit says no, and ends by the head of the site alone', async () => {
    const processNo = await aProcess(site())
    const visit = await register(site().as('nurse'), {
      workRelatedYn: 'Y',
      placeDesc: '용제 펌프장',
      symptomDesc: '비밀스러운 증상',
      processNo,
    })
    const no = Number(visit.accidentNo)
    const record = await read(no)
    expect(record).toMatchObject({
      statusCd: 'REPORTED',
      srcCd: 'INFIRM',
      injuredCnt: 1,
      placeDesc: '용제 펌프장',
      processNo,
    })
    expect(JSON.stringify([record, await caseOf(site(), no)])).not.toContain('비밀스러운')
    await site()
      .as('nurse')
      .call(`${infirmVisit.api}/${visit.heaInfirmVisitNo}`, {
        method: 'PATCH',
        body: { rowVersion: visit.rowVersion, workRelatedYn: 'N' },
      })
    expect((await read(no)).statusCd).toBe('REPORTED')
    await expect(submitted(no, { fixCd: 'VOID' }, 'shd')).rejects.toMatchObject({ status: 422 })
    const { approve } = await submitted(no, { fixCd: 'VOID' }, 'cso')
    expect((await read(no)).statusCd).toBe('REPORTED')
    await approve()
    expect(await read(no)).toMatchObject({ statusCd: 'CANC', openClockCnt: 0 })
    expect(
      (
        await site()
          .as('safety')
          .list(accident, { where: { statusCd: 'CANC' } })
      ).total,
    ).toBe(1)
  })
})
