/** Conflicts over HTTP: tried before they are saved, kept as rows, agreed on, released; who may, and who sees what. */

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#platform/server/database/sql.ts'
import { aFileSite } from '#platform/test/site.ts'
import { permit } from '../permit/permit.model.ts'
import { simopsChecks } from './simops.api.ts'
import type { DraftMark } from './simops.calls.ts'
import { type HitRow, SIMOPS_API, type TabAnswer } from './simops.calls.ts'
import { markRows, type PermitRow, permitRows } from './simops.fixture.ts'
import type { SignSide } from './simops-codes.model.ts'
import { addSimopsRules } from './simops-rule.add.ts'
import { type Rechecked, recheckSimops } from './simops-write.ts'

const site = aFileSite()
const VENDOR = 'V100001'
/** The site leader and the work leader of the vendor; two issuers of two areas. */
const people = { leader: 'V100001-02', other: 'V100003-01', opr: 'oper', opr2: 'emp2' } as const
const day = '2026-11-21'
const NOW = `${day}T08:00:00+09:00`
const at = (time: string) => `${day}T${time}:00+09:00`

const mark = (
  markType: DraftMark['markType'],
  locationX: number,
  locationY: number,
  more: Partial<DraftMark> = {},
): DraftMark => ({
  markNo: 1,
  mapNo: 901,
  markType,
  locationX,
  locationY,
  radiusVal: null,
  elevVal: null,
  ...more,
})
let last = 7000
function row(marks: readonly DraftMark[], more: Partial<PermitRow> = {}): PermitRow {
  const kind = marks[0]?.markType ?? 'GEN'
  const isBase = kind === 'GEN' || kind === 'HOT'
  return {
    permitNo: ++last,
    plantCd: '2000',
    statusCd: 'RQST',
    equipNo: `E-${last}`,
    vaporYn: 'N',
    gasMainYn: 'N',
    permitBaseCd: isBase ? kind : 'GEN',
    permitSubCds: isBase ? '' : kind,
    workFromDt: at('09:00'),
    workToDt: at('12:00'),
    radiusVal: null,
    exclRadiusVal: null,
    heightVal: null,
    marks,
    ...more,
  }
}
interface Belongs {
  vendorCd?: string | null
  areaDeptCd?: string
}
async function stands(one: PermitRow, { vendorCd = VENDOR, areaDeptCd = 'D2110' }: Belongs = {}): Promise<number> {
  const { permitNo } = one
  await site().services.db.write('SYSTEM', async (tx) => {
    await tx.query(permitRows([one]))
    await tx.query(markRows([one]))
    await tx.query(sql`update wkod_master set vendor_cd = ${vendorCd}, area_dept_cd = ${areaDeptCd}, create_user_id = ${people.leader},
      rqst_dt = ${NOW}::timestamptz + ${permitNo} * interval '1 second' where permit_no = ${permitNo}`)
    await tx.query(sql`update permit_mark set vendor_cd = ${vendorCd} where permit_no = ${permitNo}`)
  })
  return permitNo
}
const recheck = (permitNo: number): Promise<Rechecked> =>
  site().services.db.write('SYSTEM', (tx) =>
    recheckSimops(tx, { permitNos: [permitNo], now: site().services.clock.now() }),
  )
const checks = (permitNo: number, step: 'submit' | 'approve', toDt?: string) =>
  site().services.db.write('SYSTEM', async (tx) => {
    const [own] = await tx.query<{ fromDt: string; toDt: string }>(
      sql`select work_from_dt as "fromDt", work_to_dt as "toDt" from wkod_master where permit_no = ${permitNo}`,
    )
    const asked = { permitNo, fromDt: own?.fromDt ?? '', toDt: toDt ?? own?.toDt ?? '' }
    return simopsChecks(tx, [asked], { isRequest: step === 'submit', now: site().services.clock.now() })
  })
