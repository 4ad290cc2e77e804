/** AUTH_CHANGE, by HTTP: who may ask, who decides, and what follows. */
import { describe, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { authRequest } from './auth-request.model.ts'
import { aChange, anAuthRequest } from './auth-request.seed.ts'

const site = aFileSite()
const api = '/api/manage/approval'
const post = <T>(userId: string, path: string, body: object = {}) =>
  site().as(userId).call<T>(`${api}${path}`, { method: 'POST', body })
const usual = [
  { seqNo: 1, lineTypeCd: 'REVIEW', userId: 'mgr' },
  { seqNo: 2, lineTypeCd: 'APPROVE', userId: 'admin' },
]
const rolesOf = async (userId: string) =>
  (await site().as(userId).call<{ roles: string[] }>(`/api/manage/loginuserinfo?token=${userId}`)).roles

async function drafted(author: string, values: DraftOf<typeof authRequest> = {}) {
  const { authRqstNo, rowVersion } = await site().as(author).create(authRequest, anAuthRequest(values))
  return { authRqstNo, rowVersion }
}
async function submitted(author: string, values: DraftOf<typeof authRequest> = {}, lines: object[] = usual) {
  const { authRqstNo, rowVersion } = await drafted(author, values)
  const body = { apprBizCd: 'AUTH_CHANGE', bizNo: authRqstNo, rowVersion, lines }
  const { apprRqstNo } = await post<{ apprRqstNo: number }>(author, '', body)
  return { authRqstNo, apprRqstNo }
}
const decide = (userId: string, apprRqstNo: number, decisionCd = 'OK', opinionDesc = '') =>
  post(userId, `/${apprRqstNo}/decide`, { decisionCd, opinionDesc })

describe('AUTH_CHANGE', () => {
  test('what was asked for holds from the last approval on, at the next call, and is audited', async () => {
    const { authRqstNo, apprRqstNo } = await submitted('emp')
    expect(await site().as('emp').read(authRequest, authRqstNo)).toMatchObject({
      statusCd: 'PROGRESS',
      changeDesc: '추가 가스측정자',
      authRqstDocNo: expect.stringMatching(/^AR-\d{8}-\d{3}$/),
      can: { edit: [], delete: false, actions: [] },
    })
    await decide('mgr', apprRqstNo)
    expect(await rolesOf('emp')).not.toContain('GAS')
    await decide('admin', apprRqstNo)

    expect(await rolesOf('emp')).toContain('GAS')
    expect(await site().as('emp').read(authRequest, authRqstNo)).toMatchObject({ statusCd: 'APPR' })
    expect((await site().as('emp').notifications()).rows.map(({ messageDesc }) => messageDesc)).toContain(
      '권한이 바뀌었습니다: 추가 가스측정자',
    )
    const audit = await site().sql(
      `select a.user_id as "userId", a.diff_json as diff from sys_audit a join sys_auth_grp g on g.auth_grp_no::text = a.biz_no
        where a.biz_cd = 'auth-group' and a.action_cd = 'MEMBERS' and g.auth_grp_cd = 'GAS'`,
    )
    expect(audit).toEqual([{ userId: 'admin', diff: { add: [null, 'emp'] } }])

    const back = await submitted('emp', { authChanges: [aChange('REMOVE', 'GAS')] })
    await decide('mgr', back.apprRqstNo)
    await decide('admin', back.apprRqstNo)
    expect(await rolesOf('emp')).not.toContain('GAS')
  })

  test('a head asks for his people; nobody for others', async () => {
    await submitted('mgr', { userId: 'sup' }, [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'admin' }])
    await expect(submitted('emp', { userId: 'emp2' })).rejects.toMatchObject({
      status: 422,
      code: 'AUTH_RQST_OTHER',
      field: 'userId',
    })
    const line = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'admin' }]
    await expect(submitted('mgr', { userId: 'emp2' }, line)).rejects.toMatchObject({ code: 'AUTH_RQST_OTHER' })
  })

  test('SYS_SELF_AUTH whose rights they are is on no line, and decides for nobody absent either', async () => {
    const lines = [
      { seqNo: 1, lineTypeCd: 'REVIEW', userId: 'sup' },
      { seqNo: 2, lineTypeCd: 'APPROVE', userId: 'admin' },
    ]
    await expect(submitted('mgr', { userId: 'sup' }, lines)).rejects.toMatchObject({
      status: 422,
      code: 'SYS_SELF_AUTH',
      answer: { message: '본인의 권한은 변경할 수 없습니다.' },
    })
    await expect(
      submitted('emp', {}, [
        { seqNo: 1, lineTypeCd: 'REVIEW', userId: 'emp' },
        { seqNo: 2, lineTypeCd: 'APPROVE', userId: 'admin' },
      ]),
    ).rejects.toMatchObject({ status: 422 })

    const { apprRqstNo } = await submitted('mgr', { userId: 'areaappr' }, [
      { seqNo: 1, lineTypeCd: 'REVIEW', userId: 'cso' },
      { seqNo: 2, lineTypeCd: 'APPROVE', userId: 'admin' },
    ])
    const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString()
    await site().sql(
      `insert into appr_absence (user_id, deputy_user_id, start_dt, end_dt, scope_cd, reason_desc)
        values ('cso', 'areaappr', $1, $2, 'ALL', '출장')`,
      [day(-1), day(1)],
    )
    await decide('areaappr', apprRqstNo)
    await expect(decide('admin', apprRqstNo)).rejects.toMatchObject({ code: 'SYS_SELF_AUTH' })
  })

  test('S4 full health data is given only where a physician or the health manager agrees', async () => {
    const nurse = { authChanges: [aChange('ADD', 'NUR')] } satisfies DraftOf<typeof authRequest>
    await expect(submitted('emp', nurse)).rejects.toMatchObject({ status: 422, code: 'SYS_HEALTH_LEVEL' })

    const { apprRqstNo } = await submitted('emp', nurse, [
      { seqNo: 1, lineTypeCd: 'AGREE', userId: 'health' },
      { seqNo: 2, lineTypeCd: 'APPROVE', userId: 'admin' },
    ])
    await decide('health', apprRqstNo)
    await decide('admin', apprRqstNo)
    expect(await rolesOf('emp')).toContain('NUR')
    expect(
      await site().sql(
        `select appr_rqst_no::int as "apprRqstNo", hea_read_lvl_cd as "levelCd" from sys_level_grant where user_id = 'emp' and end_dt is null`,
      ),
    ).toEqual([{ apprRqstNo, levelCd: 'F' }])

    const [group] = await site().sql<{ no: number }>(
      `select auth_grp_no::int as no from sys_auth_grp where auth_grp_cd = 'NUR'`,
    )
    const { rowVersion } = await site().as('admin').call<{ rowVersion: number }>(`/api/manage/authgroup/${group?.no}`)
    const members = { method: 'PUT', body: { rowVersion, add: ['emp2'], remove: [] } }
    await expect(site().as('admin').call(`/api/manage/authgroup/${group?.no}/members`, members)).rejects.toMatchObject({
      status: 422,
      code: 'SYS_HEALTH_LEVEL',
    })
  })

  test('S4 a physician who is against it, opens nothing', async () => {
    const physician = { authChanges: [aChange('ADD', 'NUR')] } satisfies DraftOf<typeof authRequest>
    const lines = [
      { seqNo: 1, lineTypeCd: 'AGREE', userId: 'doctor' },
      { seqNo: 2, lineTypeCd: 'APPROVE', userId: 'admin' },
    ]
    const { apprRqstNo } = await submitted('emp2', { ...physician, userId: 'emp2' }, lines)
    await decide('doctor', apprRqstNo, 'OPPOSE', '의무실 근무 계획이 없습니다. 필요한지 다시 확인해 주세요.')
    await expect(decide('admin', apprRqstNo)).rejects.toMatchObject({ code: 'SYS_HEALTH_LEVEL' })
    expect(await rolesOf('emp2')).not.toContain('NUR')
  })

  test('S4 who administers rights comes to E, M and S only by a physician, whichever of the two is asked for', async () => {
    const sys = { userId: 'sup', authChanges: [aChange('ADD', 'SYS')] } satisfies DraftOf<typeof authRequest>
    await expect(submitted('mgr', sys, [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'admin' }])).rejects.toMatchObject({
      status: 422,
      code: 'SYS_HEALTH_LEVEL',
      field: 'lines',
    })
    const { apprRqstNo } = await submitted('mgr', sys, [
      { seqNo: 1, lineTypeCd: 'AGREE', userId: 'health' },
      { seqNo: 2, lineTypeCd: 'APPROVE', userId: 'admin' },
    ])
    await decide('health', apprRqstNo)
    await decide('admin', apprRqstNo)
    expect(await rolesOf('sup')).toEqual(expect.arrayContaining(['SUP', 'SYS']))
  })

  test('what changes nothing is not asked for; groups of vendors cannot be', async () => {
    const ask = (changeCd: 'ADD' | 'REMOVE', authGrpCd: string) =>
      submitted('emp2', { userId: 'emp2', authChanges: [aChange(changeCd, authGrpCd)] })
    await expect(ask('ADD', 'EMP')).rejects.toMatchObject({ status: 422, code: 'AUTH_RQST_IDLE' })
    await expect(ask('REMOVE', 'GAS')).rejects.toMatchObject({ status: 422, code: 'AUTH_RQST_IDLE' })
    await expect(ask('ADD', 'VAD')).rejects.toMatchObject({ status: 400 })
    await expect(drafted('emp2', { userId: 'V100001-01' })).resolves.toBeDefined()
    await expect(submitted('emp2', { userId: 'V100001-01' })).rejects.toMatchObject({ status: 422 })
  })

  test('an administrator of authority approves; returned it is asked again, refused it is over, taken back it is a draft', async () => {
    const manager = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'mgr2' }]
    const own = { userId: 'emp2' }
    await expect(submitted('emp2', own, manager)).rejects.toMatchObject({ status: 422, code: 'APPR_ROLE' })

    const line = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'admin' }]
    const first = await submitted('emp2', own, line)
    await decide('admin', first.apprRqstNo, 'RTN', '업무를 더 적어 주세요.')
    const returned = await site().as('emp2').read(authRequest, first.authRqstNo)
    expect(returned).toMatchObject({ statusCd: 'RTN', can: { drafts: ['AUTH_CHANGE'] } })
    const work = await site().as('emp2').call<{ rows: object[] }>('/api/my-work')
    expect(work.rows).toContainEqual(
      expect.objectContaining({ documentName: 'auth-rqst', no: first.authRqstNo, returnYn: 'Y' }),
    )
    const body = { apprBizCd: 'AUTH_CHANGE', bizNo: first.authRqstNo, rowVersion: returned.rowVersion, lines: line }
    const second = await post<{ apprRqstNo: number }>('emp2', '', body)
    await decide('admin', second.apprRqstNo, 'REJ', '필요하지 않은 권한입니다.')
    expect(await site().as('emp2').read(authRequest, first.authRqstNo)).toMatchObject({
      statusCd: 'REJ',
      can: { edit: [] },
    })

    const third = await submitted('emp2', own, line)
    await post('emp2', `/${third.apprRqstNo}/withdraw`)
    const taken = await site().as('emp2').read(authRequest, third.authRqstNo)
    expect(taken).toMatchObject({
      statusCd: 'TEMP',
      can: { edit: expect.arrayContaining(['userId', 'authChanges', 'reasonDesc', 'appointDocNo']) },
    })
    expect(await rolesOf('emp2')).not.toContain('GAS')
  })
})

test('nobody takes the steps of the approval by hand', async () => {
  const { authRqstNo } = await submitted('emp', { authChanges: [aChange('ADD', 'ELE')] })
  for (const actionCd of ['approve', 'reject'] as const)
    await expect(site().as('admin').act(authRequest, authRqstNo, actionCd)).rejects.toMatchObject({ status: 409 })
  const draft = await drafted('emp', { authChanges: [aChange('ADD', 'ELE')] })
  await expect(site().as('emp').act(authRequest, draft.authRqstNo, 'submit')).rejects.toMatchObject({
    status: 403,
    code: 'APPR_REQUIRED',
  })
})
