import { beforeEach, describe, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { refuseUnconfirmed } from './notice.api.ts'
import { notice } from './notice.model.ts'
import { aNotice } from './notice.seed.ts'

const site = aFileSite()
const VENDOR = 'V100001-01'
const on = (ymd: string, time = '10:00:00') => site().setClock(`${ymd}T${time}+09:00`)
beforeEach(async () => {
  on('2026-11-16')
  await site().sql('update notice set delete_yn = $1', ['Y'])
  await site().sql(`update sys_setting set setting_val = '2020-01-01T00:00:00Z' where setting_cd = 'firstStartDt'`)
})

/** A procedure goes out with its approval. */
async function approved(no: number, rowVersion: number) {
  const body = {
    apprBizCd: 'NOTICE_SHE',
    bizNo: no,
    rowVersion,
    lines: [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }],
  }
  const { apprRqstNo } = await site()
    .as('safety')
    .call<{ apprRqstNo: number }>('/api/manage/approval', { method: 'POST', body })
  await site()
    .as('shd')
    .call(`/api/manage/approval/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd: 'OK', opinionDesc: '' } })
}
async function published(values: DraftOf<typeof notice> = {}) {
  const { noticeNo } = await site().as('safety').create(notice, aNotice(values))
  return site().as('safety').act(notice, noticeNo, 'publish')
}
const mustRead = { confirmYn: 'Y', confirmDueYmd: '2026-11-20' } as const
const post = <T>(userId: string, no: number, step: string, body?: object) =>
  site()
    .as(userId)
    .call<T>(`${notice.api}/${no}/${step}`, { method: 'POST', ...(body && { body }) })
const later = (seconds: number) => site().setClock(new Date(site().services.clock.now().getTime() + seconds * 1000))
async function confirm(userId: string, no: number) {
  await post(userId, no, 'reading')
  later(6)
  return post<{ confirmDt: string | null; doneYn: string }>(userId, no, 'confirm')
}
interface Readers {
  targetCnt: number
  doneCnt: number
  ratePct: number | null
  rows: { kindCd: string; readerNm: string; byNm: string | null; doneYn: string }[]
}
const readers = (no: number, by = 'safety') => site().as(by).call<Readers>(`${notice.api}/${no}/readers`)
const stateOf = async (userId: string, no: number) =>
  (await site().as(userId).call<{ rows: Record<string, unknown>[] }>(`${notice.api}-states?nos=${no}`)).rows[0]
interface Unread {
  unread: { count: number }
  mustRead: { count: number }
  rows: { noticeNo: number; doneYn: string }[]
}
async function unread(userId: string) {
  const { unread, mustRead, rows } = await site().as(userId).call<Unread>('/api/main/portlet/notice')
  const open = rows.filter(({ doneYn }) => doneYn === 'N')
  return { mustReadCnt: mustRead.count, unreadCnt: unread.count, rows: open }
}
const popups = async (userId: string) =>
  (await site().as(userId).call<{ rows: { noticeNo: number }[] }>(`${notice.api}-popups`)).rows.map(
    (row) => row.noticeNo,
  )
const unconfirmed = async (vendorCd: string) => {
  const { db, clock } = site().services
  const refusal = await db.read('SYSTEM', (queries) => refuseUnconfirmed(queries, vendorCd, clock.today()))
  return refusal?.values?.n ?? 0
}

const doneNos = async (userId: string, doneYn: string) => {
  const { rows, total } = await site().as(userId).list(notice, { where: { doneYn } })
  expect(total).toBe(rows.length)
  return rows.map(({ noticeNo }) => noticeNo)
}

/** A department of as many people, of whom the first have confirmed the notice. */
async function departmentOf(people: number) {
  await site().sql(`insert into sys_dept (dept_cd, dept_nm, pdept_cd, plant_cd) values ('DX', '신설팀', 'D2000', '2000')
    on conflict do nothing`)
  await site().sql(
    `insert into sys_user (user_id, user_nm, user_nm_initials, dept_cd, plant_cd, job_class_cd, employ_type_cd, user_status_cd, entry_ymd)
      select 'x' || n, '사람' || n, '', 'DX', '2000', 'OFFICE', 'REG', 'ACTIVE', '2020-01-01' from generate_series(1, $1) n`,
    [people],
  )
}

describe('reading', () => {
  test('a notice is confirmed after five seconds of reading, by whom it is meant for', async () => {
    const { noticeNo } = await published({
      ...mustRead,
      targetScopeCd: 'DEPT',
      targetDepts: [{ targetDeptCd: 'D2110' }],
    })
    await post('emp', noticeNo, 'reading')
    later(1)
    const early = post('emp', noticeNo, 'confirm')
    await expect(early).rejects.toMatchObject({
      status: 422,
      code: 'NOTICE_READ_TOO_SHORT',
      message: expect.stringContaining('5초 이상 열람 후 확인할 수 있습니다.'),
    })
    await expect(post('emp', noticeNo, 'read')).rejects.toMatchObject({ code: 'NOTICE_READ_TOO_SHORT' })
    later(5)
    expect(await post('emp', noticeNo, 'confirm')).toMatchObject({
      doneYn: 'Y',
      confirmDt: expect.stringContaining('2026-11-16'),
    })
    for (const userId of ['emp2', 'safety', VENDOR])
      await expect(post(userId, noticeNo, 'reading'), userId).rejects.toMatchObject({ status: 404 })
  })

  test('leaving and opening it again begins the five seconds anew', async () => {
    const { noticeNo } = await published(mustRead)
    await post('emp', noticeNo, 'reading')
    later(60)
    await post('emp', noticeNo, 'reading')
    later(1)
    await expect(post('emp', noticeNo, 'confirm')).rejects.toMatchObject({ code: 'NOTICE_READ_TOO_SHORT' })
  })

  test('what need not be confirmed is done when it is read', async () => {
    const { noticeNo } = await published()
    expect(await unread('emp')).toMatchObject({ mustReadCnt: 0, unreadCnt: 1 })
    await post('emp', noticeNo, 'reading')
    later(6)
    expect(await post('emp', noticeNo, 'read')).toMatchObject({ doneYn: 'Y', confirmDt: null })
    await expect(post('emp', noticeNo, 'confirm')).rejects.toMatchObject({ code: 'NOTICE_NOT_ASKED' })
    expect(await unread('emp')).toMatchObject({ unreadCnt: 0 })
  })
})

describe('rates', () => {
  test('EA-A16 of 120 people 90 have confirmed: 75.0 %, and 30 are reminded after three days, once', async () => {
    await departmentOf(120)
    const { noticeNo } = await published({
      ...mustRead,
      confirmDueYmd: '2026-12-10',
      targetScopeCd: 'DEPT',
      targetDepts: [{ targetDeptCd: 'DX' }],
    })
    await site().sql(
      `insert into notice_read (notice_no, rev_no, user_id, open_dt, read_dt, confirm_dt)
        select $1, 1, 'x' || n, now(), now(), now() from generate_series(1, 90) n`,
      [noticeNo],
    )
    expect(await readers(noticeNo)).toMatchObject({ targetCnt: 120, doneCnt: 90, ratePct: 75 })
    expect(await stateOf('safety', noticeNo)).toMatchObject({ targetCnt: 120, doneCnt: 90, ratePct: 75 })
    expect(await stateOf('emp', noticeNo)).toBeUndefined()

    on('2026-11-18')
    expect(await site().runJob('notice-reminders')).toBe(0)
    on('2026-11-19')
    expect(await site().runJob('notice-reminders')).toBe(30)
    expect(await site().runJob('notice-reminders')).toBe(0)
    const told = await site().sql<{ n: number }>(
      `select count(distinct user_id)::int as n from com_notification where message_desc = '필독 공지를 확인해 주십시오: {title}'`,
    )
    expect(told).toEqual([{ n: 30 }])
  })

  test('whoever has not confirmed hears of it the day before and on the day, the author on the day after', async () => {
    const { noticeNo } = await published({
      ...mustRead,
      targetScopeCd: 'DEPT',
      targetDepts: [{ targetDeptCd: 'D2110' }],
    })
    const { targetCnt } = await readers(noticeNo)
    const run = async (ymd: string) => {
      on(ymd)
      return site().runJob('notice-reminders')
    }
    expect(await run('2026-11-19')).toBe(2 * targetCnt)
    await confirm('emp', noticeNo)
    expect(await run('2026-11-20')).toBe(targetCnt - 1)
    expect(await run('2026-11-21')).toBe(1)
    const { rows } = await site().as('safety').notifications()
    expect(rows[0]).toMatchObject({
      messageDesc: `확인기한이 지난 필독 공지: 정기보수 기간 출입문 변경 (미확인 ${targetCnt - 1})`,
      linkUrl: `/manage/notice/noticeList/${noticeNo}`,
    })
  })

  test('names are for whoever publishes; of a vendor the one who confirmed for it', async () => {
    const { noticeNo } = await published({
      ...mustRead,
      targetScopeCd: 'VENDOR',
      targetVendors: [{ targetVendorCd: 'V100001' }],
    })
    expect(await readers(noticeNo)).toMatchObject({ targetCnt: 1, doneCnt: 0, ratePct: 0 })
    await confirm('V100001-03', noticeNo)
    expect(await readers(noticeNo)).toMatchObject({
      ratePct: 100,
      rows: [{ kindCd: 'vendor', byNm: '민경수', doneYn: 'Y' }],
    })
    expect(await stateOf(VENDOR, noticeNo)).toMatchObject({ doneYn: 'Y', targetCnt: null, ratePct: null })
    expect(await readers(noticeNo, VENDOR)).toMatchObject({ rows: [{ kindCd: 'vendor', byNm: '민경수' }] })
    const forStaff = await published({ targetScopeCd: 'STAFF' })
    await expect(readers(forStaff.noticeNo, 'emp')).rejects.toMatchObject({ status: 403 })
    expect(await stateOf('emp', forStaff.noticeNo)).toMatchObject({ ratePct: null })
  })

  test('CP-A21 18 of 20 workers have signed: 90.0 %, and the vendor still counts as unconfirmed', async () => {
    await site().sql(`update vendor_person set person_status_cd = case when person_no in (
      select person_no from vendor_person where vendor_cd = 'V100001' order by person_no limit 20) then 'ACTIVE' else 'LEAVE' end
      where vendor_cd = 'V100001'`)
    const workers = await site().sql<{ no: string }>(
      `select person_no as no from vendor_person where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE' order by 1`,
    )
    expect(workers).toHaveLength(20)
    await site().sql(`delete from entry_log`)
    const stay = (days: number, which: string) =>
      site().sql(`insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt)
        select plant_cd, vendor_cd, person_no, 'P' || person_no, 'G', 'G1', now() - interval '${days} days',
          now() - interval '${days} days' + interval '9 hours' from vendor_person where vendor_cd = 'V100001' and ${which}`)
    const last = workers.at(-1)?.no
    await stay(6, `person_status_cd = 'ACTIVE' and person_no <> ${last}`)
    const { noticeNo } = await published({
      ...mustRead,
      confirmLevelCd: 'WORKER',
      targetScopeCd: 'VENDOR',
      targetVendors: [{ targetVendorCd: 'V100001' }],
    })
    expect(await readers(noticeNo)).toMatchObject({ targetCnt: 19 })
    await stay(8, `person_no = ${last}`)
    expect(await readers(noticeNo), 'R2 who was here eight days ago is not asked').toMatchObject({ targetCnt: 19 })
    await stay(1, `person_no = ${last}`)
    await site().sql(`update vendor_person set lang_cd = 'kr' where vendor_cd = 'V100001'`)
    const sign = async (some: typeof workers, by = VENDOR) => {
      for (const { no } of some)
        await post(by, noticeNo, 'sign', { personNo: Number(no), strokes: [[100, 500, 900, 500]] })
    }
    await sign(workers.slice(0, 18))
    await sign(workers.slice(0, 2))
    await expect(sign(workers.slice(0, 1), 'V100002-01')).rejects.toMatchObject({ status: 404 })
    await post(VENDOR, noticeNo, 'reading')
    later(6)
    await expect(post(VENDOR, noticeNo, 'confirm')).rejects.toMatchObject({ code: 'NOTICE_WORKERS_SIGN' })
    expect(await readers(noticeNo)).toMatchObject({ targetCnt: 20, doneCnt: 18, ratePct: 90 })
    expect(await readers(noticeNo, VENDOR)).toMatchObject({ targetCnt: 20, doneCnt: 18 })
    expect(await stateOf(VENDOR, noticeNo)).toMatchObject({ doneYn: 'N', targetCnt: 20, doneCnt: 18, ratePct: 90 })
    expect(await doneNos(VENDOR, 'N')).toContain(noticeNo)
    on('2026-11-21')
    expect(await unconfirmed('V100001')).toBe(1)
    await sign(workers.slice(18))
    expect(await stateOf(VENDOR, noticeNo)).toMatchObject({ doneYn: 'Y' })
    expect(await doneNos(VENDOR, 'Y')).toContain(noticeNo)
    expect(await unconfirmed('V100001')).toBe(0)
  })

  test('CP-A20 a new revision nobody confirms stops the vendor the day after its day; confirming releases it at once', async () => {
    const procedure = {
      ...mustRead,
      noticeTypeCd: 'SHE',
      procNo: 'SHE-12',
      effectiveYmd: '2026-11-16',
      targetScopeCd: 'PARTNER',
    } as const
    const first = await site().as('safety').create(notice, aNotice(procedure))
    await approved(first.noticeNo, first.rowVersion)
    await confirm(VENDOR, first.noticeNo)
    on('2026-11-21')
    expect(await unconfirmed('V100001')).toBe(0)

    on('2026-11-17')
    const { nextNoticeNo } = await site().as('safety').act(notice, first.noticeNo, 'revise')
    const next = nextNoticeNo ?? 0
    const draft = await site().as('safety').read(notice, next)
    const days = { confirmDueYmd: '2026-11-20', effectiveYmd: '2026-11-20' }
    await approved(next, (await site().as('safety').edit(notice, draft, next, days)).rowVersion)
    on('2026-11-20')
    expect(await unconfirmed('V100001')).toBe(0)
    on('2026-11-21')
    expect(await unconfirmed('V100001')).toBe(1)
    await confirm('V100001-02', next)
    expect(await unconfirmed('V100001')).toBe(0)
  })
})

