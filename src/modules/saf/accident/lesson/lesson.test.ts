/** The lesson of an accident: who publishes it, whom it names, and what it keeps from being closed. */
import { beforeEach, describe, expect, test } from 'vitest'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { aFileSite } from '#platform/test/site.ts'
import { aProcess, at, found, hurt, reported } from '../accident.fixture.ts'
import { accident } from '../accident.model.ts'
import type { Lessons } from './lesson.calls.ts'

const site = aFileSite()
const VSM = 'V100001-02'
beforeEach(() => site().setClock(at('2026-11-24')))

const lessons = (no: number, userId = 'safety') => site().as(userId).call<Lessons>(`${accident.api}/${no}/lessons`)
const page = {
  lessonTitle: '사다리 대신 고정 계단을 씁니다',
  whatDesc: '작업자 한 명이 젖은 사다리에서 미끄러졌습니다.',
  whyDesc: '발판에 미끄럼막이가 없었습니다.',
  learnDesc: '고정 계단만 씁니다.',
}
const publish = (no: number, values: object = {}, userId = 'safety') =>
  site()
    .as(userId)
    .call(`${accident.api}/${no}/lessons`, {
      method: 'POST',
      body: { ...page, targetScopeCd: 'VENDOR', vendorCds: ['V100001'], confirmDueYmd: '2026-12-08', ...values },
    })
const close = (no: number) => site().as('shd').act(accident, no, 'close')

/** Looked into, approved, its measures proved: only the lesson is left. */
async function proved(values: { sevClassCd: 'LTI' | 'FAC'; expectLostDayCnt: number }): Promise<number> {
  const { accidentNo: no } = await reported(site(), at('2026-11-24', '09:30:00'))
  await hurt(site(), no, { userId: 'emp2', ...values })
  await site()
    .as('safety')
    .act(accident, no, 'classify', found(await aProcess(site())))
  await site().sql(
    `update accident set status_cd = 'EFFECT', done_dt = '${at('2026-11-24', '09:50:00')}', scene_keep_yn = 'N' where accident_no = ${no}`,
  )
  return no
}
const confirmedBy = async (no: number, userId: string) => {
  const noticeNo = (await lessons(no)).reading?.noticeNo
  await site().as(userId).call(`${notice.api}/${noticeNo}/reading`, { method: 'POST', body: {} })
  site().setClock(at('2026-11-24', '10:05:00'))
  await site().as(userId).call(`${notice.api}/${noticeNo}/confirm`, { method: 'POST', body: {} })
}

