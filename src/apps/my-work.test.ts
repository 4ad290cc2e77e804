/** 할 일: what came back is told by what happened to it, and what is late comes first. */
import { beforeEach, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { anImprovement } from '#modules/impr/impr/impr.seed.ts'
import { authRequest } from '#modules/manage/authority/auth-request.model.ts'
import { anAuthRequest } from '#modules/manage/authority/auth-request.seed.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { obsCard } from '#modules/saf/observe/obs-card.model.ts'
import { anObservation } from '#modules/saf/observe/obs-card.seed.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const NOW = '2026-11-24T10:00:00+09:00'
beforeEach(() => site().setClock(NOW))

interface Row {
  no: number
  documentName: string
  title: string
  kindCd: string
  returnYn: string
  urgencyCd: string
}
const workOf = (userId: string) =>
  site().as(userId).call<{ total: number; moreYn: string; rows: Row[] }>('/api/my-work')
async function workOn(userId: string, documentName: string, no: number) {
  const { rows } = await workOf(userId)
  return rows.find((row) => row.documentName === documentName && row.no === no)
}
async function reported(userId: string, nearMissTitle: string) {
  const { nearMissNo } = await site().as(userId).create(nearMiss, aNearMiss({ nearMissTitle }))
  await site().as(userId).act(nearMiss, nearMissNo, 'report')
  return nearMissNo
}
const sendBack = (no: number) => site().as('safety').act(nearMiss, no, 'sendBack', { reasonCd: 'DATA_WRONG' })

test('A-8 what has its number from the beginning did not come back, and is no writing', async () => {
  const { obsCardNo } = await site().as('emp').create(obsCard, anObservation())
  expect(await workOn('safety', 'obs-card', obsCardNo)).toMatchObject({ returnYn: 'N', kindCd: 'REVIEW' })
  const [need] = await site().sql<{
    no: number
  }>(`insert into edu_need (edu_need_doc_no, status_cd, plant_cd, need_title, user_id,
      dept_cd, cause_cd, start_ymd, due_ymd, create_user_id)
    select 'EN-T-1', 'OPEN', '2000', '특별교육', 'emp', dept_cd, 'PLACE', '2026-11-24', '2026-12-24', 'emp'
    from sys_user where user_id = 'emp' returning edu_need_no::int as no`)
  expect(await workOn('safety', 'edu-need', need?.no ?? 0)).toMatchObject({ returnYn: 'N', kindCd: 'EDU' })
})

test('a draft came back when somebody sent it back, and not when its author took it back', async () => {
  const no = await reported('emp', '회수했다가 보완할 보고')
  await site().as('emp').act(nearMiss, no, 'takeBack')
  expect(await workOn('emp', 'near-miss', no)).toMatchObject({ returnYn: 'N', kindCd: 'WRITE' })

  await site().as('emp').act(nearMiss, no, 'report')
  await sendBack(no)
  expect(await workOn('emp', 'near-miss', no)).toMatchObject({ returnYn: 'Y', urgencyCd: 'RETURNED' })
  const back = await site().as('emp').read(nearMiss, no)
  await site().as('emp').edit(nearMiss, back, no, { placeDesc: '펌프장 북쪽' })
  expect(await workOn('emp', 'near-miss', no)).toMatchObject({ returnYn: 'Y' })

  await site().as('emp').act(nearMiss, no, 'report')
  expect(await workOn('safety', 'near-miss', no)).toMatchObject({ returnYn: 'N', kindCd: 'REVIEW' })
})

test('a measure that is to be done again came back to whoever did it', async () => {
  const safety = site().as('safety')
  const { imprNo } = await safety.create(impr, anImprovement({ imprTitle: '다시 할 조치' }))
  await safety.act(impr, imprNo, 'register')
  const oper = site().as('oper')
  await oper.act(impr, imprNo, 'accept')
  await oper.act(impr, imprNo, 'plan', { planDesc: '덮개를 답니다.' })
  expect(await workOn('oper', 'impr', imprNo)).toMatchObject({ returnYn: 'N' })
  const { attachFileId } = await oper.attach('IMPR_PHOTO')
  const done = { measureTypeCd: 'ENG', actionDesc: '덮개를 달았습니다.', afterFileId: attachFileId }
  await oper.act(impr, imprNo, 'finish', done)
  await safety.act(impr, imprNo, 'redo', { reasonDesc: '볼트가 빠져 있습니다.' })
  expect(await workOn('oper', 'impr', imprNo)).toMatchObject({ returnYn: 'Y', kindCd: 'ACTION' })
})

test('what an approval sent back came back; what was taken back did not', async () => {
  const lines = [
    { seqNo: 1, lineTypeCd: 'REVIEW', userId: 'mgr' },
    { seqNo: 2, lineTypeCd: 'APPROVE', userId: 'admin' },
  ]
  const { authRqstNo, rowVersion } = await site().as('emp').create(authRequest, anAuthRequest())
  const post = <T>(userId: string, path: string, body: object) =>
    site().as(userId).call<T>(`/api/manage/approval${path}`, { method: 'POST', body })
  const { apprRqstNo } = await post<{ apprRqstNo: number }>('emp', '', {
    apprBizCd: 'AUTH_CHANGE',
    bizNo: authRqstNo,
    rowVersion,
    lines,
  })
  await post('mgr', `/${apprRqstNo}/decide`, { decisionCd: 'RTN', opinionDesc: '사유를 적어 주세요' })
  expect(await workOn('emp', 'auth-rqst', authRqstNo)).toMatchObject({ returnYn: 'Y', kindCd: 'WRITE' })
})

test('staff: what is late comes before what came back; a contractor: what came back comes first, late or due today next', async () => {
  const setDue = (no: number, due: string) =>
    site().sql(`update impr set due_ymd = '${due}', org_due_ymd = '${due}',
    accept_due_ymd = '${due}' where impr_no = ${no}`)
  const register = async (values: object) => {
    const { imprNo } = await site().as('safety').create(impr, anImprovement(values))
    await site().as('safety').act(impr, imprNo, 'register')
    return imprNo
  }
  const orderOf = async (userId: string) =>
    (await workOf(userId)).rows
      .filter(({ title }) => title?.startsWith('순서 '))
      .map(({ title, urgencyCd }) => `${urgencyCd} ${title}`)

  await setDue(await register({ imprTitle: '순서 오늘', ownerUserId: 'emp' }), '2026-11-24')
  await sendBack(await reported('emp', '순서 보완'))
  await setDue(await register({ imprTitle: '순서 지남', ownerUserId: 'emp' }), '2026-11-20')
  expect(await orderOf('emp')).toEqual(['LATE 순서 지남', 'RETURNED 순서 보완', 'DUE 순서 오늘'])

  const vendor = 'V100001-02'
  await setDue(await register({ imprTitle: '순서 지남', ownerUserId: null, vendorCd: 'V100001' }), '2026-11-20')
  await sendBack(await reported(vendor, '순서 보완'))
  expect(await orderOf(vendor)).toEqual(['RETURNED 순서 보완', 'DUE 순서 지남'])
})

test('where more waits than is shown it says so, and what presses is among what is shown', async () => {
  const before = await workOf('safety')
  expect(before.moreYn).toBe('N')
  expect(before.total).toBe(before.rows.length)
  await site().sql(`insert into near_miss (near_miss_doc_no, status_cd, plant_cd, near_miss_title, place_desc, occur_dt, injured_cnt,
      content_desc, triage_due_ymd, create_user_id)
    select 'NM-T-' || n, 'REPORTED', '2000', case n when 300 then '가장 늦은 보고' else '많은 보고' end, '펌프장', '2026-11-20T09:00+09', 0,
      '', date '2026-12-01' - case n when 300 then 60 else 0 end, 'emp' from generate_series(1, 300) n`)
  const { total, moreYn, rows } = await workOf('safety')
  expect([total, moreYn, rows[0]?.title]).toEqual([200, 'Y', '가장 늦은 보고'])
})
