/** What work stands on when it begins: the analysis and the plan in force by then, an isolation or the reason why none. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fixed } from '#modules/saf/jsa/jsa.fixture.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { aPermitSite, at, issued, prepared, submitted, talked, VSP, working } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'
import { hotValues, spaceValues } from '../permit.seed.ts'
import { aired } from '../permit-ground.fixture.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const codesOf = (acting: Promise<unknown>) =>
  acting.then(
    () => [],
    ({ answer }: { answer: { problems?: { code: string }[] } }) => (answer.problems ?? []).map(({ code }) => code),
  )
const start = (permitNo: number) => site().as(VSP).act(permit, permitNo, 'start')
const stateOf = async (permitNo: number) => (await site().as('oper').read(permit, permitNo)).statusCd
const set = (permitNo: number, columns: string) =>
  site().sql(`update wkod_master set ${columns} where permit_no = ${permitNo}`)
const clock = async () => {
  await site().runJob('permit-clock')
}

beforeAll(() => site().setClock(at('07:00:00')))
beforeEach(async () => {
  await site().sql(`update wkod_master set status_cd = 'CLOSE' where status_cd <> 'CLOSE'`)
  site().setClock(at('10:00:00'))
})

async function ready(values: DraftOf<typeof permit>) {
  const record = await issued(site(), { ...urgent, ...values })
  await aired(site(), record.permitNo)
  await talked(site(), record.permitNo, at('09:59:00'))
  return record
}

test('PT-A36 work begins under the analysis that is in force by then; what is revised or due stops nobody at work', async () => {
  const { permitNo: running } = await working(site(), { ...hotValues, ...urgent })
  await aired(site(), running)
  const { permitNo, jsaNo } = await ready(hotValues)
  const { jsaNo: next } = await fixed(site(), { jsaTitle: '화기를 뺀 개정' })
  await site().sql(`update jsa set root_jsa_no = (select root_jsa_no from jsa where jsa_no = ${jsaNo}), jsa_rev_no = 4,
      permit_type_cds = 'GEN', next_eval_ymd = '2028-01-01' where jsa_no = ${next};
    update jsa set status_cd = 'OLD' where jsa_no = ${jsaNo}`)
  site().setClock(at('10:05:00'))
  expect(await codesOf(start(permitNo))).toEqual(['JSA_TYPE_MISSING'])
  site().setClock(at('10:06:00'))
  await clock()
  expect(await stateOf(running)).toBe('WORK')

  await site().sql(`update jsa set permit_type_cds = 'GEN HOT', next_eval_ymd = '2026-11-23' where jsa_no = ${next}`)
  expect(await codesOf(start(permitNo))).toEqual(['JSA_OVERDUE'])
  await clock()
  expect(await stateOf(running)).toBe('WORK')

  await site().sql(`update jsa set next_eval_ymd = '2026-11-24' where jsa_no = ${next}`)
  expect(await start(permitNo)).toMatchObject({ statusCd: 'WORK', jsaNo: next, jsaRevNo: 4 })
  await site().sql(`delete from jsa where jsa_no = ${next}; update jsa set status_cd = 'FIX' where jsa_no = ${jsaNo}`)
})

test('PT-A36 a plan that was revised is signed anew before the next start, and stops nobody at work', async () => {
  const [plan] = await site().sql<{
    no: number
  }>(`insert into wkod_plan (wkod_plan_doc_no, status_cd, plant_cd, vendor_cd, wkod_title,
      wkod_desc, contract_no, own_user_id, area_dept_cd, plan_start_ymd, plan_end_ymd, plan_work_cds, create_user_id, rev_no)
    select 'WP-T-36-R2', status_cd, plant_cd, vendor_cd, wkod_title, wkod_desc, contract_no, own_user_id, area_dept_cd, plan_start_ymd,
      plan_end_ymd, plan_work_cds, create_user_id, 2 from wkod_plan where wkod_plan_doc_no = 'WP-T-1' returning wkod_plan_no::int as no`)
  await site().sql(`update wkod_plan set root_plan_no = ${plan?.no} where wkod_plan_no = ${plan?.no}`)
  const { permitNo: running } = await working(site(), { ...urgent, wkodPlanNo: plan?.no ?? null })
  const { permitNo } = await ready({ wkodPlanNo: plan?.no ?? null })
  expect(await codesOf(start(permitNo))).toEqual(['PT_PLAN_SIGN'])
  await clock()
  expect(await stateOf(running)).toBe('WORK')
})

test('a confined space is isolated, or the area has said at the review why not; a line is opened behind an isolation only', async () => {
  const space = await ready({ ...spaceValues, permVentYn: 'Y', permVentCheckYmd: '2026-11-04' })
  expect(space.isoNoneDesc).not.toBeNull()
  await set(space.permitNo, `iso_none_desc = null`)
  expect(await codesOf(start(space.permitNo))).toEqual(['PT_ISO_WHY'])
  await set(space.permitNo, `iso_none_desc = '배관이 없는 신설 탱크입니다.', permit_sub_cds = 'CSE LNB'`)
  expect(await codesOf(start(space.permitNo))).toContain('PT_ISO_NONE')
  await set(space.permitNo, `permit_sub_cds = 'CSE'`)
  expect((await start(space.permitNo)).statusCd).toBe('WORK')
})

test('why nothing is isolated the area says at the review, in words; what will be missing is told before it ends', async () => {
  const { permitNo } = await submitted(site(), { ...urgent, permitSubCds: 'ELE', voltVal: 24, drawingNo: 'E-1' })
  await site().as('oper').act(permit, permitNo, 'review')
  const said = async (userId: string, isoNoneDesc: string) =>
    site()
      .as(userId)
      .edit(permit, await site().as(userId).read(permit, permitNo), permitNo, { isoNoneDesc })
  const checks = async () =>
    ((await site().as('oper').read(permit, permitNo)).can.checks?.finishReview ?? []).map(({ ruleCd }) => ruleCd)
  expect(await checks()).toContain('PT_ISO_WHY')
  await expect(said('safety', '제어 회로만 만지는 24 V 작업')).rejects.toMatchObject({ code: 'PT_ISO_WHY_BY' })
  await expect(said('oper', '필요 없음')).rejects.toMatchObject({ code: 'PT_ISO_WHY_SHORT', field: 'isoNoneDesc' })
  await said('oper', '제어 회로만 만지는 24 V 작업')
  expect(await checks()).not.toContain('PT_ISO_WHY')
  expect((await site().as('oper').act(permit, permitNo, 'finishReview')).statusCd).toBe('PREP')
})

test('a photo of a check is a file of this permit, and shows something', async () => {
  const { permitNo: other } = await prepared(site(), { ...hotValues, ...urgent })
  const [foreign] = await site().sql<{ no: number }>(`select photo_file_no::int as no from wkod_master_permit_check
    where permit_no = ${other} and photo_file_no is not null limit 1`)
  const { permitNo } = await prepared(site(), { ...hotValues, ...urgent })
  await aired(site(), permitNo)
  const shown = async (photoFileNo: number, more: object = {}) => {
    const record = await site().as('oper').read(permit, permitNo)
    const permitCheck = (record.permitCheck ?? []).map((line) =>
      line.photoYn === 'Y' ? { ...line, photoFileNo } : line,
    )
    return site()
      .as('oper')
      .edit(permit, record, permitNo, { permitCheck, ...more })
  }
  for (const fileNo of [foreign?.no ?? 0, 99_999_999])
    await expect(shown(fileNo)).rejects.toMatchObject({ code: 'PT_PHOTO_OTHER', field: 'permitCheck' })
  const { attachFileId, files } = await site().as('oper').attach('PERMIT_CHECK')
  await shown(files[0]?.fileNo ?? 0, { checkPhotoFileId: attachFileId })
  const approve = () => codesOf(site().as('areaappr').act(permit, permitNo, 'approve'))
  await site().sql(`delete from attach_file where attach_file_id = ${attachFileId}`)
  expect(await approve()).toEqual(['PT_PHOTOS'])
})
