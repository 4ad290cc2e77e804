/** A work-related visit without an accident: seen and told by who answers for accidents, with nothing of the infirmary. */
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { at, told } from '../accident.fixture.ts'
import { accident } from '../accident.model.ts'

const site = aFileSite()
const DAY = '2026-11-24'
interface Visit {
  visitNo: number
  placeDesc: string
  isVendor: boolean
}
const untold = (by: string) => site().as(by).call<{ rows: Visit[] }>(`${accident.api}-untold`)
const tell = (no: number, by = 'safety') =>
  site()
    .as(by)
    .call<{ accidentNo: number }>(`${accident.api}-untold/${no}` as const, { method: 'POST' })

beforeAll(async () => {
  await site().setClock(at(DAY, '08:00:30'))
  // As visits stand that were written before accidents were kept.
  await site().sql(`delete from hea_infirm_visit;
    insert into hea_infirm_visit (hea_infirm_visit_doc_no, status_cd, plant_cd, visit_dt, user_id, symptom_cd, treat_cd, symptom_desc, place_desc, work_related_yn, create_user_id)
    select 'IV-T-' || n, 'CLOSE', '2000', '2026-11-20T09:00+09:00', 'emp2', 'TRAUMA', 'DRESS', '왼손 열상', '포장실 ' || n, case when n = 2 then 'N' else 'Y' end, 'health'
    from generate_series(1, 3) n`)
})

test('is listed to the safety manager without a name or what it was for, and to nobody else', async () => {
  const { rows } = await untold('safety')
  expect(rows.map(({ placeDesc, isVendor }) => [placeDesc, isVendor]).toSorted()).toEqual([
    ['포장실 1', false],
    ['포장실 3', false],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/emp2|열상|TRAUMA|DRESS/)
  for (const by of ['emp', 'sup', 'V100001-01']) await expect(untold(by)).rejects.toMatchObject({ status: 403 })
})

test('each morning he hears how many there are, once', async () => {
  await site().runJob('accident-untold')
  await site().runJob('accident-untold')
  const said = (await told(site(), 'safety')).filter((one) => one.includes('사고가 등록되지 않았습니다'))
  expect(said).toEqual(['업무관련으로 기록된 의무실 방문 2건에 사고가 등록되지 않았습니다.'])
})

test('is reported with one press, known since the visit and so registered late, and is gone from the list', async () => {
  const [visit, other] = (await untold('safety')).rows
  await expect(tell(visit?.visitNo ?? 0, 'emp')).rejects.toMatchObject({ status: 403 })
  const { accidentNo } = await tell(visit?.visitNo ?? 0)
  expect(await site().as('safety').read(accident, accidentNo)).toMatchObject({
    statusCd: 'REPORTED',
    srcCd: 'INFIRM',
    lateRegYn: 'Y',
    ownHurtCnt: 1,
    placeDesc: visit?.placeDesc,
  })
  expect((await untold('safety')).rows.map(({ visitNo }) => visitNo)).toEqual([other?.visitNo])
  await expect(tell(visit?.visitNo ?? 0)).rejects.toMatchObject({ status: 404 })
})
