/** Who is ready: everybody of a contractor in one row, by the rules of people; what the red ones lack applied for at once. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { instead } from '#platform/server/ports.ts'
import { aFileSite } from '#platform/test/site.ts'
import { deptRqst } from '../dept-rqst/dept-rqst.model.ts'
import { aCrew, anEntry, approved, aVendor, educated, VSM } from '../entry/entry.fixture.ts'
import { entryAsks, type PersonChecks } from '../entry/entry.ports.ts'
import { cardChecks, examChecks } from '../entry/entry-checks.ts'
import { entryRqst } from '../entry/entry-rqst.model.ts'
import type { Applied, Left, ReadyLine } from './ready.calls.ts'

/** Whom health keeps from work. */
let unfit: readonly number[] = []
const restricted: PersonChecks = async (_, personNos) =>
  personNos.map((personNo) => ({
    personNo,
    ruleCd: 'E11',
    resultCd: unfit.includes(personNo) ? 'BLOCK' : 'OK',
    message: '보건 사유',
    lifterCds: ['HLM'],
  }))
const site = aFileSite({ joins: [instead(entryAsks, { personChecks: [cardChecks, examChecks, restricted] })] })
const API = '/api/vendor/entry/ready'
const at = (text: string) => `${text}:00+09:00`

interface Found {
  rows: ReadyLine[]
  total: number
  counts: Record<'RED' | 'AMBER' | 'GREEN', number>
}
const find = (by: string, query = '') => site().as(by).call<Found>(`${API}?limit=300${query}`)
const of = async (personNo: number, by = VSM) => (await find(by)).rows.find((row) => row.personNo === personNo)
const apply = (personNos: readonly number[], by = VSM) =>
  site().as(by).call<{ rows: Applied[]; left: Left[] }>(`${API}/apply`, { method: 'POST', body: { personNos } })

let crew: number[] = []
/** In order, without a card, without education, without entry, kept by health. */
let [good, cardless, untaught, outside, ill] = [0, 0, 0, 0, 0]
beforeAll(async () => {
  site().setClock(at('2026-11-20T10:00'))
  const contractNo = await aVendor(site())
  crew = await aCrew(site(), 5)
  ;[good = 0, cardless = 0, untaught = 0, outside = 0, ill = 0] = crew
  await site().sql(`update vendor_person set person_status_cd = 'LEAVE', leave_ymd = '2026-01-01'
    where vendor_cd = 'V100001' and person_no <> all(array[${crew}]::bigint[]);
    delete from dept_rqst_persons; delete from dept_rqst`)
  const cards = (personNos: readonly number[]) =>
    site().sql(
      `insert into sgc_card (status_cd, plant_cd, vendor_cd, person_no, card_nm, card_type_cd, issue_ymd, valid_to_ymd)
        select 'ISSUED', plant_cd, vendor_cd, person_no, person_nm, 'REG', '2026-01-05', '2027-11-01' from vendor_person
        where person_no = any($1::bigint[])`,
      [personNos],
    )
  await site().sql(`delete from sgc_card where person_no = any(array[${crew}]::bigint[]); delete from sgc_stop`)
  await cards(crew)
  const period = { entryTypeCd: 'REG' as const, entryStartYmd: '2026-11-23', entryEndYmd: '2027-06-30' }
  await approved(site(), anEntry(contractNo, [good, cardless, untaught, ill], period))
  await site().sql(`delete from sgc_card where person_no = ${cardless}`)
  await educated(site(), [untaught], '2026-11-20')
})
beforeEach(() => {
  unfit = [ill]
  site().setClock(at('2026-11-24T10:00'))
})

test('one row each: colour, last days, and what is missing, with fitness as yes or no', async () => {
  const { total, counts } = await find(VSM)
  expect(total).toBe(5)
  expect(counts).toEqual({ RED: 4, AMBER: 0, GREEN: 1 })
  expect(await of(good)).toMatchObject({
    ...{ colourCd: 'GREEN', fitYn: 'Y', checks: [] },
    ...{ eduToYmd: '2027-11-01', cardToYmd: '2027-11-01', entryToYmd: '2027-06-30' },
  })
  const codesOf = async (personNo: number) => (await of(personNo))?.checks.map(({ ruleCd }) => ruleCd)
  expect(await codesOf(cardless)).toEqual(['E06'])
  expect(await codesOf(untaught)).toContain('E05')
  expect(await codesOf(outside)).toEqual(['ENTRY'])
  const his = await of(ill)
  expect(his).toMatchObject({ colourCd: 'RED', fitYn: 'N', checks: [{ ruleCd: 'E11', message: '보건 사유' }] })
  expect((await find(VSM, '&colourCd=RED')).rows.map(({ colourCd }) => colourCd)).toEqual(['RED', 'RED', 'RED', 'RED'])
})

test('what ends within thirty days makes amber', async () => {
  unfit = []
  site().setClock(at('2027-06-10T10:00'))
  expect(await of(good)).toMatchObject({ colourCd: 'AMBER', entryToYmd: '2027-06-30' })
})

test('a contractor sees its own people alone, the site all of them; who may not is refused', async () => {
  const other = await find('V100003-01')
  expect(other.rows.every(({ vendorCd }) => vendorCd === 'V100003')).toBe(true)
  expect((await find('V100003-01', '&vendorCd=V100001')).rows).toEqual([])
  for (const vendorCd of ['V100001', 'V100003']) {
    const { rows } = await find('safety', `&vendorCd=${vendorCd}`)
    expect(rows.length > 0 && rows.every((row) => row.vendorCd === vendorCd)).toBe(true)
  }
  await expect(find('emp')).rejects.toMatchObject({ status: 403 })
  await expect(apply([], 'safety')).rejects.toMatchObject({ status: 403 })
  await expect(apply([], 'V100001-03')).rejects.toMatchObject({ status: 403 })
  const sheet = await site().as(VSM).fetch(`${API}/excel?colourCd=RED`)
  expect(sheet.status).toBe(200)
})

test('one press applies for what the red ones lack, says what nobody can apply for, and nothing twice', async () => {
  const both = await Promise.all([apply([]), apply([])])
  const [done = { rows: [], left: [] }, ...more] = both.filter(({ rows }) => rows.length > 0)
  expect(more, 'pressed twice at once').toEqual([])
  const byLabel = Object.fromEntries(done.rows.map(({ label, personCnt }) => [label, personCnt]))
  expect(byLabel).toEqual({ 안전카드: 1, 입문교육: 1, '출입신청 (작성중)': 1 })
  expect(done.left.some(({ message }) => message.includes('보건 사유'))).toBe(true)
  const asked = (await site().as(VSM).list(deptRqst)).rows
  expect(asked.map(({ targetClassCd, statusCd, personCnt }) => [targetClassCd, statusCd, personCnt]).sort()).toEqual([
    ['CARD', 'RQST', 1],
    ['ENTRY_EDU', 'RQST', 1],
  ])
  const drafts = (
    await site()
      .as(VSM)
      .list(entryRqst, { where: { statusCd: 'TEMP' } })
  ).rows
  expect(drafts).toHaveLength(1)
  expect((await of(outside))?.askedDesc).toBeTruthy()
  const again = await apply([])
  expect(again.rows).toEqual([])
  expect(again.left.filter(({ message }) => message === '이미 신청 중입니다.')).toHaveLength(3)
  expect((await site().as(VSM).list(deptRqst)).total).toBe(2)
})
