import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { permitPort } from '#modules/common/permit.ports.ts'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { ticketOf } from '#platform/model/link.ts'
import { bitsOf, workHeaders } from '#platform/model/work-proof.ts'
import { sql } from '#platform/server/database/sql.ts'
import { instead } from '#platform/server/ports.ts'
import { aFileSite, aServerBeside } from '#platform/test/site.ts'
import { workedOut } from '#platform/test/work.ts'
import { nearMiss } from '../near-miss/near-miss.model.ts'
import { obsCard } from './obs-card.model.ts'
import { anObservation } from './obs-card.seed.ts'
import { undecidedStops } from './observe.api.ts'
import { observeAsks } from './observe.ports.ts'

const site = aFileSite()
/** A Friday. */
const DAY = '2026-11-20T10:00:00+09:00'
beforeAll(() => site().sql(`delete from obs_card`))
beforeEach(() => site().setClock(DAY))

const file = (values = {}, userId = 'emp') => site().as(userId).create(obsCard, anObservation(values))
const act = (userId: string, no: number, actionCd: string, values = {}) =>
  site()
    .as(userId)
    .act(obsCard, no, actionCd as 'accept', values)
const accept = (no: number, values = {}) =>
  act('safety', no, 'accept', { riskGradeCd: 'MID', ownerUserId: 'oper', ...values })
const told = async (userId: string) =>
  (await site().as(userId).notifications()).rows.map(({ messageDesc }) => messageDesc)
const drawTicket = () => ticketOf((bytes) => crypto.getRandomValues(bytes))