describe('확인여부', () => {
  test('a list is narrowed to what is left to its reader, and to what he has done; its total says the same', async () => {
    const duty = await published(mustRead)
    const news = await published()
    const others = await published({ targetScopeCd: 'PARTNER' })
    expect(await doneNos('emp', 'N')).toEqual([news.noticeNo, duty.noticeNo])
    expect(await doneNos('emp', 'Y')).toEqual([])
    await confirm('emp', duty.noticeNo)
    expect(await doneNos('emp', 'N')).toEqual([news.noticeNo])
    expect(await doneNos('emp', 'Y')).toEqual([duty.noticeNo])
    expect(await doneNos('safety', 'Y,N')).not.toContain(others.noticeNo)
    await confirm('V100001-02', duty.noticeNo)
    expect(await doneNos(VENDOR, 'N')).toEqual([others.noticeNo, news.noticeNo])
    expect(await doneNos('V100002-01', 'N')).toEqual([others.noticeNo, news.noticeNo, duty.noticeNo])
  })

  test('a vendor hears of a notice that it is for him, and of nobody else whom it is for', async () => {
    const both = ['V100001', 'V100002'].map((targetVendorCd) => ({ targetVendorCd }))
    const { noticeNo } = await published({ targetScopeCd: 'VENDOR', targetVendors: both })
    expect(await site().as('safety').read(notice, noticeNo)).toMatchObject({ targetVendors: both })
    for (const vendorCd of ['V100001', 'V100002']) {
      const own = await site().as(`${vendorCd}-01`).read(notice, noticeNo)
      expect(own).toMatchObject({ audienceDesc: null, targetVendors: [{ targetVendorCd: vendorCd }] })
      const other = vendorCd === 'V100001' ? 'V100002' : 'V100001'
      const listed = await site().as(`${vendorCd}-01`).list(notice, { limit: 100 })
      const history = await site().as(`${vendorCd}-01`).history(notice, noticeNo)
      expect(JSON.stringify([own, listed, history])).not.toContain(other)
    }
  })

  test('the day after the last day whoever orders work from vendors hears how many of them are missing', async () => {
    const { noticeNo } = await published({
      ...mustRead,
      targetScopeCd: 'VENDOR',
      targetVendors: ['V100001', 'V100002'].map((targetVendorCd) => ({ targetVendorCd })),
    })
    await confirm(VENDOR, noticeNo)
    on('2026-11-21')
    await site().runJob('notice-reminders')
    await site().runJob('notice-reminders')
    const told = (await site().as('owner').notifications()).rows.flatMap(({ messageDesc }) =>
      messageDesc.startsWith('확인기한') ? messageDesc : [],
    )
    expect(told).toEqual(['확인기한이 지난 필독 공지: 정기보수 기간 출입문 변경 (미확인 1)'])
  })
})

