/** Thanks to whoever told of something by a poster: his photo without what his camera told, and what came of it. */

import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ticketOf } from '#platform/model/link.ts'
import { aFileSite } from '#platform/test/site.ts'
import { obsCard } from './obs-card.model.ts'
import { anObservation } from './obs-card.seed.ts'
import type { Poster } from './obs-card.wire.ts'

const site = aFileSite()
const at = (ymd: string) => site().setClock(`${ymd}T10:00:00+09:00`)
beforeAll(() => site().sql(`delete from obs_card`))
beforeEach(() => at('2026-11-20'))

const drawTicket = () => ticketOf((bytes) => crypto.getRandomValues(bytes))
const posters = async () => (await site().as('safety').call<{ rows: Poster[] }>(`${obsCard.api}-posters`)).rows
async function hang(locationNo = 0): Promise<string> {
  await site().as('safety').call(`${obsCard.api}-posters`, { method: 'POST', body: { locationNo } })
  return (await posters())[0]?.path ?? ''
}
async function ask<T>(path: string, body?: object): Promise<{ status: number; answer: T }> {
  const response = await fetch(`${site().address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, answer: (await response.json()) as T }
}
/** As a phone takes it: with the place, the device and the moment. */
const photo = async (): Promise<string> => {
  const IFD0 = { Make: 'Telefone', Model: 'X-1', DateTime: '2026:11:20 09:00:00' }
  const IFD3 = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '34/1 50/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '127/1 40/1 0/1',
  }
  const IFD2 = { DateTimeOriginal: '2026:11:20 09:00:00' }
  const made = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c33' } }).withExif({
    IFD0,
    IFD2,
    IFD3,
  })
  return (await made.jpeg().toBuffer()).toString('base64')
}
const answers = { type: 'COND', content: '난간이 흔들립니다.', place: '냉각탑 위' }

test('a photo of whoever passes is kept with his card, without place, device and moment, and tells nothing of him', async () => {
  const path = await hang()
  expect((await ask<object>(`${path}/open`)).answer).toMatchObject({ photo: '사진 찍기 (있으면)' })
  const taken = await photo()
  expect((await sharp(Buffer.from(taken, 'base64')).metadata()).exif).toBeDefined()
  const ticket = drawTicket()
  expect(await ask(`${path}/open`, { ticket, answers, photo: taken })).toMatchObject({ status: 200 })
  const [card] = await site().sql<{ no: number; file: number }>(
    `select obs_card_no::int as no, attach_file_id::int as file from obs_card where place_desc = '냉각탑 위'`,
  )
  const [kept] = await site().sql<Record<string, unknown>>(
    `select f.file_no::int as no, f.taken_dt, f.file_org_nm, g.create_user_id, g.biz_cd, g.biz_no::int as biz_no, g.vendor_cd
      from attach_file f join attach_group g using (attach_file_id) where attach_file_id = ${card?.file}`,
  )
  expect(kept).toMatchObject({ taken_dt: null, file_org_nm: 'photo.jpg', create_user_id: 'SYSTEM', vendor_cd: null })
  expect(kept).toMatchObject({ biz_cd: 'obs-card', biz_no: card?.no })
  const image = await site().as('safety').fetch(`/api/attachfile/image?fileNo=${kept?.no}&size=full`)
  const { exif, width } = await sharp(Buffer.from(await image.arrayBuffer())).metadata()
  expect([exif, width]).toEqual([undefined, 64])
  const trace = await site().sql(
    `select 1 from sys_access_log where biz_cd = 'obs-card' and biz_no = '${card?.no}' and user_id <> 'safety'`,
  )
  expect(trace).toEqual([])
  // What is no picture is none, and leaves no card behind.
  const text = Buffer.from('no picture at all').toString('base64')
  expect(
    (await ask(`${path}/open`, { ticket: drawTicket(), answers: { ...answers, place: '없는 곳' }, photo: text }))
      .status,
  ).toBe(415)
  expect((await ask(`${path}/open`, { ticket: drawTicket(), answers, photo: 'no base64' })).status).toBe(400)
  expect(await site().sql(`select 1 from obs_card where place_desc = '없는 곳'`)).toEqual([])
})

test('by his key he reads one sentence of who put it right, with the pictures of before and after; nobody else does', async () => {
  const path = await hang()
  const ticket = drawTicket()
  await ask(`${path}/open`, { ticket, answers: { ...answers, place: '펌프실' }, photo: await photo() })
  const [card] = await site().sql<{ no: number }>(
    `select obs_card_no::int as no from obs_card where place_desc = '펌프실'`,
  )
  const no = card?.no ?? 0
  type Followed = { thanks: { said: string; before: string | null; after: string | null } | null }
  const follow = async (key = ticket) => (await ask<Followed>(`${path}/follow`, { ticket: key })).answer.thanks
  expect(await follow()).toBeNull()
  const { imprNo } = await site().as('safety').act(obsCard, no, 'accept', { riskGradeCd: 'MID', ownerUserId: 'oper' })
  await site().as('oper').act(obsCard, no, 'reply', { replyDesc: '볼트를 조이고 도색했습니다.' })
  expect(await follow()).toMatchObject({ said: '볼트를 조이고 도색했습니다.', before: expect.any(String), after: null })
  const { attachFileId } = await site().as('oper').attach('IMPR_PHOTO')
  await site().sql(`update impr set after_file_id = ${attachFileId} where impr_no = ${imprNo}`)
  // Nobody has looked yet whether it is so.
  expect((await follow())?.after).toBeNull()
  await site().sql(`update impr set status_cd = 'CLOSE' where impr_no = ${imprNo}`)
  const thanks = await follow()
  for (const picture of [thanks?.before, thanks?.after])
    expect((await sharp(Buffer.from(picture ?? '', 'base64')).metadata()).format).toBe('webp')
  expect((await ask<Followed>(`${path}/follow`, { ticket: drawTicket() })).status).toBe(404)
})

test('the poster of a place tells what came of the reports of the month before, and names nobody', async () => {
  await site().sql(`delete from obs_card; update com_link set end_dt = now() where purpose_cd = 'OBSERVE'`)
  const [place] = await site().sql<{ no: number }>(
    `insert into site_location (location_nm, plant_cd) values ('세척장', '2000') returning location_no::int as no`,
  )
  await hang(place?.no)
  await hang()
  at('2026-10-12')
  const file = (values: object) =>
    site()
      .as('emp')
      .create(obsCard, anObservation({ placeDesc: '세척장', ...values }))
  const told = await file({ contentDesc: '바닥이 미끄럽습니다.' })
  const named = await file({ contentDesc: '김서연 님이 안전모를 쓰지 않았습니다.' })
  await file({ contentDesc: '조명이 어둡습니다.' })
  await file({ contentDesc: '호스가 꼬여 있습니다.', placeDesc: '다른 곳' })
  for (const { obsCardNo } of [told, named]) {
    await site().as('safety').act(obsCard, obsCardNo, 'accept', { riskGradeCd: 'MID', ownerUserId: 'oper' })
    await site().as('oper').act(obsCard, obsCardNo, 'reply', { replyDesc: '미끄럼 방지판을 깔았습니다.' })
    await site().sql(`update obs_card set status_cd = 'CLOSE' where obs_card_no = ${obsCardNo}`)
  }
  at('2026-11-03')
  const results = Object.fromEntries(
    (await posters()).map(({ locationNm, results: found }) => [locationNm ?? '', found]),
  )
  const example = { contentDesc: '바닥이 미끄럽습니다.', replyDesc: '미끄럼 방지판을 깔았습니다.' }
  expect(results).toEqual({
    세척장: { month: '2026-10', toldCnt: 3, doneCnt: 2, examples: [example] },
    '': { month: '2026-10', toldCnt: 4, doneCnt: 2, examples: [example] },
  })
  at('2026-12-03')
  expect((await posters()).every(({ results: { toldCnt, examples } }) => toldCnt === 0 && examples.length === 0)).toBe(
    true,
  )
})
