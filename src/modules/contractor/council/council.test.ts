/** The council of host and contractors: who belongs to it, what it must talk about, what follows its minutes. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { aFileSite } from '#platform/test/site.ts'
import { councilOf } from './council.api.ts'
import { agendaCds, council } from './council.model.ts'

const site = aFileSite()
const MEMBERS = 14
const sign = { signerNm: '김서연', signDt: '2026-11-18T10:00:00+09:00', strokes: [[1, 2, 30, 40]] }
let members: string[] = []

/** Fourteen vendors with an approved entry in November, and one whose request nobody has approved. */
beforeAll(async () => {
  site().setClock('2026-11-18T10:00:00+09:00')
  await site().sql(`delete from council_attend; delete from council_decisions; delete from council; delete from entry_rqst_persons;
    delete from entry_rqst`)
  const rows = await site().sql<{ vendor_cd: string }>(
    `select vendor_cd from vendor_info where plant_cd = '2000' and vendor_status_cd = 'ACTIVE' order by vendor_cd limit ${MEMBERS + 1}`,
  )
  members = rows.slice(0, MEMBERS).map(({ vendor_cd }) => vendor_cd)
  await site().sql(
    `insert into entry_rqst (status_cd, plant_cd, vendor_cd, entry_type_cd, host_dept_cd, own_user_id, zone_cds,
        gate_cd, purpose_desc, entry_start_ymd, entry_end_ymd, appr_dt, create_user_id, update_user_id)
      select case when v = $2 then 'RQST' else 'APPR' end, '2000', v, 'TMP', (select dept_cd from sys_user
        where user_id = 'owner'), 'owner', 'P', 'G1', '배관 보수', '2026-11-05', '2026-11-25',
        case when v <> $2 then '2026-11-01'::timestamptz end, 'owner', 'owner' from unnest($1::text[]) v`,
    [rows.map(({ vendor_cd }) => vendor_cd), rows.at(-1)?.vendor_cd],
  )
})
beforeEach(() => site().setClock('2026-11-18T10:00:00+09:00'))

const agendaItems = agendaCds.map((agendaCd) => ({ agendaCd, agendaDesc: '08:00에 시작합니다.' }))
async function called(values = {}) {
  const draft = { meetYm: '2026-11', meetYmd: '2026-11-18', placeNm: '본관 2층 회의실', ...values }
  const { councilNo } = await site().as('safety').create(council, draft)
  return site().as('safety').act(council, councilNo, 'call')
}
const attend = (userId: string, no: number, vendorCd: string, more = {}) =>
  site()
    .as(userId)
    .call(`${council.api}/${no}/attends/${vendorCd}`, {
      method: 'PUT',
      body: {
        attendYn: 'Y',
        personNm: '우현석',
        titleNm: '현장소장',
        absentReasonDesc: null,
        strokes: [[1, 2, 30, 40]],
        ...more,
      },
    })
const edit = async (no: number, values: object) =>
  site()
    .as('safety')
    .edit(council, await site().as('safety').read(council, no), no, values)
const over = (no: number) => site().sql(`update council set status_cd = 'CANC' where council_no = ${no}`)

