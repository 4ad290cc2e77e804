import { beforeEach, expect, test } from 'vitest'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { aNotice } from '#modules/manage/notice/notice.seed.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const API = '/api/manage/message/template'
beforeEach(() => site().setClock('2026-11-16T10:00:00+09:00'))

const opened = { eventCd: 'NOTICE_OPEN', channelCd: 'NOTICE', langCd: 'kr' } as const
const save = (values: object, by = 'admin') =>
  site().as(by).call<{ templateNo: number }>(API, { method: 'POST', body: values })
const post = <T>(path: string, body: object, by = 'admin') =>
  site().as(by).call<T>(`${API}${path}`, { method: 'POST', body })
async function publish(title: string) {
  const { noticeNo } = await site()
    .as('safety')
    .create(notice, aNotice({ noticeTitle: title }))
  return site().as('safety').act(notice, noticeNo, 'publish')
}
const lastTold = async (userId: string, language = 'kr') => {
  const answer = await site()
    .as(userId)
    .call<{ rows: { messageDesc: string }[] }>('/api/notifications', { headers: { 'accept-language': language } })
  return answer.rows[0]?.messageDesc
}
const set = (userId: string, body: object) =>
  site().as(userId).call('/api/notifications/settings', { method: 'PUT', body })
const outbox = () =>
  site().sql<{ channel_cd: string; user_id: string; subject_desc: string; body_desc: string }>(
    `select channel_cd, user_id, subject_desc, body_desc from com_outbox order by outbox_no`,
  )

test('a notice is told in the words of the site as soon as they are saved, in the product’s words without them', async () => {
  await publish('하나')
  expect(await lastTold('emp')).toBe('공지가 게시되었습니다: 하나')
  const { templateNo } = await save({ ...opened, bodyDesc: '[한여울] {title} 공지를 읽어 주세요.' })
  await publish('둘')
  expect(await lastTold('emp')).toBe('[한여울] 둘 공지를 읽어 주세요.')
  expect(await lastTold('emp', 'en')).toBe('New notice: 둘')
  const row = await site().as('admin').call<{ rowVersion: number }>(`${API}/${templateNo}`)
  await site()
    .as('admin')
    .call(`${API}/${templateNo}`, { method: 'PUT', body: { useYn: 'N', rowVersion: row.rowVersion } })
  await publish('셋')
  expect(await lastTold('emp')).toBe('공지가 게시되었습니다: 셋')
})

test('SYS_TEMPLATE_VAR a place that the event does not fill is refused, and so is another channel or event', async () => {
  const refused = {
    status: 422,
    code: 'SYS_TEMPLATE_VAR',
    message: expect.stringContaining('사용할 수 없는 변수입니다: {due}'),
  }
  await expect(save({ ...opened, langCd: 'en', bodyDesc: 'New: {due}' })).rejects.toMatchObject(refused)
  await expect(post('/preview', { ...opened, bodyDesc: '{due}' })).rejects.toMatchObject(refused)
  await expect(save({ ...opened, channelCd: 'SMS', bodyDesc: '{title}' })).rejects.toMatchObject({
    code: 'SYS_TEMPLATE_CHANNEL',
  })
  await expect(save({ ...opened, eventCd: 'NONE', bodyDesc: 'x' })).rejects.toMatchObject({
    code: 'SYS_TEMPLATE_EVENT',
  })
  await expect(save({ ...opened, langCd: 'es', bodyDesc: '{title}' }, 'emp')).rejects.toMatchObject({ status: 403 })
})

test('a wording is previewed with examples and sent to oneself through the outbox', async () => {
  const mail = { ...opened, channelCd: 'MAIL', subjectDesc: '공지: {title}', bodyDesc: '{title}' }
  expect(await post('/preview', mail)).toEqual({
    subjectDesc: '공지: 이송펌프 커플링 덮개 파손',
    bodyDesc: '이송펌프 커플링 덮개 파손',
  })
  await post('/test', mail)
  expect((await outbox()).at(-1)).toMatchObject({
    channel_cd: 'MAIL',
    user_id: 'admin',
    subject_desc: '공지: 이송펌프 커플링 덮개 파손',
  })
  await post('/test', { ...opened, bodyDesc: '시험: {title}' })
  expect(await lastTold('admin')).toBe('시험: 이송펌프 커플링 덮개 파손')
  await expect(post('/test', mail, 'emp')).rejects.toMatchObject({ status: 403 })
})

test('the code of a password reset is sent in the words of the site', async () => {
  await save({ eventCd: 'PWD_RESET_CODE', channelCd: 'SMS', langCd: 'kr', bodyDesc: '한여울 인증 {code}' })
  const [account] = await site().sql<{ chief_nm: string; biz_num: string }>(
    `select chief_nm, biz_num from vendor_info where vendor_cd = 'V100001'`,
  )
  const { requestReset } = await import('#platform/server/sign-in/vendor-help.ts')
  const inquiry = { portalId: 'V100001-01', chiefNm: account?.chief_nm ?? '', bizNum: account?.biz_num ?? '' }
  await requestReset(site().services, inquiry, '127.0.0.1')
  expect((await outbox()).at(-1)?.body_desc).toMatch(/^한여울 인증 \d{6}$/)
})

test('what a person does not want is not told to him, what is a duty always', async () => {
  await set('emp2', { eventGrpCd: 'NOTICE', channelCd: 'NOTICE', useYn: 'N' })
  await publish('넷')
  expect(await lastTold('emp2')).not.toContain('넷')
  expect(await lastTold('emp')).toContain('넷')
  await expect(set('emp2', { eventGrpCd: 'MUST_READ', channelCd: 'NOTICE', useYn: 'N' })).rejects.toMatchObject({
    status: 422,
    code: 'NOTIFY_DUTY',
  })
  await set('emp2', { eventGrpCd: 'NOTICE', channelCd: 'NOTICE', useYn: 'Y' })
  await publish('다섯')
  expect(await lastTold('emp2')).toContain('다섯')
})

test('what a person wants as mail goes to the outbox once, and only his', async () => {
  await set('emp', { eventGrpCd: 'NOTICE', channelCd: 'MAIL', useYn: 'Y' })
  await publish('여섯')
  expect(await site().runJob('mail-notifications')).toBe(1)
  expect(await site().runJob('mail-notifications')).toBe(0)
  expect((await outbox()).at(-1)).toMatchObject({
    channel_cd: 'MAIL',
    user_id: 'emp',
    subject_desc: '[지킴] 공지 게시',
    body_desc: '공지가 게시되었습니다: 여섯',
  })
  const { rows } = await site()
    .as('emp')
    .call<{ rows: { eventGrpCd: string; mailYn: string | null; optionalYn: string }[] }>('/api/notifications/settings')
  expect(rows.find(({ eventGrpCd }) => eventGrpCd === 'NOTICE')).toMatchObject({ mailYn: 'Y', optionalYn: 'Y' })
  expect(rows.find(({ eventGrpCd }) => eventGrpCd === 'MUST_READ')).toMatchObject({ optionalYn: 'N' })
})
