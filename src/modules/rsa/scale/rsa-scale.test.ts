/** A scale from its draft to the revision that takes its place, and who may do what on the way. */
import { expect, test } from 'vitest'
import { dayOf } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { loadScales } from './rsa-scale.demo.ts'
import { rsaScale } from './rsa-scale.model.ts'
import { aScale } from './rsa-scale.seed.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const submitted = async (values: DraftOf<typeof rsaScale> = {}) => {
  const { rsaScaleNo } = await as('safety').create(rsaScale, aScale(values))
  return as('safety').act(rsaScale, rsaScaleNo, 'submit')
}
const approved = async (values: DraftOf<typeof rsaScale> = {}) =>
  as('shd').act(rsaScale, (await submitted(values)).rsaScaleNo, 'approve')

test('the safety manager drafts it, the head of safety approves it, and nobody changes it then', async () => {
  const sent = await submitted()
  expect(sent).toMatchObject({ statusCd: 'RQST', scaleRevNo: 1, rootScaleNo: sent.rsaScaleNo })
  expect(sent.rsaScaleDocNo).toMatch(/^RSC-\d{8}-\d{3}$/)
  await expect(as('safety').act(rsaScale, sent.rsaScaleNo, 'approve')).rejects.toMatchObject({ status: 403 })
  const done = await as('shd').act(rsaScale, sent.rsaScaleNo, 'approve')
  expect(done).toMatchObject({ statusCd: 'APPR', apprUserId: 'shd', can: { edit: [] } })
  await expect(as('safety').edit(rsaScale, done, done.rsaScaleNo, { acceptMaxVal: 12 })).rejects.toMatchObject({
    status: 409,
  })
})

test('only the safety manager makes one', async () => {
  await expect(as('sup').create(rsaScale, aScale())).rejects.toMatchObject({ status: 403 })
})

test('a scale by which nobody could judge is not submitted, and every fault is told at its place', async () => {
  const refused = submitted({ acceptMaxVal: 20, bands: aScale().bands?.slice(0, 5) ?? [] })
  await expect(refused).rejects.toMatchObject({ status: 422 })
  await refused.catch((error) =>
    expect(error.answer.problems.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
      ['bands.4.maxVal', 'RSA_SCALE_TOP'],
      ['acceptMaxVal', 'RSA_SCALE_ACCEPT'],
    ]),
  )
})

test('three levels are the same three whatever else was typed; what multiplies keeps no matrix', async () => {
  const cells = [{ freqVal: 1, sevVal: 1, riskVal: 1 }]
  expect(await as('safety').create(rsaScale, aScale({ methodCd: 'L3', cells }))).toMatchObject({
    freqMaxVal: 1,
    sevMaxVal: 3,
    cells: [],
  })
  expect(await as('safety').create(rsaScale, aScale({ cells }))).toMatchObject({ freqMaxVal: 5, cells: [] })
})

test('a scale by which items are answered keeps neither steps nor bands', async () => {
  const scale = await approved({ ...aScale(), methodCd: 'OPS' })
  expect(scale).toMatchObject({ freqMaxVal: null, combineCd: null, bands: [], acceptMaxVal: null })
})

test('a revision takes the place of the scale once it is approved, and there is one at a time', async () => {
  const first = await approved()
  await as('safety').act(rsaScale, first.rsaScaleNo, 'revise')
  await expect(as('safety').act(rsaScale, first.rsaScaleNo, 'revise')).rejects.toMatchObject({
    status: 422,
    code: 'RSA_SCALE_REVISED',
  })
  const { rows } = await as('safety').list(rsaScale, {
    where: { rootScaleNo: String(first.rsaScaleNo), statusCd: 'TEMP' },
  })
  const [draft] = rows
  expect(draft).toMatchObject({ scaleRevNo: 2, rootScaleNo: first.rsaScaleNo, scaleTitle: first.scaleTitle })
  const no = draft?.rsaScaleNo ?? 0
  await as('safety').act(rsaScale, no, 'submit')
  await as('shd').act(rsaScale, no, 'approve')
  expect(await as('safety').read(rsaScale, first.rsaScaleNo)).toMatchObject({ statusCd: 'OLD' })
  expect(await as('safety').read(rsaScale, no)).toMatchObject({ statusCd: 'APPR', scaleRevNo: 2 })
})

test('the demo has scales in force and one that waits, and all could have come so', async () => {
  const before = (await as('safety').list(rsaScale)).total
  const now = new Date()
  const plant = { plantCd: '2000', safetyManagers: ['safety'], safetyHead: 'shd' }
  await loadScales(site(), { today: dayOf(now), now, sites: [plant] })
  const { rows, total } = await as('safety').list(rsaScale)
  expect(total - before).toBe(4)
  expect(rows.map(({ statusCd }) => statusCd)).toEqual(expect.arrayContaining(['APPR', 'RQST']))
})
