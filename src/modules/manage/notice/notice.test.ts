import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import type { Cell } from '#platform/server/excel/read-workbook.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { aFileSite } from '#platform/test/site.ts'
import { notice } from './notice.model.ts'
import { aNotice } from './notice.seed.ts'

const site = aFileSite()
const VENDOR = 'V100001-01'
const OTHER_VENDOR = 'V100002-01'
const on = (ymd: string, time = '10:00:00') => site().setClock(`${ymd}T${time}+09:00`)
beforeEach(() => on('2026-11-16'))

type Draft = DraftOf<typeof notice>
const draft = (values: Draft = {}, by = 'safety') => site().as(by).create(notice, aNotice(values))
async function published(values: Draft = {}, by = 'safety') {
  const { noticeNo } = await draft(values, by)
  return site().as(by).act(notice, noticeNo, 'publish')
}
const mustRead = { confirmYn: 'Y', confirmDueYmd: '2026-11-20' } as const
const refused = (code: string, field?: string) => ({ status: 422, code, ...(field && { field }) })
const post = <T>(userId: string, no: number, step: string, body?: object) =>
  site()
    .as(userId)
    .call<T>(`${notice.api}/${no}/${step}`, { method: 'POST', ...(body && { body }) })
const seen = async (userId: string, no: number) => (await site().as(userId).fetch(`${notice.api}/${no}`)).status === 200
const lastTold = async (userId: string) => (await site().as(userId).notifications()).rows[0]?.messageDesc ?? ''

test('a board has its sheet: what it shows in words, number first, and for a vendor what is meant for it alone', async () => {
  const { noticeDocNo } = await published({ ...mustRead, endDt: '2026-12-01T18:00:00+09:00' })
  await published({ noticeTitle: '임직원 안내', targetScopeCd: 'STAFF' })
  const sheetFor = async (userId: string) => {
    const columns = 'noticeTypeCd,createUserId,startDt,popupYn,confirmYn,rate'
    const { rows } = await site().as(userId).readSheet(`${notice.api}s/excel?columns=noticeTitle,${columns}`)
    return rows.map(({ cells }) => cells.slice(1, -1))
  }
  const [head, ...staff] = await sheetFor('emp')
  expect(head).toEqual(['번호', '제목', '공지 구분', '등록자', '게시 시작', '게시 종료', '팝업', '필독', '열람률'])
  expect(staff.map(([, title]) => title)).toContain('임직원 안내')
  const [, ...vendors] = await sheetFor(VENDOR)
  expect(vendors.map(([, title]) => title)).not.toContain('임직원 안내')
  const own = vendors.find(([no]) => no === noticeDocNo)
  expect(own?.slice(2)).toMatchObject([
    '일반',
    expect.any(String),
    expect.any(Date),
    new Date('2026-12-01T09:00:00Z'),
    '아니요',
    '예',
    null,
  ])
})

test('who has read it is in the sheets of the boards as it is on the screen, for each reader his own', async () => {
  const { noticeNo } = await published({ ...mustRead, noticeTitle: '모두 확인할 안내' })
  await published({ ...mustRead, noticeTitle: '작업자 모두 확인할 안내', confirmLevelCd: 'WORKER' })
  const sheetOf = async (userId: string, columns: string, format = '') => {
    const { rows } = await site().as(userId).readSheet(`${notice.api}s/excel?columns=noticeTitle,${columns}${format}`)
    const [head = [], ...lines] = rows.map(({ cells }) => cells)
    const line = (title: string) => lines.find((cells) => cells.includes(title))?.slice(3, -1)
    return { head: head.slice(3, -1), line }
  }
  const stateOf = async (userId: string) => {
    const { rows } = await site()
      .as(userId)
      .call<{ rows: { ratePct: number | null; doneCnt: number; targetCnt: number }[] }>(
        `${notice.api}-states?nos=${noticeNo}`,
      )
    return rows[0]
  }
  const before = await sheetOf('safety', 'mine,confirmYn,rate')
  expect(before.head).toEqual(['내 확인', '필독', '열람률'])
  const unread = await stateOf('safety')
  expect(before.line('모두 확인할 안내')).toEqual(['미확인', '예', `0.0 % 0/${unread?.targetCnt}`])
  await post('emp', noticeNo, 'reading')
  await on('2026-11-16', '10:01:00')
  await post('emp', noticeNo, 'confirm')
  expect((await sheetOf('emp', 'mine,rate')).line('모두 확인할 안내')).toEqual(['확인', null])
  const read = await stateOf('safety')
  expect((await sheetOf('safety', 'rate')).line('모두 확인할 안내')).toEqual([
    `${read?.ratePct?.toFixed(1)} % 1/${read?.targetCnt}`,
  ])
  await site().sql(`insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt)
    select plant_cd, vendor_cd, person_no, 'P' || person_no, 'G', 'G1', now() - interval '30 hours', now() - interval '25 hours'
    from vendor_person where vendor_cd = 'V100001' order by person_no limit 2`)
  const vendors = await sheetOf(VENDOR, 'mine,signed')
  expect(vendors.head).toEqual(['내 확인', '확인율'])
  expect(vendors.line('모두 확인할 안내')).toEqual(['미확인', null])
  expect(vendors.line('작업자 모두 확인할 안내')?.[1]).toMatch(/^0\.0 % 0\/\d+$/)
  // Nobody enters it: the sheet comes back as it went.
  const { rows } = await site()
    .as('safety')
    .readSheet(`${notice.api}s/excel?columns=noticeTitle,mine,rate,confirmDueYmd`)
  const body = await sheetFile(rows.map(({ cells }) => cells))
  const sent = await site()
    .as('safety')
    .call<{ counts: Record<string, number> }>(`${notice.api}s/proposal`, { method: 'POST', body })
  expect(sent.counts).toMatchObject({ SAME: rows.length - 1, CHANGED: 0, REFUSED: 0, UNKNOWN: 0 })
})

