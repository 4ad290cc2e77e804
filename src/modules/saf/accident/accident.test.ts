/** An accident from its report on: what is judged, what has to be told by when, who is told, who may know who was hurt. */
import { beforeEach, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aProcess, at, caseOf, clockOf, found, hurt, reported, told } from './accident.fixture.ts'
import { accident } from './accident.model.ts'

const site = aFileSite()
const DAY = '2026-11-24'
beforeEach(() => site().setClock(at(DAY)))
const read = (no: number, userId = 'safety') => site().as(userId).read(accident, no)

describe('a report', () => {
  test('is one request: it has its number, is judged, and the safety manager, the head and the gate hear of it', async () => {
    const { accidentNo: no, accidentDocNo } = await reported(site(), at(DAY))
    expect(accidentDocNo).toMatch(/^AC-\d{8}-\d{4}$/)
    expect(await read(no)).toMatchObject({ statusCd: 'REPORTED', accKindCd: 'INJ', srcCd: 'APP', lateRegYn: 'N' })
    for (const userId of ['safety', 'shd', 'health'])
      expect((await told(site(), userId)).join()).toContain('사고가 발생했습니다. 부상자 1명')
  })

  test('AC-A08 that was written without a network is known since it was written; late is what comes a day after', async () => {
    await site().setClock(at('2026-11-21', '10:40:00'))
    const { accidentNo: no } = await reported(site(), at('2026-11-21'))
    const record = await read(no)
    expect([record.knowDt, record.reportDt].map((one) => Date.parse(one ?? ''))).toEqual([
      Date.parse(at('2026-11-21')),
      expect.closeTo(Date.parse(at('2026-11-21', '10:40:00')), -5),
    ])
    expect(record.lateRegYn).toBe('N')
    expect(Date.parse((await clockOf(site(), no, 'HQ'))?.dueDt ?? '')).toBe(Date.parse(at('2026-11-21', '10:30:00')))
    await site().setClock(at('2026-11-22', '10:00:00'))
    expect((await read((await reported(site(), at('2026-11-21', '10:00:05'))).accidentNo)).lateRegYn).toBe('N')
    await site().setClock(at('2026-11-22', '10:01:00'))
    expect((await read((await reported(site(), at('2026-11-21'))).accidentNo)).lateRegYn).toBe('Y')
  })

  test('of a death keeps its scene from that moment on', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY), { deadCnt: 1 })
    expect(await read(no)).toMatchObject({ majorYn: 'Y', sceneKeepYn: 'Y' })
  })

  test('says nothing of the future, and not that it was known before it happened', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY, '10:05:00'))
    expect(Date.parse((await read(no)).knowDt ?? '')).toBeLessThan(Date.parse(at(DAY, '10:01:00')))
    const draft = await site()
      .as('emp')
      .create(accident, { accidentTitle: '넘어짐', placeDesc: '3층', occurDt: at(DAY, '09:00:00') })
    await site().setClock(at(DAY, '11:00:00'))
    const later = site()
      .as('emp')
      .edit(accident, draft, draft.accidentNo, { occurDt: at(DAY, '10:30:00') })
    await expect(later).rejects.toMatchObject({ code: 'ACC_KNOWN_BEFORE' })
  })

  test('of a draft with somebody hurt is made by the program after half an hour, and the draft is not deleted', async () => {
    const draft = await site()
      .as('emp')
      .create(accident, { accidentTitle: '손을 베임', placeDesc: '정비실', injuredCnt: 1 })
    expect((await told(site(), 'safety')).join()).toContain('다친 사람 1명인 사고가 작성되고 있습니다')
    const deleting = site()
      .as('emp')
      .call(`${accident.api}/${draft.accidentNo}?rowVersion=${draft.rowVersion}`, { method: 'DELETE' })
    await expect(deleting).rejects.toMatchObject({
      code: 'ACC_KEPT',
      message: expect.stringContaining('삭제할 수 없습니다. 오등록 처리로 요청하세요.'),
    })
    await site().setClock(at(DAY, '10:29:00'))
    await site().runJob('accident-clocks')
    expect((await read(draft.accidentNo, 'emp')).statusCd).toBe('TEMP')
    await site().setClock(at(DAY, '10:30:30'))
    await site().runJob('accident-clocks')
    expect(await read(draft.accidentNo)).toMatchObject({ statusCd: 'REPORTED', accidentDocNo: expect.any(String) })
    expect((await told(site(), 'safety')).join()).toContain('프로그램이 보고했습니다')
  })

  test('a draft in which nobody is hurt is its author’s to delete', async () => {
    const draft = await site().as('emp').create(accident, { accidentTitle: '호스 파손', placeDesc: '야드' })
    await site()
      .as('emp')
      .call(`${accident.api}/${draft.accidentNo}?rowVersion=${draft.rowVersion}`, { method: 'DELETE' })
    await expect(read(draft.accidentNo, 'emp')).rejects.toMatchObject({ status: 404 })
  })
})

