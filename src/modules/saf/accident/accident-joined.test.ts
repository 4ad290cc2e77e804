/** What others learn of an accident: the evaluation of a contractor, a construction, an assessment, those who teach. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFixedSheet, itemsAs, started } from '#modules/contractor/eval/eval.fixture.ts'
import { subconEval } from '#modules/contractor/eval/eval.model.ts'
import { anApprovedScale, begun } from '#modules/rsa/assess/rsa.fixture.ts'
import { rsa } from '#modules/rsa/assess/rsa.model.ts'
import { running } from '#modules/wkod/const/const.fixture.ts'
import { construction } from '#modules/wkod/const/const.model.ts'
import { instead } from '#platform/server/ports.ts'
import { aFileSite } from '#platform/test/site.ts'
import { aProcess, at, found, hurt, reported } from './accident.fixture.ts'
import { accident } from './accident.model.ts'
import { accidentAsks, type TaughtAgain } from './accident.ports.ts'

const taught: TaughtAgain[] = []
const site = aFileSite({
  joins: [instead(accidentAsks, { teachAgain: async (_, about) => void taught.push(about) })],
})
const as = (userId: string) => site().as(userId)
const DAY = '2026-11-20'
let processNo: number
let ofVendor: number
beforeAll(async () => {
  await site().sql(`update accident set delete_yn = 'Y'`)
  processNo = await aProcess(site())
  const [person] = await site().sql<{ no: number }>(
    `select person_no::int as no from vendor_person where vendor_cd = 'V100001' and plant_cd = '2000' and delete_yn = 'N' order by 1 limit 1`,
  )
  ofVendor = person?.no ?? 0
})
beforeEach(() => site().setClock(at(DAY)))

interface Hurt {
  sevClassCd: string
  kind?: string
  title?: string
}
/** A contractor's worker is hurt; told by an employee, who cannot know whose he is. */
async function hurtVendor({ sevClassCd, kind = 'INJ', title = '발판에서 미끄러짐' }: Hurt) {
  const { accidentNo: no } = await reported(site(), at(DAY), { accidentTitle: title })
  await hurt(site(), no, { personNo: ofVendor, sevClassCd: sevClassCd as 'MTC', expectLostDayCnt: 0 })
  const classify = () => as('safety').act(accident, no, 'classify', found(processNo, { accKindCd: kind }))
  return { no, classify }
}

test('the evaluation of a contractor counts its injuries from their classification on, and nobody enters them', async () => {
  await site().sql('delete from eval_sheet_items; delete from eval_sheet')
  await aFixedSheet(site())
  const treated = await hurtVendor({ sevClassCd: 'MTC' })
  await (await hurtVendor({ sevClassCd: 'LTI', kind: 'COMM' })).classify()
  const s4 = async () => {
    const { evalNo } = await started(site(), 'V100001')
    await as('V100001-02').act(subconEval, evalNo, 'submit')
    return (await itemsAs(site(), 'safety', evalNo)).items.find(({ itemCd }) => itemCd === 'S4')
  }
  expect(await s4()).toMatchObject({ evalScore: 15, facts: { ltiCnt: 0, treatCnt: 0 } })
  await treated.classify()
  expect(await s4()).toMatchObject({ evalScore: 10, facts: { ltiCnt: 0, treatCnt: 1 } })
})

test('a construction lists what happened to its contractors’ people in its time, and nothing of a draft', async () => {
  const { constNo } = await running(site(), { vendors: [{ vendorCd: 'V100001' }] as never })
  const { no } = await hurtVendor({ sevClassCd: 'FAC', title: '공사 중 손을 베임' })
  await as('V100001-02').create(accident, { accidentTitle: '쓰는 중', placeDesc: '야드' })
  const { accidents } = await as('owner').call<{ accidents: { no: number; title: string; statusCd: string }[] }>(
    `${construction.api}/${constNo}/around` as const,
  )
  expect(accidents).toContainEqual(expect.objectContaining({ no, title: '공사 중 손을 베임', statusCd: 'REPORTED' }))
  expect(accidents.map(({ title }) => title)).not.toContain('쓰는 중')
})

test('an assessment of the process takes an accident over as a hazard with one press, with the type of what happened', async () => {
  const { no, classify } = await hurtVendor({ sevClassCd: 'FAC', title: '계단에서 넘어짐' })
  await classify()
  const { rsaNo } = await begun(site(), { processNo, scaleNo: await anApprovedScale(site()) })
  const known = () =>
    as('sup').call<{ rows: { kindCd: string; id: string; rsaItemNo: number | null }[] }>(
      `${rsa.api}/${rsaNo}/known` as const,
    )
  expect((await known()).rows).toContainEqual(
    expect.objectContaining({ kindCd: 'ACC', id: String(no), titleDesc: '계단에서 넘어짐', wordDesc: '응급처치' }),
  )
  await as('sup').call(`${rsa.api}/${rsaNo}/known` as const, {
    method: 'POST',
    body: { kindCd: 'ACC', id: String(no) },
  })
  expect((await as('sup').read(rsa, rsaNo)).items?.at(-1)).toMatchObject({
    accTypeCd: 'TRIP',
    srcKey: `ACC:${no}`,
    hazardDesc: expect.stringContaining('계단에서 넘어짐'),
  })
  expect((await known()).rows.find(({ id }) => id === String(no))?.rsaItemNo).not.toBeNull()
})

test('whoever was hurt is to be taught again from the classification on; the way to work teaches nobody', async () => {
  const { no, classify } = await hurtVendor({ sevClassCd: 'FAC' })
  expect(taught.some(({ accidentNo }) => accidentNo === no)).toBe(false)
  await classify()
  expect(taught.filter(({ accidentNo }) => accidentNo === no)).toEqual([
    { accidentNo: no, plantCd: '2000', permitNo: null, hurt: [{ userId: null, personNo: ofVendor }] },
  ])
  const onTheWay = await hurtVendor({ sevClassCd: 'FAC', kind: 'COMM' })
  await onTheWay.classify()
  expect(taught.some(({ accidentNo }) => accidentNo === onTheWay.no)).toBe(false)
})
