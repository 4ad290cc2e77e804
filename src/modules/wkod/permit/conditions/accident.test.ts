/** Work at an accident: its scene is kept from the report on, and whoever was hurt goes on when the accident is classed. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anApprovedScale, aProcess } from '#modules/rsa/assess/rsa.fixture.ts'
import { accident } from '#modules/saf/accident/accident.model.ts'
import { accidentFix } from '#modules/saf/accident/fix/accident-fix.model.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { aPermitSite, at, issued, talked, VSP, working, worksOver } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y', urgentDesc: '누설' } as const
const codesOf = (acting: Promise<unknown>): Promise<string[]> =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string }[] } }) => (answer.problems ?? []).map(({ code }) => code),
  )
const stateOf = async (permitNo: number) => {
  const { statusCd, suspReasonCd } = await site().as('oper').read(permit, permitNo)
  return [statusCd, suspReasonCd]
}
const start = (permitNo: number) => site().as(VSP).act(permit, permitNo, 'start')
const resume = (permitNo: number, by = 'safety') => site().as(by).act(permit, permitNo, 'resume')

/** A plan of 800 by 500 metres. */
async function aPlan(): Promise<number> {
  const [map] = await site().sql<{ no: number }>(
    `insert into site_map (map_nm, plant_cd, width_val, height_val) values ('1공장', '2000', 800, 500) returning map_no::int as no`,
  )
  return map?.no ?? 0
}
const metres = (mapNo: number, x: number, y: number) => ({
  mapNo,
  locationX: Math.round((x / 800) * 1000),
  locationY: Math.round((y / 500) * 1000),
})
const put = (permitNo: number, { mapNo, locationX, locationY }: ReturnType<typeof metres>) =>
  site().sql(
    `update permit_mark set map_no = ${mapNo}, location_x = ${locationX}, location_y = ${locationY} where permit_no = ${permitNo}`,
  )
async function reported(values: DraftOf<typeof accident> = {}): Promise<number> {
  const now = site().services.clock.now().toISOString()
  const { accidentNo } = await site()
    .as('emp')
    .create(accident, {
      ...{ accidentTitle: '배관 위에서 떨어짐', placeDesc: '3층 배관랙', occurDt: now },
      ...{ injuredCnt: 0, deadCnt: 0, outsideHurtCnt: 0, contentDesc: '발판이 빠졌다.', ...values },
    })
  await site().as('emp').act(accident, accidentNo, 'report')
  return accidentNo
}
const classed = (accidentNo: number) =>
  site().sql(`update accident set status_cd = 'CLASS' where accident_no = ${accidentNo}`)
/** What it asks for beside its class is done: the work is assessed anew. */
const reassessed = () =>
  site().sql(
    `update rsa set status_cd = 'DONE', work_block_yn = 'N' where rsa_doc_no not like 'RS-T-%' and work_block_yn = 'Y'`,
  )
const release = (accidentNo: number, by: string, consent?: string) =>
  site()
    .as(by)
    .act(accident, accidentNo, 'releaseScene', consent === undefined ? {} : { sceneConsentDesc: consent })

beforeAll(() => anApprovedScale(site()))
beforeEach(async () => {
  await worksOver(site())
  await site().sql(
    `update accident set delete_yn = 'Y'; update rsa set delete_yn = 'Y' where rsa_doc_no not like 'RS-T-%'`,
  )
  site().setClock(at('10:00:00'))
})