describe('a card', () => {
  test('needs its three inputs and nothing else, and gets its number and its days at once', async () => {
    expect(await file()).toMatchObject({
      statusCd: 'NEW',
      obsCardDocNo: expect.stringMatching(/^OB-20261120-\d{4}$/),
      anonymousYn: 'N',
      triageDueYmd: '2026-11-24',
      replyDueYmd: '2026-11-27',
      obsDt: expect.stringContaining('2026-11-20T10:00'),
    })
    for (const missing of ['obsTypeCd', 'contentDesc', 'placeDesc'])
      await expect(file({ [missing]: null }), missing).rejects.toMatchObject({
        status: 422,
        field: missing,
        answer: { problems: [expect.objectContaining({ message: '유형, 내용, 장소를 입력하세요.' })] },
      })
    await expect(file({ contentDesc: '위험함' })).rejects.toMatchObject({ code: 'OBS_SHORT' })
  })

  test('sent again with the same key, because the answer was lost, is one card', async () => {
    const send = () => site().as('emp').create(obsCard, anObservation(), { 'idempotency-key': 'lost-answer' })
    expect((await send()).obsCardNo).toBe((await send()).obsCardNo)
  })

  test('shows its author, and nobody else, how the place looks once somebody has looked whether it does', async () => {
    const { obsCardNo } = await file()
    const { imprNo } = await accept(obsCardNo)
    await act('oper', obsCardNo, 'reply', { replyDesc: '치웠습니다.' })
    const { attachFileId } = await site().as('oper').attach('IMPR_PHOTO')
    const afterOf = async (userId: string) =>
      (await site().as(userId).call<{ after: string | null }>(`${obsCard.api}/${obsCardNo}/thanks`)).after
    await site().sql(`update impr set after_file_id = ${attachFileId}, status_cd = 'DONE' where impr_no = ${imprNo}`)
    expect(await afterOf('emp')).toBeNull()
    await site().sql(`update impr set status_cd = 'EFFECT' where impr_no = ${imprNo}`)
    expect(await afterOf('emp')).toMatch(/^[\w+/]+=*$/)
    expect(await afterOf('safety')).toBeNull()
    await expect(site().as('V100001-01').call(`${obsCard.api}/${obsCardNo}/thanks`)).rejects.toMatchObject({
      status: 404,
    })
  })

  test('that is accepted goes to the register, is answered by its owner and closed when the register has ended', async () => {
    const { obsCardNo } = await file()
    await expect(act('emp', obsCardNo, 'accept', { riskGradeCd: 'MID', ownerUserId: 'oper' })).rejects.toMatchObject({
      status: 403,
    })
    const accepted = await accept(obsCardNo)
    expect(accepted).toMatchObject({ statusCd: 'ACTION', acceptYn: 'Y', creditCnt: 1, dueYmd: '2026-12-04' })
    const { imprNo } = accepted
    expect(
      await site()
        .as('safety')
        .read(impr, imprNo ?? 0),
    ).toMatchObject({
      srcCd: 'OBS',
      srcNo: String(obsCardNo),
      ownerUserId: 'oper',
      verifyUserId: 'safety',
      dueYmd: '2026-12-04',
    })
    expect(await told('emp')).toContainEqual(expect.stringContaining('채택되었습니다'))
    expect(await act('oper', obsCardNo, 'reply', { replyDesc: '치웠습니다.' })).toMatchObject({
      statusCd: 'REPLY',
      replyDt: expect.stringContaining('2026-11-20T10:0'),
    })
    await site()
      .as('safety')
      .act(impr, imprNo ?? 0, 'askCancel', { cancelDesc: '치움', reasonDesc: '치움' })
    await site()
      .as('shd')
      .act(impr, imprNo ?? 0, 'cancel')
    expect(await site().as('emp').read(obsCard, obsCardNo)).toMatchObject({ statusCd: 'CLOSE' })
  })

  test('about what nearly happened becomes a near miss, and ends with it', async () => {
    const { obsCardNo } = await file({ obsTypeCd: 'NM', contentDesc: '공구가 발 앞에 떨어졌습니다.' })
    const { nearMissNo, imprNo } = await accept(obsCardNo)
    expect(imprNo).toBeNull()
    expect(
      await site()
        .as('safety')
        .read(nearMiss, nearMissNo ?? 0),
    ).toMatchObject({
      statusCd: 'REPORTED',
      nearMissTitle: '공구가 발 앞에 떨어졌습니다.',
      createUserId: 'emp',
      nearMissDocNo: expect.stringMatching(/^NM-/),
    })
    await act('oper', obsCardNo, 'reply', { replyDesc: '알렸습니다.' })
    await site().sql(`update near_miss set status_cd = 'CLOSE' where near_miss_no = ${nearMissNo}`)
    expect(await site().runJob('obs-card-due')).toBeGreaterThan(0)
    expect(await site().as('emp').read(obsCard, obsCardNo)).toMatchObject({ statusCd: 'CLOSE' })
  })

  test('of praise is thanked for, one that says the same is linked, one that is not taken is answered', async () => {
    const good = await file({ obsTypeCd: 'GOOD', contentDesc: '신호수가 끝까지 자리를 지켰습니다.' })
    expect(good.can.actions).toEqual([])
    expect((await site().as('safety').read(obsCard, good.obsCardNo)).can.actions).toEqual(['thank', 'merge'])
    expect(await act('safety', good.obsCardNo, 'thank', { replyDesc: '고맙습니다.' })).toMatchObject({
      statusCd: 'CLOSE',
    })
    const twin = await file()
    await expect(act('safety', twin.obsCardNo, 'merge', { dupCardNo: twin.obsCardNo })).rejects.toMatchObject({
      code: 'OBS_TWIN',
    })
    expect(await act('safety', twin.obsCardNo, 'merge', { dupCardNo: good.obsCardNo })).toMatchObject({
      statusCd: 'DUP',
    })
    const other = await file({ obsTypeCd: 'SUG', contentDesc: '주차장을 넓혀 주십시오.' })
    expect(await act('safety', other.obsCardNo, 'decline', { replyDesc: '땅이 없습니다.' })).toMatchObject({
      statusCd: 'CLOSE',
      acceptYn: 'N',
      creditCnt: 0,
    })
  })

  test('of a vendor is seen by the vendor and the site, not by another vendor, and names no worker of another', async () => {
    const { obsCardNo } = await file({}, 'V100001-02')
    expect(await site().as('V100001-01').read(obsCard, obsCardNo)).toMatchObject({ vendorCd: 'V100001' })
    await expect(site().as('V100002-02').read(obsCard, obsCardNo)).rejects.toMatchObject({ status: 404 })
    const [other] = await site().sql<{ no: number }>(
      `select person_no::int as no from vendor_person where vendor_cd = 'V100002' limit 1`,
    )
    await expect(file({ personNo: other?.no }, 'V100001-02')).rejects.toMatchObject({ status: 400 })
  })

  test('that nobody sorts or answers in time is told upwards, once', async () => {
    await site().sql(
      `update sys_setting set setting_val = '2026-01-01T00:00:00+09:00' where setting_cd = 'firstStartDt'`,
    )
    await file({ contentDesc: '아무도 보지 않은 관찰' })
    site().setClock('2026-11-28T07:20:00+09:00')
    await site().runJob('obs-card-due')
    const heard = await told('shd')
    expect(heard).toContainEqual(expect.stringContaining('분류 기한이 지났습니다(2026-11-24): 아무도 보지'))
    expect(await told('safety')).toContainEqual(expect.stringContaining('회신 기한이 지났습니다(2026-11-27): 아무도'))
    expect(await site().runJob('obs-card-due')).toBe(0)
  })
})

