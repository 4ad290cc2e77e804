/** What of an approval is read by who has no part in it: R10, and the audit of it. */
import { beforeAll, expect, test } from 'vitest'
import { keepConfidential } from '../audit/confidential.ts'
import { anApprovalSite, approve, paper } from './approval.fixture.ts'

const at = anApprovalSite()
const { site, submitted, decide, call } = at
interface Shown {
  contentYn: string
  apprTitle: string
  rqstOpinionDesc: string | null
  snapshot: unknown[]
  documentUrl: string | null
  lines: { userId: string; opinionDesc: string | null }[]
  can: { changeLine: boolean; decisions: string[] }
}
const seen = (userId: string, no: number) => call<Shown>(userId, `/${no}`)
interface Entry {
  bizNo: string
  title: string | null
  actionNm: string
}
const audited = async (userId: string, no: number) =>
  (await site().as(userId).call<{ rows: Entry[] }>('/api/manage/log/auditlogs?bizCd=approval&limit=300')).rows.filter(
    ({ bizNo }) => bizNo === String(no),
  )
const entries = async (userId: string, no: number) => (await audited(userId, no)).length

beforeAll(async () => {
  await site().sql(`insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
    select g.auth_grp_no, m.menu_id, 'Y', 'N' from sys_auth_grp g, sys_menu m
    where g.auth_grp_cd = 'SHM' and m.front_end_url = '/manage/log/auditLog' on conflict do nothing`)
})

test('R10 an administrator of approvals mends the line of what he may not read without learning what it is', async () => {
  const { no } = await submitted([approve(1, 'safety'), approve(2, 'shd')], '조직 개편안', '비밀')
  await decide('safety', no, 'OK', '사람 이름이 든 의견')
  for (const userId of ['appradm', 'admin']) {
    const shown = await seen(userId, no)
    expect(shown, userId).toMatchObject({
      contentYn: 'N',
      apprTitle: '시험 문서 확정',
      rqstOpinionDesc: null,
      snapshot: [],
      documentUrl: null,
      can: { changeLine: true, decisions: [] },
    })
    expect(shown.lines.map((line) => [line.userId, line.opinionDesc])).toEqual([
      ['emp', null],
      ['safety', null],
      ['shd', null],
    ])
    expect(JSON.stringify(shown)).not.toMatch(/조직 개편안|비밀|의견이|사람 이름/)
    const bulk = await call<{ failed: { apprTitle: string }[] }>(userId, '/bulk', {
      apprRqstNoList: [no],
      opinionDesc: '',
    })
    expect(bulk.failed.map(({ apprTitle }) => apprTitle)).toEqual(['시험 문서 확정'])
  }
  expect(await seen('shd', no)).toMatchObject({ contentYn: 'Y', apprTitle: '[시험 문서 확정] 조직 개편안' })
  await decide('shd', no)
  // The document is there for all of the plant now.
  expect(await seen('appradm', no)).toMatchObject({ contentYn: 'Y', apprTitle: '[시험 문서 확정] 조직 개편안' })
})

test('the audit of an approval is read by who reads the document, in the plant of the document', async () => {
  const { no } = await submitted([approve(1, 'admin')])
  expect(await entries('safety', no)).toBe(0)
  // He works in another plant than the document.
  await decide('admin', no)
  expect(await entries('safety', no)).toBe(2)
  expect(await audited('admin', no)).toMatchObject([
    { title: '문서', actionNm: '승인' },
    { title: '문서', actionNm: '상신' },
  ])
  expect(await entries('safety3', no)).toBe(0)
})

test('the audit of the approval of a confidential document is as closed as the document', async () => {
  const { no } = await submitted([approve(1, 'shd')])
  await decide('shd', no)
  expect(await entries('admin', no)).toBe(2)
  const confidential = { subject: 'createUserId', shownIn: [], levels: ['F'] } as const
  await keepConfidential(site().services.db, [{ ...paper, access: { ...paper.access, confidential } }])
  expect(await entries('admin', no)).toBe(0)
})
