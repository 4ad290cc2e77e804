/** What phones bring that had no network: done as of when it was, asked of what has become false since. */
import { beforeEach, expect, test } from 'vitest'
import { aMeter, aSet, aTester, readings } from '../../gas/gas.fixture.ts'
import { gasSet } from '../../gas/gas-set.model.ts'
import { EMERGENCY_API } from '../../shift/emergency/emergency.calls.ts'
import { aPermitSite, approved, at, issued, OTHER, talked, tick, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { hotValues } from '../permit.seed.ts'
import { aired } from '../permit-ground.fixture.ts'
import type { Held } from './away.calls.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }

beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('ISSUED', 'WORK', 'SUSP', 'APPR');
    delete from emergency_stop_permit; delete from emergency_stop`)
  site().setClock(at('09:50:00'))
})

const read = (permitNo: number) => site().as('oper').read(permit, permitNo)
const moment = (time: string) => Date.parse(at(time))
const ms = (dt: string | null) => Date.parse(dt ?? '')

/** Issued, and everything holds that its start asks. */
async function ready(values = {}): Promise<number> {
  const { permitNo } = await issued(site(), { ...urgent, ...values })
  await talked(site(), permitNo, at('09:50:00'))
  return permitNo
}
const held = (permitNo: number, by = VSP) => site().as(by).call<Held>(`${permit.api}/${permitNo}/held`)
/** What somebody was told at that time. */
async function told(permitNo: number, time: string, by = VSP) {
  site().setClock(at(time))
  return held(permitNo, by)
}
const bring = (permitNo: number, act: object, by = VSP, key?: string) =>
  site()
    .as(by)
    .call<{ statusCd: string }>(`${permit.api}/${permitNo}/away`, {
      method: 'POST',
      body: { seenTxt: null, ...act },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
const emergency = () =>
  site()
    .as('gate')
    .call<{ emergencyStopNo: number }>(EMERGENCY_API, {
      method: 'POST',
      body: { scopeCd: 'PLANT', areaDeptCd: null, reasonDesc: '톨루엔 누출' },
    })

test('PT-A40 seen all hold 10:00, started 10:08, arrived 10:40 in an emergency open since 10:20: it stands, begun 10:08', async () => {
  const permitNo = await ready()
  const { isHeld, seenTxt, actionCd, awayMin } = await told(permitNo, '10:00:00')
  expect([isHeld, actionCd, awayMin]).toEqual([true, 'start', 10])
  site().setClock(at('10:20:00'))
  await emergency()
  site().setClock(at('10:40:00'))
  const start = { actionCd: 'start', doneDt: at('10:08:00'), seenTxt }
  await expect(bring(permitNo, start, VSP, 'a40')).resolves.toMatchObject({ statusCd: 'SUSP' })
  // An answer that was lost is asked for again: it is done once.
  await expect(bring(permitNo, start, VSP, 'a40')).resolves.toMatchObject({ statusCd: 'SUSP' })
  const work = await read(permitNo)
  expect([work.statusCd, work.suspReasonCd, ms(work.startDt)]).toEqual(['SUSP', 'EMERGENCY', moment('10:08:00')])
  expect(ms(work.suspDt)).toBeGreaterThanOrEqual(moment('10:40:00'))
  expect(work.permitCrew?.every(({ addDt }) => ms(addDt) === moment('10:08:00'))).toBe(true)
  expect(work.permitSusp).toHaveLength(1)
  const { rows } = await site().as('oper').history(permit, permitNo)
  expect(rows.filter(({ actionCd: one }) => one === 'late').map(({ reasonDesc }) => reasonDesc)).toEqual([
    '2026-11-24 10:08',
  ])
})

test('PT-A40 a start at 10:11 is refused by the server as well, whatever the phone says', async () => {
  const permitNo = await ready()
  const { seenTxt } = await told(permitNo, '10:00:00')
  site().setClock(at('10:40:00'))
  const start = { actionCd: 'start', seenTxt }
  await expect(bring(permitNo, { ...start, doneDt: at('10:11:00') })).rejects.toMatchObject({ code: 'PT_AWAY_LATE' })
  expect((await read(permitNo)).statusCd).toBe('ISSUED')
  await expect(bring(permitNo, { ...start, doneDt: at('10:10:00') })).resolves.toMatchObject({ statusCd: 'WORK' })
})

test('an emergency that came and went before the start arrived stops it as well; one before it does not', async () => {
  const permitNo = await ready()
  const { seenTxt } = await told(permitNo, '10:00:00')
  site().setClock(at('10:20:00'))
  const { emergencyStopNo } = await emergency()
  site().setClock(at('10:30:00'))
  await site()
    .as('gate')
    .call(`${EMERGENCY_API}/${emergencyStopNo}/end`, { method: 'POST', body: { endDesc: '누출을 막음' } })
  const other = await ready()
  const later = await told(other, '10:31:00')
  site().setClock(at('10:40:00'))
  await bring(permitNo, { actionCd: 'start', doneDt: at('10:08:00'), seenTxt })
  await bring(other, { actionCd: 'start', doneDt: at('10:35:00'), seenTxt: later.seenTxt })
  expect((await read(permitNo)).suspReasonCd).toBe('EMERGENCY')
  expect((await read(other)).statusCd).toBe('WORK')
})

test('air that was found bad after the start, and before it was known here, stops it: PT_AIR_SINCE', async () => {
  await aTester(site(), 'gas')
  await aMeter(site(), 'GM-01')
  const permitNo = await ready(hotValues)
  await aired(site(), permitNo)
  const { seenTxt, isHeld } = await told(permitNo, '10:00:00')
  expect(isHeld).toBe(true)
  site().setClock(at('10:15:00'))
  const bad = aSet(permitNo, { measureDt: at('10:15:00'), lines: readings({ O2: 17 }) })
  await site().as('gas').create(gasSet, bad)
  site().setClock(at('10:16:00'))
  await site()
    .as('gas')
    .create(gasSet, aSet(permitNo, { measureDt: at('10:15:30'), lines: readings({}) }))
  site().setClock(at('10:25:00'))
  await bring(permitNo, { actionCd: 'start', doneDt: at('10:08:00'), seenTxt })
  const work = await read(permitNo)
  expect([work.statusCd, work.suspReasonCd]).toEqual(['SUSP', 'GAS_HIGH'])
  expect(work.permitSusp?.at(-1)?.reasonDesc).toContain('작업을 시작한 뒤의 가스측정이 부적합입니다.')
})

test('the server knows itself what it told whom, of which permit, and for what: PT_AWAY_SEEN', async () => {
  const [permitNo, other] = [await ready(), await ready()]
  const bare = (await issued(site(), urgent)).permitNo
  const seen = await told(permitNo, '10:00:00')
  const foreign = await held(permitNo, VSM)
  const notHeld = await held(bare)
  expect([notHeld.isHeld, notHeld.checks.some(({ ruleCd }) => ruleCd === 'PT_TBM')]).toEqual([false, true])
  expect((await held(permitNo, 'emp')).actionCd).toBeNull()
  site().setClock(at('10:06:00'))
  const start = { actionCd: 'start', doneDt: at('10:05:00') }
  const [ms0 = '', heldFor = '', mac = ''] = seen.seenTxt.split('.')
  const said: readonly (readonly [number, string | null])[] = [
    ...([
      [permitNo, null],
      [permitNo, 'x'],
      [permitNo, `${Number(ms0) + 60_000}.${heldFor}.${mac}`],
    ] as const),
    ...([
      [permitNo, foreign.seenTxt],
      [other, seen.seenTxt],
      [bare, notHeld.seenTxt],
    ] as const),
  ]
  for (const [no, seenTxt] of said)
    await expect(bring(no, { ...start, seenTxt })).rejects.toMatchObject({ code: 'PT_AWAY_SEEN' })
  await expect(bring(permitNo, { ...start, seenTxt: seen.seenTxt }, 'emp')).rejects.toMatchObject({ status: 403 })
  await expect(bring(permitNo, { ...start, seenTxt: seen.seenTxt }, OTHER)).rejects.toMatchObject({ status: 404 })
  await expect(held(permitNo, OTHER)).rejects.toMatchObject({ status: 404 })
})

test('a permit that is another one since is not begun by what was seen before: PT_AWAY_CHANGED', async () => {
  const permitNo = await ready()
  const { seenTxt } = await told(permitNo, '10:00:00')
  site().setClock(at('10:20:00'))
  const start = { actionCd: 'start', doneDt: at('10:08:00'), seenTxt }
  await site().sql(`update wkod_master set issue_dt = '${at('10:02:00')}' where permit_no = ${permitNo}`)
  await expect(bring(permitNo, start)).rejects.toMatchObject({ code: 'PT_AWAY_CHANGED' })
  await site().sql(`update wkod_master set status_cd = 'PREP' where permit_no = ${permitNo}`)
  await expect(bring(permitNo, start)).rejects.toMatchObject({ status: 409 })
})

test('whoever comes second finds it begun: the first start counts, and nothing is refused', async () => {
  const permitNo = await ready()
  const { seenTxt } = await told(permitNo, '10:00:00')
  site().setClock(at('10:09:00'))
  await site().as(VSM).act(permit, permitNo, 'start')
  const first = (await read(permitNo)).startDt
  site().setClock(at('10:40:00'))
  await expect(bring(permitNo, { actionCd: 'start', doneDt: at('10:08:00'), seenTxt })).resolves.toMatchObject({
    statusCd: 'WORK',
  })
  expect((await read(permitNo)).startDt).toBe(first)
})

test('the area resumes without a network shortly after all held; a stop that came later stands', async () => {
  const { permitNo } = await working(site(), urgent)
  site().setClock(at('09:55:00'))
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'BREAK', reasonDesc: '점심' })
  await site().as(VSP).act(permit, permitNo, 'askResume')
  const { isHeld, actionCd, seenTxt } = await told(permitNo, '10:00:00', 'oper')
  expect([isHeld, actionCd]).toEqual([true, 'resume'])
  site().setClock(at('10:30:00'))
  const resume = { actionCd: 'resume', doneDt: at('10:07:00'), seenTxt }
  await expect(bring(permitNo, resume, VSP)).rejects.toMatchObject({ status: 403 })
  await expect(bring(permitNo, resume, 'oper')).resolves.toMatchObject({ statusCd: 'WORK' })
  const work = await read(permitNo)
  expect(ms(work.permitSusp?.at(-1)?.resumeDt ?? null)).toBe(moment('10:07:00'))
  site().setClock(at('10:31:00'))
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'BREAK', reasonDesc: '비' })
  await expect(bring(permitNo, resume, 'oper')).rejects.toMatchObject({ code: 'PT_AWAY_CHANGED' })
})

test('a stop comes with its own time, and is kept beside the one that was there first', async () => {
  const { permitNo } = await working(site(), urgent)
  const { seenTxt } = await told(permitNo, '10:00:00')
  site().setClock(at('10:30:00'))
  const stop = { actionCd: 'stop', reasonCd: 'STOPWORK', reasonDesc: '가스 냄새가 납니다', seenTxt }
  await expect(bring(permitNo, { ...stop, doneDt: at('10:12:00') })).resolves.toMatchObject({ statusCd: 'SUSP' })
  const once = await read(permitNo)
  expect([ms(once.suspDt), once.suspReasonCd, once.stopAskYn]).toEqual([moment('10:12:00'), 'STOPWORK', 'Y'])

  const { permitNo: broken } = await working(site(), urgent)
  const later = await told(broken, '10:31:00', 'emp')
  await site().as('oper').act(permit, broken, 'stop', { reasonCd: 'BREAK', reasonDesc: '휴식' })
  site().setClock(at('10:45:00'))
  await expect(
    bring(broken, { ...stop, seenTxt: later.seenTxt, doneDt: at('10:33:00'), reasonCd: 'NONE' }, 'emp'),
  ).rejects.toMatchObject({ code: 'PT_STOP_REASON' })
  await bring(broken, { ...stop, seenTxt: later.seenTxt, doneDt: at('10:33:00') }, 'emp')
  const both = await read(broken)
  expect(both.permitSusp?.map(({ reasonCd }) => reasonCd)).toEqual(['BREAK', 'STOPWORK'])
  expect([both.suspReasonCd, both.stopAskYn]).toEqual(['BREAK', 'Y'])
  await site().as(VSP).act(permit, broken, 'askResume')
  await expect(site().as('oper').act(permit, broken, 'resume')).rejects.toMatchObject({ code: 'PT_RESUME_DECISION' })
  await site()
    .as('safety')
    .act(permit, broken, 'decideStop', { stopDecisionCd: 'NONE', stopDecisionDesc: '함께 확인함' })
  await site().as('oper').act(permit, broken, 'resume')
  expect((await read(broken)).permitSusp?.every(({ resumeDt }) => resumeDt !== null)).toBe(true)
  // Of work that has not begun there is nothing to stop.
  const idle = await ready()
  await expect(bring(idle, { ...stop, seenTxt: null, doneDt: at('10:33:00') })).rejects.toMatchObject({ status: 409 })
})

test('a time that cannot be is put right: not in the future, not before the work, none without what was told', async () => {
  const { permitNo } = await working(site(), urgent)
  const startDt = ms((await read(permitNo)).startDt)
  const { seenTxt, asOfDt: seenDt } = await told(permitNo, '10:00:00')
  site().setClock(at('10:10:00'))
  const stop = { actionCd: 'stop', reasonCd: 'BREAK', reasonDesc: '휴식' }
  const suspAt = async (act: object) => {
    const { permitNo: no } = await working(site(), urgent)
    await bring(no, { ...stop, ...act })
    return ms((await read(no)).suspDt)
  }
  expect(await suspAt({ doneDt: at('23:00:00') })).toBeLessThan(moment('10:11:00'))
  expect(await suspAt({ doneDt: at('03:00:00') })).toBeGreaterThanOrEqual(moment('10:10:00'))
  await bring(permitNo, { ...stop, doneDt: at('03:00:00'), seenTxt })
  expect(ms((await read(permitNo)).suspDt)).toBe(ms(seenDt))
  expect(startDt).toBeLessThan(moment('10:00:00'))
})

test('a finish comes with its own time, also out of a stop that was later; what is asked of it is asked', async () => {
  const { permitNo } = await working(site(), urgent)
  const { seenTxt } = await told(permitNo, '10:00:00')
  site().setClock(at('10:20:00'))
  await site().as('oper').act(permit, permitNo, 'stop', { reasonCd: 'BREAK', reasonDesc: '비' })
  site().setClock(at('10:40:00'))
  const finish = { actionCd: 'finish', doneDt: at('10:15:00'), seenTxt }
  await expect(bring(permitNo, finish)).rejects.toMatchObject({ code: 'PT_UNTIDIED' })
  await expect(bring(permitNo, { ...finish, finishedYn: 'Y' }, 'emp')).rejects.toMatchObject({ status: 403 })
  await expect(bring(permitNo, { ...finish, finishedYn: 'Y' })).resolves.toMatchObject({ statusCd: 'DONE' })
  const work = await read(permitNo)
  expect([ms(work.doneDt), work.permitCrew?.every(({ leaveDt }) => ms(leaveDt) === moment('10:15:00'))]).toEqual([
    moment('10:15:00'),
    true,
  ])
  await expect(bring(permitNo, { ...finish, finishedYn: 'Y' }, VSM)).resolves.toMatchObject({ statusCd: 'DONE' })
})

test('ticks of two phones merge, each with its time and its photo; the first counts', async () => {
  const { permitNo } = await approved(site(), { ...urgent, ...hotValues })
  const lines = ((await read(permitNo)).permitCheck ?? []).filter(({ okYn }) => okYn !== 'Y')
  const [one, other, third] = lines.map(({ checkItemNo }) => checkItemNo ?? '')
  const seen = await told(permitNo, '10:00:00')
  const area = await told(permitNo, '10:00:00', 'oper')
  site().setClock(at('10:40:00'))
  const put = (checkItemNo = '', values: object, by = VSP) =>
    site()
      .as(by)
      .call<{ okDt: string | null }>(`${permit.api}/${permitNo}/checks/${checkItemNo}`, {
        method: 'POST',
        body: { okYn: 'Y', seenTxt: by === VSP ? seen.seenTxt : area.seenTxt, ...values },
      })
  await put(one, { doneDt: at('10:05:00') })
  await put(other, { doneDt: at('10:06:00') }, 'oper')
  await put(one, { doneDt: at('10:04:00') }, 'oper')
  // Whoever took it away did so before it was ticked.
  await put(other, { okYn: 'N', doneDt: at('10:05:00') })
  const photo = async (checkItemNo = '', by = VSP) => {
    const { attachFileId, files } = await site().as(by).attach('PERMIT_CHECK')
    await put(checkItemNo, { doneDt: at('10:07:00'), attachFileId }, by)
    return files[0]?.fileNo
  }
  const first = await photo(one)
  const second = await photo(third, 'oper')
  const now = await read(permitNo)
  const lineOf = (no = '') => now.permitCheck?.find(({ checkItemNo }) => checkItemNo === no)
  expect([lineOf(one)?.checkUserId, ms(lineOf(one)?.okDt ?? null), lineOf(one)?.photoFileNo]).toEqual([
    VSP,
    moment('10:05:00'),
    first,
  ])
  expect([lineOf(other)?.okYn, lineOf(other)?.checkUserId]).toEqual(['Y', 'oper'])
  expect([lineOf(third)?.okYn, lineOf(third)?.photoFileNo]).toEqual(['Y', second])
  const { attachFileId } = await site().as('gas').attach('PERMIT_CHECK')
  await expect(put(one, { doneDt: at('10:09:00'), attachFileId })).rejects.toMatchObject({ code: 'PT_PHOTO_OTHER' })
  await expect(put('GEN-99', { doneDt: at('10:09:00') })).rejects.toMatchObject({ status: 404 })
  await expect(put(one, { okYn: 'N', doneDt: at('10:09:00') }, 'emp')).rejects.toMatchObject({ status: 409 })
  await expect(put(one, { okYn: 'N', doneDt: at('10:09:00') }, OTHER)).rejects.toMatchObject({ status: 404 })
  await tick(site(), permitNo, ['START'], VSP)
})
