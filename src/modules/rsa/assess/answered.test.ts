/** Assessments whose items are answered instead of graded: check lists and point sheets. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { aFileSite } from '#platform/test/site.ts'
import { anAnsweredScale } from '../scale/rsa-scale.seed.ts'
import { anApprovedScale, aProcess, at, begun, decided, extraOf, ratedAgain, took, verified } from './rsa.fixture.ts'
import { type RsaItem, rsa } from './rsa.model.ts'
import { aControl, anItem } from './rsa.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let grounds: Record<'CHK' | 'OPS', { scaleNo: number; processNo: number }>
beforeAll(async () => {
  const processNo = await aProcess(site())
  grounds = {
    CHK: { scaleNo: await anApprovedScale(site(), anAnsweredScale('CHK')), processNo },
    OPS: { scaleNo: await anApprovedScale(site(), anAnsweredScale('OPS')), processNo },
  }
})
beforeEach(() => site().setClock(at('2026-11-21')))

const answered = (values: Partial<RsaItem> = {}) => anItem({ freqVal: null, sevVal: null, ...values })
const pointed = (values: Partial<RsaItem> = {}) =>
  answered({ checkCd: 'OK', harmDesc: '채취하는 사람이 증기를 마심', ...values })

async function problemsOf(method: 'CHK' | 'OPS', item: RsaItem) {
  const { rsaNo } = await begun(site(), grounds[method], [item])
  await took(site(), rsaNo, 'emp')
  const refused = await as('sup')
    .act(rsa, rsaNo, 'decide')
    .catch((error) => error)
  return (refused.answer.problems as { field: string; code: string }[]).map(({ field, code }) => [field, code])
}

describe('a point sheet', () => {
  test('is decided once each hazard says who is hurt and how, what is done now, and whether that is enough', async () => {
    expect(await problemsOf('OPS', answered({ existMeasureDesc: null }))).toEqual([
      ['items.0.harmDesc', 'REQUIRED'],
      ['items.0.existMeasureDesc', 'REQUIRED'],
      ['items.0.checkCd', 'RSA_NOT_RATED'],
    ])
    expect(await problemsOf('OPS', pointed({ checkCd: 'NA' }))).toEqual([['items.0.checkCd', 'RSA_NOT_RATED']])
    expect(await decided(site(), grounds.OPS, [pointed()])).toMatchObject({
      statusCd: 'DECIDED',
      openCnt: 0,
      items: [{ gradeCd: null, acceptYn: 'Y', harmDesc: '채취하는 사람이 증기를 마심' }],
    })
  })

  test('what is not enough has a measure, which is registered, and is answered again once that is verified', async () => {
    expect(await problemsOf('OPS', pointed({ checkCd: 'NO' }))).toEqual([['items.0', 'RSA_NO_CONTROL']])
    const control = aControl({ dueYmd: '2026-12-31' })
    const { rsaNo, controls, openCnt } = await decided(site(), grounds.OPS, [pointed({ checkCd: 'NO' })], [control])
    expect(openCnt).toBe(1)
    const imprNo = controls?.[0]?.imprNo ?? 0
    expect(await as('safety').read(impr, imprNo)).toMatchObject({ riskGradeCd: 'HIGH', verifyUserId: 'sup' })
    await verified(site(), imprNo)
    const refused = ratedAgain(site(), rsaNo, 1, { freqVal: null, sevVal: null, checkCd: 'NA', noteDesc: '없음' })
    await expect(refused).rejects.toMatchObject({ code: 'RSA_NOT_RATED' })
    await ratedAgain(site(), rsaNo, 1, { freqVal: null, sevVal: null, checkCd: 'OK' })
    expect((await extraOf(site(), rsaNo)).revs).toMatchObject([
      { seqNo: 0, checkCd: 'NO', acceptYn: 'N' },
      { seqNo: 1, checkCd: 'OK', acceptYn: 'Y' },
    ])
    expect(await as('shd').act(rsa, rsaNo, 'complete')).toMatchObject({ statusCd: 'DONE', residualCnt: 0 })
  })

  test('what is foreseen to kill is critical to the register, though nothing is graded', async () => {
    const control = aControl({ dueYmd: '2026-12-31' })
    const { controls } = await decided(site(), grounds.OPS, [pointed({ checkCd: 'NO', fatalYn: 'Y' })], [control])
    expect(await as('safety').read(impr, controls?.[0]?.imprNo ?? 0)).toMatchObject({ riskGradeCd: 'CRIT' })
  })
})

describe('R12 a check list', () => {
  test('is not accepted where it is not in order; what does not apply says why', async () => {
    expect(await problemsOf('CHK', answered({ checkCd: 'NO' }))).toEqual([['items.0', 'RSA_NO_CONTROL']])
    expect(await problemsOf('CHK', answered({ checkCd: 'NA' }))).toEqual([['items.0.noteDesc', 'RSA_NA_REASON']])
    const none = answered({ checkCd: 'NA', noteDesc: '그런 설비가 없음' })
    expect(await decided(site(), grounds.CHK, [none])).toMatchObject({ statusCd: 'DECIDED', openCnt: 0 })
  })

  test('nor is it said to not apply afterwards without saying why', async () => {
    const control = aControl({ dueYmd: '2026-12-31' })
    const { rsaNo, controls } = await decided(site(), grounds.CHK, [answered({ checkCd: 'NO' })], [control])
    await verified(site(), controls?.[0]?.imprNo ?? 0)
    const none = { freqVal: null, sevVal: null, checkCd: 'NA' } as const
    await expect(ratedAgain(site(), rsaNo, 1, none)).rejects.toMatchObject({ code: 'RSA_NA_REASON' })
    await ratedAgain(site(), rsaNo, 1, { ...none, noteDesc: '설비를 철거함' })
    expect(await as('sup').read(rsa, rsaNo)).toMatchObject({ openCnt: 0 })
  })
})