const tab = (userId: string, permitNo: number) => site().as(userId).call<TabAnswer>(`${SIMOPS_API}/${permitNo}`)
const move = async (userId: string, permitNo: number, marks: readonly DraftMark[], version?: string) =>
  site()
    .as(userId)
    .call(`${SIMOPS_API}/${permitNo}/marks`, {
      method: 'PUT',
      body: { marks, version: version ?? (await tab(userId, permitNo)).version },
    })
const sign = (userId: string, hitNo: number, sideCd: SignSide, coordDesc?: string) =>
  site()
    .as(userId)
    .call(`${SIMOPS_API}/hits/${hitNo}/sign`, { method: 'POST', body: { sideCd, ...(coordDesc && { coordDesc }) } })
const release = (userId: string, hitNo: number, releaseDesc: string, releaseToDt = at('12:00')) =>
  site().as(userId).call(`${SIMOPS_API}/hits/${hitNo}/release`, { method: 'POST', body: { releaseDesc, releaseToDt } })

const hot = [mark('HOT', 500, 400)]
const AGREED = '화기작업을 13시 이후로 미루고 감시자를 둡니다.'

beforeAll(async () => {
  await addSimopsRules(site().services.db)
  await site().sql(`insert into site_map (map_no, map_nm, plant_cd, width_val, height_val) overriding system value
      values (901, '1공장', '2000', 800, 500), (902, '울산', '3000', 800, 500), (903, '크기 없음', '2000', null, null);
    insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, '${people.opr2}' from sys_auth_grp where auth_grp_cd = 'OPR'
      on conflict do nothing;
    insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, '${people.leader}' from sys_auth_grp where auth_grp_cd = 'VSP'
      on conflict do nothing`)
})
beforeEach(async () => {
  site().setClock(NOW)
  await site().sql('delete from simops_hit; delete from permit_mark; delete from wkod_master')
})

test('PT-A19 a mark that comes too close is shown before it is saved, and again while it is moved', async () => {
  const line = await stands(row([mark('LNB', 530, 420)]))
  const draft = await stands(row([], { statusCd: 'TEMP', permitBaseCd: 'HOT' }))
  const preview = (marks: readonly DraftMark[]) =>
    site()
      .as(people.leader)
      .call<{ hits: HitRow[] }>(`${SIMOPS_API}/${draft}/preview`, { method: 'POST', body: { marks } })
  expect((await preview(hot)).hits).toMatchObject([{ levelCd: 'BLOCK', gapVal: 26, otherPermitNo: line, hitNo: null }])
  expect((await preview([mark('HOT', 490, 400)])).hits).toEqual([])
  expect((await tab(people.leader, draft)).marks).toEqual([])
})

test('PT-A19 a permit that is too close cannot be applied for', async () => {
  await stands(row([mark('LNB', 530, 420)]))
  const asked = await stands(row(hot, { statusCd: 'TEMP' }))
  expect(await checks(asked, 'submit')).toMatchObject([
    {
      resultCd: 'BLOCK',
      message: '동시작업 충돌로 신청할 수 없습니다. ({permitDocNo}, {distance} m)',
      values: { distance: 26 },
      lifterCds: [],
    },
  ])
})

test('PT-A20 an extension into the time of another work is refused, its own time is not', async () => {
  const permitNo = await stands(row(hot, { statusCd: 'WORK' }))
  await stands(row([mark('LNB', 500, 400)], { workFromDt: at('12:00'), workToDt: at('15:00') }))
  expect(await checks(permitNo, 'approve')).toEqual([])
  expect(await checks(permitNo, 'approve', at('12:30'))).toMatchObject([
    { resultCd: 'BLOCK', message: '{permitDocNo}와(과) {gap} m 거리에서 동시작업이 금지됩니다.', values: { gap: 0 } },
  ])
})

test('PT-A21 people below the load of a crane are refused by the radius of the permit itself', async () => {
  await stands(row([mark('HVY', 200, 200)], { radiusVal: 18 }))
  const near = await stands(row([mark('GEN', 222, 200)], { statusCd: 'TEMP' }))
  const far = await stands(row([mark('GEN', 223, 200)], { statusCd: 'TEMP' }))
  expect(await checks(near, 'submit')).toMatchObject([{ ruleCd: 'SIMOPS_BLOCK', resultCd: 'BLOCK' }])
  expect(await checks(far, 'submit')).toEqual([])
})

