/** An occasional assessment that somebody opens for a near miss: what it takes along, whose it is, what waits for it. */
import { beforeAll, expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, aProcess, at, extraOf } from '../assess/rsa.fixture.ts'
import { rsa } from '../assess/rsa.model.ts'
import type { Opened } from './occasional.calls.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
const path = (no: number) => `/api/rsa/occasional/nearmiss/${no}` as const
const open = (userId: string, no: number, body: object) =>
  as(userId).call<{ rsaNo: number; isNew: boolean }>(path(no), { method: 'POST', body })
const seen = (userId: string, no: number) => as(userId).call<{ rows: Opened[]; mayOpen: boolean }>(path(no))
let processNo = 0

async function reported(values: object = {}) {
  const { nearMissNo } = await as('emp').create(nearMiss, aNearMiss({ occurDt: at('2026-11-19'), ...values }))
  return as('emp').act(nearMiss, nearMissNo, 'report')
}

beforeAll(async () => {
  await site().setClock(at('2026-11-20'))
  await anApprovedScale(site())
  processNo = await aProcess(site())
})

test('it carries what is known, holds up the work from then on, and each leads to the other', async () => {
  const { nearMissNo, nearMissDocNo } = await reported({
    nearMissTitle: '발판 들뜸',
    contentDesc: '발이 빠질 뻔함',
    processNo,
  })
  expect(await seen('sup', nearMissNo)).toEqual({ rows: [], mayOpen: true })
  const { rsaNo } = await open('sup', nearMissNo, { processNo })
  const record = await as('sup').read(rsa, rsaNo)
  expect(record).toMatchObject({
    ...{ statusCd: 'PLAN', rsaTypeCd: 'OCC', triggerCd: 'ETC', processNo, workCatCd: null, workBlockYn: 'Y' },
    ...{ rsaTitle: '발판 들뜸 수시평가', planYmd: '2026-11-20', doFromYmd: '2026-11-21', doToYmd: '2026-11-28' },
    items: [{ hazardDesc: '발판 들뜸: 발이 빠질 뻔함', srcKey: `NM:${nearMissNo}` }],
  })
  expect(record.triggerSrcDesc).toContain(nearMissDocNo)
  expect((await seen('emp', nearMissNo)).rows).toMatchObject([{ rsaNo, statusCd: 'PLAN' }])
  expect((await extraOf(site(), rsaNo)).origins).toEqual([
    { originCd: 'NM', originNo: nearMissNo, originDocNo: nearMissDocNo, href: `${nearMiss.route.staff}/${nearMissNo}` },
  ])
})

test('pressed again it is refused until the first is done; of the same work it takes the next as a further source', async () => {
  const other = await aProcess(site(), 1)
  const first = await reported()
  const { rsaNo } = await open('sup', first.nearMissNo, { processNo: other })
  await expect(open('safety', first.nearMissNo, { processNo: other })).rejects.toMatchObject({
    status: 409,
    code: 'RSA_OCC_OPENED',
  })
  const second = await reported({ nearMissTitle: '난간이 빠짐' })
  expect(await open('safety', second.nearMissNo, { processNo: other })).toMatchObject({ rsaNo, isNew: false })
  const record = await as('sup').read(rsa, rsaNo)
  expect(record.items).toHaveLength(2)
  expect(record.triggerSrcDesc).toContain(second.nearMissDocNo)
  await site().sql(`update rsa set status_cd = 'DOING' where rsa_no = ${rsaNo}`)
  const third = await reported()
  expect(await open('safety', third.nearMissNo, { processNo: other })).toMatchObject({ isNew: true })
})

test('only who plans assessments opens one, of what was reported and he may see, in its plant', async () => {
  const { nearMissNo } = await reported()
  expect((await seen('emp', nearMissNo)).mayOpen).toBe(false)
  await expect(open('emp', nearMissNo, { processNo })).rejects.toMatchObject({ status: 403 })
  await expect(open('safety3', nearMissNo, { processNo })).rejects.toMatchObject({ status: 404 })
  const draft = await as('sup').create(nearMiss, aNearMiss())
  await expect(open('sup', draft.nearMissNo, { processNo })).rejects.toMatchObject({ status: 409 })
  const [away] = await site().sql<{ no: string }>(
    `select process_no as no from process where plant_cd <> '2000' limit 1`,
  )
  await expect(open('sup', nearMissNo, { processNo: Number(away?.no) })).rejects.toMatchObject({ status: 404 })
})