describe('flags', () => {
  test('AC-A05 a leak with one treated may be probed from 2026-12-01 on, and its scene is kept', async () => {
    for (const [day, yn] of [
      ['2026-11-30', 'N'],
      ['2026-12-01', 'Y'],
    ] as const) {
      await site().setClock(at(day))
      const { accidentNo: no } = await reported(site(), at(day), { accidentTitle: '용제 누출' })
      const record = await read(no)
      const leak = await site()
        .as('safety')
        .edit(accident, record, no, { accKindCd: 'LEAK', chemNm: '톨루엔', leakQtyVal: 3 })
      expect([leak.probeYn, leak.sceneKeepYn]).toEqual([yn, yn])
    }
  })

  test('AC-A06 a chemical accident is told to the authority within 15 minutes of knowing', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY), { injuredCnt: 0, accidentTitle: '15분 누출' })
    await site()
      .as('safety')
      .edit(accident, await read(no), no, { accKindCd: 'LEAK' })
    expect(Date.parse((await clockOf(site(), no, 'ENV'))?.dueDt ?? '')).toBe(Date.parse(at(DAY, '10:15:00')))
    const late = '환경청·지자체 보고를 아직 기록하지 않았습니다(기한 2026-11-24 10:15): 15분 누출'
    const alerts = async () => (await told(site(), 'shd')).filter((said) => said === late).length
    await site().setClock(at(DAY, '10:14:59'))
    await site().runJob('accident-clocks')
    expect(await alerts()).toBe(0)
    await site().setClock(at(DAY, '10:15:01'))
    await site().runJob('accident-clocks')
    await site().runJob('accident-clocks')
    expect(await alerts()).toBe(1)
  })

  test('AC-A07 a leak that is found later is late at once, and saying that it is none does not end its clock', async () => {
    await site().setClock(at(DAY, '10:00:00'))
    const { accidentNo: no } = await reported(site(), at(DAY, '10:00:00'), { injuredCnt: 0 })
    const prop = await site()
      .as('safety')
      .edit(accident, await read(no), no, { accKindCd: 'PROP' })
    await site().setClock(at(DAY, '10:40:00'))
    const leak = await site().as('safety').edit(accident, prop, no, { accKindCd: 'LEAK' })
    expect(leak).toMatchObject({ chemAccYn: 'Y' })
    const clock = await clockOf(site(), no, 'ENV')
    expect(Date.parse(clock?.dueDt ?? '')).toBe(Date.parse(at(DAY, '10:15:00')))
    const back = await site().as('safety').edit(accident, leak, no, { accKindCd: 'PROP' })
    expect(back.chemAccYn).toBe('Y')
    expect(await clockOf(site(), no, 'ENV')).toMatchObject({ endDt: null })
  })

  test('AC-A12 who dies of what was first aid makes it major at that save, with its clock red at once and the scene kept', async () => {
    const processNo = await aProcess(site())
    await site().setClock(at('2026-11-02'))
    const { accidentNo: no } = await reported(site(), at('2026-11-02'))
    await hurt(site(), no, { userId: 'emp2' })
    await site().as('safety').act(accident, no, 'classify', found(processNo))
    await site().setClock(at('2026-12-20'))
    const [victim] = (await caseOf(site(), no)).victims
    const {
      accVictimNo,
      seqNo: _1,
      vendorCd: _2,
      vendorNm: _3,
      deptNm: _4,
      lostDayCnt: _5,
      ...values
    } = victim as NonNullable<typeof victim>
    await site()
      .as('safety')
      .call(`${accident.api}/${no}/victims/${accVictimNo}`, {
        method: 'PUT',
        body: { ...values, deathYmd: '2026-12-20' },
      })
    expect(await read(no)).toMatchObject({
      majorYn: 'Y',
      sapaYn: 'Y',
      formYn: 'Y',
      sevClassCd: 'FAT',
      sceneKeepYn: 'Y',
    })
    const moel = await clockOf(site(), no, 'MOEL')
    expect(Date.parse(moel?.dueDt ?? '')).toBeLessThanOrEqual(Date.parse(at('2026-12-20', '10:00:59')))
    expect((await told(site(), 'shd')).join()).toContain('고용노동관서 보고를 시작하십시오')
  })

  test('each says why, and by which article', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY), { injuredCnt: 0, deadCnt: 1 })
    const { flags } = await caseOf(site(), no)
    expect(flags.find(({ flagCd }) => flagCd === 'majorYn')).toMatchObject({
      yn: 'Y',
      why: '사망자 {n}명',
      values: { n: 1 },
      law: expect.stringContaining('제2조'),
    })
  })
})