async function sheetFile([head = [], ...rows]: readonly (readonly Cell[])[]): Promise<FormData> {
  const columns = head.map((text) => ({ text: String(text ?? ''), kind: 'auto' as const }))
  const body = new FormData()
  body.set('file', new Blob([await buffer(writeWorkbook({ sheetNm: '공지', columns, rows }))]), '공지.xlsx')
  return body
}

describe('turns', () => {
  test('a notice is open as soon as it is published, has its number, and everybody it is meant for is told', async () => {
    const open = await published()
    expect(open).toMatchObject({ statusCd: 'OPEN', revNo: 1 })
    expect(open.noticeDocNo).toMatch(/^NT-20261116-\d{3}$/)
    for (const userId of ['emp', 'emp2', VENDOR, OTHER_VENDOR])
      expect(await lastTold(userId)).toBe('공지가 게시되었습니다: 정기보수 기간 출입문 변경')
    expect(await lastTold('emp3')).not.toContain('정기보수')
    await site().as('safety').act(notice, open.noticeNo, 'end')
    expect(await seen(VENDOR, open.noticeNo)).toBe(false)
  })

  test('a scheduled notice opens at its hour and ends at its hour, by the job, once', async () => {
    const { noticeNo } = await draft({ startDt: '2026-11-16T12:00:00+09:00', endDt: '2026-11-17T18:00:00+09:00' })
    await expect(site().as('safety').act(notice, noticeNo, 'publish')).rejects.toMatchObject(
      refused('NOTICE_STARTS_LATER', 'startDt'),
    )
    await site().as('safety').act(notice, noticeNo, 'schedule')
    expect(await site().runJob('notice-turns')).toBe(0)
    expect(await seen('emp', noticeNo)).toBe(false)
    on('2026-11-16', '12:00:00')
    expect(await site().runJob('notice-turns')).toBe(1)
    expect(await site().runJob('notice-turns')).toBe(0)
    expect(await site().as('emp').read(notice, noticeNo)).toMatchObject({
      statusCd: 'OPEN',
      noticeDocNo: expect.stringMatching(/^NT-20261116-\d{3}$/),
      openDt: expect.stringContaining('2026-11-16T12:00'),
    })
    on('2026-11-17', '18:00:00')
    expect(await site().runJob('notice-turns')).toBe(1)
    expect(await site().as('emp').read(notice, noticeNo)).toMatchObject({ statusCd: 'END' })
    const { rows } = await site().as('safety').history(notice, noticeNo)
    expect(rows.map(({ actionCd }) => actionCd)).toEqual(expect.arrayContaining(['schedule', 'open', 'end']))
  })

  test('a schedule is taken back by its author, and needs an hour to come', async () => {
    const { noticeNo } = await draft({ startDt: '2026-11-17T12:00:00+09:00' })
    await site().as('safety').act(notice, noticeNo, 'schedule')
    await expect(site().as('shd').act(notice, noticeNo, 'unschedule')).rejects.toMatchObject({ status: 403 })
    expect(await site().as('safety').act(notice, noticeNo, 'unschedule')).toMatchObject({ statusCd: 'TEMP' })
    on('2026-11-18')
    await expect(site().as('safety').act(notice, noticeNo, 'schedule')).rejects.toMatchObject(
      refused('NOTICE_START_PAST', 'startDt'),
    )
  })
})