test('AC-A14 a major accident stops work within twenty metres, lets work beyond go on, and lets nothing begin until SHD has the consent', async () => {
  const mapNo = await aPlan()
  const [near, far] = [await working(site(), urgent), await working(site(), urgent)]
  const third = await issued(site(), urgent)
  await talked(site(), third.permitNo, site().services.clock.now().toISOString())
  await put(near.permitNo, metres(mapNo, 120, 100))
  await put(far.permitNo, metres(mapNo, 120.8, 100))
  await put(third.permitNo, metres(mapNo, 100, 115))
  const accidentNo = await reported({ deadCnt: 1, siteMark: metres(mapNo, 100, 100) })
  expect(await site().as('safety').read(accident, accidentNo)).toMatchObject({ majorYn: 'Y', sceneKeepYn: 'Y' })
  expect(await stateOf(near.permitNo)).toEqual(['SUSP', 'ACC'])
  expect(await stateOf(far.permitNo)).toEqual(['WORK', null])
  await expect(start(third.permitNo)).rejects.toMatchObject({
    answer: { problems: [{ code: 'PT_SCENE', message: '현장 보존 중입니다. 해제 승인 후 작업할 수 있습니다.' }] },
  })
  await classed(accidentNo)
  await site().as(VSP).act(permit, near.permitNo, 'askResume')
  expect(await codesOf(resume(near.permitNo))).toContain('PT_SCENE')

  await expect(release(accidentNo, 'safety', '여수지청 동의')).rejects.toMatchObject({ status: 403 })
  await expect(release(accidentNo, 'shd')).rejects.toMatchObject({
    code: 'ACC_SCENE_CONSENT',
    message: expect.stringContaining('현장보존을 해제하려면 관계기관의 동의를 기록하세요.'),
  })
  await expect(release(accidentNo, 'shd', ' ')).rejects.toMatchObject({ status: 422 })
  expect(await codesOf(start(third.permitNo))).toEqual(['PT_SCENE'])
  const released = await release(accidentNo, 'shd', '여수지청 김 감독관, 10:40 전화로 동의')
  expect(released).toMatchObject({ sceneReleaseUserId: 'shd', sceneKeepYn: 'Y' })
  expect((await start(third.permitNo)).statusCd).toBe('WORK')
  await expect(resume(near.permitNo, 'oper')).rejects.toMatchObject({ status: 403 })
  expect((await resume(near.permitNo)).statusCd).toBe('WORK')
})

test('without a mark the scene is the process, without a process the place by its words; another plant has none', async () => {
  const work = await working(site(), urgent)
  const { processNo, placeDesc } = await site().as('oper').read(permit, work.permitNo)
  const other = await aProcess(site(), 5)
  const begun = (values: DraftOf<typeof accident>) =>
    reported({ deadCnt: 1, ...values }).then(async (no) => [no, (await stateOf(work.permitNo))[0]] as const)
  expect((await begun({ processNo: other, placeDesc }))[1]).toBe('WORK')
  expect((await begun({ placeDesc: '다른 곳' }))[1]).toBe('WORK')
  const [byWords, stopped] = await begun({ placeDesc })
  expect(stopped).toBe('SUSP')
  await classed(byWords)
  await release(byWords, 'shd', '동의')
  await site().as(VSP).act(permit, work.permitNo, 'askResume')
  expect((await resume(work.permitNo)).statusCd).toBe('WORK')
  await begun({ processNo })
  await reassessed()
  await site().as(VSP).act(permit, work.permitNo, 'askResume')
  expect(await codesOf(resume(work.permitNo))).toEqual(['PT_SCENE'])
})

test('the safety manager widens a scene and cannot narrow it by its radius; what is void keeps none', async () => {
  const mapNo = await aPlan()
  const far = await working(site(), urgent)
  await put(far.permitNo, metres(mapNo, 160, 100))
  const accidentNo = await reported({ deadCnt: 1, siteMark: metres(mapNo, 100, 100) })
  const place = (radius: number, by = 'safety') =>
    site().as(by).act(accident, accidentNo, 'placeScene', { sceneRadiusVal: radius, reasonDesc: '배관이 이어져 있음' })
  await expect(place(19)).rejects.toMatchObject({ code: 'ACC_SCENE_NARROW' })
  await expect(place(60, 'emp')).rejects.toMatchObject({ status: 403 })
  expect((await stateOf(far.permitNo))[0]).toBe('WORK')
  await place(60)
  expect(await stateOf(far.permitNo)).toEqual(['SUSP', 'ACC'])
  await site().sql(`update accident set status_cd = 'CANC' where accident_no = ${accidentNo}`)
  await site().as(VSP).act(permit, far.permitNo, 'askResume')
  expect((await resume(far.permitNo)).statusCd).toBe('WORK')
})

test('work that an accident names stops with its report and goes on when it is classed, other work goes on', async () => {
  const [work, other] = [
    await working(site(), urgent),
    await working(site(), { ...urgent, processNo: await aProcess(site(), 5) }),
  ]
  const accidentNo = await reported({ permitNo: work.permitNo, injuredCnt: 1 })
  expect((await stateOf(work.permitNo))[0]).toBe('SUSP')
  expect(await stateOf(other.permitNo)).toEqual(['WORK', null])
  await site().as(VSP).act(permit, work.permitNo, 'askResume')
  expect(await codesOf(resume(work.permitNo))).toEqual(['PT_RSA_OCC', 'PT_ACCIDENT'])
  await classed(accidentNo)
  expect(await codesOf(resume(work.permitNo))).toEqual(['PT_RSA_OCC'])
  await reassessed()
  expect((await resume(work.permitNo)).statusCd).toBe('WORK')
})