test('without a place nothing is applied for', async () => {
  const permitNo = await stands(row([], { statusCd: 'TEMP' }))
  expect(await checks(permitNo, 'submit')).toMatchObject([{ ruleCd: 'SIMOPS_MARK', resultCd: 'BLOCK' }])
})

test('R2 what is closed or a draft is nobody’s neighbour; finished hot work is until it is closed', async () => {
  const asked = await stands(row([mark('LNB', 500, 400)]))
  for (const statusCd of ['TEMP', 'RTN', 'CLOSE', 'CANC', 'EXPIRED']) await stands(row(hot, { statusCd }))
  await stands(row([mark('GEN', 500, 400)], { statusCd: 'DONE' }))
  expect(await checks(asked, 'approve')).toEqual([])
  await stands(row(hot, { statusCd: 'DONE', workFromDt: at('06:00'), workToDt: at('08:00') }))
  expect(await checks(asked, 'approve')).toMatchObject([{ resultCd: 'BLOCK' }])
})

const agreed = async () => {
  await stands(row([mark('CSE', 510, 400)]), { vendorCd: 'V100003', areaDeptCd: 'D2120' })
  const permitNo = await stands(row(hot))
  await recheck(permitNo)
  const [hit] = (await tab('safety', permitNo)).hits
  return { permitNo, hitNo: hit?.hitNo ?? 0, otherPermitNo: hit?.otherPermitNo ?? 0 }
}

test('R3 an agreement is signed by two issuers and two leaders, and stands before the review ends', async () => {
  const { permitNo, hitNo } = await agreed()
  expect(await checks(permitNo, 'approve')).toMatchObject([
    { resultCd: 'BLOCK', message: '조정 합의 서명이 {n}명 부족합니다.', values: { n: 4 } },
  ])
  expect((await checks(permitNo, 'submit'))[0]?.resultCd).toBe('WARN')
  await expect(sign(people.opr, hitNo, 'OPR_A', '짧은 글')).rejects.toMatchObject({
    status: 422,
    code: 'SIMOPS_COORD_TEXT',
  })
  await sign(people.opr, hitNo, 'OPR_A', AGREED)
  await expect(sign(people.opr, hitNo, 'OPR_B')).rejects.toMatchObject({ status: 403 })
  await expect(sign('emp', hitNo, 'LEADER_A')).rejects.toMatchObject({ status: 403 })
  await sign(people.leader, hitNo, 'LEADER_A')
  await sign(people.opr2, hitNo, 'OPR_B')
  expect((await checks(permitNo, 'approve'))[0]?.values).toMatchObject({ n: 1 })
  await sign(people.other, hitNo, 'LEADER_B')
  expect(await checks(permitNo, 'approve')).toMatchObject([{ resultCd: 'OK' }])
  const [hit] = (await tab('safety', permitNo)).hits
  expect(hit).toMatchObject({ hitStatusCd: 'COORDINATED', coordDesc: AGREED, can: { signAs: [] } })
  expect(hit?.signs.map(({ sideCd }) => sideCd)).toEqual(['OPR_A', 'LEADER_A', 'OPR_B', 'LEADER_B'])
})

test('who changes the text of an agreement signs it anew, alone', async () => {
  const { permitNo, hitNo } = await agreed()
  await sign(people.opr, hitNo, 'OPR_A', AGREED)
  await sign(people.leader, hitNo, 'LEADER_A', `${AGREED} 14시까지입니다.`)
  expect((await tab('safety', permitNo)).hits[0]?.signs.map(({ userId }) => userId)).toEqual([people.leader])
})