describe('a clock', () => {
  const record = (no: number, clock: number, by: string, values = {}) =>
    site()
      .as(by)
      .call(`${accident.api}/${no}/clocks/${clock}`, {
        method: 'PUT',
        body: { reportDt: at(DAY, '10:20:00'), methodCd: 'TEL', receiptDesc: '당직자 접수', ...values },
      })

  test('ends with its record, by who is asked to tell; late only with a reason, and never before it was known', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY))
    await site().setClock(at(DAY, '10:20:00'))
    const hq = await clockOf(site(), no, 'HQ')
    const key = hq?.accReportLogNo ?? 0
    await expect(record(no, key, 'emp')).rejects.toMatchObject({ status: 403 })
    await expect(record(no, key, 'safety', { reportDt: at(DAY, '09:59:00') })).rejects.toMatchObject({
      code: 'ACC_CLOCK_TIME',
    })
    await record(no, key, 'safety')
    expect(await clockOf(site(), no, 'HQ')).toMatchObject({
      endCd: 'DONE',
      receiptDesc: '당직자 접수',
      byUserNm: expect.any(String),
    })
    const ctrl = await clockOf(site(), no, 'CTRL')
    await expect(record(no, ctrl?.accReportLogNo ?? 0, 'safety')).rejects.toMatchObject({ code: 'ACC_CLOCK_LATE' })
    await record(no, ctrl?.accReportLogNo ?? 0, 'safety', { lateDesc: '통신 두절' })
    expect((await read(no)).openClockCnt, 'its class and its last report').toBe(2)
    await expect(record(no, key, 'safety')).rejects.toMatchObject({ status: 404 })
  })

  test('alerts once a slot, and makes none up after a standstill', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY), {
      injuredCnt: 0,
      deadCnt: 1,
      accidentTitle: '멈춘 시계',
    })
    const isAlert = (said: string) => said.includes('고용노동관서 보고를 아직') && said.includes('멈춘 시계')
    const alerts = async () => (await told(site(), 'shd')).filter(isAlert).length
    for (const time of ['10:10:30', '10:11:30']) {
      await site().setClock(at(DAY, time))
      await site().runJob('accident-clocks')
    }
    expect(await alerts()).toBe(1)
    await site().setClock(at(DAY, '12:00:30'))
    await site().runJob('accident-clocks')
    expect(await alerts()).toBe(2)
    const moel = await clockOf(site(), no, 'MOEL')
    await record(no, moel?.accReportLogNo ?? 0, 'safety', { reportDt: at(DAY, '12:00:00'), lateDesc: '확인에 걸림' })
    await site().setClock(at(DAY, '12:30:30'))
    await site().runJob('accident-clocks')
    expect(await alerts()).toBe(2)
  })
})

