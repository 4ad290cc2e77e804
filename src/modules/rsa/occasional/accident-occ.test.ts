/** R9: an accident at work opens its occasional assessment by itself, moves it along, and ends it with its last source. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hurt } from '#modules/saf/accident/accident.fixture.ts'
import { accident } from '#modules/saf/accident/accident.model.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { anApprovedScale, aProcess, assessedBefore } from '../assess/rsa.fixture.ts'
import { rsa } from '../assess/rsa.model.ts'

const site = aFileSite()
const as = (userId: string) => site().as(userId)
let [P, Q] = [0, 0]
beforeAll(async () => {
  await anApprovedScale(site())
  await assessedBefore(site())
  ;[P, Q] = [await aProcess(site()), await aProcess(site(), 5)]
})
beforeEach(() =>
  site().sql(`update accident set delete_yn = 'Y'; update rsa set delete_yn = 'Y' where rsa_doc_no not like 'RS-T-%'`),
)

async function reported(values: DraftOf<typeof accident> = {}): Promise<number> {
  const { accidentNo } = await as('emp').create(accident, {
    ...{ accidentTitle: '손가락을 데임', placeDesc: '3층', occurDt: site().now().toISOString(), processNo: P },
    ...{ injuredCnt: 1, deadCnt: 0, outsideHurtCnt: 0, ...values },
  })
  await as('emp').act(accident, accidentNo, 'report')
  return accidentNo
}
interface Occ {
  rsaNo: number
  statusCd: string
  processNo: number | null
  workCatCd: string | null
  block: string
  sources: number[]
}
const occs = () =>
  site().sql<Occ>(`select r.rsa_no::int as "rsaNo", r.status_cd as "statusCd", r.process_no::int as "processNo", r.work_cat_cd as "workCatCd",
      r.work_block_yn as block, (select array_agg(o.origin_no::int order by o.add_dt, o.origin_no) from rsa_origin o where o.rsa_no = r.rsa_no) as sources
    from rsa r where r.delete_yn = 'N' and r.rsa_doc_no not like 'RS-T-%' order by r.rsa_no`)
const told = { noticeDesc: '작업자와 함께 현장을 돌며 평가합니다.', preChannelCd: 'MEETING' } as const
const found = async (no: number, values: DraftOf<typeof accident>) =>
  as('safety').edit(accident, await as('safety').read(accident, no), no, values)

describe('an injury, also without a day off', () => {
  test('RA-A02 opens the assessment of its process with its report, which blocks the work until it is done', async () => {
    const no = await reported()
    expect(await occs()).toMatchObject([{ statusCd: 'PLAN', processNo: P, workCatCd: null, block: 'Y', sources: [no] }])
    const [occ] = await occs()
    const record = await as('safety').read(rsa, occ?.rsaNo ?? 0)
    expect(record).toMatchObject({ rsaTypeCd: 'OCC', triggerCd: 'ACC', rsaTitle: '손가락을 데임 수시평가' })
    expect(record.triggerSrcDesc).toContain('손가락을 데임')
    expect(record.items?.[0]?.hazardDesc).toContain('손가락을 데임')
    await expect(as('safety').act(rsa, record.rsaNo, 'cancel', { reasonDesc: '필요 없음' })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('is none on the way to work, without anybody hurt, or where it was no work of a process', async () => {
    await reported({ injuredCnt: 0 })
    expect(await occs()).toEqual([])
    await found(await reported(), { accKindCd: 'COMM' })
    expect(await occs()).toMatchObject([{ statusCd: 'CANC', block: 'N' }])
    await found(await reported(), { noProcessDesc: '식당에서 데임' })
    expect(await occs()).toMatchObject([{ statusCd: 'CANC' }, { statusCd: 'CANC', block: 'N' }])
  })

  test('asks for one from so many days off on as the site says; one that dies of it always does', async () => {
    const least = (days: number) =>
      site().sql(`update com_legal_param set legal_param_val = '${days}' where legal_param_cd = 'RSA_OCC_MINLOST'`)
    await least(3)
    const no = await reported()
    expect(await occs()).toEqual([])
    await hurt(site(), no, { userId: 'emp2', expectLostDayCnt: 2 })
    expect(await occs()).toEqual([])
    await hurt(site(), no, { userId: 'maint', expectLostDayCnt: 3 })
    expect(await occs()).toMatchObject([{ statusCd: 'PLAN', processNo: P, block: 'Y', sources: [no] }])
    await reported({ processNo: Q, injuredCnt: 0, deadCnt: 1 })
    expect(await occs()).toMatchObject([{ processNo: P }, { processNo: Q, block: 'Y' }])
    await least(0)
  })

  test('whose process is not known opens one all the same, led by the safety manager, that goes along to the process', async () => {
    const no = await reported({ processNo: null })
    const [occ] = await occs()
    expect(occ).toMatchObject({ statusCd: 'PLAN', processNo: null, block: 'Y', sources: [no] })
    const rsaNo = occ?.rsaNo ?? 0
    expect(await as('safety').read(rsa, rsaNo)).toMatchObject({ leaderUserId: 'safety', triggerCd: 'ACC' })
    await as('safety').edit(rsa, await as('safety').read(rsa, rsaNo), rsaNo, told)
    await expect(as('safety').act(rsa, rsaNo, 'announce')).rejects.toMatchObject({ status: 400, field: 'processNo' })
    await found(no, { placeDesc: '3층 계단' })
    expect(await occs()).toMatchObject([{ statusCd: 'PLAN', processNo: null }])
    await found(no, { processNo: P })
    expect(await occs()).toMatchObject([{ rsaNo, statusCd: 'PLAN', processNo: P, sources: [no] }])
    // Whoever heads the process leads it from then on.
    const { leaderUserId } = await as('safety').read(rsa, rsaNo)
    expect(leaderUserId).not.toBe('safety')
    expect(await as(leaderUserId).act(rsa, rsaNo, 'announce')).toMatchObject({ statusCd: 'PREP' })
  })

  test('whose process is said after another of it is a further source; of what was no work of a process it ends', async () => {
    const [first, unknown] = [await reported(), await reported({ processNo: null })]
    await found(unknown, { processNo: P })
    expect(await occs()).toMatchObject([
      { statusCd: 'PLAN', processNo: P, sources: [first, unknown] },
      { statusCd: 'CANC', processNo: null, block: 'N', sources: [unknown] },
    ])
    await found(await reported({ processNo: null }), { noProcessDesc: '주차장에서 넘어짐' })
    expect((await occs()).at(-1)).toMatchObject({ statusCd: 'CANC', processNo: null, block: 'N' })
  })

  test('is never lost because the plant has no scale: it is told when there is one', async () => {
    await site().sql(`update rsa_scale set delete_yn = 'Y'`)
    await reported()
    expect(await occs()).toMatchObject([{ statusCd: 'PLAN', processNo: P, block: 'Y' }])
    const record = await as('safety').read(rsa, (await occs())[0]?.rsaNo ?? 0)
    await as('safety').edit(rsa, record, record.rsaNo, told)
    await expect(as(record.leaderUserId).act(rsa, record.rsaNo, 'announce')).rejects.toMatchObject({
      ...{ status: 400, field: 'scaleNo' },
    })
    await site().sql(`update rsa_scale set delete_yn = 'N'`)
  })
})

test('RA-A12 a second injury of the process is a further source while nobody looks for hazards, and a second assessment after that', async () => {
  const [first, second] = [await reported(), await reported()]
  const [occ] = await occs()
  expect(await occs()).toMatchObject([{ sources: [first, second] }])
  await site().sql(`update rsa set status_cd = 'DOING' where rsa_no = ${occ?.rsaNo}`)
  const third = await reported()
  expect(await occs()).toMatchObject([
    { statusCd: 'DOING', sources: [first, second] },
    { statusCd: 'PLAN', block: 'Y', sources: [third] },
  ])
})

test('a change of process or kind moves it along in PLAN, leaves one in DOING to end and opens another', async () => {
  const no = await reported()
  await found(no, { processNo: Q, workCatCd: 'WELD' })
  expect(await occs()).toMatchObject([{ statusCd: 'PLAN', processNo: Q, workCatCd: 'WELD', sources: [no] }])
  await site().sql(`update rsa set status_cd = 'DOING' where delete_yn = 'N' and rsa_doc_no not like 'RS-T-%'`)
  await found(no, { processNo: P })
  expect(await occs()).toMatchObject([
    { statusCd: 'CANC', processNo: Q, block: 'N' },
    { statusCd: 'PLAN', processNo: P, workCatCd: 'WELD', block: 'Y' },
  ])
})

test('AC-A13 it ends with its last source: with the accident that turns out to be the same, not while another one asks for it', async () => {
  const [first, second] = [await reported(), await reported()]
  await as('safety').act(accident, second, 'same', { sameAccidentNo: first })
  expect(await occs()).toMatchObject([{ statusCd: 'PLAN', block: 'Y', sources: [first, second] }])
  await site().sql(`update accident set status_cd = 'CANC' where accident_no = ${first}`)
  const third = await reported()
  expect(await occs()).toMatchObject([{ statusCd: 'PLAN', sources: [first, second, third] }])
  await found(third, { noProcessDesc: '주차장에서 넘어짐' })
  expect(await occs()).toMatchObject([{ statusCd: 'CANC', block: 'N' }])
})