describe('who publishes', () => {
  test('vendors and procedures are the SHE team’s; inside the plant whoever may write', async () => {
    expect(await published({ targetScopeCd: 'STAFF' }, 'edu')).toMatchObject({ statusCd: 'OPEN' })
    for (const values of [{ targetScopeCd: 'ALL' }, { targetScopeCd: 'PARTNER' }] as const)
      await expect(published(values, 'edu')).rejects.toMatchObject({ status: 403 })
    const procedure = {
      noticeTypeCd: 'SHE',
      targetScopeCd: 'STAFF',
      procNo: 'SHE-1',
      effectiveYmd: '2026-12-01',
    } as const
    await expect(published(procedure, 'edu')).rejects.toMatchObject({ status: 403 })
    for (const userId of ['emp', 'reader', VENDOR])
      await expect(site().as(userId).create(notice, aNotice()), userId).rejects.toMatchObject({ status: 403 })
  })

  test('a target has its rows, a must-read its day', async () => {
    await expect(published({ confirmYn: 'Y' })).rejects.toMatchObject(refused('REQUIRED', 'confirmDueYmd'))
    await expect(published({ targetScopeCd: 'DEPT' })).rejects.toMatchObject(refused('REQUIRED', 'targetDepts'))
    await expect(published({ targetScopeCd: 'VENDOR' })).rejects.toMatchObject(refused('REQUIRED', 'targetVendors'))
  })

  test('a confirmation is due two working days later or the notice is urgent', async () => {
    on('2026-11-19')
    const soon = { ...mustRead, confirmDueYmd: '2026-11-22' }
    await expect(published(soon)).rejects.toMatchObject(refused('NOTICE_DUE_TOO_SOON', 'confirmDueYmd'))
    expect(await published({ ...mustRead, confirmDueYmd: '2026-11-23' })).toMatchObject({ statusCd: 'OPEN' })
    expect(await published({ ...soon, urgentYn: 'Y' })).toMatchObject({ statusCd: 'OPEN' })
  })
})

describe('who sees', () => {
  test('S-442 a vendor sees open notices meant for it and no other, through every way in', async () => {
    const forAll = await published({ targetScopeCd: 'PARTNER' })
    const forOne = await published({ targetScopeCd: 'VENDOR', targetVendors: [{ targetVendorCd: 'V100001' }] })
    const staff = await published({ targetScopeCd: 'STAFF' })
    const unpublished = await draft({ targetScopeCd: 'PARTNER' })
    const listed = async (userId: string) =>
      (await site().as(userId).list(notice, { limit: 300 })).rows.map(({ noticeNo }) => noticeNo)
    expect(await listed(VENDOR)).toEqual(expect.arrayContaining([forAll.noticeNo, forOne.noticeNo]))
    for (const [userId, hidden] of [
      [VENDOR, [staff, unpublished]],
      [OTHER_VENDOR, [staff, unpublished, forOne]],
    ] as const)
      for (const { noticeNo } of hidden) {
        expect(await listed(userId)).not.toContain(noticeNo)
        for (const path of [`/${noticeNo}`, `/${noticeNo}/history`, `/${noticeNo}/readers`])
          await expect(site().as(userId).call(`${notice.api}${path}`), path).rejects.toMatchObject({ status: 404 })
        await expect(post(userId, noticeNo, 'reading')).rejects.toMatchObject({ status: 404 })
      }
    const answer = await site().as(VENDOR).list(notice, { limit: 300 })
    expect(answer.total).toBe(answer.rows.length)
  })

  test('a vendor type is meant as a whole', async () => {
    const [{ type } = { type: '' }] = await site().sql<{ type: string }>(
      `select vendor_type_cd as type from vendor_info where vendor_cd = 'V100001'`,
    )
    const { noticeNo } = await published({ targetScopeCd: 'TYPE', targetTypes: [{ targetTypeCd: type }] })
    expect(await seen(VENDOR, noticeNo)).toBe(true)
    expect(await seen('emp', noticeNo)).toBe(false)
  })

  test('a department’s notice is read in it and below it, not beside it; whoever writes notices sees all', async () => {
    const { noticeNo } = await published({ targetScopeCd: 'DEPT', targetDepts: [{ targetDeptCd: 'D2110' }] })
    for (const [userId, isSeen] of [
      ['emp', true],
      ['mgr', true],
      ['emp2', false],
      ['emp3', false],
      [VENDOR, false],
      ['edu', true],
      ['safety3', false],
    ] as const)
      expect(await seen(userId, noticeNo), userId).toBe(isSeen)
    const above = await published({ targetScopeCd: 'DEPT', targetDepts: [{ targetDeptCd: 'D2000' }] })
    expect(await seen('emp2', above.noticeNo)).toBe(true)
    expect(await lastTold('emp3')).not.toContain('정기보수')
  })

  test('raw SQL as the application role shows a person no notice of others', async () => {
    const { noticeNo } = await published({ targetScopeCd: 'DEPT', targetDepts: [{ targetDeptCd: 'D2110' }] })
    const { db } = site().services
    const { sql } = await import('#platform/server/database/sql.ts')
    const person = { userNm: '', roles: [], vendorCd: null, plantCd: '2000', kind: 'staff', scopeCd: 'PLANT' } as const
    const rows = (userId: string, deptCd: string) =>
      db.query({ ...person, userId, deptCd }, sql`select from notice where notice_no = ${noticeNo}`)
    expect(await rows('emp', 'D2110')).toHaveLength(1)
    expect(await rows('emp2', 'D2120')).toHaveLength(0)
    const changed = db.query(
      { ...person, userId: 'emp', deptCd: 'D2110' },
      sql`update notice set notice_title = '' returning 1`,
    )
    expect(await changed).toHaveLength(0)
  })
})