describe('R4 the last report of the investigation', () => {
  test('is due by class, told to its leader each day once it is late, and over with its approval', async () => {
    const title = '최종보고가 늦은 사고'
    const { accidentNo: no } = await reported(site(), at(DAY), { accidentTitle: title })
    const due = async () => Date.parse((await clockOf(site(), no, 'FINAL'))?.dueDt ?? '')
    expect(await due()).toBe(Date.parse(at('2026-12-02', '00:00:00')))
    await hurt(site(), no, { userId: 'emp2', sevClassCd: 'LTI', expectLostDayCnt: 2 })
    expect(await due()).toBe(Date.parse(at('2026-12-09', '00:00:00')))
    await site().sql(`update accident set leader_user_id = 'sup' where accident_no = ${no}`)
    const late = async (userId: string) =>
      (await told(site(), userId)).filter((one) => one.includes('최종보고 보고를') && one.includes(title)).length
    for (const [ymd, time, cnt] of [
      ['2026-12-08', '23:59:00', 0],
      ['2026-12-09', '00:01:00', 1],
      ['2026-12-09', '12:00:00', 1],
      ['2026-12-10', '00:01:00', 2],
    ] as const) {
      await site().setClock(at(ymd, time))
      await site().runJob('accident-clocks')
      expect([await late('sup'), await late('safety')], `${ymd} ${time}`).toEqual([cnt, 0])
    }
  })
})

