/** R3 through HTTP: everything stands at once, and goes on one by one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { MIGRATIONS } from '#platform/server/database/migrate.ts'
import { aPermitSite, at, VSP, working } from '../../permit/permit.fixture.ts'
import { permit } from '../../permit/permit.model.ts'
import { EMERGENCY_API, type EmergencyBoard } from './emergency.calls.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('WORK', 'SUSP');
    update entry_muster set end_dt = now() where end_dt is null; delete from emergency_stop_permit; delete from emergency_stop`)
  site().setClock(at('08:00:00'))
})
const board = (by = 'safety') => site().as(by).call<EmergencyBoard>(EMERGENCY_API)
const press = (by: string, body: object = { scopeCd: 'PLANT', areaDeptCd: null, reasonDesc: '톨루엔 누출' }) =>
  site().as(by).call<{ emergencyStopNo: number; stoppedCnt: number }>(EMERGENCY_API, { method: 'POST', body })
const send = (by: string, path: string, body: object) =>
  site().as(by).call(`${EMERGENCY_API}/${path}`, { method: 'POST', body })
const stateOf = async (permitNo: number) => (await site().as('oper').read(permit, permitNo)).statusCd

test('R3 the control room stops the plant: every work stands within 5 s, people are counted, everybody hears of it', async () => {
  const { permitNo } = await working(site(), urgent)
  // Sixty works at once, as a plant in turnaround has.
  await site().sql(`do $$ declare n int; c text; begin
    select string_agg(quote_ident(attname), ', ') into c from pg_attribute where attrelid = 'wkod_master'::regclass and attnum > 0
      and not attisdropped and attname not in ('permit_no', 'permit_doc_no');
    for n in 1..60 loop execute format('insert into wkod_master (permit_doc_no, %s) select %L, %s from wkod_master where permit_no = ${permitNo}',
      c, 'PTW-X-' || n, c); end loop; end $$`)
  const began = Date.now()
  expect(await press('gate')).toMatchObject({ stoppedCnt: 61 })
  expect(Date.now() - began).toBeLessThan(5000)
  const left = await site().sql(
    `select 1 from wkod_master where plant_cd = '2000' and status_cd = 'WORK' and delete_yn = 'N'`,
  )
  expect(left).toEqual([])
  const record = await site().as('oper').read(permit, permitNo)
  expect(record).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'EMERGENCY' })
  expect(record.permitSusp).toMatchObject([{ reasonCd: 'EMERGENCY', reasonDesc: '톨루엔 누출', byUserId: 'gate' }])
  const now = await board()
  expect(now.muster).not.toBeNull()
  expect(now.stops[0]).toMatchObject({ stoppedCnt: 61, releasedCnt: 0, endDt: null, stopUserNm: '양세진' })
  expect(now.permits).toHaveLength(61)
  expect((await site().as('oper').notifications()).rows.map(({ messageDesc }) => messageDesc)).toContain(
    '비상 작업중지: 톨루엔 누출 (작업 61건 중지)',
  )
  expect((await press('gate')).emergencyStopNo).toBe(now.stops[0]?.emergencyStopNo)
})

test('R3 an area stops alone; nobody else presses the button', async () => {
  const here = await working(site(), urgent)
  const there = await working(site(), urgent)
  await site().sql(`update wkod_master set area_dept_cd = 'D2120' where permit_no = ${there.permitNo}`)
  for (const by of ['oper', 'emp', VSP]) await expect(press(by)).rejects.toMatchObject({ status: 403 })
  const area = (areaDeptCd: string | null) => ({ scopeCd: 'AREA', areaDeptCd, reasonDesc: '가스 누출' })
  await expect(press('safety', area(null))).rejects.toMatchObject({ status: 400 })
  expect(await press('safety', area('D2110'))).toMatchObject({ stoppedCnt: 1 })
  expect([await stateOf(here.permitNo), (await site().as('mgr2').read(permit, there.permitNo)).statusCd]).toEqual([
    ...['SUSP', 'WORK'],
  ])
})

test('2.6 EMERGENCY each work is released by its area, one by one, when the danger is over', async () => {
  const first = await working(site(), urgent)
  const second = await working(site(), urgent)
  const { emergencyStopNo } = await press('safety')
  const { permits } = await board()
  const rowOf = (permitNo: number) =>
    `permits/${permits.find((one) => one.permitNo === permitNo)?.emergencyStopPermitNo}/release`
  const release = (by: string, permitNo: number) => send(by, rowOf(permitNo), { releaseDesc: '현장 확인, 누출 없음' })
  const resume = (permitNo: number) => site().as('oper').act(permit, permitNo, 'resume')
  await site().as(VSP).act(permit, first.permitNo, 'askResume')
  await expect(resume(first.permitNo)).rejects.toMatchObject({ code: 'PT_EMERGENCY' })
  await expect(release('oper', first.permitNo)).rejects.toMatchObject({ status: 409, code: 'EMERGENCY_OPEN' })
  await expect(send('oper', `${emergencyStopNo}/end`, { endDesc: '누출 차단' })).rejects.toMatchObject({ status: 403 })
  await send('safety', `${emergencyStopNo}/end`, { endDesc: '누출을 차단하고 농도를 확인함' })
  await expect(resume(first.permitNo)).rejects.toMatchObject({ code: 'PT_RESUME_RELEASE' })
  await expect(release('safety', first.permitNo)).rejects.toMatchObject({ status: 403 })
  await release('oper', first.permitNo)
  expect((await resume(first.permitNo)).statusCd).toBe('WORK')
  await site().as(VSP).act(permit, second.permitNo, 'askResume')
  await expect(resume(second.permitNo)).rejects.toMatchObject({ code: 'PT_RESUME_RELEASE' })
  expect((await board()).stops[0]).toMatchObject({ releasedCnt: 1, stoppedCnt: 2 })
})

test('what an emergency tells is known by its code, also what was told before it had one', async () => {
  await site().sql('delete from com_notification')
  await working(site(), urgent)
  const { emergencyStopNo } = await press('gate')
  await send('safety', `${emergencyStopNo}/end`, { endDesc: '누출을 차단하고 농도를 확인함' })
  const codes = () =>
    site().sql(`select distinct event_cd from com_notification where message_desc like '비상%' order by 1`)
  const known = [{ event_cd: 'EMERGENCY_OVER' }, { event_cd: 'EMERGENCY_STOP' }]
  expect(await codes()).toEqual(known)
  await site().sql('update com_notification set event_cd = null')
  await site().sql(readFileSync(join(MIGRATIONS, '0060-messages-of-shifts.sql'), 'utf8'))
  expect(await codes()).toEqual(known)
})

test('why a work was stopped is read in the language of its reader', async () => {
  await site().sql('delete from com_notification')
  await working(site(), urgent)
  await press('gate')
  const { rows } = await site()
    .as('oper')
    .call<{ rows: { messageDesc: string }[] }>('/api/notifications', { headers: { 'accept-language': 'en' } })
  expect(rows.map(({ messageDesc }) => messageDesc)).toContainEqual(
    expect.stringMatching(/^Work is stopped \(Emergency\): /),
  )
})
