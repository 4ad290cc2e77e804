/** Who reported without his name is known neither by who stands in for him, nor by what he is given to do, nor by whose he is. */
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'
import { nearMiss } from './near-miss.model.ts'
import { aNearMiss } from './near-miss.seed.ts'

const site = aFileSite()
const dueYmd = addDays(dayOf(new Date()), 14)
const triage = (values = {}) => ({ accTypeCd: 'LEAK', potSevCd: '2', ownerUserId: 'owner', dueYmd, ...values })

async function reported(by: string, values = {}) {
  const { nearMissNo } = await site()
    .as(by)
    .create(nearMiss, aNearMiss({ anonymousYn: 'Y', ...values }))
  return site().as(by).act(nearMiss, nearMissNo, 'report')
}
async function away(userId: string, deputyUserId: string) {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const body = { deputyUserId, startDt: at(-0.5), endDt: at(2), reasonDesc: '출장' }
  await site().as(userId).call('/api/manage/approval/absences', { method: 'POST', body })
}
const waits = async (userId: string, documentName: string = nearMiss.name) =>
  (await site().as(userId).call<{ rows: { no: number; documentName: string }[] }>('/api/my-work')).rows.flatMap(
    (row) => (row.documentName === documentName ? [row.no] : []),
  )
afterEach(async () => {
  await site().sql('delete from appr_absence')
})