test('an agreement holds for a place and a time: a moved mark clears it and begins anew', async () => {
  const { permitNo, hitNo } = await agreed()
  for (const [userId, side] of [
    [people.opr, 'OPR_A'],
    [people.leader, 'LEADER_A'],
    [people.opr2, 'OPR_B'],
    [people.other, 'LEADER_B'],
  ] as const)
    await sign(userId, hitNo, side, AGREED)
  await move(people.leader, permitNo, [mark('HOT', 501, 400)])
  const [hit] = (await tab('safety', permitNo)).hits
  expect(hit).toMatchObject({ hitStatusCd: 'OPEN', signs: [] })
  expect(hit?.hitNo).not.toBe(hitNo)
  await move(people.leader, permitNo, [mark('HOT', 700, 400)])
  expect((await tab('safety', permitNo)).hits).toEqual([])
  expect(await site().sql('select hit_status_cd from simops_hit order by hit_no')).toEqual([
    { hit_status_cd: 'CLEARED' },
    { hit_status_cd: 'CLEARED' },
  ])
})

test('a ban is released only by the role that the rule names, with measures and an end', async () => {
  await stands(row([mark('PNT', 510, 400)]))
  const permitNo = await stands(row(hot, { statusCd: 'PREP' }))
  await recheck(permitNo)
  const hitNo = (await tab('shd', permitNo)).hits[0]?.hitNo ?? 0
  const reason = '도장을 멈추고 환기한 뒤에만 화기를 씁니다.'
  await expect(release('safety', hitNo, reason)).rejects.toMatchObject({ status: 403 })
  await expect(release('shd', hitNo, '환기함')).rejects.toMatchObject({ status: 422, code: 'CM-07' })
  await expect(release('shd', hitNo, reason, at('07:59'))).rejects.toMatchObject({
    status: 422,
    code: 'SIMOPS_RELEASE_END',
  })
  expect(await checks(permitNo, 'approve')).toMatchObject([{ resultCd: 'BLOCK', lifterCds: ['SHD'] }])
  const flagged = async () => {
    const rows = await site().sql<{ n: number }>(`select permit_no::int as n from wkod_master where conflict_yn = 'Y'`)
    return rows.map(({ n }) => n).includes(permitNo)
  }
  expect(await flagged()).toBe(true)
  await release('shd', hitNo, reason, at('10:00'))
  expect(await flagged()).toBe(false)
  expect(await checks(permitNo, 'approve')).toMatchObject([{ resultCd: 'WARN' }])
  await expect(release('shd', hitNo, reason)).rejects.toMatchObject({ status: 409 })
  site().setClock(at('10:00'))
  expect(await checks(permitNo, 'approve')).toMatchObject([{ resultCd: 'BLOCK' }])
  await site().runJob('simops-run')
  expect((await tab('shd', permitNo)).hits).toMatchObject([{ hitStatusCd: 'OPEN' }])
  expect(await flagged()).toBe(true)
})

test('a ban that nobody may lift is not released by the head of safety either', async () => {
  await stands(row([mark('LNB', 510, 400)]))
  const permitNo = await stands(row(hot))
  await recheck(permitNo)
  const [hit] = (await tab('shd', permitNo)).hits
  expect(hit).toMatchObject({ releaseRoleCd: null, can: { release: false } })
  await expect(release('shd', hit?.hitNo ?? 0, '배관을 모두 비우고 치환했습니다.')).rejects.toMatchObject({
    status: 403,
  })
})

test('R1 a pair stands once, under the later of the two, however often it is looked at', async () => {
  const first = await stands(row([mark('LNB', 510, 400)]))
  const second = await stands(row(hot))
  await site().runJob('simops-run')
  await site().runJob('simops-run')
  await recheck(first)
  const rows = await site().sql('select permit_no::int as no, other_permit_no::int as other from simops_hit')
  expect(rows).toEqual([{ no: second, other: first }])
  await site().sql(`update wkod_master set status_cd = 'CANC' where permit_no = ${first}`)
  await site().runJob('simops-run')
  expect(await site().sql('select hit_status_cd from simops_hit')).toEqual([{ hit_status_cd: 'CLEARED' }])
})

