/** NOTICE_SHE, by HTTP: procedures are approved before they go out. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { notice } from './notice.model.ts'
import { aProcedure } from './notice.seed.ts'

const site = aFileSite()
const api = '/api/manage/approval'
const VENDOR = 'V100001-01'
beforeEach(() => site().setClock('2026-11-16T10:00:00+09:00'))

const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }]
const post = <T>(userId: string, path: string, body: object) =>
  site().as(userId).call<T>(`${api}${path}`, { method: 'POST', body })
const drafted = (values: DraftOf<typeof notice> = {}, by = 'safety') => site().as(by).create(notice, aProcedure(values))
async function submitted(values: DraftOf<typeof notice> = {}) {
  const { noticeNo, rowVersion } = await drafted(values)
  const body = { apprBizCd: 'NOTICE_SHE', bizNo: noticeNo, rowVersion, lines }
  return { noticeNo, ...(await post<{ apprRqstNo: number }>('safety', '', body)) }
}
const decide = (userId: string, apprRqstNo: number, decisionCd = 'OK', opinionDesc = '') =>
  post(userId, `/${apprRqstNo}/decide`, { decisionCd, opinionDesc })
const read = (no: number, by = 'safety') => site().as(by).read(notice, no)

describe('NOTICE_SHE', () => {
  test('a procedure is not published by hand: its author submits it, the SHE head approves, and it is open', async () => {
    const { noticeNo } = await drafted()
    expect((await read(noticeNo)).can).toMatchObject({ drafts: ['NOTICE_SHE'] })
    for (const actionCd of ['publish', 'schedule'] as const)
      await expect(
        site().as('safety').act(notice, noticeNo, actionCd, { startDt: '2026-11-17T09:00:00+09:00' }),
      ).rejects.toMatchObject({ status: 403 })

    const asked = await submitted()
    expect(await read(asked.noticeNo)).toMatchObject({ statusCd: 'TEMP', can: { edit: [], actions: [] } })
    await expect(read(asked.noticeNo, VENDOR)).rejects.toMatchObject({ status: 404 })
    await decide('shd', asked.apprRqstNo)
    expect(await read(asked.noticeNo, VENDOR)).toMatchObject({ statusCd: 'OPEN', noticeDocNo: 'NT-20261116-001' })
  })

  test('one that begins later waits for its hour, approved', async () => {
    const { noticeNo, apprRqstNo } = await submitted({ startDt: '2026-11-18T09:00:00+09:00' })
    await decide('shd', apprRqstNo)
    expect(await read(noticeNo)).toMatchObject({ statusCd: 'SCHEDULED' })
    site().setClock('2026-11-18T09:00:00+09:00')
    await site().runJob('notice-turns')
    expect(await read(noticeNo, VENDOR)).toMatchObject({ statusCd: 'OPEN' })
  })

  test('what comes back is written on and submitted again', async () => {
    const { noticeNo, apprRqstNo } = await submitted()
    await decide('shd', apprRqstNo, 'RTN', '시행일을 다시 정하십시오.')
    const back = await read(noticeNo)
    expect(back).toMatchObject({ statusCd: 'TEMP', can: { drafts: ['NOTICE_SHE'] } })
    const again = await site().as('safety').edit(notice, back, noticeNo, { effectiveYmd: '2026-12-15' })
    const body = { apprBizCd: 'NOTICE_SHE', bizNo: noticeNo, rowVersion: again.rowVersion, lines }
    await decide('shd', (await post<{ apprRqstNo: number }>('safety', '', body)).apprRqstNo)
    expect(await read(noticeNo)).toMatchObject({ statusCd: 'OPEN', effectiveYmd: '2026-12-15' })
  })

  test('what is not ready to go out is not sent for approval either', async () => {
    for (const [values, field] of [
      [{ procNo: null }, 'procNo'],
      [{ effectiveYmd: null }, 'effectiveYmd'],
      [{ confirmYn: 'Y', confirmDueYmd: '2026-11-17' }, 'confirmDueYmd'],
    ] as const)
      await expect(submitted(values), field).rejects.toMatchObject({ status: 422, field })
    const { noticeNo, rowVersion } = await drafted()
    const short = {
      apprBizCd: 'NOTICE_SHE',
      bizNo: noticeNo,
      rowVersion,
      lines: [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'mgr' }],
    }
    await expect(post('safety', '', short)).rejects.toMatchObject({ status: 422, field: 'lines' })
  })
})