test('a permit with somebody on it who was hurt does not begin before the accident is classed', async () => {
  const { permitNo } = await issued(site(), urgent)
  await talked(site(), permitNo, site().services.clock.now().toISOString())
  const [hurt] = await site().sql<{ no: number }>(
    `select person_no::int as no from wkod_master_permit_crew where permit_no = ${permitNo} limit 1`,
  )
  const accidentNo = await reported()
  await site().sql(`insert into acc_victim (accident_no, plant_cd, seq_no, person_no, victim_nm, vendor_cd)
    values (${accidentNo}, '2000', 1, ${hurt?.no}, '작업자', 'V100001')`)
  expect(await codesOf(start(permitNo))).toEqual(['PT_ACCIDENT'])
  await classed(accidentNo)
  expect((await start(permitNo)).statusCd).toBe('WORK')
})

test('an injury whose process is not known holds up the work of whoever was hurt, until its process is said', async () => {
  const other = await working(site(), urgent)
  const { permitNo } = await issued(site(), urgent)
  await talked(site(), permitNo, site().services.clock.now().toISOString())
  const [hurt] = await site().sql<{ no: number }>(
    `select c.person_no::int as no from wkod_master_permit_crew c where permit_no = ${permitNo}
      and not exists (select from wkod_master_permit_crew o where o.permit_no = ${other.permitNo} and o.person_no = c.person_no) limit 1`,
  )
  const accidentNo = await reported({ injuredCnt: 1 })
  await site().sql(`insert into acc_victim (accident_no, plant_cd, seq_no, person_no, victim_nm, vendor_cd)
    values (${accidentNo}, '2000', 1, ${hurt?.no}, '작업자', 'V100001')`)
  expect(await codesOf(start(permitNo))).toEqual(['PT_RSA_OCC', 'PT_ACCIDENT'])
  expect(await stateOf(other.permitNo)).toEqual(['WORK', null])
  const record = await site().as('safety').read(accident, accidentNo)
  await site()
    .as('safety')
    .edit(accident, record, accidentNo, { processNo: await aProcess(site(), 5) })
  expect(await codesOf(start(permitNo))).toEqual(['PT_ACCIDENT'])
  expect(await stateOf(other.permitNo)).toEqual(['WORK', null])
})

test('RA-A09 an injury on a process, naming no permit, stops its work in the transaction of its report', async () => {
  const x = await working(site(), urgent)
  const w = await working(site(), { ...urgent, processNo: await aProcess(site(), 5) })
  const { processNo } = await site().as('oper').read(permit, x.permitNo)
  await reported({ injuredCnt: 1, processNo })
  expect(await stateOf(x.permitNo)).toEqual(['SUSP', 'RSA'])
  expect(await stateOf(w.permitNo)).toEqual(['WORK', null])
})

/** Asked for by the safety manager, approved by the head of the site. */
async function voided(accidentNo: number): Promise<void> {
  const safety = site().as('safety')
  const { attachFileId } = await safety.attach('ACCIDENT_FILE')
  const why = { accidentNo, fixCd: 'VOID' as const, reasonDesc: '현장 확인 결과', attachFileId }
  const { accidentFixNo: bizNo, rowVersion } = await safety.create(accidentFix, why)
  const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'cso' }]
  const { apprRqstNo } = await safety.call<{ apprRqstNo: number }>('/api/manage/approval', {
    method: 'POST',
    body: { apprBizCd: 'ACC_VOID', bizNo, rowVersion, lines },
  })
  const decided = { method: 'POST', body: { decisionCd: 'OK' } } as const
  await site().as('cso').call(`/api/manage/approval/${apprRqstNo}/decide`, decided)
}

test('an injury that never was ends its assessment, and the work that stood for it goes on', async () => {
  const work = await working(site(), urgent)
  const { processNo } = await site().as('oper').read(permit, work.permitNo)
  const accidentNo = await reported({ injuredCnt: 1, processNo })
  expect(await stateOf(work.permitNo)).toEqual(['SUSP', 'RSA'])
  await site().as(VSP).act(permit, work.permitNo, 'askResume')
  expect(await codesOf(resume(work.permitNo, 'oper'))).toEqual(['PT_RSA_OCC'])
  await voided(accidentNo)
  expect((await resume(work.permitNo, 'oper')).statusCd).toBe('WORK')
})