test('what was applied for is not moved into a ban, nor onto a plan of another site, nor over somebody else’s move', async () => {
  await stands(row([mark('LNB', 510, 400)]))
  const permitNo = await stands(row([mark('HOT', 900, 900)]))
  await expect(move(people.leader, permitNo, hot)).rejects.toMatchObject({ status: 422, code: 'SIMOPS_BLOCK' })
  for (const mapNo of [902, 903])
    await expect(move(people.leader, permitNo, [mark('HOT', 900, 900, { mapNo })])).rejects.toMatchObject({
      code: 'SIMOPS_PLAN',
    })
  const { version } = await tab(people.leader, permitNo)
  await move(people.leader, permitNo, [mark('HOT', 890, 900)])
  await expect(move(people.opr, permitNo, [mark('HOT', 880, 900)], version)).rejects.toMatchObject({
    status: 409,
    code: 'CM-01',
  })
})

test('after the approval nobody moves a place, and a stranger never does', async () => {
  const permitNo = await stands(row(hot, { statusCd: 'APPR' }))
  await expect(move(people.leader, permitNo, [mark('HOT', 1, 1)])).rejects.toMatchObject({ status: 409, code: 'CM-02' })
  const asked = await stands(row(hot))
  await expect(move('emp', asked, [mark('HOT', 1, 1)])).rejects.toMatchObject({ status: 403 })
  await expect(tab(people.other, asked)).rejects.toMatchObject({ status: 404 })
})

test('a vendor is told the number and the place of a foreign work in its way, nothing else of it', async () => {
  await stands(row([mark('LNB', 510, 400)]), { vendorCd: 'V100003' })
  await stands(row([mark('GEN', 900, 900)]), { vendorCd: 'V100003' })
  const permitNo = await stands(row(hot))
  const { hits, neighbours } = await tab(people.leader, permitNo)
  expect(neighbours).toEqual([])
  expect(hits).toMatchObject([
    { otherPermitNo: null, otherTitle: null, otherDocNo: expect.stringContaining('PTW-'), gapVal: 8 },
  ])
  expect((await tab('safety', permitNo)).neighbours).toHaveLength(2)
})

test('rules are kept by the safety manager: a wider distance finds more', async () => {
  await stands(row([mark('LNB', 540, 420)]))
  const permitNo = await stands(row(hot))
  expect(await checks(permitNo, 'approve')).toEqual([])
  const { rows } = await site()
    .as('safety')
    .call<{ rows: { ruleNo: number; rowVersion: number; gapVal: number }[] }>(
      '/api/saf/wkod/simopsrules?typeACd=HOT&limit=50',
    )
  const rule = rows.find(({ gapVal }) => gapVal === 30)
  const save = (userId: string, values: object) =>
    site()
      .as(userId)
      .call(`/api/saf/wkod/simopsrule/${rule?.ruleNo}`, {
        method: 'PUT',
        body: { rowVersion: rule?.rowVersion, ...values },
      })
  await expect(save('emp', { gapVal: 34 })).rejects.toMatchObject({ status: 403 })
  await save('safety', { gapVal: 34 })
  expect(await checks(permitNo, 'approve')).toMatchObject([{ resultCd: 'BLOCK', values: { gap: 33.5 } }])
})

test('a mark has a kind of its permit: no other is taken, and it follows when the kind is changed', async () => {
  const permitNo = await stands(row(hot, { statusCd: 'TEMP' }))
  await expect(move(people.leader, permitNo, [mark('LNB', 100, 100)])).rejects.toMatchObject({ code: 'SIMOPS_KIND' })
  const draft = await site().as(people.leader).read(permit, permitNo)
  await site().as(people.leader).edit(permit, draft, permitNo, { permitBaseCd: 'GEN', permitSubCds: 'LNB' })
  expect(await tab(people.leader, permitNo)).toMatchObject({
    kindCds: ['GEN', 'LNB'],
    marks: [{ markType: 'LNB', locationX: 500, locationY: 400 }],
  })
})
