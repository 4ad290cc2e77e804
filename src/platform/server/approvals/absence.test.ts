import { afterEach, describe, expect, test } from 'vitest'
import { anApprovalSite, approve, review } from './approval.fixture.ts'

const { site, call, submitted, draft, submit, decide, detail, states, numbersIn, away, back, lastTold } =
  anApprovalSite()
const absences: [string, { absenceNo: number }][] = []
const leaves = async (userId: string, deputy: string) => {
  absences.push([userId, await away(userId, deputy)])
}
afterEach(async () => {
  for (const [userId, absence] of absences.splice(0)) await back(userId, absence)
  site().setClock()
})

describe('somebody is away', () => {
  test('R4 the deputy gets it too, whoever acts first counts, and the absent one is told', async () => {
    const { no } = await submitted([approve(1, 'safety')])
    expect(await numbersIn('psm')).not.toContain(no)
    await leaves('safety', 'psm')
    expect(await numbersIn('psm')).toContain(no)
    expect(await numbersIn('safety')).toContain(no)
    expect((await detail('psm', no)).can).toMatchObject({ decisions: ['OK', 'RTN', 'REJ'], deputyForUserId: 'safety' })
    await decide('psm', no)
    expect((await detail('emp', no)).lines[1]).toMatchObject({ userId: 'safety', deputyYn: 'Y', actUserNm: '최현우' })
    expect(await lastTold('safety')).toContain('최현우 님이 대신 결재했습니다')
    await expect(decide('safety', no)).rejects.toMatchObject({ status: 409 })
  })

  test('EA-A09 a deputy who is the drafter is passed over to the head of the department', async () => {
    await leaves('safety', 'emp')
    const { no } = await submitted([approve(1, 'safety')])
    expect(await numbersIn('emp')).not.toContain(no)
    expect(await numbersIn('shd')).toContain(no)
    expect(await lastTold('shd')).toContain('김안나 부재로 대신 결재할 문서가 있습니다')
    await decide('shd', no)
    expect((await detail('emp', no)).lines[1]).toMatchObject({ deputyYn: 'Y', actUserNm: '박성호' })
  })

  test('R4 there is no delegation of a delegation, and none where the kind forbids it', async () => {
    await leaves('safety', 'psm')
    await leaves('psm', 'eng')
    const { no } = await submitted([approve(1, 'safety')])
    expect(await numbersIn('eng')).not.toContain(no)
    await site().sql("update appr_biz set delegate_yn = 'N' where appr_biz_cd = 'TEST_PAPER'")
    expect(await numbersIn('psm')).not.toContain(no)
    await expect(decide('psm', no)).rejects.toMatchObject({ status: 404 })
    await site().sql("update appr_biz set delegate_yn = 'Y' where appr_biz_cd = 'TEST_PAPER'")
  })

  test.each([
    ['has left', `user_status_cd = 'RETIRED'`],
    ['whose last day has come', `retire_ymd = '2026-11-24'`],
  ])(
    'R4 a deputy who %s is none: the head decides, in his box, on the request and in the reminders',
    async (_, gone) => {
      const { no } = await submitted([approve(1, 'safety')])
      await leaves('safety', 'psm')
      expect(await numbersIn('psm')).toContain(no)
      await site().sql(`update sys_user set ${gone} where user_id = 'psm'`)
      expect(await numbersIn('shd')).toContain(no)
      await site().runJob('approval-reminders')
      expect(await lastTold('shd')).toContain('김안나 부재로 대신 결재할 문서가 있습니다')
      await decide('shd', no)
      expect((await detail('emp', no)).lines[1]).toMatchObject({ deputyYn: 'Y', actUserNm: '박성호' })
      await site().sql(`update sys_user set user_status_cd = 'ACTIVE', retire_ymd = null where user_id = 'psm'`)
    },
  )

  test('R5 one deputy does not decide two steps running', async () => {
    await leaves('safety', 'psm')
    await leaves('eng', 'psm')
    const { no } = await submitted([review(1, 'safety'), approve(2, 'eng')])
    await decide('psm', no)
    await expect(decide('psm', no)).rejects.toMatchObject({ status: 403, code: 'CM-03' })
    expect(await states(no)).toEqual(['safety DONE', 'eng TODO'])
    await decide('eng', no)
  })

  test('R4 absences of one person do not overlap; each keeps his own', async () => {
    await leaves('safety', 'psm')
    await expect(away('safety', 'eng', 0, 5)).rejects.toMatchObject({ status: 422, code: 'APPR_ABSENCE_OVERLAP' })
    await expect(away('eng', 'eng')).rejects.toMatchObject({ code: 'APPR_ABSENCE_SELF' })
    await expect(away('eng', 'V100001-01')).rejects.toMatchObject({ code: 'APPR_ABSENCE_DEPUTY' })
    const [own] = absences
    await expect(back('psm', own?.[1] ?? { absenceNo: 0 })).rejects.toMatchObject({ status: 404 })
    const seen = (userId: string) => call<{ rows: { userId: string }[] }>(userId, '/absences')
    expect((await seen('psm')).rows.map(({ userId }) => userId)).toEqual(['safety'])
    expect((await seen('eng')).rows).toEqual([])
    expect((await seen('appradm')).rows.length).toBeGreaterThan(0)
  })
})

