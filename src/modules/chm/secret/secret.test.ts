/** Approvals to keep a component secret: ranges, lists, days, alarms. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { chemicals } from '../chm.fixture.ts'
import { sheets } from '../msds/msds.fixture.ts'
import { aPart } from '../msds/msds.seed.ts'
import { chmSecret } from './secret.model.ts'

const site = aFileSite()
const { substance, material } = chemicals(site)
const { inForce } = sheets(site)
const as = (who: string) => site().as(who)
beforeAll(async () => {
  await substance({ casNo: '56-81-5', korNm: '글리세롤' })
})
const values = {
  ...{ altNm: '용제 A', substanceNm: '56-81-5', pctVal: 18, altMinPctVal: 8, altMaxPctVal: 28 },
  ...{ reasonDesc: '배합 비밀', applyYmd: '2026-11-20' },
}
const applied = async (more: object = {}) => {
  const { chmSecretNo: no } = await as('chem').create(chmSecret, { chmMatNo: await material(), ...values, ...more })
  return as('chem').act(chmSecret, no, 'apply')
}
const told = async () => (await as('chem').notifications()).rows.map(({ messageDesc }) => messageDesc)

test('CH-A08 CH-A09 the range that is shown lies around the content; within a month it is decided', async () => {
  await expect(applied({ altMinPctVal: 5 })).rejects.toMatchObject({
    code: 'CHM_SECRET_RANGE',
    answer: { problems: [{ message: '대체함유량 범위를 벗어났습니다(허용 8~28%).' }] },
  })
  expect(await applied()).toMatchObject({ statusCd: 'APPLY', decideByYmd: '2026-12-20' })
  expect(await applied({ pctVal: 30, altMinPctVal: 10, altMaxPctVal: 50, rndYn: 'Y' })).toMatchObject({
    decideByYmd: '2026-12-04',
  })
})

test('S3 what is on a list of the law is never secret', async () => {
  await expect(applied({ substanceNm: '71-43-2' })).rejects.toMatchObject({ code: 'CHM_SECRET_NOT_ALLOWED' })
})

test('CH-A10 an approval that ends on 2027-03-31: extension by 2027-03-01, first told on 2026-12-31, ended on the day after', async () => {
  const { chmSecretNo: no } = await applied({ altNm: '용제 B' })
  const approved = await as('chem').act(chmSecret, no, 'approve', { approvalNo: 'KR-1', startYmd: '2022-04-01' })
  expect(approved).toMatchObject({ statusCd: 'APPR', endYmd: '2027-03-31', extendDueYmd: '2027-03-01' })
  const soon = '비공개 승인이 2027-03-31에 만료됩니다(연장신청은 2027-03-01까지): '
  const isTold = async () => (await told()).some((text) => text.startsWith(soon) && text.endsWith('용제 B'))
  try {
    site().setClock('2026-12-30T09:00:00+09:00')
    await site().runJob('chm-secret-days')
    expect(await isTold()).toBe(false)
    site().setClock('2026-12-31T09:00:00+09:00')
    await site().runJob('chm-secret-days')
    expect(await isTold()).toBe(true)
    site().setClock('2027-03-02T09:00:00+09:00')
    await expect(as('chem').act(chmSecret, no, 'extend', { extendYmd: '2027-03-02' })).rejects.toMatchObject({
      code: 'CHM_SECRET_LATE',
    })
    expect(await as('chem').act(chmSecret, no, 'extend', { extendYmd: '2027-03-01' })).toMatchObject({
      statusCd: 'APPR',
    })
    site().setClock('2027-04-01T09:00:00+09:00')
    await site().runJob('chm-secret-days')
    expect(await as('chem').read(chmSecret, no)).toMatchObject({ statusCd: 'END' })
    expect(
      (await told()).some((text) => text.startsWith('비공개 승인이 만료되었습니다.') && text.endsWith('용제 B')),
    ).toBe(true)
  } finally {
    site().setClock()
  }
})

test('a supplier’s secret comes with his sheet, and a later end takes its place', async () => {
  const matNo = await material()
  const comps = (approvalEndYmd: string) => [
    aPart('67-64-1', { pctVal: 80 }),
    aPart(null, {
      secretYn: 'Y',
      altNm: '성분 C',
      altMinPctVal: 10,
      altMaxPctVal: 20,
      approvalNo: 'S-9',
      approvalEndYmd,
    }),
  ]
  const kept = async () =>
    (await as('chem').list(chmSecret, { where: { chmMatNo: String(matNo) } })).rows.map(
      ({ altNm, endYmd, originCd, statusCd }) => [altNm, endYmd, originCd, statusCd],
    )
  await inForce(matNo, { comps: comps('2027-06-30') })
  expect(await kept()).toEqual([['성분 C', '2027-06-30', 'SUPPLIER', 'APPR']])
  await inForce(matNo, { revNo: '2', revYmd: '2026-11-01', comps: comps('2030-06-30') })
  expect(await kept()).toEqual([['성분 C', '2030-06-30', 'SUPPLIER', 'APPR']])
})

test('who keeps no chemicals reads none of it', async () => {
  for (const who of ['emp', 'safety', 'V100001-02']) {
    const status = (await as(who).fetch(`${chmSecret.api}s`)).status
    expect([who, status]).toEqual([who, who === 'safety' ? 200 : 403])
  }
})
