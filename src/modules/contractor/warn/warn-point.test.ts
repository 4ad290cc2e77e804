import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { permitPort } from '#modules/common/permit.ports.ts'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { sql } from '#platform/server/database/sql.ts'
import { instead } from '#platform/server/ports.ts'
import { aFileSite, aServerBeside } from '#platform/test/site.ts'
import { vendorMaster } from '../master/vendor-master.model.ts'
import { warnPoint } from './warn-point.model.ts'
import { aWarnPoint } from './warn-point.seed.ts'

const site = aFileSite()
const DAY = '2026-11-21T10:00:00+09:00'
beforeAll(async () => {
  await site().sql(`delete from warn_point`)
  await site().sql(
    `insert into sys_code_grp (code_grp_cd, code_grp_nm) values ('VIOL_ITEM', '위반항목') on conflict do nothing`,
  )
  await site().sql(`insert into sys_code (code_grp_cd, code, code_nm) values ('VIOL_ITEM', 'RAIL', '안전난간 미설치'),
    ('VIOL_ITEM', 'HELMET', '안전모 미착용') on conflict do nothing`)
})
beforeEach(() => site().setClock(DAY))

const photo = async (userId: string) => (await site().as(userId).attach('WARN_PHOTO')).attachFileId
async function draft(values = {}, userId = 'owner') {
  const beforeFileId = await photo(userId)
  return site()
    .as(userId)
    .create(warnPoint, aWarnPoint({ foundDt: DAY, beforeFileId, ...values }))
}
const issue = async (values = {}, userId = 'owner') =>
  site()
    .as(userId)
    .act(warnPoint, (await draft(values, userId)).warnPointNo, 'issue')
const act = (userId: string, no: number, actionCd: string, values = {}) =>
  site()
    .as(userId)
    .act(warnPoint, no, actionCd as 'issue', values)
const finish = async (no: number) =>
  act('V100001-02', no, 'finish', { actionDesc: '난간을 달았습니다.', afterFileId: await photo('V100001-02') })
const imprOf = ({ imprNo }: { imprNo: number | null }) =>
  site()
    .as('safety')
    .read(impr, imprNo ?? 0)

