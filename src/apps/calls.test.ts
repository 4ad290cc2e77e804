/** What the contracts of `*.calls.ts` promise, through the front door. */
import { expect, test } from 'vitest'
import { operationsOf } from '#platform/test/operations.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()

const aRound = async (userId: string) => {
  const [round] = await site().sql<{ no: number }>(
    `insert into edu_round (plant_cd, status_cd, edu_course_cd, round_title, start_dt, end_dt, place_nm, lang_cd, capacity_cnt,
      instructor_user_id, internal_yn, legal_yn, test_yn, create_user_id, update_user_id)
    values ('2000', 'TEMP', 'ENTRY', '교육', '2026-12-20', '2026-12-20', '교육장', 'kr', 30, 'edu', 'N', 'N', 'N', $1, $1)
    returning edu_round_no::int as no`,
    [userId],
  )
  return round?.no
}
const seatsOf = (no: unknown) => `/api/saf/education/round/${no}/seats`

test('a record that is asked through is opened as the asker: what he may not see is not there', async () => {
  const [own, other] = [await aRound('edu'), await aRound('safety')]
  expect(await site().as('edu').call(seatsOf(own))).toEqual({ rows: [] })
  await expect(site().as('edu').call(seatsOf(other))).rejects.toMatchObject({ status: 404 })
  await expect(site().as('edu').call(seatsOf(99_999_999))).rejects.toMatchObject({ status: 404 })
})

test('what is sent is what the contract says, in its address, its query and its body', async () => {
  const own = await aRound('edu')
  for (const path of [seatsOf('abc'), seatsOf(0)])
    await expect(site().as('edu').call(path), path).rejects.toMatchObject({ status: 404 })
  const asked = site().as('edu').call('/api/saf/education/certificates?eduRoundNo=x')
  await expect(asked).rejects.toMatchObject({ status: 400 })
  const checkIn = `/api/saf/education/round/${own}/checkin`
  await expect(
    site()
      .as('edu')
      .call(checkIn, { method: 'POST', body: { name: 'x' } }),
  ).rejects.toMatchObject({ status: 400 })
})

test('the description of the API tells address, right and answer as they stand in the contract', async () => {
  const operations = await operationsOf(site().address)
  const one = (method: string, path: string) => operations.find((each) => each.method === method && each.path === path)
  expect(one('GET', '/api/saf/education/round/{no}/seats')?.right).toEqual({
    staff: ['/education/round/eduRound'],
    vendor: [],
    kind: 'access',
  })
  expect(one('POST', '/api/saf/education/round/seats/{eduRqstNo}/decide')?.right).toMatchObject({ roles: ['OWN'] })
})
