/** What logs and the outbox keep of who reported without his name: nothing that leads to him. */
import { describe, expect, test } from 'vitest'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const count = async (statement: string, values: unknown[] = []) =>
  (await site().sql<{ n: number }>(`select count(*)::int as n from ${statement}`, values))[0]?.n

/** A draft with a photo that its author took out again before he reported. */
async function withPhoto(anonymousYn: 'Y' | 'N') {
  const { attachFileId } = await site().as('emp').attach('NEAR_MISS_PHOTO')
  const { nearMissNo: no } = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ anonymousYn, photoFileId: attachFileId }))
  const { files } = await site()
    .as('emp')
    .call<{ files: { downloadId: string }[] }>(`/api/attachfile/list?attachFileId=${attachFileId}`)
  return { no, take: () => site().as('emp').fetch(`/api/file/down/${files[0]?.downloadId}`) }
}
const downloads = (no: number) =>
  count(`sys_access_log where biz_cd = 'near-miss' and biz_no = $1 and user_id = 'emp'`, [String(no)])

describe('the log of who took something out', () => {
  test('has nothing of an author in his draft, nor later in what he reported without his name', async () => {
    const { no, take } = await withPhoto('Y')
    expect((await take()).status).toBe(200)
    await site().as('emp').act(nearMiss, no, 'report')
    expect((await take()).status).toBe(200)
    expect(await downloads(no)).toBe(0)
    const named = await withPhoto('N')
    await named.take()
    expect(await downloads(named.no), 'whether he will be named is not known yet').toBe(0)
    await site().as('emp').act(nearMiss, named.no, 'report')
    await named.take()
    expect(await downloads(named.no)).toBe(1)
  })

  test('shows no entry of before by which he would be known', async () => {
    const { no } = await withPhoto('Y')
    await site().sql(
      `insert into sys_access_log (access_dt, user_id, access_cd, biz_cd, biz_no) values (now(), 'emp', 'DOWNLOAD', 'near-miss', $1),
        (now(), 'safety', 'DOWNLOAD', 'near-miss', $1)`,
      [no],
    )
    await site().as('emp').act(nearMiss, no, 'report')
    const { rows } = await site()
      .as('admin')
      .call<{ rows: { userId: string; bizNo: string }[] }>('/api/manage/log/accesslogs?bizCd=near-miss')
    const shown = rows.filter(({ bizNo }) => bizNo === String(no)).map(({ userId }) => userId)
    expect(shown).toEqual(['safety'])
  })

  test('does not tell which of his own reports he was refused a step on; of what is not his it does', async () => {
    const { no } = await withPhoto('Y')
    const sendBack = { method: 'POST', body: { rowVersion: 2, reasonCd: 'DATA_WRONG' } }
    await site().as('emp').act(nearMiss, no, 'report')
    expect((await site().as('emp').fetch(`${nearMiss.api}/${no}/sendBack`, sendBack)).status).toBe(403)
    expect((await site().as('emp2').fetch(`${nearMiss.api}/${no}/sendBack`, sendBack)).status).toBe(403)
    const denied = await site().sql<{ userId: string }>(
      `select user_id as "userId" from sys_access_log where access_cd = 'DENIED' and detail_desc like $1`,
      [`%/${no}/%`],
    )
    expect(denied.map(({ userId }) => userId)).toEqual(['emp2'])
  })
})

describe('the log of errors', () => {
  const failed = (url: string, place = 'render') =>
    site()
      .as('emp')
      .call<{ logNo: string }>('/api/common/errorlog', {
        method: 'POST',
        body: { place, url, message: '그릴 수 없습니다', stack: '' },
      })
  const whoseOf = async ({ logNo }: { logNo: string }) =>
    (
      await site().sql<{ userId: string | null }>(`select user_id as "userId" from sys_error_log where log_no = $1`, [
        logNo,
      ])
    )[0]?.userId

  test('keeps nobody where a record without a name is written, and whom it met everywhere else', async () => {
    expect(await whoseOf(await failed(`${nearMiss.route.staff}/12`))).toBeNull()
    expect(await whoseOf(await failed('/vendor/coworkSaf/observeCard/new'))).toBeNull()
    expect(await whoseOf(await failed('/main', `POST ${nearMiss.api}`))).toBeNull()
    expect(await whoseOf(await failed('/main', 'POST /api/attachfile/uploadfiles'))).toBeNull()
    expect(await whoseOf(await failed('/main', 'POST /api/saf/observe/obscard-anonymous'))).toBeNull()
    expect(await whoseOf(await failed('/main', 'GET /api/my-work'))).toBe('emp')
  })
})

describe('the outbox', () => {
  async function closed() {
    await site().sql(`insert into sys_notify_setting (user_id, event_grp_cd, channel_cd, use_yn, update_dt)
      values ('emp', 'NEAR_MISS_TASK', 'MAIL', 'Y', now()), ('owner', 'NEAR_MISS_TASK', 'MAIL', 'Y', now()) on conflict do nothing`)
    const { no } = await withPhoto('Y')
    await site().as('emp').act(nearMiss, no, 'report')
    await site().as('safety').act(nearMiss, no, 'sendBack', { reasonCd: 'DATA_WRONG' })
    await site().runJob('mail-notifications')
  }
  interface Row {
    outboxNo: number
    recipientDesc: string
    userId: string | null
    bodyDesc: string
  }
  const search = async (userId: string, query = '') =>
    (await site().as(userId).call<{ total: number; rows: Row[] }>(`/api/manage/message/outboxs?${query}`)).rows

  test('shows nobody who is told what became of a report, and does not find it by him', async () => {
    await closed()
    const [row] = (await search('admin')).filter(({ bodyDesc }) => bodyDesc.includes('보완이 필요합니다'))
    expect(row).toMatchObject({ recipientDesc: '받는 사람 비공개', userId: null })
    for (const word of ['emp', 'emp@', '@', '비공개'])
      expect(
        (await search('admin', `q=${encodeURIComponent(word)}`)).map(({ outboxNo }) => outboxNo),
        word,
      ).not.toContain(row?.outboxNo)
  })

  test('keeps the address until it is sent, and no longer; the database refuses anything else', async () => {
    await closed()
    const waiting = `com_outbox where unnamed_yn = 'Y' and send_status_cd = 'WAIT' and recipient_desc like '%@%'`
    expect(await count(waiting)).toBeGreaterThan(0)
    await site().runJob('send-outbox')
    expect(await count(`com_outbox where unnamed_yn = 'Y' and recipient_desc <> ''`)).toBe(0)
    const naming = sql`update com_outbox set user_id = 'emp' where unnamed_yn = 'Y'`
    await expect(site().services.db.query('SYSTEM', naming)).rejects.toMatchObject({ code: '23514' })
    const again = await site().sql<{ no: number }>(
      `select max(outbox_no)::int as no from com_outbox where unnamed_yn = 'Y'`,
    )
    const retrying = site()
      .as('admin')
      .call(`/api/manage/message/outbox/${again[0]?.no}/retry`, { method: 'POST', body: {} })
    await expect(retrying).rejects.toMatchObject({ status: 404 })
  })
})