describe('a council', () => {
  test('CP-A34 of 14 vendors one did not sign: it gets the minutes as a notice, and the month counts as held', async () => {
    const { councilNo, memberCnt } = await called()
    expect(memberCnt).toBe(MEMBERS)
    for (const vendorCd of members.slice(1)) await attend('safety', councilNo, vendorCd)
    await edit(councilNo, { agendaItems, hostSign: sign })
    const held = await site().as('safety').act(council, councilNo, 'hold')
    expect(held).toMatchObject({ statusCd: 'HELD', memberCnt: MEMBERS, attendCnt: MEMBERS - 1 })
    const signed = await site()
      .as('safety')
      .act(council, councilNo, 'publish', { minutesDesc: '크레인 작업은 오후로 옮깁니다.' })
    expect(signed).toMatchObject({ statusCd: 'SIGNED' })
    const told = await site()
      .as('safety')
      .read(notice, signed.noticeNo ?? 0)
    expect(told).toMatchObject({
      statusCd: 'OPEN',
      confirmYn: 'Y',
      confirmDueYmd: '2026-11-23',
      targetScopeCd: 'VENDOR',
      targetVendors: [{ targetVendorCd: members[0] }],
    })
    expect(told.noticeDesc).toContain('크레인 작업은 오후로 옮깁니다.')
    const read = (path: string, language: string) =>
      site()
        .as('safety')
        .call(path, { headers: { 'accept-language': language } })
    const titles = {
      kr: '도급 협의체 회의록 (2026-11)',
      en: 'Minutes of the contractors council (2026-11)',
      zh: '承包协议会会议记录（2026-11）',
    }
    for (const [language, noticeTitle] of Object.entries(titles))
      expect(await read(`${notice.api}/${signed.noticeNo}`, language)).toMatchObject({ noticeTitle })
    expect(await read(`${council.api}/${councilNo}`, 'zh')).toMatchObject({ meetTitle: '承包协议会 2026-11' })
    site().setClock('2026-11-25T08:00:00+09:00')
    expect(await site().runJob('council-due')).toBe(0)
    await over(councilNo)
  })

  test('CP-A41 with four of the five agenda items it is not held', async () => {
    const { councilNo } = await called()
    const four = agendaItems.map((item, at) => (at === 4 ? { ...item, agendaDesc: ' ' } : item))
    await edit(councilNo, { agendaItems: four, hostSign: sign })
    await expect(site().as('safety').act(council, councilNo, 'hold')).rejects.toMatchObject({
      status: 422,
      code: 'COUNCIL_AGENDA',
      answer: { problems: [{ message: '법정 협의사항 5개를 모두 입력하세요.' }] },
    })
    await edit(councilNo, { agendaItems })
    await site().as('safety').act(council, councilNo, 'hold')
    await over(councilNo)
  })

  test('it needs the signature of the host, and its day to have come', async () => {
    const { councilNo } = await called()
    await edit(councilNo, { agendaItems })
    await expect(site().as('safety').act(council, councilNo, 'hold')).rejects.toMatchObject({ code: 'COUNCIL_SIGN' })
    await edit(councilNo, { hostSign: sign, meetYmd: '2026-11-19' })
    await expect(site().as('safety').act(council, councilNo, 'hold')).rejects.toMatchObject({ code: 'COUNCIL_DAY' })
    await over(councilNo)
  })

  test('of a month meets on a day of it', async () => {
    const late = { code: 'COUNCIL_MONTH', field: 'meetYmd' }
    await expect(called({ meetYmd: '2026-12-01' })).rejects.toMatchObject(late)
    const { councilNo } = await called({ meetYmd: '2026-11-30' })
    await expect(edit(councilNo, { meetYmd: '2026-12-01' })).rejects.toMatchObject(late)
    await over(councilNo)
  })

  test('is called once a month', async () => {
    const { councilNo } = await called()
    await expect(called()).rejects.toMatchObject({ code: 'COUNCIL_SECOND' })
    await expect(site().as('emp').read(council, councilNo)).rejects.toMatchObject({ status: 403 })
    await over(councilNo)
  })
})

describe('members', () => {
  test('read it and sign for themselves alone; others do not know of it', async () => {
    const { councilNo } = await called()
    expect(members).toContain('V100001')
    const own = site().as('V100001-02')
    expect(await own.read(council, councilNo)).toMatchObject({ statusCd: 'PLAN', can: { edit: [], actions: [] } })
    site().setClock('2026-11-17T23:59:00+09:00')
    await expect(attend('V100001-02', councilNo, 'V100001')).rejects.toMatchObject({ code: 'COUNCIL_EARLY' })
    const away = { attendYn: 'N', personNm: null, titleNm: null, strokes: null, absentReasonDesc: '출장' }
    await attend('V100001-02', councilNo, 'V100001', away)
    site().setClock('2026-11-18T10:00:00+09:00')
    await attend('V100001-02', councilNo, 'V100001')
    await expect(attend('V100001-02', councilNo, 'V100002')).rejects.toMatchObject({ status: 403 })
    await expect(attend('safety', councilNo, 'V999999')).rejects.toMatchObject({ status: 404 })
    await expect(attend('safety', councilNo, 'V100002', { strokes: null })).rejects.toMatchObject({
      code: 'COUNCIL_ATTEND_SIGN',
    })
    const path = `${council.api}/${councilNo}/attends`
    interface Line {
      vendorCd: string
      personNm: string | null
      strokes: unknown
    }
    const seen = async (userId: string) =>
      (await site().as(userId).call<{ rows: Line[] }>(path)).rows.find(({ vendorCd }) => vendorCd === 'V100001')
    expect(await seen('V100001-02')).toMatchObject({ personNm: '우현석', strokes: [[1, 2, 30, 40]] })
    expect(await seen('V100002-01')).toMatchObject({ personNm: '우**', strokes: null })
    const found = await site().services.db.read('SYSTEM', async (db) => [
      await councilOf(db, 'V100001', '2026-11'),
      await councilOf(db, 'V100001', '2026-10'),
      await councilOf(db, 'V999999', '2026-11'),
    ])
    expect(found).toEqual([{ councilNo, meetYmd: '2026-11-18', statusCd: 'PLAN' }, undefined, undefined])
    await site().sql(`update council set audience_desc = 'STAFF VENDOR:V100002' where council_no = ${councilNo}`)
    await expect(own.read(council, councilNo)).rejects.toMatchObject({ status: 404 })
    await over(councilNo)
  })
})