describe('a lesson', () => {
  test('of a lost day is asked for before it is closed, goes out as a notice to be read, and is confirmed', async () => {
    const no = await proved({ sevClassCd: 'LTI', expectLostDayCnt: 1 })
    await expect(close(no)).rejects.toMatchObject({ code: 'ACC_NO_LESSON' })
    await expect(publish(no, {}, 'emp')).rejects.toMatchObject({ status: 403 })
    await expect(publish(no, { vendorCds: ['V999999'] })).rejects.toMatchObject({ code: 'ACC_LESSON_TO' })
    await expect(publish(no, { targetScopeCd: 'DEPT', deptCds: ['D9999'] })).rejects.toMatchObject({
      code: 'ACC_LESSON_TO',
    })
    await publish(no, { texts: [{ langCd: 'en', titleDesc: 'Use the stairs', bodyDesc: 'Never the ladder.' }] })
    const { reading, lessons: out, isNeeded } = await lessons(no)
    expect(isNeeded).toBe(true)
    expect(out).toMatchObject([{ ...page, isCurrent: true, texts: [{ langCd: 'en', titleDesc: 'Use the stairs' }] }])
    expect(reading).toMatchObject({ targetCnt: 1, doneCnt: 0, isEnough: false, confirmDueYmd: '2026-12-08' })
    const read = await site()
      .as(VSM)
      .read(notice, reading?.noticeNo ?? 0)
    expect(read).toMatchObject({ noticeTitle: page.lessonTitle, confirmYn: 'Y' })
    expect(read.noticeDesc).toContain(page.learnDesc)
    await expect(close(no)).rejects.toMatchObject({
      code: 'ACC_LESSON_UNREAD',
      message: expect.stringContaining('확인율이 0%'),
    })
    await confirmedBy(no, VSM)
    expect((await lessons(no)).reading).toMatchObject({ doneCnt: 1, isEnough: true })
    expect((await close(no)).statusCd).toBe('CLOSE')
  })

  test('is enough at 95 of a hundred, and not at 94', async () => {
    const no = await proved({ sevClassCd: 'LTI', expectLostDayCnt: 1 })
    await publish(no, { targetScopeCd: 'STAFF', vendorCds: [] })
    const { reading } = await lessons(no)
    const all = reading?.targetCnt ?? 0
    expect(all).toBeGreaterThan(100)
    const confirm = (most: number) =>
      site().sql(`insert into notice_read (notice_no, rev_no, user_id, open_dt, read_dt, confirm_dt, channel_cd)
        select ${reading?.noticeNo}, 1, user_id, now(), now(), now(), 'PORTAL' from sys_user
        where plant_cd = '2000' and user_status_cd = 'ACTIVE' and delete_yn = 'N' order by user_id limit ${most}
        on conflict do nothing`)
    const least = Math.ceil(all * 0.95)
    await confirm(least - 1)
    await expect(close(no)).rejects.toMatchObject({
      code: 'ACC_LESSON_UNREAD',
      message: expect.stringContaining('확인율이 94%'),
    })
    await confirm(least)
    expect((await close(no)).statusCd).toBe('CLOSE')
  })

  test('may be for each who works here: 19 of 20 who have signed are enough, 18 are not; due the same day, seen on every page', async () => {
    const no = await proved({ sevClassCd: 'LTI', expectLostDayCnt: 1 })
    const workers = await site().sql<{ no: number }>(
      `select person_no::int as no from vendor_person where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE' and delete_yn = 'N'
        order by 1 limit 20`,
    )
    expect(workers).toHaveLength(20)
    await site().sql(`delete from entry_log;
      insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt)
        select plant_cd, vendor_cd, person_no, 'P' || person_no, 'G', 'G1', now() - interval '2 days', now() - interval '39 hours'
        from vendor_person where person_no in (${workers.map((one) => one.no)})`)
    await publish(no, { confirmLevelCd: 'WORKER', confirmDueYmd: '2026-11-24' })
    const { reading } = await lessons(no)
    expect(reading).toMatchObject({ targetCnt: 20, doneCnt: 0, confirmDueYmd: '2026-11-24' })
    const noticeNo = reading?.noticeNo ?? 0
    const popups = await site().as(VSM).call<{ rows: { noticeNo: number }[] }>(`${notice.api}-popups`)
    expect(popups.rows.map((one) => one.noticeNo)).toContain(noticeNo)
    await site().sql(`update vendor_person set lang_cd = 'kr' where vendor_cd = 'V100001'`)
    const sign = async (some: typeof workers) => {
      for (const one of some) {
        const body = { personNo: one.no, strokes: [[100, 500, 900, 500]] }
        await site().as(VSM).call(`${notice.api}/${noticeNo}/sign`, { method: 'POST', body })
      }
    }
    await sign(workers.slice(0, 18))
    await expect(close(no)).rejects.toMatchObject({
      code: 'ACC_LESSON_UNREAD',
      message: expect.stringContaining('전파 확인율이 90%입니다. 95% 이상이어야 종결할 수 있습니다.'),
    })
    await sign(workers.slice(18, 19))
    expect((await close(no)).statusCd).toBe('CLOSE')
  })

  test('of first aid goes out when the safety manager says so, and is then asked for', async () => {
    const no = await proved({ sevClassCd: 'FAC', expectLostDayCnt: 0 })
    expect(await lessons(no)).toMatchObject({ isNeeded: false, mayPublish: true })
    await publish(no)
    await expect(close(no)).rejects.toMatchObject({ code: 'ACC_LESSON_UNREAD' })
    const other = await proved({ sevClassCd: 'FAC', expectLostDayCnt: 0 })
    expect((await close(other)).statusCd).toBe('CLOSE')
  })

  test('names nobody who was hurt, in no language, and what is proposed does not either', async () => {
    const no = await proved({ sevClassCd: 'LTI', expectLostDayCnt: 1 })
    const [victim] = await site().sql<{ nm: string }>(
      `select victim_nm as nm from acc_victim where accident_no = ${no}`,
    )
    const named = `${victim?.nm} 님이 미끄러졌습니다.`
    await site().sql(`update accident set content_desc = '${named}' where accident_no = ${no}`)
    expect((await lessons(no)).proposed?.whatDesc).toBe('재해자 님이 미끄러졌습니다.')
    await expect(publish(no, { whatDesc: named })).rejects.toMatchObject({ code: 'ACC_LESSON_NAMED' })
    const texts = [{ langCd: 'en', titleDesc: 'Stairs', bodyDesc: `${victim?.nm} slipped.` }]
    await expect(publish(no, { texts })).rejects.toMatchObject({ code: 'ACC_LESSON_NAMED' })
  })

  test('is not written before the report is approved; its contractor reads it, not how others read it', async () => {
    const no = await proved({ sevClassCd: 'LTI', expectLostDayCnt: 1 })
    await site().sql(`update accident set status_cd = 'MEASURE', vendor_cd = 'V100001' where accident_no = ${no}`)
    await expect(publish(no)).rejects.toMatchObject({ status: 409 })
    await site().sql(`update accident set status_cd = 'APPR' where accident_no = ${no}`)
    await publish(no)
    expect(await lessons(no, VSM)).toMatchObject({ lessons: [page], reading: null, mayPublish: false, proposed: null })
  })

  test('an accident that is opened again has its lesson anew, of what is found then', async () => {
    const no = await proved({ sevClassCd: 'LTI', expectLostDayCnt: 1 })
    await publish(no)
    await confirmedBy(no, VSM)
    await close(no)
    await expect(
      site()
        .as('safety')
        .act(accident, no, 'reopen', { reasonDesc: '다시 미끄러짐' } as never),
    ).rejects.toMatchObject({ status: 403 })
    await site()
      .as('shd')
      .act(accident, no, 'reopen', { reasonDesc: '다시 미끄러짐' } as never)
    expect((await lessons(no)).lessons).toMatchObject([{ isCurrent: false }])
    await site().sql(
      `update accident set status_cd = 'EFFECT', done_dt = '${at('2026-11-24', '10:10:00')}' where accident_no = ${no}`,
    )
    await expect(close(no)).rejects.toMatchObject({ code: 'ACC_NO_LESSON' })
    site().setClock(at('2026-11-24', '10:20:00'))
    await publish(no)
    expect((await lessons(no)).lessons.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    await expect(close(no)).rejects.toMatchObject({ code: 'ACC_LESSON_UNREAD' })
  })
})
