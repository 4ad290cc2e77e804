import { describe, expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const api = '/api/manage/approval'
const post = <T>(userId: string, path: string, body: object = {}) =>
  site().as(userId).call<T>(`${api}${path}`, { method: 'POST', body })
const closing = (bizNo: number, rowVersion: number, approver = 'shd') => ({
  apprBizCd: 'NEAR_MISS_CLOSE',
  bizNo,
  rowVersion,
  lines: [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: approver }],
})

/** A HiPo near miss whose measures are done. */
async function done(ownerUserId = 'owner') {
  const { nearMissNo } = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ nearMissTitle: '개구부 추락 위험' }))
  await site().as('emp').act(nearMiss, nearMissNo, 'report')
  const dueYmd = addDays(dayOf(new Date()), 14)
  const triage = { accTypeCd: 'FALL', potSevCd: '4', ownerUserId, dueYmd }
  await site().as('safety').act(nearMiss, nearMissNo, 'assign', triage)
  const { attachFileId } = await site().as(ownerUserId).attach('NEAR_MISS_PHOTO')
  const values = { measureDesc: '덮개를 고정했습니다.', afterFileId: attachFileId }
  return site().as(ownerUserId).act(nearMiss, nearMissNo, 'finish', values)
}
const drafted = async () => {
  const { nearMissNo, rowVersion } = await done()
  const { apprRqstNo } = await post<{ apprRqstNo: number }>('safety', '', closing(nearMissNo, rowVersion))
  return { nearMissNo, apprRqstNo }
}

describe('NEAR_MISS_CLOSE', () => {
  test('the safety manager drafts, it stays done, the SHE head approves, and with that it is closed', async () => {
    const { nearMissNo, apprRqstNo } = await drafted()
    expect(await site().as('safety').read(nearMiss, nearMissNo)).toMatchObject({
      statusCd: 'DONE',
      can: { edit: [], delete: false, actions: [] },
    })
    await expect(site().as('safety').act(nearMiss, nearMissNo, 'redo', { reasonDesc: '다시' })).rejects.toMatchObject({
      answer: { message: '결재가 진행 중이어서 수정할 수 없습니다.' },
    })
    await post('shd', `/${apprRqstNo}/decide`, { decisionCd: 'OK' })
    expect(await site().as('safety').read(nearMiss, nearMissNo)).toMatchObject({ statusCd: 'CLOSE' })
    const { rows } = await site().as('safety').history(nearMiss, nearMissNo)
    expect(rows[0]).toMatchObject({ actionCd: 'close', toStatusCd: 'CLOSE' })
    expect((await site().as('emp').notifications()).rows[0]?.messageDesc).toContain('종결되었습니다: 개구부 추락 위험')
  })

  test('sent back it stays done, and can be drafted again', async () => {
    const { nearMissNo, apprRqstNo } = await drafted()
    await post('shd', `/${apprRqstNo}/decide`, { decisionCd: 'RTN', opinionDesc: '사진이 흐립니다.' })
    const record = await site().as('safety').read(nearMiss, nearMissNo)
    expect(record).toMatchObject({ statusCd: 'DONE', can: { drafts: ['NEAR_MISS_CLOSE'] } })
    await post('safety', '', closing(nearMissNo, record.rowVersion))
  })

  test('a deputy of the SHE head closes it; one who did the measures himself does not', async () => {
    const now = Date.now()
    const [startDt, endDt] = [new Date(now - 1000).toISOString(), new Date(now + 86_400_000).toISOString()]
    await post('shd', '/absences', { deputyUserId: 'owner', startDt, endDt, reasonDesc: '출장' })
    const own = await drafted()
    await expect(post('owner', `/${own.apprRqstNo}/decide`, { decisionCd: 'OK' })).rejects.toMatchObject({
      status: 403,
    })
    expect(await site().as('safety').read(nearMiss, own.nearMissNo)).toMatchObject({ statusCd: 'DONE' })
    const { nearMissNo, rowVersion } = await done('maint')
    const { apprRqstNo } = await post<{ apprRqstNo: number }>('safety', '', closing(nearMissNo, rowVersion))
    await post('owner', `/${apprRqstNo}/decide`, { decisionCd: 'OK' })
    expect(await site().as('safety').read(nearMiss, nearMissNo)).toMatchObject({ statusCd: 'CLOSE' })
  })

  test('a request is kept by its record and its kind, and called by both in the language of each reader', async () => {
    const { apprRqstNo } = await drafted()
    expect(await site().sql(`select appr_title from appr_rqst where appr_rqst_no = ${apprRqstNo}`)).toEqual([
      { appr_title: '개구부 추락 위험' },
    ])
    const seen = async (language: string, word: string) => {
      const headers = { 'accept-language': language }
      const ask = <T>(path: string) => site().as('shd').call<T>(path, { headers })
      const box = await ask<{ rows: { apprRqstNo: number; apprTitle: string }[] }>(`${api}s?tab=TODO&q=${word}`)
      const one = await ask<{ apprTitle: string }>(`${api}/${apprRqstNo}`)
      const work = await ask<{ rows: { no: number; documentName: string; title: string }[] }>('/api/my-work')
      const told = await ask<{ rows: { messageDesc: string }[] }>('/api/notifications?limit=1')
      return [
        box.rows.find((row) => row.apprRqstNo === apprRqstNo)?.apprTitle,
        one.apprTitle,
        work.rows.find(({ no, documentName }) => no === apprRqstNo && documentName === 'approval')?.title,
        told.rows[0]?.messageDesc,
      ]
    }
    const korean = '[아차사고 종결] 개구부 추락 위험'
    const english = '[Closing of a near miss] 개구부 추락 위험'
    expect(await seen('kr', '사고 종결')).toEqual([korean, korean, korean, `결재할 문서가 있습니다: ${korean}`])
    expect(await seen('en', 'near%20miss')).toEqual([english, english, english, `To approve: ${english}`])
  })

  test('the line needs the SHE head, and only the safety manager drafts', async () => {
    const { nearMissNo, rowVersion } = await done()
    await expect(post('safety', '', closing(nearMissNo, rowVersion, 'cso'))).rejects.toMatchObject({
      code: 'APPR_ROLE',
    })
    await expect(post('shd', '', closing(nearMissNo, rowVersion, 'cso'))).rejects.toMatchObject({ status: 403 })
    await expect(post('emp', '', closing(nearMissNo, rowVersion))).rejects.toMatchObject({ status: 403 })
  })
})