describe('a demand', () => {
  test('is issued by the host with a photo and a row of the register, and is answered and verified', async () => {
    const issued = await issue()
    expect(issued).toMatchObject({
      statusCd: 'ISSUED',
      foundUserId: 'owner',
      ackDueYmd: '2026-11-22',
      dueYmd: '2026-11-28',
      warnPointDocNo: expect.stringMatching(/^WP-20261121-\d{3}$/),
    })
    expect(await imprOf(issued)).toMatchObject({
      statusCd: 'RQST',
      srcCd: 'VPO',
      srcNo: String(issued.warnPointNo),
      vendorCd: 'V100001',
      dueYmd: '2026-11-28',
      verifyUserId: 'owner',
    })
    const no = issued.warnPointNo
    expect((await site().as('V100001-02').notifications()).rows[0]?.linkUrl).toContain('warnAndPointOutStatus')
    expect(await act('V100001-02', no, 'receive')).toMatchObject({ statusCd: 'ACK' })
    expect(await finish(no)).toMatchObject({ statusCd: 'DONE', actionUserId: 'V100001-02' })
    expect(await imprOf(issued)).toMatchObject({ statusCd: 'DONE', actionDesc: '난간을 달았습니다.' })
    expect(await act('owner', no, 'verify', { verifyCd: 'SITE' })).toMatchObject({ statusCd: 'VERIFIED' })
    expect(await imprOf(issued)).toMatchObject({ statusCd: 'CLOSE', onTimeCd: 'IN' })
  })

  test('without a photo is refused, a stop is not', async () => {
    await expect(issue({ beforeFileId: null })).rejects.toMatchObject({
      status: 422,
      code: 'CM-04',
      field: 'beforeFileId',
    })
    expect(await issue({ beforeFileId: null, warnTypeCd: 'STOP' })).toMatchObject({ statusCd: 'ISSUED' })
  })

  test('is issued by nobody else, seen by no other vendor, and not verified by who is neither finder nor safety manager', async () => {
    await expect(draft({}, 'emp')).rejects.toMatchObject({ status: 403 })
    const { warnPointNo: no } = await issue({}, 'oper')
    await expect(site().as('V100002-02').read(warnPoint, no)).rejects.toMatchObject({ status: 404 })
    await act('V100001-02', no, 'receive')
    await finish(no)
    await expect(act('owner', no, 'verify', { verifyCd: 'PHOTO' })).rejects.toMatchObject({
      answer: { problems: [expect.objectContaining({ message: '발견자 확인 전에는 종결할 수 없습니다.' })] },
    })
    expect(await act('safety', no, 'verify', { verifyCd: 'PHOTO' })).toMatchObject({ statusCd: 'VERIFIED' })
  })

  test('조치 후 사진을 등록하세요.', async () => {
    const { warnPointNo: no } = await issue()
    await act('V100001-02', no, 'receive')
    await expect(act('V100001-02', no, 'finish', { actionDesc: '했습니다.' })).rejects.toMatchObject({
      code: 'WARN_AFTER_PHOTO',
      answer: { problems: [expect.objectContaining({ message: '조치 후 사진을 등록하세요.' })] },
    })
  })

  test('a warning is answered by the representative of the vendor, within three days', async () => {
    const { warnPointNo: no, ackDueYmd } = await issue({ warnTypeCd: 'WARN', violItemCd: 'HELMET' })
    expect(ackDueYmd).toBe('2026-11-24')
    await expect(act('V100001-02', no, 'receive', { replyDesc: '네' })).rejects.toMatchObject({
      answer: { problems: [expect.objectContaining({ message: '경고 회신은 대표자 확인이 필요합니다.' })] },
    })
    await expect(act('V100001-01', no, 'receive')).rejects.toMatchObject({ field: 'replyDesc' })
    expect(await act('V100001-01', no, 'receive', { replyDesc: '전원을 교육하겠습니다.' })).toMatchObject({
      statusCd: 'ACK',
    })
  })

  test('R1 what is critical is due the same day, and received with an interim measure', async () => {
    const { warnPointNo: no, dueYmd } = await issue({ riskGradeCd: 'CRIT' })
    expect(dueYmd).toBe('2026-11-21')
    await expect(act('V100001-02', no, 'receive')).rejects.toMatchObject({ field: 'interimDesc' })
    expect(await act('V100001-02', no, 'receive', { interimDesc: '출입을 막았습니다.' })).toMatchObject({
      statusCd: 'ACK',
    })
  })

  test('CP-A36 a MID point of 11-21 is due 11-28; two reworks make it HIGH and leave the day, unless the verifier sets one', async () => {
    const { warnPointNo: no } = await issue({ riskGradeCd: 'MID' })
    await act('V100001-02', no, 'receive')
    for (const riskGradeCd of ['MID', 'HIGH']) {
      await finish(no)
      const redone = await act('owner', no, 'redo', { reasonDesc: '난간이 흔들립니다.' })
      expect(redone).toMatchObject({ statusCd: 'ACK', riskGradeCd, dueYmd: '2026-11-28' })
      expect(await imprOf(redone)).toMatchObject({ statusCd: 'ACTION' })
    }
    await finish(no)
    const moved = await act('owner', no, 'redo', { reasonDesc: '다시', dueYmd: '2026-12-05' })
    expect(moved).toMatchObject({ reworkCnt: 3, riskGradeCd: 'HIGH', dueYmd: '2026-12-05' })
  })

  test('R4 a refusal with its just reason goes to the head of safety, who upholds the demand or cancels it', async () => {
    const { warnPointNo: no } = await issue()
    await expect(act('V100001-02', no, 'decline')).rejects.toMatchObject({ status: 400, field: 'refuseDesc' })
    const refused = await act('V100001-02', no, 'decline', { refuseDesc: '발주자 설비라 손댈 수 없습니다.' })
    expect(refused).toMatchObject({ statusCd: 'REVIEW', refuseYn: 'Y' })
    expect((await site().as('shd').notifications()).rows[0]?.messageDesc).toContain('이행하지 못하는 사유')
    await expect(act('safety', no, 'uphold', { reasonDesc: '가능합니다.' })).rejects.toMatchObject({ status: 403 })
    expect(await act('shd', no, 'uphold', { reasonDesc: '우리가 자재를 댑니다.' })).toMatchObject({
      statusCd: 'ISSUED',
    })
    const cancelled = await act('shd', no, 'cancel', { reasonDesc: '우리 설비입니다.' })
    expect(cancelled).toMatchObject({ statusCd: 'CANC' })
    expect(await imprOf(cancelled)).toMatchObject({ statusCd: 'CANC' })
  })

  test('what is done and verified in the register is done and verified here', async () => {
    const issued = await issue({ riskGradeCd: 'LOW' })
    const no = issued.imprNo ?? 0
    const { attachFileId } = await site().as('V100001-02').attach('IMPR_PHOTO')
    await site().as('V100001-02').act(impr, no, 'accept')
    await site().as('V100001-02').act(impr, no, 'plan', { planDesc: '난간을 답니다.' })
    await site()
      .as('V100001-02')
      .act(impr, no, 'finish', { measureTypeCd: 'ENG', actionDesc: '달았습니다.', afterFileId: attachFileId })
    const done = await site().as('owner').read(warnPoint, issued.warnPointNo)
    expect(done).toMatchObject({ statusCd: 'DONE', actionDesc: '달았습니다.', actionUserId: 'V100001-02' })
    await site().as('owner').act(impr, no, 'verify')
    expect(await site().as('owner').read(warnPoint, issued.warnPointNo)).toMatchObject({ statusCd: 'VERIFIED' })
  })
})

