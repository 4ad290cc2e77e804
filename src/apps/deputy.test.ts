/** Who is away has a deputy: his tasks move as his approvals do (R4), and what is asked of four eyes is asked still. */
import { afterEach, describe, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const dueYmd = addDays(dayOf(new Date()), 14)
const DAY_MS = 86_400_000

async function away(userId: string, deputyUserId: string, scope: object = {}): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const body = { deputyUserId, startDt: at(-0.5), endDt: at(2), scopeCd: 'ALL', reasonDesc: '출장', ...scope }
  await site().as(userId).call('/api/manage/approval/absences', { method: 'POST', body })
}
afterEach(async () => {
  await site().sql('delete from appr_absence')
})

/** A report that the owner has been told to act on. */
async function assigned(ownerUserId = 'owner') {
  const { nearMissNo } = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ nearMissTitle: '발판 들뜸' }))
  await site().as('emp').act(nearMiss, nearMissNo, 'report')
  const triage = { accTypeCd: 'TRIP', potSevCd: '2', ownerUserId, dueYmd }
  await site().as('safety').act(nearMiss, nearMissNo, 'assign', triage)
  return nearMissNo
}
async function finish(userId: string, nearMissNo: number) {
  const { attachFileId } = await site().as(userId).attach('NEAR_MISS_PHOTO')
  const measure = { measureDesc: '발판을 고정했습니다.', afterFileId: attachFileId }
  return site().as(userId).act(nearMiss, nearMissNo, 'finish', measure)
}
interface Task {
  no: number
  documentName: string
  deputyForNm: string | null
}
const taskOf = async (userId: string, no: number) =>
  (await site().as(userId).call<{ rows: Task[] }>('/api/my-work')).rows.find(
    (row) => row.documentName === nearMiss.name && row.no === no,
  )

describe('R4 the tasks of somebody absent', () => {
  test('wait for his deputy as well, who does them in his place; both are on record and he is told', async () => {
    const no = await assigned()
    expect(await taskOf('maint', no)).toBeUndefined()
    await expect(finish('maint', no)).rejects.toMatchObject({ status: 403 })

    await away('owner', 'maint')

    expect(await taskOf('maint', no)).toMatchObject({ deputyForNm: '노승환' })
    expect(await taskOf('owner', no)).toMatchObject({ deputyForNm: null })
    const record = await site().as('maint').read(nearMiss, no)
    expect(record.can).toMatchObject({
      actions: ['finish'],
      edit: ['measureDesc', 'afterFileId'],
      deputyForNm: '노승환',
    })
    await site().as('maint').edit(nearMiss, record, no, { measureDesc: '확인 중입니다.' })
    await finish('maint', no)

    const { rows } = await site().as('safety').history(nearMiss, no)
    expect(rows.slice(0, 2)).toMatchObject([
      { actionCd: 'finish', userNm: '류경민', onBehalfUserNm: '노승환' },
      { actionCd: 'EDIT', userNm: '류경민', onBehalfUserNm: '노승환' },
    ])
    expect(rows.find(({ actionCd }) => actionCd === 'assign')?.onBehalfUserNm).toBeNull()
    const told = await site().as('owner').notifications()
    expect(told.rows.map(({ messageDesc }) => messageDesc)).toContain('류경민 님이 대신 처리했습니다: 발판 들뜸')
  })

  test('are in the portlet of his deputy, and counted there', async () => {
    const no = await assigned()
    await away('owner', 'maint')
    const portlet = await site()
      .as('maint')
      .call<{ total: { count: number }; rows: Task[] }>('/api/main/portlet/myTask')
    expect(portlet.rows.find((row) => row.no === no)).toMatchObject({ deputyForNm: '노승환' })
    expect(portlet.total.count).toBe(portlet.rows.length)
  })

  test('CM-03 are not closed by a deputy who did the measure, nor by the owner of the measure as a deputy', async () => {
    const no = await assigned()
    await away('owner', 'maint')
    await away('safety', 'maint')
    await finish('maint', no)
    await expect(site().as('maint').act(nearMiss, no, 'close')).rejects.toMatchObject({ status: 403, code: 'CM-03' })

    await site().sql('delete from appr_absence')
    const other = await assigned()
    await finish('owner', other)
    await away('safety', 'owner')
    await expect(site().as('owner').act(nearMiss, other, 'close')).rejects.toMatchObject({ status: 403 })
    expect((await site().as('owner').read(nearMiss, other)).can.actions).not.toContain('close')
  })

  test('do not move on to the deputy of his deputy, nor for approvals alone, nor when he is back', async () => {
    const no = await assigned()
    await away('owner', 'maint')
    await away('maint', 'eng')
    expect(await taskOf('eng', no)).toBeUndefined()
    await expect(finish('eng', no)).rejects.toMatchObject({ status: 403 })

    await site().sql('delete from appr_absence')
    expect(await taskOf('maint', no)).toBeUndefined()
    await away('owner', 'maint', { scopeCd: 'BIZ', apprBizCds: ['NEAR_MISS_CLOSE'] })
    expect(await taskOf('maint', no)).toBeUndefined()
    await expect(finish('maint', no)).rejects.toMatchObject({ status: 403 })
  })

  test('are what moves: his other rights do not', async () => {
    await away('safety', 'emp')
    await expect(site().as('emp').create(impr, { imprTitle: '난간 보수' })).rejects.toMatchObject({ status: 403 })
    const no = await assigned()
    const { can } = await site().as('emp').read(nearMiss, no)
    expect(can.delete).toBe(false)
  })
})
