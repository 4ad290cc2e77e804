/** S4 where it begins and where it went astray, by HTTP: the first holder, a level asked back, a password for a holder. */
import { describe, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { groupNamed } from '#platform/test/authority.ts'
import { aFileSite } from '#platform/test/site.ts'
import { authRequest } from './auth-request.model.ts'
import { aChange, anAuthRequest } from './auth-request.seed.ts'

const site = aFileSite()
const groups = '/api/manage/authgroup'
type Draft = DraftOf<typeof authRequest>
const call = (userId: string, path: string, body: object, method = 'POST') =>
  site().as(userId).call<{ apprRqstNo: number }>(path, { method, body })
const line = (agreeing: string) => [
  { seqNo: 1, lineTypeCd: 'AGREE', userId: agreeing },
  { seqNo: 2, lineTypeCd: 'APPROVE', userId: 'admin' },
]
async function submitted(author: string, values: Draft, agreeing: string) {
  const { authRqstNo, rowVersion } = await site()
    .as(author)
    .create(authRequest, anAuthRequest({ userId: author, ...values }))
  const body = { apprBizCd: 'AUTH_CHANGE', bizNo: authRqstNo, rowVersion, lines: line(agreeing) }
  return { authRqstNo, ...(await call(author, '/api/manage/approval', body)) }
}
const decide = (userId: string, apprRqstNo: number) =>
  call(userId, `/api/manage/approval/${apprRqstNo}/decide`, { decisionCd: 'OK', opinionDesc: '' })
async function approved(author: string, values: Draft, agreeing: string) {
  const { authRqstNo, apprRqstNo } = await submitted(author, values, agreeing)
  await decide(agreeing, apprRqstNo)
  await decide('admin', apprRqstNo)
  return authRqstNo
}
const group = async (cd: string, part: string, body: object) => {
  const path = `${groups}/${await groupNamed(site(), cd)}`
  const { rowVersion } = await site().as('admin').call<{ rowVersion: number }>(path)
  return call('admin', `${path}${part}`, { rowVersion, ...body }, 'PUT')
}
const holds = (userId: string) =>
  site().sql(
    `select g.auth_grp_cd as "groupCd", a.basis_cd as "basisCd" from sys_level_grant a join sys_auth_grp g using (auth_grp_no)
      where a.user_id = $1 and a.end_dt is null order by 1`,
    [userId],
  )

describe('a level that was lowered', () => {
  test('is asked back for who was in the group then, and for nobody who came since', async () => {
    await group('NUR', '', { heaReadLvlCd: 'N' })
    expect(await holds('nurse')).toEqual([])
    const back = { authChanges: [aChange('LEVEL', 'NUR', 'F')] }
    await expect(submitted('emp', back, 'shd')).rejects.toMatchObject({ code: 'SYS_HEALTH_LEVEL', field: 'lines' })
    await expect(submitted('emp', back, 'nurse')).rejects.toMatchObject({ code: 'SYS_SELF_AUTH' })

    const { authRqstNo, apprRqstNo } = await submitted('nurse', back, 'health')
    expect(await site().as('nurse').read(authRequest, authRqstNo)).toMatchObject({
      changeDesc: expect.stringMatching(/^등급 변경 의무실 간호사 전체 \(.*정혜진.*\)$/),
    })
    const { rows: told } = await site().as('nurse').history(authRequest, authRqstNo)
    expect(told.find(({ actionCd }) => actionCd === 'submit')?.diff.concernedUserIds, 'by their names').toEqual([
      null,
      expect.stringContaining('정혜진'),
    ])
    const { snapshot } = await site()
      .as('health')
      .call<{ snapshot: { name: string; text: string }[] }>(`/api/manage/approval/${apprRqstNo}`)
    expect(snapshot.map(({ text }) => text).join('\n'), 'no key of anybody').not.toMatch(/\bnurse\b/)
    await group('NUR', '/members', { add: ['emp2'] })
    await decide('health', apprRqstNo)
    await expect(decide('admin', apprRqstNo)).rejects.toMatchObject({
      code: 'SYS_HEALTH_LEVEL',
      answer: { message: expect.stringContaining('박준서 (의무실 간호사)') },
    })
    await group('NUR', '/members', { remove: ['emp2'] })
    await decide('admin', apprRqstNo)
    expect(await holds('nurse')).toEqual([{ groupCd: 'NUR', basisCd: 'APPR' }])
    const [written] = await site().sql(`select user_id as "userId", diff_json as diff from sys_audit
      where biz_cd = 'auth-group' and action_cd = 'EDIT' order by audit_no desc limit 1`)
    expect(written).toEqual({ userId: 'admin', diff: { heaReadLvlCd: ['N', 'F'] } })
  })

  test.each([
    ['a level without a change of level', aChange('ADD', 'GAS', 'F'), 'AUTH_RQST_EMPTY'],
    ['a change of level without one', aChange('LEVEL', 'GAS'), 'AUTH_RQST_EMPTY'],
    ['a level that it has', aChange('LEVEL', 'GAS', 'N'), 'AUTH_RQST_IDLE'],
    ['a password for who holds no level', aChange('PASSWORD', null), 'AUTH_RQST_IDLE'],
    ['a level for too many at once', aChange('LEVEL', 'EMP', 'F'), 'AUTH_RQST_MANY'],
  ])('is asked for as what it is: not %s', async (_what, change, code) => {
    await expect(submitted('emp', { authChanges: [change] }, 'health')).rejects.toMatchObject({
      status: 422,
      answer: { problems: expect.arrayContaining([expect.objectContaining({ code, field: 'authChanges' })]) },
    })
  })
})

test('a one-time password for a holder takes an approval, good for one', async () => {
  const give = () => call('admin', '/api/manage/user/nurse/password', {})
  const confirm = async () => {
    await site().as('admin').call('/api/common/menu')
    await site().sql(`update sys_session set confirm_dt = now() where user_id = 'admin'`)
  }
  const ask: Draft = { userId: 'nurse', authChanges: [aChange('PASSWORD', null)] }
  await expect(submitted('shd', ask, 'cso')).rejects.toMatchObject({ code: 'SYS_HEALTH_LEVEL' })
  const link = async () => {
    const body = { userIds: ['nurse'] }
    const sent = { method: 'POST', body }
    const { rows } = await site()
      .as('admin')
      .call<{ rows: { sentCd: string }[] }>('/api/manage/users/passwordlinks', sent)
    return rows[0]?.sentCd
  }
  expect(await link()).toBe('HOLDS_LEVEL')
  await approved('shd', ask, 'doctor')
  // A link leads to the same password: it is open as long as the approval is.
  expect(await link()).toMatch(/^(MAIL|SMS)$/)
  await confirm()
  await give()
  expect(await link()).toBe('HOLDS_LEVEL')
  await confirm()
  await expect(give()).rejects.toMatchObject({ status: 422, code: 'SYS_HEALTH_LEVEL' })
})

describe('on a site without physician and health manager', () => {
  const first = (groupCd: string, more: Draft = {}): Draft => ({ authChanges: [aChange('ADD', groupCd)], ...more })
  const appointed = async (userId: string): Promise<Draft> => {
    const { attachFileId } = await site().as(userId).attach('AUTH_APPOINT')
    return { appointDocNo: '인사-2026-117', appointFileId: attachFileId }
  }

  test('SYS_HEALTH_FIRST the head of the plant approves the first one with the document that appoints him', async () => {
    await site().sql(`delete from sys_auth_user using sys_auth_grp g where g.auth_grp_no = sys_auth_user.auth_grp_no
      and g.hea_read_lvl_cd = 'F'`)
    await site().sql('delete from sys_level_grant')
    for (const agreeing of ['shd', 'safety'])
      await expect(submitted('emp', first('HLM', await appointed('emp')), agreeing)).rejects.toMatchObject({
        code: 'SYS_HEALTH_FIRST',
      })
    await expect(submitted('emp', first('NUR', await appointed('emp')), 'cso')).rejects.toMatchObject({
      code: 'SYS_HEALTH_FIRST',
    })
    await expect(submitted('emp', first('HLM'), 'cso')).rejects.toMatchObject({
      answer: {
        problems: [
          { code: 'SYS_HEALTH_APPOINT', field: 'appointDocNo' },
          { code: 'SYS_HEALTH_APPOINT', field: 'appointFileId' },
        ],
      },
    })
    await expect(submitted('emp3', first('HLM', await appointed('emp3')), 'cso')).rejects.toMatchObject({
      code: 'SYS_HEALTH_FIRST',
    })
    await expect(submitted('cso', first('HLM', await appointed('cso')), 'shd')).rejects.toMatchObject({
      code: 'SYS_HEALTH_FIRST',
    })

    const other = await submitted('emp2', first('DOC', await appointed('emp2')), 'cso')
    // He reads what appoints him before he decides: its number, and the document itself.
    const shown = await site()
      .as('cso')
      .call<{ snapshot: { name: string; text: string }[]; documentUrl: string | null }>(
        `/api/manage/approval/${other.apprRqstNo}`,
      )
    expect(shown.snapshot.find(({ name }) => name === 'appointDocNo')?.text).toBe('인사-2026-117')
    expect(shown.documentUrl).toMatch(new RegExp(`/${other.authRqstNo}$`))
    const { appointFileId } = await site().as('cso').read(authRequest, other.authRqstNo)
    const { files } = await site()
      .as('cso')
      .call<{ files: unknown[] }>(`/api/attachfile/list?attachFileId=${appointFileId}`)
    expect(files).toHaveLength(1)

    await approved('emp', first('HLM', await appointed('emp')), 'cso')
    expect(await holds('emp')).toEqual([{ groupCd: 'HLM', basisCd: 'FIRST' }])
    // The second is the first one's to approve, though it was asked for before.
    await decide('cso', other.apprRqstNo)
    await expect(decide('admin', other.apprRqstNo)).rejects.toMatchObject({ code: 'SYS_HEALTH_LEVEL' })
    expect(await holds('emp2')).toEqual([])
  })

  test('he approves the others; once: also when he was taken out again', async () => {
    await expect(submitted('oper', first('DOC', await appointed('oper')), 'cso')).rejects.toMatchObject({
      code: 'SYS_HEALTH_LEVEL',
    })
    await approved('oper', first('NUR'), 'emp')
    expect(await holds('oper')).toEqual([{ groupCd: 'NUR', basisCd: 'APPR' }])

    await group('HLM', '/members', { remove: ['emp'] })
    await expect(submitted('sup', first('HLM', await appointed('sup')), 'cso')).rejects.toMatchObject({
      code: 'SYS_HEALTH_FIRST',
    })
    await approved('emp', first('HLM', await appointed('emp')), 'cso')
    expect(await holds('emp')).toEqual([{ groupCd: 'HLM', basisCd: 'FIRST' }])
  })

  test('a group without its level makes nobody a physician', async () => {
    await group('DOC', '', { heaReadLvlCd: 'N' })
    await group('DOC', '/members', { add: ['gas'] })
    await expect(submitted('oper', first('HLM'), 'gas')).rejects.toMatchObject({ code: 'SYS_HEALTH_LEVEL' })
  })
})