describe('R2', () => {
  const credited: object[] = []
  const beside = aServerBeside(site, [
    instead(observeAsks, { credit: async (_, { now: _now, ...one }) => void credited.push(one) }),
  ])
  test('CP-A38 of four accepted cards within 12 months three are credited, and the demerits hear of each', async () => {
    const [worker] = await site().sql<{ no: number }>(
      `select person_no::int as no from vendor_person where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE' limit 1`,
    )
    const counts: (number | null)[] = []
    for (const day of ['2025-12-01', '2026-03-02', '2026-06-30', '2026-11-20']) {
      site().setClock(`${day}T10:00:00+09:00`)
      const { obsCardNo } = await file({ personNo: worker?.no }, 'V100001-02')
      await beside().as('safety').act(obsCard, obsCardNo, 'accept', { riskGradeCd: 'LOW', ownerUserId: 'oper' })
      counts.push((await site().as('safety').read(obsCard, obsCardNo)).creditCnt)
    }
    expect(counts).toEqual([1, 1, 1, 0])
    expect(credited).toHaveLength(3)
    expect(credited[0]).toMatchObject({ personNo: worker?.no, creditScore: -1, creditYmd: '2025-12-01' })
  })
})

describe('an anonymous card', () => {
  const anonymous = (ticket: string, values = {}, userId = 'V100001-02') =>
    site()
      .as(userId)
      .call(`${obsCard.api}-anonymous`, { method: 'POST', body: { ticket, ...anObservation(values) } })
  const follow = (ticket: string, userId = 'emp2') =>
    site().as(userId).call<{ lines: { label: string; value: string }[] }>(`${obsCard.api}-follow`, {
      method: 'POST',
      body: { ticket },
    })

  test('CP-A26 of a near miss keeps no user, no vendor and no device, and is followed by its key alone', async () => {
    const ticket = drawTicket()
    await anonymous(ticket, { obsTypeCd: 'NM', contentDesc: '사다리가 미끄러졌습니다.' })
    const [row] = await site().sql<Record<string, unknown>>(
      `select * from obs_card where content_desc = '사다리가 미끄러졌습니다.'`,
    )
    expect(row).toMatchObject({ create_user_id: 'SYSTEM', update_user_id: 'SYSTEM', vendor_cd: null, person_no: null })
    const no = String(row?.obs_card_no)
    const everywhere = await site().sql<{ line: string }>(`select to_jsonb(a)::text as line from sys_audit a
      where biz_cd = 'obs-card' and biz_no = '${no}' union all select to_jsonb(t)::text from obs_ticket t where obs_card_no = ${no}
      union all select to_jsonb(i)::text from sys_idempotency i where biz_cd = 'obs-card' and biz_no = ${no}`)
    expect(everywhere.length).toBeGreaterThan(1)
    for (const { line } of everywhere) {
      expect(line).not.toContain('V100001')
      expect(line).not.toContain(ticket)
      expect(line).not.toMatch(/"ip_addr": "/)
    }
    expect((await follow(ticket)).lines).toContainEqual({ label: '상태', value: '신규' })
    await expect(follow(drawTicket())).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('추적키가 올바르지 않습니다.'),
    })
    await expect(site().as('V100001-02').read(obsCard, Number(no))).rejects.toMatchObject({ status: 404 })
    const { nearMissNo, creditCnt } = await accept(Number(no))
    expect(creditCnt).toBe(0)
    const [report] = await site().sql<Record<string, unknown>>(
      `select * from near_miss where near_miss_no = ${nearMissNo}`,
    )
    expect(report).toMatchObject({ create_user_id: 'SYSTEM', vendor_cd: null, anonymous_yn: 'Y' })
  })

  test('sent again with the same key is one card; ten wrong keys in an hour are enough', async () => {
    const ticket = drawTicket()
    for (let time = 0; time < 2; time++) await anonymous(ticket, { contentDesc: '두 번 보낸 카드입니다.' })
    const rows = await site().sql(`select 1 from obs_card where content_desc = '두 번 보낸 카드입니다.'`)
    expect(rows).toHaveLength(1)
    for (let time = 0; time < 10; time++)
      await expect(follow(drawTicket(), 'emp')).rejects.toMatchObject({ status: 404 })
    await expect(follow(ticket, 'emp')).rejects.toMatchObject({ status: 429 })
  })
})