describe('corrections and revisions', () => {
  test('CP-A37 a correction of 25 characters of an open notice is refused: only a revision is offered', async () => {
    const open = await published()
    const text = open.noticeDesc ?? ''
    const edit = (noticeDesc: string) => site().as('safety').edit(notice, open, open.noticeNo, { noticeDesc })
    await expect(edit(`${text}${'가'.repeat(25)}`)).rejects.toMatchObject(
      refused('NOTICE_NEEDS_REVISION', 'noticeDesc'),
    )
    expect(open.can.actions).toContain('revise')
    const corrected = await edit(`${text}${'가'.repeat(20)}`)
    expect(corrected).toMatchObject({ statusCd: 'OPEN', revNo: 1 })
  })

  test('a correction leaves confirmations as they are', async () => {
    const open = await published(mustRead)
    await confirmed('emp', open.noticeNo)
    await site().as('safety').edit(notice, open, open.noticeNo, { noticeTitle: '정기보수기간 출입문 변경' })
    expect(await stateOf('emp', open.noticeNo)).toMatchObject({ doneYn: 'Y' })
  })

  test('a revision is a draft until it opens; then the one before it is old and everybody reads again', async () => {
    const first = await published({ ...mustRead, targetScopeCd: 'STAFF' })
    await confirmed('emp', first.noticeNo)
    const { nextNoticeNo } = await site().as('safety').act(notice, first.noticeNo, 'revise')
    const next = nextNoticeNo ?? 0
    await expect(site().as('shd').act(notice, first.noticeNo, 'revise')).rejects.toMatchObject(
      refused('NOTICE_IN_REVISION'),
    )
    const second = await site().as('safety').read(notice, next)
    expect(second).toMatchObject({
      statusCd: 'TEMP',
      revNo: 2,
      prevNoticeNo: first.noticeNo,
      noticeTitle: first.noticeTitle,
    })
    expect(await seen('emp', next)).toBe(false)
    await site().as('safety').edit(notice, second, next, mustRead)
    await site().as('safety').act(notice, next, 'publish')
    expect(await site().as('safety').read(notice, first.noticeNo)).toMatchObject({ statusCd: 'OLD' })
    expect(await stateOf('emp', next)).toMatchObject({ doneYn: 'N', confirmDt: null })
  })
})

const stateOf = async (userId: string, no: number) =>
  (
    await site()
      .as(userId)
      .call<{ rows: { doneYn: string; confirmDt: string | null; ratePct: number | null }[] }>(
        `${notice.api}-states?nos=${no}`,
      )
  ).rows[0]
async function confirmed(userId: string, no: number) {
  const at = site().services.clock.now()
  await post(userId, no, 'reading')
  site().setClock(new Date(at.getTime() + 6000))
  const answer = await post(userId, no, 'confirm')
  site().setClock(at)
  return answer
}