describe('R2', () => {
  beforeEach(() => site().sql(`update warn_point set status_cd = 'CANC' where status_cd <> 'TEMP'`))
  const on = (day: string, values = {}) => {
    site().setClock(`${day}T10:00:00+09:00`)
    return issue({ foundDt: `${day}T09:00:00+09:00`, violItemCd: 'RAIL', ...values })
  }

  test('CP-A18 the third point of one item within 90 days proposes a warning, and its draft is one press away', async () => {
    expect(await on('2026-08-25')).toMatchObject({ proposeCd: null })
    expect(await on('2026-10-10')).toMatchObject({ proposeCd: null, repeatCnt: 2 })
    expect(await on('2026-11-20', { violItemCd: 'HELMET' })).toMatchObject({ proposeCd: null })
    const third = await on('2026-11-21')
    expect(third).toMatchObject({ proposeCd: 'WARN', repeatCnt: 3 })
    expect((await site().as('safety').notifications()).rows[0]?.messageDesc).toContain('경고를 제안합니다')
    const { warnPointNo } = await site()
      .as('safety')
      .call<{ warnPointNo: number }>(`${warnPoint.api}/${third.warnPointNo}/warning`, { method: 'POST' })
    const made = await site().as('safety').read(warnPoint, warnPointNo)
    expect(made).toMatchObject({ statusCd: 'TEMP', warnTypeCd: 'WARN', violItemCd: 'RAIL', vendorCd: 'V100001' })
  })

  test('CP-A18 with the first on 08-22 it does not', async () => {
    await on('2026-08-22')
    await on('2026-10-10')
    expect(await on('2026-11-21')).toMatchObject({ proposeCd: null, repeatCnt: 2 })
  })

  test('the third warning within 12 months proposes to the plant head that the vendor be suspended', async () => {
    for (const day of ['2026-01-10', '2026-05-10']) await on(day, { warnTypeCd: 'WARN' })
    expect(await on('2026-11-21', { warnTypeCd: 'WARN', violItemCd: 'HELMET' })).toMatchObject({ proposeCd: 'SUSP' })
    const { rows } = await site()
      .as('cso')
      .list(vendorMaster, { where: { vendorCd: 'V100001' } })
    expect(rows[0]).toMatchObject({ statusCd: 'ACTIVE', suspendAskYn: 'Y', suspendFromYmd: '2026-11-22' })
    expect((await site().as('cso').notifications()).rows[0]?.messageDesc).toContain('출입정지가 제안되었습니다')
  })
})

