/** The morning in one link: sent once a day to whoever leads works of today, bound to his phone, three touches to ready. */
import { beforeEach, expect, test } from 'vitest'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { aNotice } from '#modules/manage/notice/notice.seed.ts'
import type { PersonalPage } from '#platform/server/links/personal.ts'
import { aPermitSite, at, groundOf, issued, OTHER, submitted, VSM } from '../permit/permit.fixture.ts'
import { permit } from '../permit/permit.model.ts'
import { hotValues } from '../permit/permit.seed.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd not in ('CLOSE', 'CANC');
    delete from foreman_morning; delete from com_outbox; delete from sys_try_limit; update notice set delete_yn = 'Y'`)
  site().setClock(at('05:40:00'))
})

interface Sent {
  phone: string
  body: string
  secretYn: string
}
const sent = () =>
  site().sql<Sent>(
    `select recipient_desc as phone, body_desc as body, secret_yn as "secretYn" from com_outbox where channel_cd = 'SMS' order by outbox_no`,
  )
async function run(time: string) {
  site().setClock(at(time))
  await site().runJob('foreman-morning')
}
async function leader(langCd: string) {
  const [first] = (await groundOf(site())).people
  const personNo = first?.personNo ?? 0
  await site().sql(`update vendor_person set lang_cd = $1 where person_no = $2`, [langCd, personNo])
  return { personNo, personNm: first?.personNm ?? '' }
}
const linkIn = (body = '') => /\/api\/q\/[\w-]+/.exec(body)?.[0] ?? ''
const newest = async () => linkIn((await sent()).at(-1)?.body)

/** A phone with a browser of its own. */
function aPhone(language = 'ko') {
  let cookie = ''
  return async <T>(path: string, body?: object): Promise<{ status: number; body: T }> => {
    const response = await fetch(`${site().address}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        accept: 'application/json',
        'accept-language': language,
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
      },
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return { status: response.status, body: (await response.json()) as T }
  }
}
test('at six each foreman of today gets one link in his language, and not again whatever is started anew', async () => {
  await leader('vi')
  await submitted(site(), { ...urgent, wkodTitle: '배관 용접 1호' })
  await submitted(site(), { ...urgent, wkodTitle: '배관 용접 2호' })
  await run('05:50:00')
  expect(await sent()).toEqual([])
  for (const time of ['06:00:00', '06:10:00', '07:30:00']) await run(time)
  const all = await sent()
  expect(all).toEqual([
    {
      phone: expect.any(String),
      secretYn: 'Y',
      body: expect.stringMatching(/^\[Jikim\] .*công việc hôm nay\. .*\/api\/q\//),
    },
  ])
})

test('who leads nothing today gets none, nor is any morning made up for at noon', async () => {
  await leader('kr')
  await submitted(site(), {
    ...urgent,
    workFromDt: at('08:00:00', '2026-11-25'),
    workToDt: at('16:00:00', '2026-11-25'),
  })
  await run('06:00:00')
  expect(await sent()).toEqual([])
  await submitted(site(), urgent)
  await run('12:00:00')
  expect(await sent()).toEqual([])
})

test('an own employee who leads is told as well, in his language', async () => {
  const { permitNo } = await submitted(site(), urgent)
  await site().sql(`update wkod_master set vendor_cd = null, leader_person_no = null, leader_user_id = 'sup' where permit_no = ${permitNo};
    update sys_user set lang_cd = 'en', phone_no = '010-2222-3333' where user_id = 'sup'`)
  await run('06:00:00')
  expect(await sent()).toMatchObject([
    { phone: '010-2222-3333', body: expect.stringContaining('what your works of today still need') },
  ])
})

test('the page says of each work what it lacks and who mends it, each thing once', async () => {
  const { personNm } = await leader('kr')
  const { permitNo } = await issued(site(), { ...hotValues, ...urgent })
  await submitted(site(), { ...urgent, wkodTitle: '배관 지지대 보강', outdoorYn: 'Y' })
  await site().sql(
    `update wkod_master set issue_dt = null where permit_no = ${permitNo}; delete from permit_print where permit_no = ${permitNo}`,
  )
  await run('06:00:00')
  const path = await newest()
  const open = await aPhone()<{ isPersonal: boolean; label: string }>(path)
  expect(open.body).toMatchObject({ isPersonal: true, label: '오늘의 작업 준비' })
  expect(JSON.stringify(open.body)).not.toContain('보강')
  const { status, body } = await aPhone()<PersonalPage>(`${path}/mine`, {})
  expect(status).toBe(200)
  expect(body).toMatchObject({ personNm, readyDt: null })
  const [works, people, weather] = body.parts
  expect(works?.items.map(({ text }) => text.split(' · ')[0])).toEqual(['반응기 R-201 배관 용접', '배관 지지대 보강'])
  expect(works?.items[0]?.lines).toContainEqual({
    text: '화기·밀폐공간 허가서는 출력해 게시한 후 발급합니다.',
    tone: 'danger',
    by: expect.stringContaining('운전'),
  })
  expect(people?.items.map(({ text }) => text)).toContain(personNm)
  expect(people?.items.every(({ tone }) => tone === 'waiting' || tone === 'danger')).toBe(true)
  expect(weather?.items.map(({ text }) => text)).toEqual([expect.stringContaining('체감온도 33 ℃')])
  const said = body.parts.flatMap(({ items }) =>
    items.flatMap(({ text, lines }) => [text, ...lines.map((one) => `${text}: ${one.text}`)]),
  )
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
})

test('the first phone keeps the link; another one hears why, and has a new one sent to the registered number', async () => {
  await leader('kr')
  await submitted(site(), urgent)
  await run('06:00:00')
  const path = await newest()
  const [mine, other] = [aPhone(), aPhone('th')]
  expect((await mine(`${path}/mine`, {})).status).toBe(200)
  expect((await mine(`${path}/mine`, {})).status).toBe(200)
  expect(await other(`${path}/mine`, {})).toMatchObject({
    status: 403,
    body: { code: 'LINK_DEVICE', message: expect.stringContaining('ลิงก์นี้ถูกเปิดด้วยโทรศัพท์เครื่องอื่น') },
  })
  expect((await other(`${path}/ready`, { readCds: [] })).status).toBe(403)
  const again = await other<{ said: string }>(`${path}/again`, {})
  expect(again.body.said).toMatch(/\d{3}-\*{4}-\d{4}$/)
  const fresh = await newest()
  expect(fresh).not.toBe(path)
  expect((await other(`${fresh}/mine`, {})).status).toBe(200)
  expect((await mine(`${path}/mine`, {})).status).toBe(200)
  for (let n = 0; n < 2; n++) await other(`${path}/again`, {})
  expect((await other(`${path}/again`, {})).status).toBe(429)
})

test('it ends with the shift', async () => {
  await leader('kr')
  await submitted(site(), urgent)
  await run('06:00:00')
  const path = await newest()
  const mine = aPhone()
  site().setClock(at('15:59:00'))
  expect((await mine(`${path}/mine`, {})).status).toBe(200)
  site().setClock(at('16:00:01'))
  expect(await mine(`${path}/mine`, {})).toMatchObject({ status: 404, body: { code: 'LINK_OVER' } })
})

test('who has read what he must is ready, once, and it stands in the history of his works', async () => {
  const { personNo, personNm } = await leader('kr')
  const { permitNo } = await submitted(site(), urgent)
  const { noticeNo } = await site()
    .as('safety')
    .create(notice, aNotice({ confirmYn: 'Y', confirmDueYmd: '2026-11-27' }))
  await site().as('safety').act(notice, noticeNo, 'publish')
  await run('06:00:00')
  const path = await newest()
  const mine = aPhone()
  const { body } = await mine<PersonalPage>(`${path}/mine`, {})
  expect(body.reads).toMatchObject([{ code: `N${noticeNo}`, title: '정기보수 기간 출입문 변경' }])
  expect(await mine(`${path}/ready`, { readCds: [] })).toMatchObject({ status: 422, body: { code: 'MORNING_UNREAD' } })
  for (let n = 0; n < 2; n++)
    expect(await mine(`${path}/ready`, { readCds: [`N${noticeNo}`] })).toMatchObject({ status: 200 })
  const after = (await mine<PersonalPage>(`${path}/mine`, {})).body
  expect(after).toMatchObject({ reads: [], readyDt: expect.any(String) })
  const [read] = await site().sql<{ n: number }>(
    `select count(*)::int as n from notice_read where notice_no = ${noticeNo} and person_no = ${personNo} and confirm_dt is not null`,
  )
  expect(read?.n).toBe(1)
  const how = await site().sql(
    `select sign_way_cd as way, lang_cd as lang, text_ver is not null as "hasText" from notice_read where notice_no = ${noticeNo} and person_no = ${personNo}`,
  )
  expect(how).toEqual([{ way: 'OWN_LINK', lang: 'kr', hasText: true }])
  const { rows } = await site().as('oper').history(permit, permitNo)
  expect(rows.filter(({ actionCd }) => actionCd === 'ready')).toMatchObject([{ reasonDesc: personNm }])
})

test('a key that is none leads nowhere, and no account of another contractor has part in it', async () => {
  await leader('kr')
  const { permitNo } = await submitted(site(), urgent)
  await run('06:00:00')
  const path = await newest()
  expect((await aPhone()(`${path.slice(0, -2)}xx/mine`, {})).status).toBe(404)
  expect((await aPhone()(`${path}/form`, { personNm: '아무개', phoneTail: '0000' })).status).toBe(404)
  await expect(site().as(OTHER).read(permit, permitNo)).rejects.toMatchObject({ status: 404 })
  expect((await site().as(VSM).read(permit, permitNo)).permitNo).toBe(permitNo)
})
