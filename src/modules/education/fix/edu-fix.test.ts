/** A finished round put right: who asks, who decides, what it refuses, and what follows for the people. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { eduRound } from '../round/edu-round.model.ts'
import { entryEducationOf } from '../status/education.api.ts'
import { aFinishedRound, type Finished, fixesOf } from './edu-fix.fixture.ts'
import { eduFix } from './edu-fix.model.ts'

const site = aFileSite()
const at = (clock: string, ymd = '2026-11-26') => site().setClock(`${ymd}T${clock}:00+09:00`)
let round: Finished
let fix: ReturnType<typeof fixesOf>

beforeEach(async () => {
  round = await aFinishedRound(site())
  fix = fixesOf(site(), round)
})
afterEach(() => site().setClock(undefined))

const seatOf = async (eduRqstNo: number) => {
  const [seat] = await site().sql<Record<string, unknown>>(
    `select edu_result_cd as "eduResultCd", cert_no as "certNo", valid_to_ymd::text as "validToYmd", test_score::float8 as "testScore",
      credit_min_val as "creditMinVal", attend_min_val as "attendMinVal" from edu_rqst where edu_rqst_no = ${eduRqstNo}`,
  )
  return seat
}
const entryOf = async (personNo: number) => {
  const [check] = await site().services.db.read('SYSTEM', (db) => entryEducationOf(db, [{ personNo }], '2026-11-27'))
  return check?.resultCd
}

describe('EA-A3 정정: 완료한 교육', () => {
  test('a pass that was none is taken back: certificate, validity, entry; old and new stay', async () => {
    const { passed, eduRoundNo } = round
    const certNo = (await seatOf(passed.eduRqstNo))?.certNo
    expect(certNo).toEqual(expect.any(String))
    expect(await entryOf(passed.personNo)).toBe('OK')
    const path = (
      await site()
        .as('edu')
        .call<{ rows: { checkPath: string }[] }>(`/api/saf/education/certificates?eduRoundNo=${eduRoundNo}`)
    ).rows[0]?.checkPath
    const { eduFixNo, apprRqstNo } = await fix.submitted([fix.line(passed, { testScore: 60 })])
    expect(await seatOf(passed.eduRqstNo), 'nothing changes before the decision').toMatchObject({ eduResultCd: 'PASS' })
    await fix.decide(apprRqstNo)
    expect(await seatOf(passed.eduRqstNo)).toEqual({
      eduResultCd: 'FAIL',
      certNo: null,
      validToYmd: null,
      testScore: 60,
      creditMinVal: 0,
      attendMinVal: 60,
    })
    expect(await entryOf(passed.personNo)).toBe('BLOCK')
    expect((await fetch(`${site().address}${path}`)).status, 'the code on the paper is dead').not.toBe(200)
    const record = await site().as('edu').read(eduFix, eduFixNo)
    expect(record).toMatchObject({ statusCd: 'APPR', eduFixDocNo: expect.stringMatching(/^EF-\d{8}-\d{2}$/) })
    expect(record.fixDesc).toContain('이수 → 미이수')
    expect(record.fixes[0]).toMatchObject({
      beforeResultCd: 'PASS',
      beforeScore: 70,
      beforeCertNo: certNo,
      eduResultCd: 'FAIL',
      testScore: 60,
    })
    const story = (await site().as('edu').history(eduRound, eduRoundNo)).rows[0]
    expect(story).toMatchObject({ actionCd: 'fix', toStatusCd: 'DONE', reasonDesc: expect.stringContaining('EF-') })
    expect(await site().as('edu').read(eduRound, eduRoundNo)).toMatchObject({ statusCd: 'DONE', passCnt: 0 })
    const [audit] = await site().sql<{ diff: Record<string, unknown> }>(
      `select diff_json as diff from sys_audit where biz_cd = 'edu-rqst' and action_cd = 'fix' and biz_no = '${passed.eduRqstNo}'`,
    )
    expect(audit?.diff).toMatchObject({ testScore: [70, 60], certNo: [certNo, null] })
    const [told] = (await site().as('V100001-02').notifications()).rows
    expect(told?.messageDesc).toContain('교육 이수 결과가 정정되었습니다')
  })

  test('who decides reads the round by its number, as lists have it', async () => {
    const { apprRqstNo } = await fix.submitted([fix.line(round.passed, { testScore: 60 })])
    const { snapshot } = await site()
      .as('safety')
      .call<{ snapshot: { name: string; text: string }[] }>(`/api/manage/approval/${apprRqstNo}`)
    const { eduRoundDocNo } = await site().as('edu').read(eduRound, round.eduRoundNo)
    expect(eduRoundDocNo).toMatch(/^\D/)
    expect(snapshot.find(({ name }) => name === 'eduRoundNo')?.text).toBe(eduRoundDocNo)
  })

  test('whom the door had missed has passed: a certificate of the correction, and a year', async () => {
    const { absent } = round
    const { apprRqstNo, eduFixNo } = await fix.submitted([
      fix.line(absent, {
        checkInDt: '2026-11-26T13:58:00+09:00',
        checkOutDt: '2026-11-26T15:00:00+09:00',
        testScore: 80,
      }),
    ])
    await fix.decide(apprRqstNo)
    const { eduFixDocNo } = await site().as('edu').read(eduFix, eduFixNo)
    expect(await seatOf(absent.eduRqstNo)).toMatchObject({
      eduResultCd: 'PASS',
      certNo: `${eduFixDocNo}-001`,
      validToYmd: '2027-11-25',
      creditMinVal: 60,
    })
    expect(await entryOf(absent.personNo)).toBe('OK')
  })

  test('who asks is the education desk, who decides is a safety manager, and nobody takes it without', async () => {
    const lines = [fix.line(round.passed, { testScore: 60 })]
    await expect(fix.draft(lines, 'safety')).rejects.toMatchObject({ status: 403 })
    await expect(fix.draft(lines, 'V100001-02')).rejects.toMatchObject({ status: 403 })
    const { eduFixNo, rowVersion } = await fix.draft(lines)
    await expect(site().as('edu').act(eduFix, eduFixNo, 'submit')).rejects.toMatchObject({ status: 403 })
    await expect(site().as('safety').act(eduFix, eduFixNo, 'approve')).rejects.toMatchObject({ status: 404 })
    await expect(fix.submit(eduFixNo, rowVersion, 'shd')).rejects.toMatchObject({ code: 'APPR_ROLE' })
    await expect(fix.submit(eduFixNo, rowVersion, 'edu')).rejects.toMatchObject({ status: 422 })
  })

  test('returned it is written anew; the round is as it was', async () => {
    const { eduFixNo, apprRqstNo } = await fix.submitted([fix.line(round.passed, { testScore: 60 })])
    await expect(site().as('safety').act(eduFix, eduFixNo, 'approve')).rejects.toMatchObject({ status: 409 })
    await fix.decide(apprRqstNo, 'RTN', '시험지 원본을 붙여 주세요.')
    expect(await site().as('edu').read(eduFix, eduFixNo)).toMatchObject({
      statusCd: 'RTN',
      can: { drafts: ['EDU_FIX'] },
    })
    expect(await seatOf(round.passed.eduRqstNo)).toMatchObject({ eduResultCd: 'PASS' })
  })

  test('what the doors and the test of the round do not allow is refused, and so is what changes nothing', async () => {
    const { passed } = round
    const refused: [object, string][] = [
      [{ checkInDt: '2026-11-26T14:11:00+09:00' }, 'EDU_FIX_IN_WINDOW'],
      [{ checkOutDt: '2026-11-26T15:31:00+09:00' }, 'EDU_FIX_OUT_WINDOW'],
      [{ checkInDt: null }, 'EDU_FIX_OUT_WITHOUT_IN'],
      [{ testScore: null }, 'EDU_FIX_NO_SCORE'],
      [{ creditMinVal: 61 }, 'EDU_FIX_CREDIT'],
      [{}, 'EDU_FIX_IDLE'],
      [{ eduRqstNo: 999_999 }, 'EDU_FIX_SEAT'],
    ]
    for (const [values, code] of refused) {
      const { eduFixNo, rowVersion } = await fix.draft([fix.line(passed, values)])
      await expect(fix.submit(eduFixNo, rowVersion), code).rejects.toMatchObject({ status: 422, code })
    }
    const twice = await fix.draft([fix.line(passed, { testScore: 60 }), fix.line(passed, { testScore: 50 })])
    await expect(fix.submit(twice.eduFixNo, twice.rowVersion)).rejects.toMatchObject({ code: 'EDU_FIX_SEAT' })
  })

  test('what stands beside the entered values is the server’s word', async () => {
    const { eduFixNo } = await fix.draft([
      { ...fix.line(round.passed, { testScore: 60 }), eduResultCd: 'PASS', certNo: 'ED-1', beforeResultCd: 'FAIL' },
    ])
    expect((await site().as('edu').read(eduFix, eduFixNo)).fixes[0]).toMatchObject({
      eduResultCd: 'FAIL',
      certNo: null,
      beforeResultCd: 'PASS',
    })
  })

  test('EDU_FIX_NOT_DONE EDU_FIX_OPEN EDU_FIX_STALE only what is finished, one at a time, as it stood when it was asked for', async () => {
    const { passed, absent, eduRoundNo } = round
    const first = await fix.submitted([fix.line(passed, { testScore: 60 })])
    const second = await fix.draft([fix.line(absent, { checkInDt: '2026-11-26T13:58:00+09:00' })])
    await expect(fix.submit(second.eduFixNo, second.rowVersion)).rejects.toMatchObject({ code: 'EDU_FIX_OPEN' })
    await site().sql(`update edu_rqst set test_score = 90 where edu_rqst_no = ${passed.eduRqstNo}`)
    await expect(fix.decide(first.apprRqstNo)).rejects.toMatchObject({ code: 'EDU_FIX_STALE' })
    await site().sql(`update edu_round set status_cd = 'HELD' where edu_round_no = ${eduRoundNo}`)
    await expect(fix.draft([])).rejects.toMatchObject({ code: 'EDU_FIX_NOT_DONE' })
  })
})

describe('what hangs on it', () => {
  test('a renewal that went on from the pass begins on its own day', async () => {
    const { passed } = round
    await at('09:00', '2026-11-28')
    const [later] = await site().sql<{ no: number }>(
      `insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd,
        apply_dt, seat_key, edu_ymd, edu_result_cd, valid_from_ymd, valid_to_ymd, cert_no, test_score)
      select edu_round_no, plant_cd, vendor_cd, person_no, worker_key, 'ENTRY', 0, 'CONFIRM', now(), gen_random_uuid()::text::varchar(32),
        '2027-11-10', 'PASS', '2027-11-26', '2028-11-25', gen_random_uuid()::text, 80 from edu_rqst where edu_rqst_no = ${passed.eduRqstNo}
      returning edu_rqst_no::int as no`,
    )
    const { apprRqstNo } = await fix.submitted([fix.line(passed, { testScore: 60 })])
    await fix.decide(apprRqstNo)
    expect(await seatOf(later?.no ?? 0)).toMatchObject({ eduResultCd: 'PASS', validToYmd: '2028-11-09' })
  })
})
