/** A list of work opens with what is open; of today, one's own and what waits for oneself stand beside it. */
import { beforeAll, describe, expect, test } from 'vitest'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import type { View } from '#platform/model/views.ts'
import { WRITE_EXPORTS } from '#platform/server/exports/write-exports.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const { api } = nearMiss
const today = dayOf(new Date())
const dueYmd = addDays(today, 14)

async function reported(nearMissTitle: string, values: object = {}, by = 'emp') {
  const { nearMissNo } = await site()
    .as(by)
    .create(nearMiss, aNearMiss({ nearMissTitle, ...values }))
  await site().as(by).act(nearMiss, nearMissNo, 'report')
  return nearMissNo
}
const assign = (no: number, ownerUserId = 'owner') =>
  site().as('safety').act(nearMiss, no, 'assign', { accTypeCd: 'TRIP', potSevCd: '2', ownerUserId, dueYmd })

/** The titles that somebody finds in a view of the list, in its count, its sheet and its total alike. */
async function seen(userId: string, view: View, conditions = '') {
  const person = site().as(userId)
  const asked = `view=${view}${conditions}`
  const { total, rows } = await person.list(nearMiss, {
    view,
    where: Object.fromEntries(new URLSearchParams(conditions)),
  })
  const { count } = await person.call<{ count: number }>(`${api}s/count?${asked}`)
  const sheet = await person.readSheet(`${api}s/excel?columns=nearMissTitle&${asked}`)
  expect(count).toBe(total)
  const titles = rows.map((row) => row.nearMissTitle)
  const [head, ...lines] = sheet.rows.map(({ cells }) => cells)
  expect(lines.map((cells) => cells[head?.indexOf('제목') ?? 0])).toEqual(titles)
  return titles
}

describe('near misses', () => {
  let closedNo = 0
  beforeAll(async () => {
    closedNo = await reported('끝난 보고', { occurDt: `${addDays(today, -3)}T09:00:00+09:00` })
    await assign(closedNo)
    await site().sql(`update near_miss set status_cd = 'CLOSE' where near_miss_no = ${closedNo}`)
    await reported('새 보고', { occurDt: `${today}T08:00:00+09:00` })
    await assign(await reported('맡긴 보고', { occurDt: `${addDays(today, -1)}T09:00:00+09:00` }))
    await reported('다른 사람의 보고', { occurDt: `${today}T07:00:00+09:00` }, 'emp2')
    await site()
      .as('emp')
      .create(nearMiss, aNearMiss({ nearMissTitle: '쓰던 것' }))
  })

  test('open is what has not ended, with one’s own drafts; all is all, and so is no view', async () => {
    expect(await seen('safety', 'open')).toEqual(['다른 사람의 보고', '맡긴 보고', '새 보고'])
    expect(await seen('emp', 'open')).toEqual(['쓰던 것', '다른 사람의 보고', '맡긴 보고', '새 보고'])
    expect(await seen('safety', 'all')).toEqual(['다른 사람의 보고', '맡긴 보고', '새 보고', '끝난 보고'])
    expect((await site().as('safety').list(nearMiss)).total).toBe(4)
  })

  test('today is the day on which it happened, whatever has become of it', async () => {
    expect(await seen('safety', 'today')).toEqual(['다른 사람의 보고', '새 보고'])
  })

  test('mine is what I wrote and what I own, ended or not', async () => {
    expect(await seen('emp', 'mine')).toEqual(['쓰던 것', '맡긴 보고', '새 보고', '끝난 보고'])
    expect(await seen('owner', 'mine')).toEqual(['맡긴 보고', '끝난 보고'])
    expect(await seen('safety', 'mine')).toEqual([])
  })

  test('waiting is what the list of tasks says', async () => {
    expect(await seen('owner', 'waiting')).toEqual(['맡긴 보고'])
    expect(await seen('safety', 'waiting')).toEqual(['다른 사람의 보고', '새 보고'])
    expect(await seen('emp', 'waiting')).toEqual(['쓰던 것'])
    expect(await seen('reader', 'waiting')).toEqual([])
  })

  test('a view and conditions narrow together', async () => {
    expect(await seen('safety', 'open', '&statusCd=REPORTED,CLOSE')).toEqual(['다른 사람의 보고', '새 보고'])
    expect(await seen('safety', 'open', '&statusCd=CLOSE')).toEqual([])
    expect(await seen('emp', 'mine', '&statusCd=CLOSE')).toEqual(['끝난 보고'])
    const { rows, total } = await site().as('safety').list(nearMiss, { view: 'open', q: '보고' })
    expect([total, rows.length]).toEqual([3, 3])
    expect((await site().as('safety').list(nearMiss, { view: 'open', q: '끝난' })).total).toBe(0)
  })

  test('a view that the list does not have is a fault', async () => {
    await expect(site().as('safety').call(`${api}s?view=late`)).rejects.toMatchObject({ status: 400 })
    const atRegister = site().as('safety').call(`${notice.api}s?view=open`)
    await expect(atRegister).rejects.toMatchObject({ status: 400 })
  })

  test('who wrote without his name finds his own, and nobody else finds it by him', async () => {
    const no = await reported('이름 없이 쓴 보고', { anonymousYn: 'Y', occurDt: `${today}T06:00:00+09:00` }, 'emp2')
    expect(await seen('emp2', 'mine')).toContain('이름 없이 쓴 보고')
    await away('emp2', 'appradm')
    await site().as('safety').act(nearMiss, no, 'sendBack', { reasonCd: 'DATA_WRONG' })
    expect(await seen('emp2', 'waiting')).toContain('이름 없이 쓴 보고')
    for (const view of ['mine', 'waiting'] as const)
      expect(await seen('appradm', view)).not.toContain('이름 없이 쓴 보고')
  })

  test('what waits for somebody absent waits for his deputy', async () => {
    expect(await seen('maint', 'waiting')).toEqual([])
    await away('owner', 'maint')
    expect(await seen('maint', 'waiting')).toEqual(['맡긴 보고'])
    expect(await seen('maint', 'mine')).toEqual([])
  })

  test('a file in the background obeys the view', async () => {
    const body = { source: nearMiss.name, query: { view: 'mine', columns: 'nearMissTitle' } }
    const { exportNo } = await site().as('owner').call<{ exportNo: number }>('/api/exports', { method: 'POST', body })
    await site().runJob(WRITE_EXPORTS)
    const { rows } = await site().as('owner').call<{ rows: { exportNo: number; rowCnt: number }[] }>('/api/exports')
    expect(rows.find((row) => row.exportNo === exportNo)?.rowCnt).toBe(2)
  })
})

async function away(userId: string, deputyUserId: string) {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const body = { deputyUserId, startDt: at(-0.5), endDt: at(2), scopeCd: 'ALL', reasonDesc: '출장' }
  await site().as(userId).call('/api/manage/approval/absences', { method: 'POST', body })
}
