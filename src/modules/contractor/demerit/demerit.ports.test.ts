import { beforeAll, beforeEach, expect, test } from 'vitest'
import { instead } from '#platform/server/ports.ts'
import { aFileSite } from '#platform/test/site.ts'
import { addCredits, permitStops } from '../card/card.api.ts'
import type { DemeritState } from './demerit.logic.ts'
import { sgcDemerit } from './demerit.model.ts'
import { demeritAsks, type Protection } from './demerit.ports.ts'
import { sgcSanction } from './sanction.model.ts'
import { aDemerit, aWorker, issueDemerit } from './sgc.seed.ts'

/** What this test says of stops and reports, and of people at the gate. */
let protections: readonly Protection[] = []
let people: Readonly<Record<string, number>> = {}
const site = aFileSite({
  joins: [
    instead(demeritAsks, {
      protections: [
        async (db, blamed) => {
          for (const ask of protections) {
            const found = await ask(db, blamed)
            if (found) return found
          }
          return undefined
        },
      ],
      headcounts: async (_, { plantCd }) => new Map(plantCd === '2000' ? Object.entries(people) : []),
    }),
  ],
})
beforeAll(async () => {
  site().setClock('2026-11-21T10:00:00+09:00')
  await site().sql(
    `delete from sgc_stop; delete from sgc_demerit_opinions; delete from sgc_demerit; delete from sgc_sanction`,
  )
})

beforeEach(() => {
  protections = []
})

async function issueUnder(known: readonly Protection[], personNo: number) {
  protections = known
  const { sgcDemeritNo } = await site().as('sup').create(sgcDemerit, aDemerit(personNo))
  return site().as('sup').act(sgcDemerit, sgcDemeritNo, 'issue')
}

test('R4 whoever stopped the work, or told of the event himself, is not blamed', async () => {
  const worker = await aWorker(site(), { name: '다일수' })
  const asked: number[] = []
  const found =
    (kindCd: 'STOP' | 'REPORT'): Protection =>
    async (_, { personNo }) => {
      asked.push(personNo)
      return { kindCd, evidenceDesc: 'PTW-20261121-0007' }
    }
  await expect(issueUnder([found('STOP')], worker.personNo)).rejects.toMatchObject({
    code: 'SGC_STOP',
    answer: { message: '작업중지권 행사자에게는 벌점을 부과할 수 없습니다.' },
  })
  await expect(issueUnder([async () => undefined, found('REPORT')], worker.personNo)).rejects.toMatchObject({
    code: 'SGC_REPORT',
    answer: { message: '아차사고 신고자 본인의 동일 건에는 벌점을 부과할 수 없습니다.' },
  })
  expect(new Set(asked)).toEqual(new Set([worker.personNo]))
  await issueUnder([async () => undefined], worker.personNo)
})

test('CP-A38 four accepted cards take off three points, and the same card counts once', async () => {
  const worker = await aWorker(site(), { name: '다이수' })
  const { sgcDemeritNo: no } = await issueDemerit(site(), worker.personNo, { violItemCd: 'SE01' })
  const card = (srcNo: string) => ({ personNo: worker.personNo, srcCd: 'OBS' as const, srcNo, creditYmd: '2026-10-01' })
  const earn = (srcNos: readonly string[]) =>
    site().services.db.write('SYSTEM', (tx) => addCredits(tx, srcNos.map(card), { now: new Date(), userId: 'safety' }))
  const points = async () => (await site().as('safety').read(sgcDemerit, no)).yearScore
  await earn(['1', '2'])
  await earn(['2'])
  expect(await points()).toBe(3)
  await earn(['3', '4'])
  expect(await points()).toBe(2)
})

/** Points of a vendor, as so many demerits that have taken effect. */
const owe = (vendorCd: string, scores: readonly number[], statusCd: DemeritState = 'FINAL') =>
  site().sql(`insert into sgc_demerit (status_cd, plant_cd, sgc_demerit_doc_no, vendor_cd, person_no, viol_item_cd, viol_grade_cd,
      demerit_score, final_score, viol_dt, place_desc, content_desc, effect_ymd, expire_ymd, demerit_title)
    select '${statusCd}', '2000', 'DM-TEST-${vendorCd}-' || n, '${vendorCd}', (select min(person_no) from vendor_person where vendor_cd = '${vendorCd}'),
      'NO01', 'NORMAL', s, s, '2026-09-01', '3층', '위반', '2026-09-01', '2027-09-01', '위반'
    from unnest(array[${scores.join(',')}]) with ordinality as t(s, n)`)
const rate = (counted: Readonly<Record<string, number>>) => {
  people = counted
  return site().runJob('sgc-vendor-rate')
}
const sanctionsOf = async (vendorCd: string) =>
  (await site().as('cso').list(sgcSanction, { q: '' })).rows.filter((row) => row.vendorCd === vendorCd)

test('CP-A17 R3 the rate leads to a letter, a plan of improvement, a decision of the plant head; each once', async () => {
  await owe('V100002', [3, 3, 3, 3])
  await owe('V100003', [3, 3])
  await owe('V100004', [5, 5, 2])
  const counted = { V100002: 20, V100003: 5, V100004: 2 }
  await rate(counted)
  await rate(counted)
  expect(await sanctionsOf('V100002')).toMatchObject([{ rateVal: 6, rateLevelCd: 'CAUTION', statusCd: 'ISSUED' }])
  const [plan] = await sanctionsOf('V100003')
  expect(plan).toMatchObject({ rateVal: 12, rateLevelCd: 'IMPROVE', statusCd: 'ACTION', dueYmd: '2026-12-05' })
  expect(await site().sql(`select src_cd, vendor_cd, due_ymd::text from impr where impr_no = ${plan?.imprNo}`)).toEqual(
    [{ src_cd: 'VPO', vendor_cd: 'V100003', due_ymd: '2026-12-05' }],
  )
  const [stop] = await sanctionsOf('V100004')
  expect(stop).toMatchObject({ rateVal: 24, rateLevelCd: 'STOP', statusCd: 'RQST' })
  const no = stop?.sgcSanctionNo ?? 0
  const decision = { decisionDesc: '개선을 확인할 때까지 정지한다.' }
  await expect(site().as('shd').act(sgcSanction, no, 'stop', decision)).rejects.toMatchObject({ status: 403 })
  expect(await site().as('cso').act(sgcSanction, no, 'stop', decision)).toMatchObject({
    statusCd: 'SUSP',
    stopFromYmd: '2026-11-21',
    stopToYmd: '2026-12-04',
  })
  const stopped = (ymd: string) =>
    site().services.db.read('SYSTEM', (db) => permitStops(db, ['V100002', 'V100004'], ymd))
  expect([...(await stopped('2026-12-04'))].map(([vendorCd, { toYmd }]) => [vendorCd, toYmd])).toEqual([
    ['V100004', '2026-12-04'],
  ])
  expect((await stopped('2026-12-05')).size).toBe(0)
  site().setClock('2026-12-05T02:10:00+09:00')
  await rate({ ...counted, V100002: 30 })
  expect(await sanctionsOf('V100002')).toMatchObject([{ statusCd: 'CLOSE' }])
  expect((await sanctionsOf('V100004')).map(({ statusCd }) => statusCd)).toContain('CLOSE')
})