describe('what waits', () => {
  test('a popup shows in its days to whom it is meant for; a must-read until it is confirmed', async () => {
    const news = await published({
      popupYn: 'Y',
      popupFromYmd: '2026-11-17',
      popupToYmd: '2026-11-18',
      targetScopeCd: 'STAFF',
    })
    const duty = await published({ ...mustRead, popupYn: 'Y' })
    await published(mustRead)
    expect(await popups('emp')).toEqual([duty.noticeNo])
    on('2026-11-18')
    expect(await popups('emp')).toEqual([duty.noticeNo, news.noticeNo])
    expect(await popups(VENDOR)).toEqual([duty.noticeNo])
    for (const userId of ['emp3', 'admin']) expect(await popups(userId), userId).toEqual([])
    await confirm('emp', duty.noticeNo)
    expect(await popups('emp')).toEqual([news.noticeNo])
    on('2026-11-19')
    expect(await popups('emp')).toEqual([])
  })

  test('what has not been read is counted, must-read first; where the menu is not open there is nothing', async () => {
    await published()
    const duty = await published(mustRead)
    expect(await unread('emp')).toMatchObject({ mustReadCnt: 1, unreadCnt: 2 })
    expect((await unread('emp')).rows[0]?.noticeNo).toBe(duty.noticeNo)
    expect(await unread('emp3')).toMatchObject({ unreadCnt: 0, rows: [] })
    await confirm('emp', duty.noticeNo)
    expect(await unread('emp')).toMatchObject({ mustReadCnt: 0, unreadCnt: 1 })
  })
})