describe('who says who decides for somebody', () => {
  const named = (by: string, userId: string, deputyUserId = 'maint') => {
    const at = (days: number) => new Date(site().services.clock.now().getTime() + days * 86_400_000).toISOString()
    const body = { userId, deputyUserId, startDt: at(-1), endDt: at(1), reasonDesc: '입원' }
    return call<{ absenceNo: number }>(by, '/absences', body)
  }

  test('is he himself or the head of his department: not the approval administrator, nor a colleague', async () => {
    for (const userId of ['appradm', 'admin', 'emp2', 'mgr2'])
      await expect(named(userId, 'emp', userId), userId).rejects.toMatchObject({
        status: 422,
        code: 'APPR_ABSENCE_WHOSE',
        field: 'userId',
      })
    await expect(named('appradm', 'nobody')).rejects.toMatchObject({ status: 422, code: 'APPR_ABSENCE_WHOSE' })
    absences.push(['mgr', await named('mgr', 'emp')])
  })

  test('by his head he is told at once, and who it is; whoever does it himself is not', async () => {
    absences.push(['mgr', await named('mgr', 'emp')])
    expect(await lastTold('emp')).toMatch(/^김정호 님이 내 부재 기간\(.*\)의 수임자로 류경민 님을 정했습니다\.$/)
    const before = await lastTold('safety')
    await leaves('safety', 'psm')
    expect(await lastTold('safety')).toBe(before)
  })

  test('the head is offered those of his department, and ends what he has named', async () => {
    type Seen = { rows: { userId: string; absenceNo: number; mayEnd: boolean }[]; people: { userId: string }[] }
    const absence = await named('mgr', 'emp')
    const seen = await call<Seen>('mgr', '/absences')
    expect(seen.people.map(({ userId }) => userId)).toEqual(expect.arrayContaining(['emp', 'sup', 'oper']))
    expect(seen.people.map(({ userId }) => userId)).not.toContain('mgr')
    expect(seen.rows).toContainEqual(expect.objectContaining({ ...absence, userId: 'emp', mayEnd: true }))
    expect((await call<Seen>('emp2', '/absences')).people).toEqual([])
    await expect(back('mgr2', absence)).rejects.toMatchObject({ status: 404 })
    await back('mgr', absence)
  })
})