describe('whoever comes after the call', () => {
  const entry = (vendorCd: string, values: string) =>
    site().sql(`update entry_rqst set ${values} where vendor_cd = '${vendorCd}'`)
  const invited = async (no: number) =>
    (await site().as('safety').call<{ rows: { vendorCd: string }[] }>(`${council.api}/${no}/attends`)).rows.map(
      ({ vendorCd }) => vendorCd,
    )
  const night = (at: string) => {
    site().setClock(at)
    return site().runJob('council-members')
  }
  test('belongs to it the next night; who has gone and has not signed does not; nothing changes twice', async () => {
    const [late = ''] = (
      await site().sql<{ vendor_cd: string }>(`select vendor_cd from entry_rqst where status_cd = 'RQST'`)
    ).map(({ vendor_cd }) => vendor_cd)
    const [signer = '', gone = ''] = members.filter((vendorCd) => vendorCd !== 'V100001')
    const { councilNo } = await called()
    await attend('safety', councilNo, signer)
    expect(await night('2026-11-19T00:25:00+09:00')).toBe(0)
    await entry(late, `status_cd = 'APPR', appr_dt = '2026-11-19T09:00+09'`)
    await entry(signer, `status_cd = 'CANC'`)
    await entry(gone, `status_cd = 'CANC'`)
    expect(await invited(councilNo)).not.toContain(late)

    expect(await night('2026-11-20T00:25:00+09:00')).toBe(1)
    expect((await invited(councilNo)).toSorted()).toEqual(
      [...members.filter((vendorCd) => vendorCd !== gone), late].toSorted(),
    )
    const read = await site().as('safety').read(council, councilNo)
    expect(read).toMatchObject({ memberCnt: MEMBERS, attendCnt: 1 })
    expect(read.audienceDesc).toContain(`VENDOR:${late}`)
    expect(read.audienceDesc).not.toContain(`VENDOR:${gone}`)
    expect(await night('2026-11-21T00:25:00+09:00')).toBe(0)

    await entry(late, `status_cd = 'RQST', appr_dt = null`)
    for (const vendorCd of [signer, gone]) await entry(vendorCd, `status_cd = 'APPR'`)
    await over(councilNo)
    expect(await night('2026-11-22T00:25:00+09:00')).toBe(0)
  })
})

