/** R2 through HTTP and by the clock: one shift hands its area to the next. */
import { beforeEach, expect, test } from 'vitest'
import { aPermitSite, at, VSP, working } from '../../permit/permit.fixture.ts'
import { permit } from '../../permit/permit.model.ts'
import { hand } from './hand.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const sign = (signerNm: string) => ({ signerNm, signDt: at('15:00:00'), strokes: [[1, 1, 20, 20, 40, 10]] })

beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('WORK', 'SUSP');
    delete from permit_handover_permit_rows; delete from permit_handover_iso_rows; delete from permit_handover;
    update iso_plan set status_cd = 'CLOSE' where status_cd in ('SET', 'VERIFIED', 'TESTING', 'REMOVING')`)
  site().setClock(at('13:00:00'))
})
/** At work since 13:00, until 21:00. */
const atWork = () => working(site(), { ...urgent, workFromDt: at('13:00:00'), workToDt: at('21:00:00') })
const minute = async (time: string) => {
  site().setClock(at(time))
  await site().runJob('handover-clock')
  return site().runJob('permit-clock')
}
const stateOf = async (permitNo: number) => {
  const { statusCd, suspReasonCd } = await site().as('oper').read(permit, permitNo)
  return [statusCd, suspReasonCd]
}
const records = async () => (await site().as('oper').list(hand)).rows
const outgoing = 'oper'
const incoming = 'areaappr'

test('PT-A23 at 15:30 work that was not handed over stops; nothing stops at 15:29, and once only', async () => {
  const { permitNo } = await atWork()
  await minute('14:30:00')
  expect(await records()).toMatchObject([
    { areaDeptCd: 'D2110', shiftCd: 'DAY', permitCnt: 1, statusCd: 'OPEN', handTitle: '생산1팀 2026-11-24 주간조' },
  ])
  expect(await minute('15:29:00')).toBe(0)
  expect(await stateOf(permitNo)).toEqual(['WORK', null])
  expect(await minute('15:30:00')).toBe(1)
  expect(await stateOf(permitNo)).toEqual(['SUSP', 'SHIFT'])
  expect(await minute('15:31:00')).toBe(0)
  expect(await records()).toMatchObject([{ suspCnt: 1 }])
  const told = (await site().as('safety').notifications()).rows.map(({ messageDesc }) => messageDesc)
  expect(told).toContainEqual(expect.stringContaining('교대 인수인계가 완료되지 않아 작업 1건이 중지되었습니다'))
})

test('PT-A23 a record that both signed by 15:29 keeps the work going', async () => {
  const { permitNo } = await atWork()
  await minute('14:40:00')
  const [record] = await records()
  const no = record?.handNo ?? 0
  const before = await site().as(outgoing).read(hand, no)
  const permitRows =
    before.permitRows?.map((row) => ({ ...row, wkodTitle: '고친 이름', memoDesc: '용접 2층 계속' })) ?? []
  await site().as(outgoing).edit(hand, before, no, { permitRows })
  await site()
    .as(outgoing)
    .act(hand, no, 'signOut', { outSign: sign('홍기범') })
  await expect(
    site()
      .as(outgoing)
      .act(hand, no, 'signIn', { inSign: sign('홍기범') }),
  ).rejects.toMatchObject({ status: 403 })
  site().setClock(at('15:29:00'))
  const signed = await site()
    .as(incoming)
    .act(hand, no, 'signIn', { inSign: sign('전용준') })
  expect(signed).toMatchObject({ statusCd: 'DONE', lateYn: 'N', outUserId: outgoing, inUserId: incoming })
  expect(signed.permitRows).toMatchObject([
    { permitNo, statusCd: 'WORK', wkodTitle: '반응기 R-201 배관 용접', memoDesc: '용접 2층 계속' },
  ])
  expect(await minute('15:30:00')).toBe(0)
  expect(await stateOf(permitNo)).toEqual(['WORK', null])
})

test('R2 the lists are what is open when it is signed; what began meanwhile is in, and only two may sign', async () => {
  const first = await atWork()
  await minute('14:35:00')
  const [record] = await records()
  const no = record?.handNo ?? 0
  site().setClock(at('14:30:00'))
  const second = await atWork()
  await site()
    .as(outgoing)
    .act(hand, no, 'signOut', { outSign: sign('홍기범') })
  const out = await site().as(outgoing).read(hand, no)
  expect(out.permitRows?.map(({ permitNo }) => permitNo)).toEqual([first.permitNo, second.permitNo])
  await expect(
    site()
      .as('emp')
      .act(hand, no, 'signIn', { inSign: sign('김서연') }),
  ).rejects.toMatchObject({ status: 403 })
  await expect(site().as(VSP).read(hand, no)).rejects.toMatchObject({ status: 403 })
})

test('R2 nobody signs before half an hour to the end, and an area has one record for it', async () => {
  await atWork()
  site().setClock(at('14:29:00'))
  const early = await site().as(outgoing).create(hand, { areaDeptCd: 'D2110' })
  expect(early.shiftCd).toBe('NIGHT')
  await expect(site().as(outgoing).create(hand, { areaDeptCd: 'D2110' })).rejects.toMatchObject({ code: 'HAND_TWICE' })
  site().setClock(at('14:31:00'))
  const { handNo, shiftCd } = await site().as(outgoing).create(hand, { areaDeptCd: 'D2110' })
  expect(shiftCd).toBe('DAY')
  site().setClock(at('14:29:30'))
  await expect(
    site()
      .as(outgoing)
      .act(hand, handNo, 'signOut', { outSign: sign('홍기범') }),
  ).rejects.toMatchObject({
    code: 'HAND_EARLY',
  })
})

test('2.6 SHIFT what was stopped goes on when the hand-over has been signed after all', async () => {
  const { permitNo } = await atWork()
  await minute('15:00:00')
  await minute('15:30:00')
  site().setClock(at('15:40:00'))
  await site().as(VSP).act(permit, permitNo, 'askResume')
  await expect(site().as('oper').act(permit, permitNo, 'resume')).rejects.toMatchObject({
    status: 422,
    code: 'PT_RESUME_SHIFT',
    answer: { message: '교대 인수인계가 완료되지 않아 작업이 중지되었습니다.' },
  })
  const [record] = await records()
  const no = record?.handNo ?? 0
  await site()
    .as(outgoing)
    .act(hand, no, 'signOut', { outSign: sign('홍기범') })
  expect(
    (
      await site()
        .as(incoming)
        .act(hand, no, 'signIn', { inSign: sign('전용준') })
    ).lateYn,
  ).toBe('Y')
  expect((await site().as('oper').act(permit, permitNo, 'resume')).statusCd).toBe('WORK')
  expect(await minute('15:45:00')).toBe(0)
})

test('R2 what stood for another reason at the end of the shift goes on only once it was handed over as well', async () => {
  const { permitNo } = await atWork()
  site().setClock(at('14:50:00'))
  await site().as(VSP).act(permit, permitNo, 'stop', { reasonCd: 'BREAK', reasonDesc: '휴식' })
  await minute('15:00:00')
  await minute('15:41:00')
  expect(await stateOf(permitNo)).toEqual(['SUSP', 'BREAK'])
  await site().as(VSP).act(permit, permitNo, 'askResume')
  await expect(site().as('oper').act(permit, permitNo, 'resume')).rejects.toMatchObject({ code: 'PT_RESUME_SHIFT' })
  const no = (await records())[0]?.handNo ?? 0
  await site()
    .as(outgoing)
    .act(hand, no, 'signOut', { outSign: sign('홍기범') })
  await site()
    .as(incoming)
    .act(hand, no, 'signIn', { inSign: sign('전용준') })
  expect((await site().as('oper').act(permit, permitNo, 'resume')).statusCd).toBe('WORK')
  expect(await minute('15:43:00')).toBe(0)
})

test('R2 an area is handed over by its own people alone; others are told whose it is', async () => {
  await atWork()
  await minute('14:40:00')
  const [record] = await records()
  const no = record?.handNo ?? 0
  await site().sql(`update sys_user set dept_cd = 'D2120' where user_id = '${incoming}'`)
  const { can, ...elsewhere } = await site().as(incoming).read(hand, no)
  expect(can.checks?.signOut).toMatchObject([
    { ruleCd: 'HAND_AREA', resultCd: 'BLOCK', lifterCds: ['OPR', 'SUP', 'APR'] },
  ])
  const refused = { status: 422, code: 'HAND_AREA' }
  const signOut = (userId: string) =>
    site()
      .as(userId)
      .act(hand, no, 'signOut', { outSign: sign('홍기범') })
  await expect(signOut(incoming)).rejects.toMatchObject(refused)
  await expect(
    site()
      .as(incoming)
      .edit(hand, elsewhere as never, no, { memoDesc: '다른 구역' }),
  ).rejects.toMatchObject(refused)
  await expect(site().as(incoming).create(hand, { areaDeptCd: 'D2110' })).rejects.toMatchObject(refused)
  await signOut(outgoing)
  const signIn = () =>
    site()
      .as(incoming)
      .act(hand, no, 'signIn', { inSign: sign('전용준') })
  await expect(signIn()).rejects.toMatchObject(refused)
  await site().sql(`update sys_user set dept_cd = 'D2110' where user_id = '${incoming}'`)
  await expect.poll(async () => (await site().as(incoming).read(hand, no)).can.checks?.signIn ?? []).toEqual([])
  expect((await signIn()).statusCd).toBe('DONE')
})

test('R2 who took the ending shift over does not take over the next one as well', async () => {
  await atWork()
  const over = async (time: string, from: string, to: string) => {
    await minute(time)
    const [{ handNo = 0 } = {}] = (await records()).filter(({ statusCd }) => statusCd === 'OPEN')
    await site()
      .as(from)
      .act(hand, handNo, 'signOut', { outSign: sign('인계') })
    return () =>
      site()
        .as(to)
        .act(hand, handNo, 'signIn', { inSign: sign('인수') })
  }
  await (await over('14:40:00', outgoing, incoming))()
  await site().sql(`update wkod_master set work_to_dt = '${at('23:30:00')}' where status_cd = 'WORK'`)
  const [evening] = await records()
  const again = await over('22:40:00', outgoing, incoming)
  await expect(again()).rejects.toMatchObject({ status: 422, code: 'HAND_SHIFT' })
  const { can } = await site()
    .as(incoming)
    .read(hand, (evening?.handNo ?? 0) + 1)
  expect(can.checks?.signIn).toMatchObject([
    { ruleCd: 'HAND_SHIFT', evidenceDesc: expect.stringContaining(evening?.handDocNo ?? '?') },
  ])
})