describe('what waits too long', () => {
  test('R9 is called to mind daily, told to the head later, and each day once', async () => {
    site().setClock('2026-11-16T10:00:00+09:00')
    const { no } = await submitted([approve(1, 'safety')], '늦은 문서')
    const told = async (userId: string, text: string) =>
      (
        await site().sql<{ n: number }>(
          'select count(*)::int as n from com_notification where user_id = $1 and biz_no = $2 and message_desc like $3',
          [userId, no, `%${text}%`],
        )
      )[0]?.n
    const run = async (day: string) => {
      site().setClock(`${day}T08:00:00+09:00`)
      await site().runJob('approval-reminders')
      await site().runJob('approval-reminders')
    }
    await run('2026-11-19')
    expect(await told('safety', '지연되고')).toBe(0)
    await run('2026-11-20')
    expect(await told('safety', '지연되고')).toBe(1)
    await run('2026-11-23')
    expect(await told('safety', '지연되고')).toBe(2)
    expect(await told('shd', '지연되고')).toBe(0)
    await run('2026-11-25')
    expect(await told('shd', '지연되고')).toBe(1)
  })

  test('R9 R4 the deputy of an absence that began later is told; of somebody who has left, the administrator', async () => {
    const { no } = await submitted([approve(1, 'hygiene')], '퇴직자 문서')
    await away('hygiene', 'psm')
    await site().runJob('approval-reminders')
    expect(await lastTold('psm')).toContain('송지현 부재로 대신 결재할 문서가 있습니다')
    await site().sql("update sys_user set user_status_cd = 'RETIRED' where user_id = 'hygiene'")
    await site().runJob('approval-reminders')
    expect(await lastTold('appradm')).toContain(
      '결재자가 퇴직했습니다. 결재자를 변경해 주세요: [시험 문서 확정] 퇴직자 문서',
    )
    expect(await states(no)).toEqual(['hygiene TODO'])
  })
})

describe('templates', () => {
  test('a role of a template becomes the person that it means for the drafter', async () => {
    const lines = [
      { seqNo: 1, lineTypeCd: 'REVIEW', roleCd: 'DEPT_HEAD' },
      { seqNo: 2, lineTypeCd: 'APPROVE', roleCd: 'SHD' },
    ]
    const { templateNo } = await call<{ templateNo: number }>('emp', '/templates', { templateNm: '기본', lines })
    type Rows = { rows: { templateNo: number; lines: { userId: string; lineTypeCd: string; seqNo: number }[] }[] }
    const { rows } = await call<Rows>('emp', '/templates?apprBizCd=TEST_PAPER')
    const found = rows.find((row) => row.templateNo === templateNo)
    expect(found?.lines.map(({ userId }) => userId)).toEqual(['mgr', 'shd'])
    expect((await call<Rows>('emp2', '/templates?apprBizCd=TEST_PAPER')).rows).toEqual([])
    const { testPaperNo } = await draft()
    await submit(
      testPaperNo,
      (found?.lines ?? []).map(({ seqNo, userId }) => (seqNo === 1 ? review(1, userId) : approve(2, userId))),
    )
    await expect(call('emp', '/templates', { templateNm: '회사', ownerCd: 'COMPANY', lines })).rejects.toMatchObject({
      status: 403,
    })
    await call('appradm', '/templates', { templateNm: '회사', ownerCd: 'COMPANY', lines })
    expect((await call<Rows>('emp2', '/templates?apprBizCd=TEST_PAPER')).rows).toHaveLength(1)
    await expect(
      call('emp2', `/templates/${templateNo}`, { templateNm: '남의 것', lines }, 'PUT'),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('the administrator changes what holds for a kind; others do not see it', async () => {
    type Bizs = { rows: { apprBizCd: string; rowVersion: number; hooks: string[]; leadDayCnt: number }[] }
    const { rows } = await call<Bizs>('appradm', '/bizs')
    const own = rows.find(({ apprBizCd }) => apprBizCd === 'TEST_PAPER')
    expect(own?.hooks).toEqual(['onApprove'])
    const { apprBizCd: _cd, hooks: _hooks, apprBizNm: _nm, ...values } = { apprBizNm: '', ...own }
    const change = { ...values, leadDayCnt: 5 }
    await call('appradm', '/bizs/TEST_PAPER', change, 'PUT')
    await expect(call('appradm', '/bizs/TEST_PAPER', change, 'PUT')).rejects.toMatchObject({
      status: 409,
      code: 'CM-01',
    })
    await expect(call('emp', '/bizs')).rejects.toMatchObject({ status: 403 })
    const [audit] = await site().sql<{ diff: object }>(
      "select diff_json as diff from sys_audit where biz_cd = 'approval-biz'",
    )
    expect(audit?.diff).toMatchObject({ lead_day_cnt: [3, 5] })
  })
})
