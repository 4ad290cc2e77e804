/** The code on a certificate: whether it holds today, and nothing else (0.8). */
import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()

interface Known {
  eduRoundNo: number
  checkPath: string
  certNo: string
}
/** Certificates as the site's round prints them, of a vendor's person. */
async function certificates(vendorCd: string): Promise<Known[]> {
  const [round] = await site().sql<{ no: number }>(
    `insert into edu_round (plant_cd, status_cd, edu_course_cd, round_title, start_dt, end_dt, place_nm, lang_cd, capacity_cnt,
      instructor_user_id, internal_yn, legal_yn, test_yn, create_user_id, update_user_id)
    values ('2000', 'DONE', 'ENTRY', '교육', '2026-11-20', '2026-11-20', '교육장', 'kr', 30, 'edu', 'N', 'N', 'N', 'edu', 'edu')
    returning edu_round_no::int as no`,
  )
  await site().sql(
    `insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd,
      apply_dt, seat_key, edu_ymd, edu_result_cd, valid_from_ymd, valid_to_ymd, cert_no)
    select $1, plant_cd, vendor_cd, person_no, worker_key, 'ENTRY', 0, 'CONFIRM', '2026-11-19', gen_random_uuid()::text::varchar(32),
      '2026-11-20', 'PASS', '2026-11-20', '2027-11-19', gen_random_uuid()::text from vendor_person where vendor_cd = $2
      order by person_no limit 1`,
    [round?.no, vendorCd],
  )
  const path = `/api/saf/education/certificates?eduRoundNo=${round?.no}`
  const { rows } = await site().as('edu').call<{ rows: Known[] }>(path)
  return rows.map((row) => ({ ...row, eduRoundNo: round?.no ?? 0 }))
}
async function scan(path: string, body?: object, language = 'ko') {
  const response = await fetch(`${site().address}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': language },
  })
  return { status: response.status, text: await response.text() }
}
const liveOf = (text: string) =>
  (JSON.parse(text) as { live: { tone: string; headline: string; lines: unknown[] } }).live

test('the code says that it holds until its last day, and names nobody', async () => {
  site().setClock('2027-11-19T23:59:00+09:00')
  const [{ checkPath, certNo, eduRoundNo } = { checkPath: '', certNo: '', eduRoundNo: 0 }] =
    await certificates('V100001')
  const { text } = await scan(checkPath)
  expect(liveOf(text)).toEqual({
    tone: 'done',
    headline: '유효한 이수증입니다',
    asks: false,
    lines: [{ label: '수료번호', value: certNo }],
  })
  const [person] = await site().sql<{ nm: string; vendor: string }>(
    `select person_nm as nm, vendor_nm as vendor from vendor_person join vendor_info using (vendor_cd)
      where vendor_cd = 'V100001' order by person_no limit 1`,
  )
  for (const told of [person?.nm, person?.vendor, '2027-11-19', 'ENTRY', '교육장']) expect(text).not.toContain(told)
  for (const language of ['en', 'zh', 'es', 'vi', 'th', 'uz'])
    expect((await scan(checkPath, undefined, language)).text, language).not.toMatch(/[가-힣]/)
  site().setClock('2027-11-20T00:00:01+09:00')
  expect(liveOf((await scan(checkPath)).text)).toMatchObject({ tone: 'danger', headline: '유효하지 않은 이수증입니다' })
  site().setClock('2027-11-01T09:00:00+09:00')
  const path = `/api/saf/education/certificates?eduRoundNo=${eduRoundNo}`
  const again = await site().as('edu').call<{ rows: Known[] }>(path)
  expect(again.rows[0]?.checkPath, 'the same code on every print').toBe(checkPath)
  await site().sql(`update edu_rqst set delete_yn = 'Y' where edu_round_no = ${eduRoundNo}`)
  expect(liveOf((await scan(checkPath)).text)).toMatchObject({ tone: 'danger', lines: [] })
})

test('a guessed code tells nothing; nobody answers and does anything through a true one; another vendor gets no code', async () => {
  site().setClock('2026-11-21T10:00:00+09:00')
  const [{ checkPath, eduRoundNo } = { checkPath: '', eduRoundNo: 0 }] = await certificates('V100001')
  const forged = checkPath.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await scan(forged)).status).toBe(404)
  expect((await scan(`${checkPath}/act`, { code: 'x' })).status).toBe(422)
  expect((await scan(`${checkPath}/form`, { personNm: '김', phoneTail: '0000' })).status).toBe(422)
  const asked = `/api/saf/education/certificates?eduRoundNo=${eduRoundNo}`
  expect(await site().as('V100002-01').call<{ rows: Known[] }>(asked)).toEqual({ rows: [] })
  expect((await site().as('V100001-01').call<{ rows: Known[] }>(asked)).rows).toMatchObject([{ checkPath }])
})