describe('classification', () => {
  test('asks who was hurt, how badly, and of which process and kind of work', async () => {
    const processNo = await aProcess(site())
    const { accidentNo: no } = await reported(site(), at(DAY))
    const classify = (values: object) => site().as('safety').act(accident, no, 'classify', values)
    await expect(classify(found(processNo))).rejects.toMatchObject({ code: 'ACC_VICTIMS' })
    await hurt(site(), no, { userId: 'emp2', sevClassCd: null, expectLostDayCnt: null })
    await expect(classify(found(processNo))).rejects.toMatchObject({ code: 'ACC_CLASS' })
    await hurt(site(), no, { victimNm: '방문객 이모씨' })
    const { victims } = await caseOf(site(), no)
    const {
      accVictimNo,
      seqNo: _1,
      vendorCd: _2,
      vendorNm: _3,
      deptNm: _4,
      lostDayCnt: _5,
      ...values
    } = victims[0] as NonNullable<(typeof victims)[0]>
    await site()
      .as('safety')
      .call(`${accident.api}/${no}/victims/${accVictimNo}`, {
        method: 'PUT',
        body: { ...values, sevClassCd: 'MTC', expectLostDayCnt: 0 },
      })
    await expect(classify(found(processNo, { workCatCd: null }))).rejects.toMatchObject({ code: 'ACC_PROCESS' })
    await expect(classify(found(processNo, { accKindCd: 'LEAK' }))).rejects.toMatchObject({ code: 'ACC_LEAK' })
    const classed = await classify(found(processNo))
    expect(classed).toMatchObject({ statusCd: 'CLASS', sevClassCd: 'MTC', ownHurtCnt: 2 })
    expect(await clockOf(site(), no, 'CLASS')).toMatchObject({ endCd: 'DONE' })
  })

  test('R2 days off work go on by themselves until somebody is back', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY))
    await hurt(site(), no, { userId: 'emp2', expectLostDayCnt: 5 })
    await site().setClock(at('2026-11-28', '18:00:30'))
    await site().runJob('accident-days')
    expect(await read(no)).toMatchObject({ lostDayCnt: 4, sevClassCd: 'LTI', formYn: 'Y' })
    const { rows } = await site().as('safety').history(accident, no)
    await site().setClock(at('2026-11-29', '18:00:30'))
    await site().runJob('accident-days')
    expect(await read(no)).toMatchObject({ lostDayCnt: 5 })
    expect((await site().as('safety').history(accident, no)).rows, 'a day more alone is no story').toHaveLength(
      rows.length,
    )
  })

  test('R2 whoever passes three days later than another gets a form of his own', async () => {
    await site().setClock(at(DAY, '10:00:00'))
    const { accidentNo: no } = await reported(site(), at(DAY))
    await hurt(site(), no, { userId: 'emp2', sevClassCd: 'LTI', expectLostDayCnt: 10 })
    await hurt(site(), no, { userId: 'emp', sevClassCd: 'LTI', expectLostDayCnt: 1 })
    await site()
      .as('safety')
      .act(accident, no, 'classify', found(await aProcess(site())))
    const forms = async () =>
      (await site().sql(`select 1 from acc_form where accident_no = ${no} and form_status_cd = 'TEMP'`)).length
    for (const [ymd, cnt] of [
      ['2026-11-26', 1],
      ['2026-11-27', 2],
    ] as const) {
      await site().setClock(at(ymd, '18:00:30'))
      await site().runJob('accident-days')
      expect(await forms()).toBe(cnt)
    }
  })

  test('R1 the job sees that a third patient of the same factor came to be known in an earlier accident', async () => {
    const ill = async (ymd: string) => {
      await site().setClock(at(ymd))
      const { accidentNo: no } = await reported(site(), at(ymd))
      await hurt(site(), no, { userId: 'emp2', sevClassCd: 'MTC', factorCd: '71-43-2', listedIllYn: 'Y' })
      return no
    }
    await ill('2026-11-20')
    const last = await ill('2026-11-23')
    await site().setClock(at('2026-11-24'))
    const first = await reported(site(), at('2026-11-18'))
    await hurt(site(), first.accidentNo, { userId: 'emp', factorCd: '71-43-2', listedIllYn: 'Y' })
    expect((await read(last)).sapaYn).toBe('N')
    await site().setClock(at('2026-11-24', '18:00:30'))
    await site().runJob('accident-days')
    expect((await read(last)).sapaYn).toBe('Y')
    expect((await read(first.accidentNo)).sapaYn, 'of the earliest nobody stands within the year before it').toBe('N')
  })

  test('an illness comes from a factor that the site has registered', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY, '09:30:00'))
    await expect(hurt(site(), no, { userId: 'emp2', factorCd: 'NOBODY' })).rejects.toMatchObject({
      status: 400,
      answer: { problems: [{ field: 'factorCd', code: 'NOT_A_CODE' }] },
    })
    await hurt(site(), no, { userId: 'emp2', factorCd: 'NOISE', listedIllYn: 'Y' })
    expect((await caseOf(site(), no)).victims).toMatchObject([{ factorCd: 'NOISE', listedIllYn: 'Y' }])
  })
})