describe('a deputy', () => {
  test('of the reporter neither learns his name nor takes the report back; of a named one he does', async () => {
    await away('emp', 'appradm')
    const { nearMissNo: no } = await reported('emp')
    const seen = await site().as('appradm').read(nearMiss, no)
    expect(seen).toMatchObject({ createUserId: null, createUserNm: null })
    expect(seen.can).toEqual({ edit: [], delete: false, actions: [] })
    await expect(site().as('appradm').act(nearMiss, no, 'takeBack')).rejects.toMatchObject({ status: 403 })
    const named = await reported('emp', { anonymousYn: 'N' })
    expect((await site().as('appradm').read(nearMiss, named.nearMissNo)).can).toMatchObject({
      actions: ['takeBack'],
      deputyForNm: '김서연',
    })
  })

  test('has no returned report of his to complete, nor to make public', async () => {
    await away('emp', 'appradm')
    const { nearMissNo: no } = await reported('emp')
    await site().as('safety').act(nearMiss, no, 'sendBack', { reasonCd: 'DATA_WRONG' })
    expect(await waits('emp')).toContain(no)
    expect(await waits('appradm')).not.toContain(no)
    const record = await site().as('appradm').read(nearMiss, no)
    const naming = site().as('appradm').edit(nearMiss, record, no, { anonymousYn: 'N' })
    await expect(naming).rejects.toMatchObject({ code: 'CM-02' })
    expect(await site().as('emp').read(nearMiss, no)).toMatchObject({ anonymousYn: 'Y' })
  })

  test('does not act for the owner either: it could be the reporter himself', async () => {
    const { nearMissNo: no } = await reported('emp')
    await site().as('safety').act(nearMiss, no, 'assign', triage())
    await away('owner', 'emp')
    expect(await waits('emp')).not.toContain(no)
    const { attachFileId } = await site().as('emp').attach('NEAR_MISS_PHOTO')
    const finishing = site().as('emp').act(nearMiss, no, 'finish', { measureDesc: '조임', afterFileId: attachFileId })
    await expect(finishing).rejects.toMatchObject({ status: 403 })
  })

  test('of the approver does not decide on its closing', async () => {
    const { nearMissNo: no } = await reported('emp')
    await site()
      .as('safety')
      .act(nearMiss, no, 'assign', triage({ potSevCd: '4' }))
    const { attachFileId } = await site().as('owner').attach('NEAR_MISS_PHOTO')
    const values = { measureDesc: '조였습니다.', afterFileId: attachFileId }
    const { rowVersion } = await site().as('owner').act(nearMiss, no, 'finish', values)
    await away('shd', 'emp')
    const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }]
    const body = { apprBizCd: 'NEAR_MISS_CLOSE', bizNo: no, rowVersion, lines }
    const api = '/api/manage/approval'
    const { apprRqstNo } = await site().as('safety').call<{ apprRqstNo: number }>(api, { method: 'POST', body })
    expect(await waits('shd', 'approval')).toContain(apprRqstNo)
    expect(await waits('emp', 'approval')).toEqual([])
    const deciding = (by: string) =>
      site()
        .as(by)
        .call(`${api}/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd: 'OK' } })
    await expect(deciding('emp')).rejects.toMatchObject({ status: 404 })
    await deciding('shd')
    expect(await site().as('owner').read(nearMiss, no)).toMatchObject({ statusCd: 'CLOSE' })
  })
})

describe('who acts on it', () => {
  const refusalOf = async (asking: Promise<unknown>) => {
    const { status, answer } = await asking.then(
      () => ({ status: 200, answer: undefined }),
      (refused) => refused,
    )
    return { status, code: answer?.code, message: answer?.message, problems: answer?.problems }
  }
  const assigning = (no: number, ownerUserId: string) =>
    refusalOf(site().as('safety').act(nearMiss, no, 'assign', triage({ ownerUserId })))

  test('is never the reporter, who is refused as whoever cannot open the report is; of a named one he may be', async () => {
    const { nearMissNo: no } = await reported('emp')
    const refused = await assigning(no, 'emp')
    expect(refused).toMatchObject({ status: 422, problems: [{ code: 'NEAR_MISS_OWNER_NO_ACCESS' }] })
    expect(refused).toEqual(await assigning(no, 'reader'))
    const named = await reported('emp', { anonymousYn: 'N' })
    expect((await assigning(named.nearMissNo, 'emp')).status).toBe(200)
  })

  test('is named in its history, also where it is the reporter: a blank would say so', async () => {
    const { nearMissNo: no } = await reported('safety')
    await site().as('safety').act(nearMiss, no, 'assign', triage())
    const { rows } = await site().as('owner').history(nearMiss, no)
    expect(rows.map(({ actionCd, userNm }) => [actionCd, userNm])).toEqual([
      ['assign', '김안나'],
      ['report', null],
      ['CREATE', null],
    ])
    expect(await site().as('owner').read(nearMiss, no)).toMatchObject({ createUserNm: null, updateUserId: null })
  })
})

describe('whose the reporter is', () => {
  test('by his department nobody finds it: not in the list, not in its count, not by its number', async () => {
    await site().sql(`insert into sys_auth_grp (auth_grp_no, auth_grp_cd, auth_grp_nm, scope_cd) overriding system value
      values (9904, 'M_DEPT', 'M_DEPT', 'DEPT')`)
    await site().sql(`insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
      select 9904, menu_id, 'Y', 'N' from sys_menu where front_end_url = '${nearMiss.route.staff}'`)
    await site().sql(`insert into sys_user (user_id, user_nm, plant_cd, dept_cd, job_class_cd, employ_type_cd, entry_ymd)
      values ('m.dept', 'm.dept', '2000', 'D2110', 'OFFICE', 'REG', '2026-01-02')`)
    await site().sql(`insert into sys_auth_user (auth_grp_no, user_id) values (9904, 'm.dept')`)
    const colleague = site().as('m.dept')
    const hidden = await reported('emp', { nearMissTitle: '부서로 찾을 수 없는 보고' })
    const shown = await reported('emp', { nearMissTitle: '부서로 찾는 보고', anonymousYn: 'N' })
    const { rows, total } = await colleague.list(nearMiss)
    const nos = rows.map(({ nearMissNo }) => nearMissNo)
    expect(nos).toContain(shown.nearMissNo)
    expect(nos).not.toContain(hidden.nearMissNo)
    expect(total).toBe(rows.length)
    expect((await colleague.list(nearMiss, { q: '부서로' })).total).toBe(1)
    await expect(colleague.read(nearMiss, hidden.nearMissNo)).rejects.toMatchObject({ status: 404 })
    const sheet = await colleague.readSheet(`${nearMiss.api}s/excel`)
    expect(JSON.stringify(sheet.rows)).not.toContain('부서로 찾을 수 없는 보고')
    const figures = await colleague.call<{ total: number }>(
      `${nearMiss.api}-stat?from=${addDays(dueYmd, -60)}&to=${dueYmd}`,
    )
    expect(figures.total).toBe(total)
  })

  test('by his vendor nobody finds it: neither its people nor who looks for the vendor', async () => {
    const { nearMissNo: no } = await reported('V100001-02', { nearMissTitle: '업체로 찾을 수 없는 보고' })
    await expect(site().as('V100001-01').read(nearMiss, no)).rejects.toMatchObject({ status: 404 })
    const before = await site().as('V100001-01').list(nearMiss)
    expect([before.total, before.rows]).toEqual([0, []])
    expect((await site().as('V100001-01').list(nearMiss, { q: '업체' })).total).toBe(0)
    expect(await site().as('V100001-02').read(nearMiss, no)).toMatchObject({ vendorCd: 'V100001' })
    expect((await site().as('V100001-02').list(nearMiss)).total).toBe(1)
    expect(await site().as('mgr').read(nearMiss, no)).toMatchObject({ vendorCd: null, vendorNm: null })
    const byVendor = { where: { vendorCd: 'V100001' } }
    expect((await site().as('mgr').list(nearMiss, byVendor)).total).toBe(0)
    expect((await site().as('safety').list(nearMiss, byVendor)).total).toBe(1)
    const { rows } = await site().as('mgr').history(nearMiss, no)
    expect(JSON.stringify(rows)).not.toMatch(/V100001|vendorCd/)
  })
})

test('a photo tells when it was taken and when it came; of who is not named its camera tells nothing, and nothing is kept', async () => {
  const photo = async (by: string) => {
    const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
      .jpeg()
      .withExif({ IFD2: { DateTimeOriginal: '2026:11:24 08:31:05' } } as never)
      .toBuffer()
    return site()
      .as(by)
      .attach('NEAR_MISS_PHOTO', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'a.jpg')
  }
  const seen = async (attachFileId: number) =>
    (
      await site()
        .as('safety')
        .call<{ files: { takenDt: string | null; createDt: string }[] }>(
          `/api/attachfile/list?attachFileId=${attachFileId}`,
        )
    ).files[0]
  const named = (await photo('emp')).attachFileId
  await reported('emp', { anonymousYn: 'N', photoFileId: named })
  expect(await seen(named)).toMatchObject({
    takenDt: expect.stringMatching(/^2026-11-24T08:31:05/),
    createDt: expect.stringMatching(/^2026-11-24T/),
  })

  const unnamed = (await photo('emp')).attachFileId
  const { nearMissNo } = await reported('emp', { photoFileId: unnamed })
  expect(await seen(unnamed)).toMatchObject({ takenDt: null })
  const kept = () =>
    site().sql<{ at: unknown }>(`select taken_dt as at from attach_file where attach_file_id = ${unnamed}`)
  expect(await kept()).toEqual([{ at: null }])

  await site().sql(`update attach_file set taken_dt = now() where attach_file_id = ${unnamed}`)
  expect(await seen(unnamed)).toMatchObject({ takenDt: null })
  await site().as('safety').act(nearMiss, nearMissNo, 'assign', triage())
  expect(await kept()).toEqual([{ at: null }])
})
