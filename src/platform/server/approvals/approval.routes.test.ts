import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()

interface Approval {
  apprRqstNo: number
  apprTitle: string
  apprStatusCd: string
  lines: { seqNo: number; userNm: string; actUserNm: string | null; deputyYn: string; lineStatusCd: string }[]
}
const numbers = async () =>
  (await site().as('admin').call<{ apprRqstNoList: number[] }>('/api/sample/approvals')).apprRqstNoList
const shown = async (userId: string, apprBizCd = 'SAMPLE') => {
  const list = [...(await numbers()), 999_999_999].join(',')
  const path = `/api/manage/approval/status?apprRqstNoList=${list}&apprBizCd=${apprBizCd}`
  return (await site().as(userId).call<{ rows: Approval[] }>(path)).rows
}

test('S-272 the newest request comes first, its lines in their order, a deputy beside whom he stands for', async () => {
  const [underWay, decided] = await shown('admin')
  expect(underWay).toMatchObject({ apprTitle: '아차사고 개선대책 이행계획', apprStatusCd: 'PROGRESS' })
  expect(decided).toMatchObject({ apprStatusCd: 'APPR' })
  expect(underWay?.lines.map(({ seqNo, lineStatusCd }) => `${seqNo} ${lineStatusCd}`)).toEqual([
    ...['0 DONE', '1 DONE', '2 DONE', '2 TODO', '3 WAIT'],
  ])
  expect(underWay?.lines[1]).toMatchObject({ userNm: '김정호', actUserNm: '이창호', deputyYn: 'Y' })
  expect(underWay?.lines[0]).toMatchObject({ actUserNm: null, deputyYn: 'N' })
})

test('S-272 who asked, who is on a line or acted on it, and administrators see a request; to all others it is unknown', async () => {
  const titles = async (userId: string) => (await shown(userId)).map(({ apprStatusCd }) => apprStatusCd)
  expect(await titles('admin')).toEqual(['PROGRESS', 'APPR'])
  expect(await titles('emp')).toEqual(['PROGRESS'])
  expect(await titles('sup')).toEqual(['PROGRESS'])
  expect(await titles('owner')).toEqual(['APPR'])
  expect(await titles('safety')).toEqual(['PROGRESS', 'APPR'])
  expect(await titles('emp2')).toEqual([])
  expect(await titles('V100001-01')).toEqual([])
  expect(await shown('admin', 'ANOTHER')).toEqual([])
})

test('S-272 the codes of approvals have names in every language', async () => {
  const groups = 'APPR_STATUS,APPR_LINE_TYPE,APPR_LINE_STATUS,APPR_DECISION'
  const names = async (language: string) => {
    const headers = { 'accept-language': language }
    const path = `/api/common/codes?codeGrpCd=${groups}`
    const { rows } = await site().as('emp').call<{ rows: { code: string; codeNm: string }[] }>(path, { headers })
    return Object.fromEntries(rows.map(({ code, codeNm }) => [code, codeNm]))
  }
  expect(await names('ko')).toMatchObject({ APPR: '완결', CIRC: '공람', SKIP: '생략', COND: '조건부', REJ: '부결' })
  expect(await names('es')).toMatchObject({ APPR: 'Aprobado', DRAFT: 'Redacción', TODO: 'En espera' })
  expect(await names('zh')).toMatchObject({ WITHDRAWN: '撤回', AGREE: '会签' })
})

test('what is approved is called in the words of its area', async () => {
  const kinds = async (language: string) => {
    const headers = { 'accept-language': language }
    const path = '/api/manage/approval/kinds'
    return (await site().as('emp').call<{ rows: { apprBizNm: string }[] }>(path, { headers })).rows
  }
  expect((await kinds('ko')).map(({ apprBizNm }) => apprBizNm)).toContain('SHE 절차 공지')
  expect((await kinds('en')).filter(({ apprBizNm }) => /[가-힣]/.test(apprBizNm))).toEqual([])
})

test('R6 more than a hundred are not approved at once, and are told to be too many before anything is done', async () => {
  const apprRqstNoList = Array.from({ length: 101 }, (_, at) => at + 1)
  const at = { method: 'POST', body: { apprRqstNoList, opinionDesc: '' } }
  await expect(site().as('safety').call('/api/manage/approval/bulk', at)).rejects.toMatchObject({
    status: 422,
    code: 'APPR_TOO_MANY',
    answer: { message: '한 번에 100건까지 승인할 수 있습니다. 지금 101건을 선택했습니다.' },
  })
})

test('a request of a kind that the site does not know stands in nobody’s box, for nobody could decide it', async () => {
  const sample = await numbers()
  const safety = site().as('safety')
  const box = await safety.call<{ rows: { apprRqstNo: number }[] }>('/api/manage/approvals?tab=TODO&page=1&limit=100')
  const work = await safety.call<{ rows: { documentName: string; no: number }[] }>('/api/my-work')
  const waiting = [
    ...box.rows.map(({ apprRqstNo }) => apprRqstNo),
    ...work.rows.filter(({ documentName }) => documentName === 'approval').map(({ no }) => no),
  ]
  expect(waiting.filter((no) => sample.includes(no))).toEqual([])
  const drafts = await site()
    .as('emp')
    .call<{ rows: { apprRqstNo: number }[] }>('/api/manage/approval/drafts?page=1&limit=100')
  expect(drafts.rows.filter(({ apprRqstNo }) => sample.includes(apprRqstNo))).toEqual([])
})