describe('R10 who was hurt', () => {
  const nameOf = async (userId: string) =>
    (await site().sql<{ nm: string }>(`select user_nm as nm from sys_user where user_id = '${userId}'`))[0]?.nm ?? ''

  test('is read by who runs the case and by his supervisor; everybody else is told how many', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY), {
      victims: [{ userId: 'emp2', personNo: null, victimNm: null, injuryPartCds: ['HAND'] }],
    })
    const name = await nameOf('emp2')
    for (const userId of ['safety', 'shd', 'health'])
      expect((await caseOf(site(), no, userId)).victims[0]).toMatchObject({ victimNm: name, injuryPartCds: ['HAND'] })
    for (const userId of ['emp', 'owner', 'reader', 'gate']) {
      const seen = await caseOf(site(), no, userId)
      expect(seen).toMatchObject({ victims: [], hiddenCnt: 1 })
      const record = await read(no, userId)
      const { rows } = await site().as(userId).history(accident, no)
      expect(JSON.stringify([seen, record, rows])).not.toContain(name)
      expect(record).toMatchObject({ ownHurtCnt: 1, vendorHurtCnt: 0 })
    }
    const sheet = await site().as('safety').readSheet(`${accident.api}s/excel`)
    expect(JSON.stringify(sheet.rows)).not.toContain(name)
    expect((await site().as('safety').list(accident, { q: name })).total).toBe(0)
    for (const userId of ['safety', 'shd', 'gate']) expect((await told(site(), userId)).join()).not.toContain(name)
  })

  test('a contractor reads of his own people alone, and sees the accident that hurt one of them', async () => {
    const people = await site().sql<{ no: string; vendor: string }>(
      `select distinct on (vendor_cd) person_no as no, vendor_cd as vendor from vendor_person
       where plant_cd = '2000' and vendor_cd in ('V100001', 'V100002') and delete_yn = 'N' order by vendor_cd, person_no`,
    )
    const own = people.find(({ vendor }) => vendor === 'V100001')
    const { accidentNo: no } = await reported(site(), at(DAY), {
      victims: [
        { userId: null, personNo: Number(own?.no), victimNm: null, injuryPartCds: [] },
        { userId: 'emp2', personNo: null, victimNm: null, injuryPartCds: [] },
      ],
    })
    const seen = await caseOf(site(), no, 'V100001-02')
    expect(seen.victims.map(({ vendorCd }) => vendorCd)).toEqual(['V100001'])
    expect(seen).toMatchObject({ hiddenCnt: 1, clocks: [], candidates: [] })
    await expect(caseOf(site(), no, 'V100002-01')).rejects.toMatchObject({ status: 404 })
  })

  test('nobody enters it who does not run the case', async () => {
    const { accidentNo: no } = await reported(site(), at(DAY))
    await expect(hurt(site(), no, { userId: 'emp2' }, 'emp')).rejects.toMatchObject({ status: 403 })
    await hurt(site(), no, { userId: 'emp2' })
    await expect(hurt(site(), no, { userId: 'emp2' })).rejects.toMatchObject({ code: 'ACC_VICTIM_TWICE' })
  })
})

describe('R13 the same accident told twice', () => {
  test('AC-A09 both stand until the safety manager says so; then one is cancelled and the other known since the earlier', async () => {
    await site().setClock(at(DAY, '10:09:00'))
    const processNo = await aProcess(site(), 'Y')
    const first = await reported(site(), at(DAY, '10:09:00'), { processNo, occurDt: at(DAY, '10:00:00') })
    await site().setClock(at(DAY, '10:12:00'))
    const second = await reported(site(), at(DAY, '10:02:00'), { processNo, occurDt: at(DAY, '10:01:00') }, 'emp2')
    expect((await caseOf(site(), first.accidentNo)).candidates.map(({ accidentNo }) => accidentNo)).toEqual([
      second.accidentNo,
    ])
    expect((await clockOf(site(), second.accidentNo, 'HQ'))?.endDt).toBeNull()
    await site().as('safety').act(accident, second.accidentNo, 'same', { sameAccidentNo: first.accidentNo })
    expect(await read(second.accidentNo)).toMatchObject({ statusCd: 'CANC', openClockCnt: 0 })
    const kept = await read(first.accidentNo)
    expect([kept.statusCd, Date.parse(kept.knowDt ?? '')]).toEqual(['REPORTED', Date.parse(at(DAY, '10:02:00'))])
    expect(Date.parse((await clockOf(site(), first.accidentNo, 'HQ'))?.dueDt ?? '')).toBe(
      Date.parse(at(DAY, '10:32:00')),
    )
    expect((await caseOf(site(), first.accidentNo)).merged).toMatchObject([{ accidentNo: second.accidentNo }])
    expect(
      (
        await site()
          .as('safety')
          .list(accident, { where: { statusCd: 'CANC' } })
      ).total,
    ).toBeGreaterThan(0)
  })

  test('one of another day is none', async () => {
    const one = await reported(site(), at(DAY))
    await site().setClock(at('2026-11-26'))
    const other = await reported(site(), at('2026-11-26'))
    const merging = site().as('safety').act(accident, other.accidentNo, 'same', { sameAccidentNo: one.accidentNo })
    await expect(merging).rejects.toMatchObject({ code: 'ACC_NOT_SAME' })
  })
})