describe('a poster', () => {
  const hang = async (locationNo = 0) => {
    await site().as('safety').call(`${obsCard.api}-posters`, { method: 'POST', body: { locationNo } })
    const { rows } = await site().as('safety').call<{ rows: { path: string }[] }>(`${obsCard.api}-posters`)
    return rows[0]?.path ?? ''
  }
  async function ask<T>(path: string, body?: object): Promise<{ status: number; answer: T }> {
    const response = await fetch(`${site().address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, answer: (await response.json()) as T }
  }
  const answers = { type: 'COND', content: '배관에서 물이 샙니다.', place: '냉각탑 옆' }

  test('CP-A26 takes a card from whoever passes, and tells what became of it only by its key', async () => {
    const path = await hang()
    expect((await ask<object>(path)).answer).toMatchObject({ isOpen: true, label: '관찰카드', vendorNm: '' })
    expect((await ask<{ questions: object[] }>(`${path}/open`)).answer.questions).toHaveLength(4)
    const ticket = drawTicket()
    expect(await ask(`${path}/open`, { ticket, answers })).toMatchObject({ status: 200 })
    expect(await ask(`${path}/open`, { ticket, answers })).toMatchObject({ status: 200 })
    const rows = await site().sql<Record<string, unknown>>(`select * from obs_card where place_desc = '냉각탑 옆'`)
    expect(rows).toEqual([expect.objectContaining({ create_user_id: 'SYSTEM', vendor_cd: null, anonymous_yn: 'Y' })])
    const [card] = rows
    await act('safety', Number(card?.obs_card_no), 'decline', { replyDesc: '빗물입니다.' })
    expect((await ask<object>(`${path}/follow`, { ticket })).answer).toMatchObject({
      lines: expect.arrayContaining([{ label: '상태', value: '종결' }]),
      thanks: { said: '빗물입니다.', before: null, after: null },
    })
    expect(await ask(`${path}/follow`, { ticket: drawTicket() })).toMatchObject({
      status: 404,
      answer: { message: '추적키가 올바르지 않습니다.' },
    })
    expect(await ask(`${path}/open`, { ticket: drawTicket(), answers: { ...answers, content: '물' } })).toMatchObject({
      status: 422,
    })
  })

  test.each([
    ['vi', 'Đã nhận. Cảm ơn bạn.', 'Hãy nhập nội dung từ 5 ký tự.', 'Mã theo dõi không đúng.'],
    ['th', 'ได้รับแล้ว ขอบคุณ', 'กรอกเนื้อหาอย่างน้อย 5 ตัวอักษร', 'รหัสติดตามไม่ถูกต้อง'],
    ['uz', 'Qabul qilindi. Rahmat.', 'Mazmunni kamida 5 belgi bilan yozing.', 'Kuzatuv kaliti noto‘g‘ri.'],
  ])(
    'who passes and reads %s is asked, thanked, refused and answered in it',
    async (language, thanks, short, unknown) => {
      const path = await hang()
      const read = async (step: string, body?: object) => {
        const response = await fetch(`${site().address}${path}${step}`, {
          headers: { 'content-type': 'application/json', 'accept-language': `${language}-XX` },
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        })
        return JSON.parse(await response.text())
      }
      const { label, notice, languages } = await read('')
      expect(languages).toEqual(['kr', 'en', 'zh', 'es', 'vi', 'th', 'uz'])
      const ticket = drawTicket()
      const { questions } = await read('/open')
      expect(await read('/open', { ticket, answers })).toEqual({ said: thanks })
      const { lines } = await read('/follow', { ticket })
      expect(lines).toHaveLength(3)
      expect(JSON.stringify([label, notice, questions, lines])).not.toMatch(/[가-힣]/)
      const tooShort = await read('/open', { ticket: drawTicket(), answers: { ...answers, content: '물' } })
      expect(tooShort.message).toBe(short)
      expect(await read('/follow', { ticket: drawTicket() })).toMatchObject({ message: unknown })
    },
  )

  test('junk from one address slows it down, and shuts out no honest phone after it', async () => {
    const path = await hang()
    const tell = async (content: string, worksFor?: string) => {
      const response = await fetch(`${site().address}${path}/open`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(worksFor !== undefined && { [workHeaders.done]: workedOut(worksFor) }),
        },
        body: JSON.stringify({ ticket: drawTicket(), answers: { ...answers, content } }),
      })
      await response.text()
      return { status: response.status, asked: response.headers.get(workHeaders.asked) }
    }
    const junk: { status: number; asked: string | null }[] = []
    for (let n = 0; n < 70; n++) junk.push(await tell(`장난입니다 ${n}`))
    expect(junk.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(30)
    expect(bitsOf(junk.at(-1)?.asked ?? '')).toBeGreaterThan(bitsOf(junk.find(({ asked }) => asked)?.asked ?? ''))
    const honest = Array.from({ length: 40 }, async (_, n) => {
      const { asked } = await tell(`정말입니다 ${n}`)
      return tell(`정말입니다 ${n}`, asked ?? '')
    })
    expect(new Set((await Promise.all(honest)).map(({ status }) => status))).toEqual(new Set([200]))
    const kept = await site().sql(`select 1 from obs_card where content_desc like '정말입니다 %'`)
    expect(kept).toHaveLength(40)
  })

  test('of a place asks no place, and is hung by who sorts cards', async () => {
    const [place] = await site().sql<{ no: number; nm: string }>(
      `insert into site_location (location_nm, plant_cd) values ('냉각탑', '2000') returning location_no::int as no, location_nm as nm`,
    )
    const path = await hang(place?.no)
    expect(
      (await ask<{ questions: { name: string }[] }>(`${path}/open`)).answer.questions.map(({ name }) => name),
    ).toEqual(['type', 'content', 'now'])
    await ask(`${path}/open`, { ticket: drawTicket(), answers: { type: 'GOOD', content: '정리가 잘 되어 있습니다.' } })
    const rows = await site().sql<{ place_desc: string }>(
      `select place_desc from obs_card where content_desc = '정리가 잘 되어 있습니다.'`,
    )
    expect(rows).toEqual([{ place_desc: place?.nm }])
    const hanging = site()
      .as('emp')
      .call(`${obsCard.api}-posters`, { method: 'POST', body: { locationNo: 0 } })
    await expect(hanging).rejects.toMatchObject({ status: 403 })
  })
})

describe('a stop', () => {
  const beside = aServerBeside(site, [
    instead(permitPort, {
      stop: (tx, { permitNos, now }) =>
        tx.queryAs(
          'SYSTEM',
          sql`update b_permit set status_cd = 'SUSP', susp_dt = ${now} where permit_no = any(${[...permitNos]}::int[])
            and status_cd = 'WORK' returning permit_no as "permitNo", doc_no as "permitDocNo"`,
        ),
      running: async () => [
        {
          permitNo: 501,
          permitDocNo: 'PTW-501',
          vendorCd: 'V100001',
          vendorNm: '한별',
          workTitle: '배관 용접',
          placeDesc: '3층',
          locationX: null,
          locationY: null,
        },
      ],
    }),
  ])
  beforeAll(async () => {
    await site().sql(`create table b_permit (permit_no int, doc_no text, status_cd text, susp_dt timestamptz)`)
    await site().sql(`insert into b_permit values (501, 'PTW-501', 'WORK', null)`)
    await site().sql(`grant select, update on b_permit to jikim_app`)
  })
  const at = (time: string) => site().setClock(`2026-11-21T${time}+09:00`)

  test('CP-A27 filed at 10:00 suspends permit 501 at 10:00; SHD hears at 10:30, CSO at 10:45, work waits for a decision', async () => {
    at('10:00:00')
    // The site words it itself.
    await site().sql(`insert into com_message_template (event_cd, channel_cd, lang_cd, body_desc, create_user_id, create_dt,
      update_user_id, update_dt) values ('OBS_STOP_SMS', 'SMS', 'kr', '중지 {place}: {content}', 'admin', now(), 'admin', now())`)
    const input = anObservation({ obsTypeCd: 'STOP', contentDesc: '가스 냄새가 심합니다.', permitNo: 501 })
    const { obsCardNo: no } = await beside().as('V100001-02').create(obsCard, input)
    const [permit] = await site().sql<{ status_cd: string; at: string }>(
      `select status_cd, to_char(susp_dt at time zone 'Asia/Seoul', 'HH24:MI') as at from b_permit`,
    )
    expect(permit).toEqual({ status_cd: 'SUSP', at: '10:00' })
    const card = await site().as('safety').read(obsCard, no)
    expect(card).toMatchObject({
      stopYn: 'Y',
      permitDocNo: 'PTW-501',
      stopDueDt: expect.stringContaining('2026-11-21T10:30:'),
    })
    for (const userId of ['safety', 'sup'])
      expect(await told(userId)).toContainEqual(expect.stringContaining('작업중지 신고'))
    const sent = await site().sql<{ body_desc: string }>(
      `select body_desc from com_outbox where once_key like 'obs-stop:${no}:%'`,
    )
    expect(sent[0]?.body_desc).toMatch(/^중지 .*: 가스 냄새가 심합니다\.$/)

    at('10:29:00')
    expect(await site().runJob('obs-stop-undecided')).toBe(0)
    at('10:30:30')
    expect(await site().runJob('obs-stop-undecided')).toBeGreaterThan(0)
    expect(await told('shd')).toContainEqual(expect.stringContaining('작업중지가 결정되지 않았습니다'))
    expect(await told('cso')).not.toContainEqual(expect.stringContaining('작업중지가 결정되지 않았습니다'))
    at('10:45:30')
    expect(await site().runJob('obs-stop-undecided')).toBeGreaterThan(0)
    expect(await told('cso')).toContainEqual(expect.stringContaining('작업중지가 결정되지 않았습니다'))
    expect(await site().runJob('obs-stop-undecided')).toBe(0)

    const waiting = () => site().services.db.write('SYSTEM', (tx) => undecidedStops(tx, [501, 502]))
    expect([...(await waiting()).keys()]).toEqual([501])
    await expect(accept(no)).rejects.toMatchObject({ code: 'OBS_UNDECIDED' })
    await act('safety', no, 'decide', { stopDecisionCd: 'RESUME', stopDecisionDesc: '환기하고 측정한 뒤 재개' })
    expect((await waiting()).size).toBe(0)
    expect(await accept(no)).toMatchObject({ statusCd: 'ACTION', creditCnt: 0 })
  })
})

test('cards are shown on the plan where their place is marked on it', async () => {
  await site().sql(`delete from obs_card`)
  await file({ obsDt: '2026-11-05T09:00:00+09:00' })
  const plans = () =>
    site().as('safety').call<{ plans: object[] }>(`${obsCard.api}-figures?from=2026-11-01&to=2026-11-30`)
  expect((await plans()).plans).toEqual([])
  await site().sql(`insert into site_map (map_no, map_nm, plant_cd, width_val, height_val, map_file_id) overriding system value
    values (901, '지상', '2000', 800, 500, 77)`)
  await site().sql(`insert into site_location (location_nm, plant_cd, map_no, location_x, location_y)
    values ('생산1팀 3층', '2000', 901, 250, 640), ('냉각탑', '2000', 901, 560, 860), ('생산1팀 3층', '3000', 901, 1, 1)`)
  expect((await plans()).plans).toEqual([
    {
      mapNo: 901,
      mapNm: '지상',
      mapFileId: 77,
      places: [{ placeDesc: '생산1팀 3층', total: 1, locationX: 250, locationY: 640 }],
    },
  ])
})

test('R3 the figures count cards per hundred people, without duplicates', async () => {
  await site().sql(`delete from obs_card`)
  const first = await file({ obsDt: '2026-11-05T09:00:00+09:00' })
  const twin = await file()
  await act('safety', twin.obsCardNo, 'merge', { dupCardNo: first.obsCardNo })
  const figures = await site()
    .as('safety')
    .call<{ workers: number; byMonth: object[] }>(`${obsCard.api}-figures?from=2026-11-01&to=2026-11-30`)
  expect(figures).toMatchObject({
    total: 1,
    byMonth: [{ month: '2026-11', count: 1 }],
    byType: [{ obsTypeCd: 'COND', count: 1 }],
    byPlace: [{ placeDesc: '생산1팀 3층', total: 1, types: [{ obsTypeCd: 'COND', count: 1 }] }],
  })
  expect(figures.workers).toBeGreaterThan(100)
})