describe('decisions', () => {
  test('become rows of the register, and how many are done shows in the list', async () => {
    const { councilNo } = await called()
    const decision = { decisionDesc: '교차로에 신호수를 둔다', dueYmd: '2026-12-05' }
    const bare = [{ ...decision, ownerUserId: null, vendorCd: null }]
    await edit(councilNo, { agendaItems, hostSign: sign, decisions: bare, minutesDesc: '결정함' })
    await site().as('safety').act(council, councilNo, 'hold')
    await expect(site().as('safety').act(council, councilNo, 'publish')).rejects.toMatchObject({
      code: 'COUNCIL_OWNER',
    })
    await edit(councilNo, {
      decisions: [
        { ...decision, ownerUserId: null, vendorCd: 'V100001' },
        { ...decision, ownerUserId: 'owner', vendorCd: null },
      ],
    })
    const signed = await site().as('safety').act(council, councilNo, 'publish')
    expect(signed).toMatchObject({ decisionCnt: 2, decisionDoneCnt: 0, implRate: 0 })
    const [first, second] = signed.decisions ?? []
    expect(
      await site()
        .as('safety')
        .read(impr, first?.imprNo ?? 0),
    ).toMatchObject({
      srcCd: 'COU',
      srcNo: String(councilNo),
      vendorCd: 'V100001',
      dueYmd: '2026-12-05',
      verifyUserId: 'safety',
    })
    expect(
      await site()
        .as('safety')
        .read(impr, second?.imprNo ?? 0),
    ).toMatchObject({ ownerUserId: 'owner' })
    const no = second?.imprNo ?? 0
    await site().as('owner').act(impr, no, 'accept')
    await site().as('owner').act(impr, no, 'plan', { planDesc: '배치합니다.' })
    await site()
      .as('owner')
      .act(impr, no, 'finish', await doneValues())
    expect(await site().as('safety').read(council, councilNo)).toMatchObject({ decisionDoneCnt: 0, implRate: 0 })
    await site().as('safety').act(impr, no, 'verify')
    expect(await site().as('safety').read(council, councilNo)).toMatchObject({ decisionDoneCnt: 1, implRate: 50 })
    await over(councilNo)
  })
  const doneValues = async () => ({
    measureTypeCd: 'ADMIN',
    actionDesc: '신호수를 두었습니다.',
    afterFileId: (await site().as('owner').attach('IMPR_PHOTO')).attachFileId,
  })
})

describe('a month without a council', () => {
  const late = async (userId: string) =>
    (await site().as(userId).notifications()).rows.filter(({ messageDesc }) =>
      /아직 열리지 않았습니다/.test(messageDesc),
    ).length
  test('is told to the safety manager on the 20th, to the plant head on the 25th, and found at fault when it is over', async () => {
    const [cso] = await site().sql<{ user_id: string }>(
      `select user_id from directory_role where auth_grp_cd = 'CSO' and plant_cd = '2000' limit 1`,
    )
    const head = cso?.user_id ?? ''
    site().setClock('2026-11-19T08:00:00+09:00')
    await site().runJob('council-due')
    expect(await late('safety')).toBe(0)
    site().setClock('2026-11-20T08:00:00+09:00')
    await site().runJob('council-due')
    expect([await late('safety'), await late(head)]).toEqual([1, 0])
    site().setClock('2026-11-25T08:00:00+09:00')
    await site().runJob('council-due')
    await site().runJob('council-due')
    expect([await late('safety'), await late(head)]).toEqual([1, 1])
    await site().sql(`update sys_setting set setting_val = '2026-01-01T00:00:00Z' where setting_cd = 'firstStartDt'`)
    site().setClock('2026-12-01T00:20:00+09:00')
    expect(await site().runJob('council-missed')).toBe(1)
    expect(await site().runJob('council-missed')).toBe(0)
    const { rows } = await site().as('safety').list(impr, { q: '준수평가 부적합' })
    expect(rows).toMatchObject([{ imprTitle: '준수평가 부적합: 2026-11 도급 협의체 미개최', riskGradeCd: 'HIGH' }])
    // The person who is to put it right reads it in his words: the record, his work and what he was told.
    const { ownerUserId, imprNo } = rows[0] ?? {}
    const korean = /\p{Script=Hangul}/u
    for (const [language, title] of [
      ['en', 'Compliance finding: no contractors council in 2026-11'],
      ['zh', '合规评价不符合：2026-11 未召开承包协议会'],
    ] as const) {
      const read = <T>(path: string) =>
        site()
          .as(ownerUserId ?? '')
          .call<T>(path, { headers: { 'accept-language': language } })
      const { imprTitle, imprDesc, placeDesc } = await read<Record<string, string>>(`${impr.api}/${imprNo}`)
      expect(imprTitle).toBe(title)
      expect([imprDesc, placeDesc].filter((text) => korean.test(text ?? ''))).toEqual([])
      const work = await read<{ rows: { documentName: string; no: number; title: string | null }[] }>('/api/my-work')
      expect(work.rows.find((one) => one.documentName === impr.name && one.no === imprNo)?.title).toBe(title)
      const told = await read<{ rows: { messageDesc: string }[] }>('/api/notifications')
      expect(told.rows.some(({ messageDesc }) => messageDesc.includes(title))).toBe(true)
    }
  })
})
