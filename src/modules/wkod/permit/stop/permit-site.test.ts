/** What the site keeps and what its clock does: the list of checks, people at work, stops of a whole plant. */
import { beforeEach, expect, test } from 'vitest'
import { gatedIn } from '#modules/contractor/entry/entry.api.ts'
import { instead } from '#platform/server/ports.ts'
import { suspendPermits } from '../permit.api.ts'
import { aPermitSite, at, submitted, VSM, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import { aPermit, spaceValues } from '../permit.seed.ts'

/** Who has gone in, while it is not everybody; and whom a rule of people forbids to work. */
let inside: readonly number[] | undefined
let barred: readonly number[] = []
const site = aPermitSite([
  instead(permitAsks, {
    presence: async (db, personNos, at) => inside ?? [...(await gatedIn(db, personNos, at))],
    eligibility: async (_, asked) =>
      asked.flatMap(({ permitNo, personNos }) =>
        personNos
          .filter((no) => barred.includes(no))
          .map((personNo) => ({ permitNo, personNo, ruleCd: 'E08', resultCd: 'BLOCK' as const, message: '면허' })),
      ),
  }),
])
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
beforeEach(() => {
  site().setClock(at('08:10:00'))
  inside = undefined
  barred = []
})
const told = async (userId: string) =>
  (await site().as(userId).notifications()).rows.map(({ messageDesc }) => messageDesc)
const items = '/api/saf/wkod/checkitem'

test('the site keeps what is checked: a permit takes its own copy at the request and at the review', async () => {
  const add = (userId: string, values: object) =>
    site()
      .as(userId)
      .call(items, {
        method: 'POST',
        body: {
          checkItemNo: 'GEN-9',
          typeCd: 'GEN',
          checkDesc: '작업 전 사진을 찍었습니다.',
          photoYn: 'Y',
          sortOrder: 900,
          ...values,
        },
      })
  await expect(add('oper', {})).rejects.toMatchObject({ status: 403 })
  await expect(add('safety', { checkItemNo: 'ADD-1' })).rejects.toMatchObject({ code: 'PT_ITEM_ADD' })
  const running = await working(site(), urgent)
  const asked = await submitted(site(), urgent)
  await add('safety', {})
  await site().sql(`update permit_check_item set use_yn = 'N' where check_item_no = 'GEN-2'`)
  await site().sql(`update permit_check_item set required_yn = 'N' where check_item_no = 'GEN-3'`)
  const codes = (record: typeof asked) => (record.permitCheck ?? []).map(({ checkItemNo }) => checkItemNo)
  const fresh = await submitted(site(), urgent)
  expect(codes(fresh)).toEqual(['GEN-1', 'GEN-3', 'GEN-4', 'GEN-9'])
  expect(fresh.permitCheck?.at(-1)).toMatchObject({ photoYn: 'Y', requiredYn: 'Y', stageCd: 'PREP', okYn: 'N' })
  expect(fresh.permitCheck?.[1]).toMatchObject({ requiredYn: 'N' })
  expect(codes(await site().as('oper').act(permit, asked.permitNo, 'review'))).toEqual(codes(fresh))
  expect(codes(await site().as('oper').read(permit, running.permitNo))).toContain('GEN-2')
  await site().sql(
    `update permit_check_item set use_yn = 'Y', required_yn = 'Y'; delete from permit_check_item where check_item_no = 'GEN-9'`,
  )
})

test('the list of checks comes and goes as a sheet', async () => {
  const sheet = await site().as('safety').readSheet(`${items}s/excel`)
  expect(sheet.rows.length).toBeGreaterThan(40)
  await expect(site().as(VSM).call(`${items}s`)).rejects.toMatchObject({ status: 403 })
})

test('work stops when its leader went or may no longer work; others are marked as gone, and its people hear of it', async () => {
  const { permitNo, leaderPersonNo, permitCrew } = await working(site(), urgent)
  const [first = 0, second = 0] = (permitCrew ?? []).map(({ personNo }) => personNo ?? 0)
  inside = [leaderPersonNo ?? 0, first, second]
  const run = async () => {
    await site().runJob('permit-clock')
    const record = await site().as('oper').read(permit, permitNo)
    const gone = (record.permitCrew ?? []).filter(({ leaveDt }) => leaveDt !== null).map(({ personNo }) => personNo)
    return [record.statusCd, gone]
  }
  expect(await run()).toEqual(['WORK', []])
  inside = [leaderPersonNo ?? 0, second]
  expect(await run()).toEqual(['WORK', [first]])
  barred = [second]
  expect(await run()).toEqual(['WORK', [first, second]])
  expect(await told(VSM)).toContainEqual(expect.stringContaining('작업인원에서 빠졌습니다'))
  barred = [leaderPersonNo ?? 0]
  expect(await run()).toEqual(['SUSP', [first, second]])
  const record = await site().as('oper').read(permit, permitNo)
  expect(record).toMatchObject({ suspReasonCd: 'PERSON' })
})

test('an emergency stops everything at work in a plant at once, each with its line and its story', async () => {
  const first = await working(site(), urgent)
  const second = await working(site(), { ...urgent, wkodTitle: '열교환기 튜브 청소' })
  const waiting = await submitted(site(), urgent)
  const now = site().services.clock.now()
  const stop = (plantCd: string, areaDeptCd?: string) =>
    site().services.db.write('SYSTEM', (tx) =>
      suspendPermits(
        tx,
        { plantCd, ...(areaDeptCd && { areaDeptCd }) },
        { reasonCd: 'EMERGENCY', reasonDesc: '누출', byUserId: 'safety', now },
      ),
    )
  expect(await stop('3000')).toEqual([])
  expect(await stop('2000', 'D2120')).toEqual([])
  const stopped = await stop('2000')
  expect(stopped).toEqual(expect.arrayContaining([first.permitNo, second.permitNo]))
  expect(stopped).not.toContain(waiting.permitNo)
  for (const { permitNo, rowVersion } of [first, second]) {
    const record = await site().as('oper').read(permit, permitNo)
    expect(record).toMatchObject({ statusCd: 'SUSP', suspReasonCd: 'EMERGENCY', rowVersion: rowVersion + 1 })
    expect(record.permitSusp).toMatchObject([{ reasonCd: 'EMERGENCY', reasonDesc: '누출', byUserId: 'safety' }])
    const story = await site().sql(`select to_status_cd as state, reason_cd as reason from sys_audit
      where biz_cd = 'permit' and biz_no = '${permitNo}' and action_cd = 'stop'`)
    expect(story).toEqual([{ state: 'SUSP', reason: 'EMERGENCY' }])
  }
  expect(await stop('2000')).toEqual([])
  for (const title of ['반응기 R-201 배관 용접', '열교환기 튜브 청소'])
    expect(await told('oper')).toContain(`작업이 중지되었습니다(비상상황): ${title}`)
})

test('of many works that stop at once whoever hears of all is told once, by message and by text', async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd in ('WORK', 'SUSP')`)
  const first = await working(site(), urgent)
  for (let n = 1; n < 7; n++) await working(site(), urgent)
  const now = site().services.clock.now()
  const texts = () =>
    site().sql<{ to: string; body: string }>(
      `select recipient_desc as to, body_desc as body from com_outbox where channel_cd = 'SMS' and once_key like 'sms:permit-stop:%' and create_dt = $1`,
      [now],
    )
  await site().services.db.write('SYSTEM', (tx) => suspendPermits(tx, { plantCd: '2000' }, { reasonCd: 'ACC', now }))
  const many = `작업 7건이 한꺼번에 중지되었습니다(사고): ${first.wkodTitle} 외`
  const heard = await told('oper')
  expect(heard.filter((said) => said.startsWith('작업 7건이'))).toEqual([many])
  expect(heard.filter((said) => said.startsWith('작업이 중지되었습니다(사고)'))).toEqual([])
  const sent = await texts()
  expect(sent.length).toBeGreaterThan(0)
  expect(new Set(sent.map(({ to }) => to)).size, 'one text to each phone').toBe(sent.length)
  for (const { body } of sent) expect(body).toMatch(/(외 6건|6)/)
})

test('the list narrows to what waits too long and to what is in the way of others', async () => {
  const { permitNo, slaDueDt } = await submitted(site(), urgent)
  const list = async (where: Record<string, string>) =>
    (await site().as('oper').list(permit, { where })).rows.map((row) => row.permitNo)
  const late = (slaDueDtTo: string) => list({ statusCd: 'RQST', slaDueDtTo })
  expect(await late(slaDueDt ?? '')).toContain(permitNo)
  expect(await late(at('08:00:00'))).not.toContain(permitNo)
  await site().sql(`update wkod_master set conflict_yn = 'Y', iso_cnt = 2 where permit_no = ${permitNo}`)
  expect(await list({ conflictYn: 'Y' })).toEqual([permitNo])
  expect(
    (
      await site()
        .as('oper')
        .list(permit, { where: { conflictYn: 'Y' } })
    ).rows[0],
  ).toMatchObject({ isoCnt: 2 })
})

test('the crew of a space is told how many have to be counted', async () => {
  const values = { ...spaceValues, ...urgent, permVentYn: 'Y' as const, permVentCheckYmd: '2026-11-04' }
  const { permitNo } = await working(site(), values)
  await site().as('emp').act(permit, permitNo, 'stop', { reasonCd: 'BREAK' })
  const { can } = await site().as('oper').read(permit, permitNo)
  expect(can.checks?.resume).toContainEqual(expect.objectContaining({ ruleCd: 'PT_RESUME_COUNT' }))
})

test('whoever supervises a permit of a contractor, which cannot look people up, is whom all its contracts of the day name', async () => {
  await site().sql(`delete from vendor_contract where vendor_cd = 'V100001'`)
  const contract = (ownUserId: string) =>
    site().sql(`insert into vendor_contract (status_cd, plant_cd, vendor_cd, contract_no, contract_nm, host_dept_cd, own_user_id, start_ymd, end_ymd)
      values ('ACTIVE', '2000', 'V100001', 'C-${ownUserId}', '배관', 'D2210', '${ownUserId}', '2026-11-01', '2026-12-31')`)
  const draft = () =>
    site()
      .as(VSP)
      .create(permit, aPermit({ ownUserId: null }))
  expect((await draft()).ownUserId).toBeNull()
  await contract('owner')
  expect(await draft()).toMatchObject({ ownUserId: 'owner', ownDeptCd: 'D2210' })
  await contract('maint')
  expect((await draft()).ownUserId).toBeNull()
})