describe('a stop', () => {
  /** The part that keeps permits, as small as it can be: it writes in the transaction that it is given. */
  const permits = instead(permitPort, {
    stop: (tx, { permitNos, reasonCd }) =>
      tx.queryAs(
        'SYSTEM',
        sql`update a_permit set status_cd = 'SUSP', reason_cd = ${reasonCd} where permit_no = any(${[...permitNos]}::int[])
          returning permit_no as "permitNo", doc_no as "permitDocNo"`,
      ),
    running: (db) =>
      db.query(sql`select permit_no as "permitNo", doc_no as "permitDocNo", 'V100001' as "vendorCd", '한별' as "vendorNm",
        '배관 교체' as "workTitle", '반응기 상부' as "placeDesc", null::int as "locationX", null::int as "locationY"
        from a_permit where status_cd = 'WORK'`),
  })
  const beside = aServerBeside(site, [permits])
  beforeAll(async () => {
    await site().sql(`create table a_permit (permit_no int, doc_no text, status_cd text, reason_cd text)`)
    await site().sql(`grant select, update on a_permit to jikim_app`)
  })
  beforeEach(async () => {
    await site().sql(`delete from a_permit`)
    await site().sql(`insert into a_permit values (501, 'PTW-501', 'WORK', null)`)
  })
  async function issueWith(values: object) {
    const { warnPointNo: no } = await draft(values)
    await beside().as('owner').act(warnPoint, no, 'issue')
    return no
  }
  const permitNow = async () =>
    (await site().sql<{ status_cd: string; reason_cd: string | null }>(`select * from a_permit`))[0]

  test('CP-A19 on permit 501 suspends it in the same transaction, for inspection, and the vendor sees both', async () => {
    const no = await issueWith({ warnTypeCd: 'STOP', permitNo: 501, permitDocNo: 'PTW-501' })
    expect(await permitNow()).toMatchObject({ status_cd: 'SUSP', reason_cd: 'INSPECTION' })
    expect(await site().as('V100001-02').read(warnPoint, no)).toMatchObject({ statusCd: 'ISSUED', stopDesc: 'PTW-501' })
  })

  test('CP-A19 one that cannot be issued stops nothing', async () => {
    await expect(issueWith({ warnTypeCd: 'STOP', permitNo: 501, contentDesc: null })).rejects.toBeTruthy()
    expect(await permitNow()).toMatchObject({ status_cd: 'WORK' })
  })

  test('a point at a place where the vendor works under a permit names it', async () => {
    await expect(issueWith({ placeDesc: '반응기 상부' })).rejects.toMatchObject({ code: 'WARN_PERMIT' })
    expect(await issueWith({ placeDesc: '반응기 상부', permitNo: 501, permitDocNo: 'PTW-501' })).toBeGreaterThan(0)
  })
})

test('deadlines: the vendor the day before and after, the head of the host three days after, each once', async () => {
  await site().sql(`update warn_point set status_cd = 'CANC' where status_cd <> 'TEMP'`)
  await site().sql(`update sys_setting set setting_val = '2026-01-01T00:00:00+09:00' where setting_cd = 'firstStartDt'`)
  const { warnPointNo: no } = await issue()
  await act('V100001-02', no, 'receive')
  for (const [day, isTold] of [
    ['2026-11-26', false],
    ['2026-11-27', true],
    ['2026-11-29', true],
    ['2026-12-01', true],
  ] as const) {
    site().setClock(`${day}T07:10:00+09:00`)
    const told = await site().runJob('warn-point-due')
    expect(told > 0, day).toBe(isTold)
    expect(await site().runJob('warn-point-due'), day).toBe(0)
  }
})

test('deadlines that nobody told of on their day are told the next, by how much they have passed', async () => {
  await site().sql(`update warn_point set status_cd = 'CANC' where status_cd <> 'TEMP';
    update sys_setting set setting_val = '2026-01-01T00:00:00+09:00' where setting_cd = 'firstStartDt';
    delete from sys_job_run where job_nm = 'warn-point-due'`)
  const { warnPointNo: no } = await issue()
  await act('V100001-02', no, 'receive')
  const runOn = (day: string) => {
    site().setClock(`${day}T07:10:00+09:00`)
    return site().runJob('warn-point-due')
  }
  await runOn('2026-11-26')
  expect(await runOn('2026-11-28'), 'the last day').toBeGreaterThan(0)
  await runOn('2026-11-30')
  expect(await runOn('2026-12-02')).toBeGreaterThan(0)
  const [late] = await site().sql<{ n: number }>(
    `select (values_json->>'n')::int as n from com_notification where biz_cd = 'warn-point' and biz_no = ${no}
      and message_desc like '업체 조치가%'`,
  )
  expect(late).toEqual({ n: 4 })
})

test('the trend counts by month and vendor what the reader may see', async () => {
  await site().sql(`update warn_point set status_cd = 'CANC' where status_cd <> 'TEMP'`)
  await issue()
  const path = `${warnPoint.api}-trend?from=2026-11-01&to=2026-11-30`
  const trend = { byMonth: [{ month: '2026-11', point: 1 }], byVendor: [{ vendorCd: 'V100001', point: 1, open: 1 }] }
  expect(await site().as('safety').call(path)).toMatchObject(trend)
  expect(await site().as('V100002-02').call(path)).toMatchObject({ byMonth: [], byVendor: [] })
})
