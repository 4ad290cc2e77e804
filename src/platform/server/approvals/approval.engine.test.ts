import { describe, expect, test } from 'vitest'
import { agree, anApprovalSite, approve, paper, refer, review } from './approval.fixture.ts'

const { site, call, draft, submit, submitted, decide, detail, states, box, numbersIn, biz, lastTold } = anApprovalSite()
const four = [review(1, 'mgr'), agree(2, 'psm'), agree(2, 'eng'), approve(3, 'shd')]
const withOrWithout = (stop: 'Y' | 'N') => biz(`agree_stop_yn = '${stop}'`)

describe('the way of a request', () => {
  test('EA-A06 after the review both agree side by side; an objection is seen by the approver, or sends back where it stops', async () => {
    const { no, testPaperNo } = await submitted(four, '증설 계획')
    expect(await states(no)).toEqual(['mgr TODO', 'psm WAIT', 'eng WAIT', 'shd WAIT'])
    expect(await lastTold('mgr')).toContain('결재할 문서가 있습니다: [시험 문서 확정] 증설 계획')
    await decide('mgr', no)
    expect(await states(no)).toEqual(['mgr DONE', 'psm TODO', 'eng TODO', 'shd WAIT'])
    await decide('psm', no)
    await decide('eng', no, 'OPPOSE', '배관이 겹칩니다.')
    expect((await detail('shd', no)).lines.map(({ lineStatusCd }) => lineStatusCd)).toEqual([
      'DONE',
      'DONE',
      'DONE',
      'DONE',
      'TODO',
    ])
    await decide('shd', no)
    expect(await detail('emp', no)).toMatchObject({ apprStatusCd: 'APPR' })
    expect(await site().as('emp').read(paper, testPaperNo)).toMatchObject({ statusCd: 'FINAL' })
    expect(await lastTold('emp')).toContain('결재가 완결되었습니다')

    await withOrWithout('Y')
    const stopped = await submitted(four)
    await decide('mgr', stopped.no)
    await decide('eng', stopped.no, 'OPPOSE', '배관이 겹칩니다.')
    await withOrWithout('N')
    expect(await detail('emp', stopped.no)).toMatchObject({ apprStatusCd: 'RTN' })
    expect(await lastTold('emp')).toContain('결재가 반려되었습니다')
  })

  test('EA-A07 what one sends back leaves the box of the other empty', async () => {
    const { no } = await submitted(four)
    await decide('mgr', no)
    expect(await numbersIn('eng')).toContain(no)
    await decide('psm', no, 'RTN', '도면을 붙여 주세요.')
    expect(await states(no)).toEqual(['mgr DONE', 'psm DONE', 'eng SKIP', 'shd SKIP'])
    expect(await numbersIn('eng')).not.toContain(no)
    expect(await numbersIn('mgr', 'RTN')).toContain(no)
  })

  test('EA-A08 after an approval it is not taken back; before it is, and can be edited and submitted again', async () => {
    const { no, testPaperNo } = await submitted(four)
    await decide('mgr', no)
    await expect(call('emp', `/${no}/withdraw`, {})).rejects.toMatchObject({
      answer: { message: '이미 처리한 결재자가 있어 회수할 수 없습니다.' },
    })
    await decide('psm', no, 'RTN', '금액을 고쳐 주세요.')
    const again = await submit(testPaperNo, [approve(1, 'shd')])
    await expect(call('mgr', `/${again}/withdraw`, {})).rejects.toMatchObject({ status: 404 })
    await call('emp', `/${again}/withdraw`, {})
    expect(await detail('emp', again)).toMatchObject({ apprStatusCd: 'WITHDRAWN', can: { resubmit: true } })
    expect(await lastTold('shd')).toContain('기안자가 회수했습니다')
    expect(await numbersIn('shd')).not.toContain(again)
  })

  test('EA-A10 R6 twelve at once: what a hook refuses stays as it was, the other eleven are final', async () => {
    const all = [] as { no: number; testPaperNo: number }[]
    for (let index = 0; index < 12; index++)
      all.push(await submitted([approve(1, 'cso')], `묶음 ${index}`, index === 7 ? '거절' : '내용'))
    const apprRqstNoList = all.map(({ no }) => no)
    await expect(call('cso', '/bulk', { apprRqstNoList })).rejects.toMatchObject({
      status: 409,
      answer: { message: '열람하지 않은 문서가 12건 있습니다. 계속하시겠습니까?' },
    })
    for (const no of apprRqstNoList.slice(0, 5)) await call('cso', `/${no}/read`, {})
    await expect(call('cso', '/bulk', { apprRqstNoList })).rejects.toMatchObject({
      answer: { message: '열람하지 않은 문서가 7건 있습니다. 계속하시겠습니까?' },
    })
    const answer = await call<{ done: number; message: string; failed: { apprRqstNo: number; message: string }[] }>(
      'cso',
      '/bulk',
      { apprRqstNoList, unreadYn: 'Y' },
    )
    expect(answer.message).toBe('성공 11건, 실패 1건')
    expect(answer.failed).toMatchObject([{ apprRqstNo: all[7]?.no, message: '이 내용은 확정할 수 없습니다.' }])
    const [count] = await site().sql<{ n: number }>(
      "select count(*)::int as n from test_paper where status_cd = 'FINAL' and paper_title like '묶음 %'",
    )
    expect(count?.n).toBe(11)
    expect(await states(all[7]?.no ?? 0)).toEqual(['cso TODO'])
    await expect(
      call('cso', '/bulk', { apprRqstNoList: Array.from({ length: 101 }, (_, index) => index + 1) }),
    ).rejects.toMatchObject({ status: 422, code: 'APPR_TOO_MANY' })
  })

  test('R6 a kind that is decided one by one, and what is not his to decide, fail row by row', async () => {
    const { no } = await submitted([approve(1, 'cso')])
    const foreign = await submitted([approve(1, 'shd')])
    await biz("bulk_yn = 'N'")
    const { failed } = await call<{ failed: { code: string }[] }>('cso', '/bulk', {
      apprRqstNoList: [no, foreign.no],
      unreadYn: 'Y',
    })
    await biz("bulk_yn = 'Y'")
    expect(failed.map(({ code }) => code)).toEqual(['APPR_NO_BULK', 'NOT_FOUND'])
  })

  test('EA-A11 a document that was changed after its submission is not approved, but can be sent back', async () => {
    const { no, testPaperNo } = await submitted([approve(1, 'shd')])
    await site().sql(`update test_paper set row_version = row_version + 1 where test_paper_no = ${testPaperNo}`)
    await expect(decide('shd', no)).rejects.toMatchObject({
      answer: { message: '상신 후 문서가 변경되었습니다. 반려 후 재상신해 주세요.' },
    })
    expect(await states(no)).toEqual(['shd TODO'])
    await decide('shd', no, 'RTN', '다시 올려 주세요.')
    expect(await detail('emp', no)).toMatchObject({ apprStatusCd: 'RTN' })
  })

  test('R2 two who decide at the same moment end a step once', async () => {
    const { no } = await submitted([agree(1, 'psm'), agree(1, 'eng'), approve(2, 'shd')])
    await Promise.all([decide('psm', no), decide('eng', no)])
    expect(await states(no)).toEqual(['psm DONE', 'eng DONE', 'shd TODO'])
    const twice = await Promise.allSettled([decide('shd', no), decide('shd', no)])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('R7 what the document refuses refuses the decision, and nothing has changed', async () => {
    const { no, testPaperNo } = await submitted([approve(1, 'shd')], '거절될 문서', '거절')
    const told = (await site().as('emp').notifications()).total
    await expect(decide('shd', no)).rejects.toMatchObject({ code: 'TEST_REFUSED' })
    expect(await states(no)).toEqual(['shd TODO'])
    expect(await site().as('emp').read(paper, testPaperNo)).toMatchObject({ statusCd: 'TEMP' })
    expect((await site().as('emp').notifications()).total).toBe(told)
  })

  test('반려 and 부결 need a reason of five characters, 조건부 an opinion', async () => {
    const { no } = await submitted([agree(1, 'psm'), approve(2, 'shd')])
    await expect(decide('psm', no, 'RTN', '짧음')).rejects.toMatchObject({ code: 'APPR_REASON', field: 'opinionDesc' })
    await expect(decide('psm', no, 'COND', ' ')).rejects.toMatchObject({ code: 'APPR_OPINION' })
    await expect(decide('psm', no, 'REJ', '부결할 수 없는 줄')).rejects.toMatchObject({ code: 'APPR_DECISION' })
    await decide('psm', no, 'COND', '보온재를 붙인 뒤')
    await decide('shd', no, 'REJ', '예산이 없습니다.')
    expect(await detail('emp', no)).toMatchObject({ apprStatusCd: 'REJ', can: { resubmit: false } })
  })
})

describe('a line before it is submitted', () => {
  test('R1 R3 faults are told at once, all of them, and refuse the submission', async () => {
    const { testPaperNo } = await draft()
    const lines = [approve(1, 'emp'), review(2, 'mgr')]
    const { faults } = await call<{ faults: { code: string; message: string }[] }>('emp', '/check', {
      apprBizCd: 'TEST_PAPER',
      lines,
    })
    expect(faults.map(({ code }) => code)).toEqual(['APPR_LAST', 'APPR_SELF'])
    await expect(submit(testPaperNo, lines)).rejects.toMatchObject({ status: 422, code: 'APPR_LAST' })
    await site().sql("update sys_user set user_status_cd = 'RETIRED' where user_id = 'oper'")
    await expect(submit(testPaperNo, [approve(1, 'oper')])).rejects.toMatchObject({ code: 'APPR_INACTIVE' })
    await expect(submit(testPaperNo, [approve(1, 'V100001-01')])).rejects.toMatchObject({ code: 'APPR_INACTIVE' })
    await biz("must_role_cds = 'SHD'")
    await expect(submit(testPaperNo, [approve(1, 'mgr')])).rejects.toMatchObject({ code: 'APPR_ROLE' })
    await biz('must_role_cds = null')
  })

  test('R2 a kind that goes in turn has no two side by side', async () => {
    const { testPaperNo } = await draft()
    await biz("serial_yn = 'Y'")
    await expect(submit(testPaperNo, four)).rejects.toMatchObject({ code: 'APPR_SERIAL' })
    await biz("serial_yn = 'N'")
  })

  test('only who may draft it does, on the version that he saw', async () => {
    const { testPaperNo, rowVersion } = await draft()
    await expect(submit(testPaperNo, [approve(1, 'shd')], 'mgr')).rejects.toMatchObject({ status: 404 })
    await expect(submit(testPaperNo, [approve(1, 'shd')], 'emp', { rowVersion: rowVersion + 1 })).rejects.toMatchObject(
      {
        status: 409,
        code: 'CM-01',
      },
    )
    await expect(site().as('reader').call('/api/manage/approval', { method: 'POST', body: {} })).rejects.toMatchObject({
      status: 403,
    })
    await expect(site().as('V100001-01').call('/api/manage/approvals')).rejects.toMatchObject({ status: 403 })
  })
})

describe('while it is being approved', () => {
  test('R8 the document is neither edited nor deleted nor acted on, but talked about', async () => {
    const { testPaperNo } = await submitted([approve(1, 'shd')])
    const record = await site().as('emp').read(paper, testPaperNo)
    expect(record.can).toEqual({ edit: [], delete: false, actions: [] })
    const message = '결재가 진행 중이어서 수정할 수 없습니다.'
    await expect(site().as('emp').edit(paper, record, testPaperNo, { noteDesc: '몰래' })).rejects.toMatchObject({
      status: 409,
      answer: { message },
    })
    await expect(site().as('emp').act(paper, testPaperNo, 'finish')).rejects.toMatchObject({ answer: { message } })
    const path = `${paper.api}/${testPaperNo}?rowVersion=${record.rowVersion}`
    await expect(site().as('emp').call(path, { method: 'DELETE' })).rejects.toMatchObject({ answer: { message } })
    await expect(submit(testPaperNo, [approve(1, 'shd')])).rejects.toMatchObject({ answer: { message } })
    await site().as('emp').comment(paper, testPaperNo, '언제 끝납니까?')
  })

  test('nobody takes by himself what an approval takes', async () => {
    const { testPaperNo } = await draft()
    expect((await site().as('emp').read(paper, testPaperNo)).can).toMatchObject({ actions: [], drafts: ['TEST_PAPER'] })
    await expect(site().as('emp').act(paper, testPaperNo, 'finish')).rejects.toMatchObject({
      status: 403,
      code: 'APPR_REQUIRED',
    })
  })

  test('it waits among the work of the approver and no longer of the drafter', async () => {
    const { no, testPaperNo } = await submitted([approve(1, 'shd')])
    type Work = { rows: { documentName: string; no: number; route: string }[] }
    const work = async (userId: string) => (await site().as(userId).call<Work>('/api/my-work')).rows
    expect(await work('shd')).toContainEqual(
      expect.objectContaining({ documentName: 'approval', no, route: `/manage/appr/apprBox/${no}` }),
    )
    expect((await work('emp')).filter((row) => row.documentName === paper.name && row.no === testPaperNo)).toEqual([])
  })

  test('결재자 변경: the approval administrator alone, with a reason; old and new are told', async () => {
    const { no } = await submitted([review(1, 'mgr'), approve(2, 'shd')])
    const { lines } = await detail('emp', no)
    const apprLineNo = lines.find(({ userId }) => userId === 'mgr')?.apprLineNo
    const change = (by: string, userId: string, reasonDesc = '장기 휴직') =>
      call(by, `/${no}/change-line`, { apprLineNo, userId, reasonDesc })
    await expect(change('shd', 'mgr2')).rejects.toMatchObject({ status: 403 })
    await expect(change('appradm', 'mgr2', '짧음')).rejects.toMatchObject({ code: 'APPR_REASON' })
    await expect(change('appradm', 'shd')).rejects.toMatchObject({ code: 'APPR_TWICE' })
    await expect(change('appradm', 'emp')).rejects.toMatchObject({ code: 'APPR_SELF' })
    await change('appradm', 'mgr2')
    expect(await states(no)).toEqual(['mgr2 TODO', 'shd WAIT'])
    expect(await lastTold('mgr')).toContain('결재자에서 제외되었습니다(장기 휴직)')
    expect(await lastTold('mgr2')).toContain('결재자로 지정되었습니다(장기 휴직)')
    await decide('mgr2', no)
  })

  test('재상신 follows the request before, with its opinions and what has changed since', async () => {
    const { no, testPaperNo } = await submitted([approve(1, 'shd')], '공사 계획')
    await decide('shd', no, 'RTN', '금액을 고쳐 주세요.')
    const record = await site().as('emp').read(paper, testPaperNo)
    await site().as('emp').edit(paper, record, testPaperNo, { noteDesc: '고친 내용' })
    const again = await submit(testPaperNo, [approve(1, 'shd')], 'emp', { prevApprRqstNo: no })
    expect(await detail('shd', again)).toMatchObject({
      prevApprRqstNo: no,
      differences: [{ label: '내용', before: '내용', after: '고친 내용' }],
      former: [{ opinionDesc: '금액을 고쳐 주세요.' }],
    })
  })

  test('the tabs count what they list', async () => {
    await submitted([review(1, 'mgr2'), approve(2, 'shd')])
    for (const tab of ['TODO', 'WAIT', 'PROGRESS', 'DONE', 'RTN', 'REF']) {
      const { total, rows, counts } = await box('shd', tab)
      expect([counts[tab], rows.length]).toEqual([total, total])
    }
    const drafts = await call<{ total: number; rows: { doneCnt: number; lineCnt: number }[] }>(
      'emp',
      '/drafts?limit=100',
    )
    expect(drafts.total).toBe(drafts.rows.length)
    expect(drafts.rows[0]).toMatchObject({ doneCnt: 0, lineCnt: 2 })
  })
})

describe('who reads', () => {
  test('R10 a line from its turn on, a reference from when the kind says, the head of the drafter, nobody else', async () => {
    const { no } = await submitted([review(1, 'mgr2'), approve(2, 'emp3'), refer('safety3')])
    const reads = (userId: string) =>
      detail(userId, no).then(
        () => true,
        ({ status }) => status !== 404,
      )
    // The plants of emp3 and safety3 do not reach the document itself.
    expect(await reads('emp3')).toBe(false)
    expect(await reads('safety3')).toBe(true)
    expect(await reads('mgr')).toBe(true)
    expect(await reads('V100001-01')).toBe(false)
    await decide('mgr2', no)
    expect(await reads('emp3')).toBe(true)

    await biz("ref_open_cd = 'FINAL'")
    const late = await submitted([approve(1, 'emp3'), refer('safety3')])
    expect(await numbersIn('safety3', 'REF')).not.toContain(late.no)
    await expect(detail('safety3', late.no)).rejects.toMatchObject({ status: 404 })
    await decide('emp3', late.no)
    await biz("ref_open_cd = 'SUBMIT'")
    expect(await numbersIn('safety3', 'REF')).toContain(late.no)
    await call('safety3', `/${late.no}/read`, {})
    expect((await states(late.no)).at(-1)).toBe('safety3 DONE')
  })
})
