/** Messages are stored by their codes: a sentence may be corrected, and nothing that was stored under it is lost. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { nearMissMessages } from '#modules/saf/near-miss/near-miss.messages.ts'
import { MIGRATIONS } from '#platform/server/database/migrate.ts'
import { messageOf, notifyThrough } from '#platform/server/notifications/notify.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const { NM_CLOSED } = nearMissMessages
const report = { nearMissNo: 1, nearMissTitle: '발판 들뜸', createUserId: 'emp' }
/** As it might have read before a comma was taken out. */
const before = { ...NM_CLOSED, text: '보고하신 건이, 종결되었습니다: {title}' }

beforeEach(() => site().sql('delete from com_notification; delete from sys_notify_setting'))
const tell = (kind = NM_CLOSED) =>
  site().services.db.write('SYSTEM', (tx) =>
    notifyThrough(tx, site().services.clock.now()).people(['emp'], messageOf(kind, report)),
  )
const read = async (language: string) =>
  (
    await site()
      .as('emp')
      .call<{ rows: { messageDesc: string }[] }>('/api/notifications', { headers: { 'accept-language': language } })
  ).rows.map(({ messageDesc }) => messageDesc)

test('what was told before a sentence was corrected is read as it reads today, in every language', async () => {
  await tell()
  const translated = await read('en')
  await tell(before)
  expect(await read('en')).toEqual([...translated, ...translated])
  expect(translated).not.toEqual(await read('kr'))
  expect(new Set(await read('kr'))).toEqual(new Set(['보고하신 건이 종결되었습니다: 발판 들뜸']))
})

test('whoever does not want it is not told it, however the sentence reads', async () => {
  const body = { eventGrpCd: 'NEAR_MISS_NEWS', channelCd: 'NOTICE', useYn: 'N' }
  await site().as('emp').call('/api/notifications/settings', { method: 'PUT', body })
  await tell()
  await tell(before)
  expect(await read('kr')).toEqual([])
})

test('what was stored by its sentence alone is taken over by its code; what has none keeps its sentence', async () => {
  await tell()
  const translated = await read('en')
  await site().sql('update com_notification set event_cd = null')
  await site().sql(
    `insert into com_notification (user_id, message_desc, create_dt) values ('emp', '시험입니다.', now())`,
  )
  await site().sql(readFileSync(join(MIGRATIONS, '0054-message-codes.sql'), 'utf8'))
  expect(await site().sql('select event_cd from com_notification order by notification_no')).toEqual([
    { event_cd: 'NM_CLOSED' },
    { event_cd: null },
  ])
  expect(await read('en')).toEqual(['시험입니다.', ...translated])
})
