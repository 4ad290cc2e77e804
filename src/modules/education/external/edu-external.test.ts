/** What a vendor tells of the training of its own people, and what the host makes of it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { eduExternal } from './edu-external.model.ts'
import { anEduExternal } from './edu-external.seed.ts'

const site = aFileSite()
const vendor = () => site().as('V100001-02')
const desk = () => site().as('edu')

let ours: { personNo: number }[] = []
let theirs: { personNo: number }[] = []
beforeAll(async () => {
  await site().setClock('2026-11-20T09:00:00+09:00')
  const of = async (vendorCd: string) =>
    (
      await site().sql<{ personNo: number }>(
        `select person_no::int as "personNo" from vendor_person where vendor_cd = $1 order by 1 limit 2`,
        [vendorCd],
      )
    ).map(({ personNo }) => ({ personNo }))
  ours = await of('V100001')
  theirs = await of('V100003')
})

type Values = Parameters<typeof anEduExternal>[0]
async function draft(values: Values = {}) {
  const { attachFileId } = await vendor().attach('EDU_EXTERNAL')
  return vendor().create(eduExternal, anEduExternal({ eduPersons: ours, attachFileId, ...values }))
}
const submitted = async (values: Values = {}) =>
  vendor().act(eduExternal, (await draft(values)).eduExternalNo, 'submit')

test('a vendor tells, the desk confirms: number, people, who saw it, and both are told', async () => {
  const sent = await submitted({ externalTitle: '밀폐공간 특별교육 4시간' })
  expect(sent).toMatchObject({ statusCd: 'RQST', personCnt: 2 })
  expect(sent.eduExternalDocNo).toBe('EX-20261120-001')
  const [asked] = (await desk().notifications()).rows
  expect(asked?.messageDesc).toBe('업체 자체교육 확인을 기다립니다: 밀폐공간 특별교육 4시간')
  const confirmed = await desk().act(eduExternal, sent.eduExternalNo, 'confirm')
  expect(confirmed).toMatchObject({ statusCd: 'CONFIRM', checkUserId: 'edu' })
  const [told] = (await vendor().notifications()).rows
  expect(told?.messageDesc).toBe('업체 자체교육이 확인되었습니다: 밀폐공간 특별교육 4시간')
})

test('what is sent back with a reason is completed by its vendor and comes again', async () => {
  const { eduExternalNo: no } = await submitted()
  const back = { reasonCd: 'ETC', reasonDesc: '참석자 서명이 없습니다.' }
  expect(await desk().act(eduExternal, no, 'sendBack', back)).toMatchObject({ statusCd: 'RTN' })
  const record = await vendor().read(eduExternal, no)
  await vendor().edit(eduExternal, record, no, { hourVal: 5, eduPersons: ours.slice(0, 1) })
  expect(await vendor().act(eduExternal, no, 'submit')).toMatchObject({ statusCd: 'RQST', hourVal: 5, personCnt: 1 })
})

describe('refused', () => {
  const refusal = (values: Values) => expect(submitted(values)).rejects

  test('an item of special education with other education, and special education without one', async () => {
    const wanted = { status: 422, code: 'EDU_SPECIAL_KIND', field: 'specialKindNo' }
    await refusal({ eduClassCd: 'HIRE' }).toMatchObject(wanted)
    await refusal({ specialKindNo: null }).toMatchObject(wanted)
  })

  test('the same person twice', () =>
    refusal({ eduPersons: [...ours, ...ours] }).toMatchObject({ status: 422, code: 'EDU_TWICE', field: 'eduPersons' }))

  test('a person of another vendor, who looks like nobody', () =>
    refusal({ eduPersons: theirs }).toMatchObject({ status: 400, field: 'eduPersons.0.personNo' }))

  test('without people or evidence, each named', async () => {
    await refusal({ eduPersons: [] }).toMatchObject({ status: 400, field: 'eduPersons' })
    await refusal({ attachFileId: null }).toMatchObject({ status: 400, field: 'attachFileId' })
  })
})

describe('who may', () => {
  test('the host writes none, and a vendor confirms none', async () => {
    await expect(desk().create(eduExternal, anEduExternal())).rejects.toMatchObject({ status: 403 })
    const { eduExternalNo: no } = await submitted()
    await expect(vendor().act(eduExternal, no, 'confirm')).rejects.toMatchObject({ status: 403 })
  })

  test('another vendor’s looks like an unknown one', async () => {
    const { eduExternalNo: no } = await submitted()
    await expect(site().as('V100003-01').read(eduExternal, no)).rejects.toMatchObject({ status: 404 })
  })

  test('what is confirmed is changed by nobody', async () => {
    const { eduExternalNo: no } = await submitted()
    const record = await desk().act(eduExternal, no, 'confirm')
    await expect(vendor().edit(eduExternal, record, no, { hourVal: 8 })).rejects.toMatchObject({ status: 409 })
  })
})
