/** What the journey of a contractor needs and does not show: papers, a contract, the entry, an analysis, a neighbour. */
import { eduRound } from '#modules/education/round/edu-round.model.ts'
import { anEduRound } from '#modules/education/round/edu-round.seed.ts'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import { aJsa } from '#modules/saf/jsa/jsa.seed.ts'
import { sgcCard } from '#modules/vendor/card/card.model.ts'
import { vendorContract } from '#modules/vendor/contract/vendor-contract.model.ts'
import { entryRqst } from '#modules/vendor/entry/entry-rqst.model.ts'
import { roster } from '#modules/vendor/person/person.model.ts'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { aPermit, hotValues } from '#modules/wkod/permit/permit.seed.ts'
import { aPlan } from '#modules/wkod/plan/plan.seed.ts'
import { wkodPlan } from '#modules/wkod/plan/wkod-plan.model.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { type Caller, callerAt } from './contractor.people.ts'

type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
interface Ground {
  sql: Sql
  as(userId: string): Caller
  /** Apply, learn, work: working days one after the other. */
  days: { apply: string; learn: string; work: string }
}

export async function aGround(address: string, sql: Sql): Promise<Ground> {
  return { sql, as: (userId) => callerAt(address, userId), days: await daysOf(sql) }
}

/** The next three days of which the last two are worked: at the weekend other people approve. */
async function daysOf(sql: Sql): Promise<Ground['days']> {
  const off = await sql<{ ymd: string }>(`select holiday_ymd::text as ymd from com_holiday where delete_yn = 'N'`)
  const isOff = (ymd: string) => {
    const weekday = new Date(`${ymd}T00:00:00Z`).getUTCDay()
    return weekday === 0 || weekday === 6 || off.some((one) => one.ymd === ymd)
  }
  let learn = addDays(dayOf(new Date()), 2)
  while (isOff(learn) || isOff(addDays(learn, 1))) learn = addDays(learn, 1)
  return { apply: addDays(learn, -1), learn, work: addDays(learn, 1) }
}
export const at = (ymd: string, time: string) => `${ymd}T${time}:00+09:00`

/** The papers and the qualification that the risk of the vendor asks for. */
export async function papers({ sql }: Ground, vendorCd: string): Promise<void> {
  await sql(
    `insert into subcon_eval (status_cd, plant_cd, eval_title, eval_class_cd, vendor_cd, period_from_ymd, period_to_ymd, total_score,
        grade_valid_to_ymd, fix_ymd)
      values ('FIX', '2000', '적격평가', 'QUAL', $1, '2026-01-01', '2026-12-31', 72, '2099-12-31', '2026-11-20')`,
    [vendorCd],
  )
  await sql(
    `insert into vendor_doc (vendor_doc_doc_no, status_cd, plant_cd, vendor_cd, doc_nm, doc_type_cd, valid_from_ymd, valid_to_ymd, create_user_id, update_user_id)
      select 'VC-J-' || t, 'CONFIRM', '2000', $1, t, t, '2026-01-01', '2036-12-31', 'pur', 'pur' from unnest(array['INS', 'LIA', 'SHP', 'RA', 'ORG']) t`,
    [vendorCd],
  )
}

/** What the SMS to an account says: the link for its first password. */
export async function linkSentTo({ sql }: Ground, portalId: string): Promise<string> {
  const [sms] = await sql<{ body: string }>(
    `select body_desc as body from com_outbox where user_id = $1 order by outbox_no desc limit 1`,
    [portalId],
  )
  return /link=([\w-]+)/.exec(sms?.body ?? '')?.[1] ?? ''
}

export const aRound = async ({ as, days }: Ground): Promise<number> => {
  const edu = as('edu')
  const startDt = at(days.learn, '08:00')
  const { eduRoundNo } = await edu.call<{ eduRoundNo: number }>(
    eduRound.api,
    anEduRound(days.learn, { startDt, endDt: at(days.learn, '09:00') }),
  )
  await edu.act(eduRound.api, eduRoundNo, 'open')
  return eduRoundNo
}

interface Seat {
  eduRqstNo: number
}
/** They come, sit the test and leave. @param moveTo to the hours of the round */
export async function held(ground: Ground, eduRoundNo: number, moveTo: (at: string) => Promise<void>): Promise<void> {
  const { as, days, sql } = ground
  await moveTo(at(days.learn, '07:50'))
  let edu = as('edu')
  const path = `${eduRound.api}/${eduRoundNo}`
  await edu.act(eduRound.api, eduRoundNo, 'close')
  await edu.act(eduRound.api, eduRoundNo, 'start')
  const { rows } = await edu.call<{ rows: Seat[] }>(`${path}/seats`)
  for (const { eduRqstNo } of rows) await edu.call(`${path}/checkin`, { eduRqstNo })
  await moveTo(at(days.learn, '09:00'))
  edu = as('edu')
  const keys = await sql<{ no: number; answer: number }>(
    `select edu_question_no::int as no, answer_no as answer from edu_question`,
  )
  for (const { eduRqstNo } of rows) {
    type Test = { eduAttemptNo: number; questions: { eduQuestionNo: number }[] }
    const { eduAttemptNo, questions } = await edu.call<Test>(`${path}/seats/${eduRqstNo}/test`, {})
    const answers = questions.map((one) => keys.find(({ no }) => no === one.eduQuestionNo)?.answer ?? 1)
    await edu.call(`${path}/tests/${eduAttemptNo}`, { answers })
    await edu.call(`${path}/checkout`, { eduRqstNo })
  }
  await edu.act(eduRound.api, eduRoundNo, 'finish')
}

export const aMate = async (vendor: Caller): Promise<number> => {
  const { personNo } = await vendor.call<{ personNo: number }>(roster.api, {
    ...{ personNm: '박보조', birthYmd: '1985-05-05', nationCd: 'KR', phoneNo: '010-5555-1002', langCd: 'kr' },
    ...{
      emergencyPhoneNo: '010-1111-2222',
      jobTypeCd: 'WELD',
      employTypeCd: 'REG',
      hireYmd: '2026-01-02',
      agreeYn: 'Y',
    },
  })
  return personNo
}

export async function cardFor(gate: Caller, personNo: number): Promise<void> {
  const { sgcCardNo } = await gate.call<{ sgcCardNo: number }>(sgcCard.api, { personNo })
  await gate.act(sgcCard.api, sgcCardNo, 'issue')
}

interface Crew {
  vendorCd: string
  vsm: string
  personNos: readonly number[]
}
/** Special education for fire work, read notices, a contract and the entry. @returns the contract */
export async function admitted(ground: Ground, { vendorCd, vsm, personNos }: Crew): Promise<number> {
  const { as, days, sql } = ground
  await sql(
    `insert into notice_read (notice_no, rev_no, vendor_cd, user_id, person_no, open_dt, read_dt, confirm_dt)
      select notice_no, rev_no, $1, u, p, now(), now(), now() from notice,
        (select $2::text as u, null::bigint as p union all select null, unnest($3::bigint[])) who
      where plant_cd = '2000' and status_cd = 'OPEN'`,
    [vendorCd, vsm, personNos],
  )
  await sql(
    `insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd, apply_dt,
        apply_user_id, seat_key, edu_ymd, edu_result_cd, credit_min_val, valid_from_ymd, cert_no)
      select 1, p.plant_cd, p.vendor_cd, p.person_no, p.worker_key, 'SPECIAL', 38, 'CONFIRM', now(), 'edu', md5(random()::text), '2026-01-05',
        'PASS', 960, '2026-01-05', 'T-' || md5(random()::text) from vendor_person p where p.person_no = any($1::bigint[])`,
    [personNos],
  )
  const { vendorContractNo } = await as('owner').call<{ vendorContractNo: number }>(vendorContract.api, {
    ...{ vendorCd, contractNo: 'C-2026-J', contractNm: '배관 용접 보수', hostDeptCd: 'D2210', ownUserId: 'owner' },
    ...{ startYmd: days.apply, endYmd: addDays(days.work, 90), constYn: 'N' },
  })
  await as('owner').act(vendorContract.api, vendorContractNo, 'sign')
  const { entryRqstNo } = await as(vsm).call<{ entryRqstNo: number }>(entryRqst.api, {
    ...{
      entryTypeCd: 'TMP',
      contractNo: vendorContractNo,
      hostDeptCd: null,
      ownUserId: 'owner',
      zoneCds: 'G,P',
      gateCd: 'G1',
    },
    ...{ entryStartYmd: days.work, entryEndYmd: addDays(days.work, 7), purposeDesc: '배관 용접 보수 작업을 합니다.' },
    persons: personNos.map((personNo) => ({ personNo, entryRoleCd: 'WORK' })),
  })
  await as(vsm).act(entryRqst.api, entryRqstNo, 'request')
  await as('owner').act(entryRqst.api, entryRqstNo, 'hostOk')
  await as('safety').act(entryRqst.api, entryRqstNo, 'approve')
  return vendorContractNo
}

export async function fixedAnalysis({ as }: Ground, vsm: string, processNo: number): Promise<number> {
  const vendor = as(vsm)
  const values = aJsa({ processNo })
  const { jsaNo } = await vendor.call<{ jsaNo: number }>(jsa.api, values)
  const path = `${jsa.api}/${jsaNo}`
  for (const [partRoleCd, partNm] of [
    ['LEADER', '장용접'],
    ['WORKER', '박보조'],
    ['OPR', '홍기범'],
  ])
    await vendor.call(`${path}/participants`, { partRoleCd, partNm })
  const { parts } = await vendor.call<{ parts: { jsaPartNo: number }[] }>(`${path}/extra`)
  const { rowVersion } = await vendor.call<{ rowVersion: number }>(path)
  for (const { jsaPartNo } of parts) {
    const sign = { rowVersion, langCd: 'ko', strokes: [[100, 100, 900, 800]] }
    await vendor.call(`${path}/participants/${jsaPartNo}/sign`, sign, 'PUT')
  }
  await vendor.act(jsa.api, jsaNo, 'submit')
  await as('oper').act(jsa.api, jsaNo, 'evaluateOpr')
  await as('owner').act(jsa.api, jsaNo, 'evaluateOwn')
  await as('safety').act(jsa.api, jsaNo, 'confirm')
  return jsaNo
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A plan that lacks its analysis alone. */
export async function draftedPlan({ as, days }: Ground, { vsm, personNos }: Crew, contractNo: number): Promise<number> {
  const vendor = as(vsm)
  const [chief, worker] = personNos
  const orgs = [
    { orgRoleCd: 'CHIEF', personNo: chief, licenceDesc: null },
    { orgRoleCd: 'WORKER', personNo: worker, licenceDesc: null },
  ]
  const { wkodPlanNo } = await vendor.call<{ wkodPlanNo: number }>(wkodPlan.api, {
    ...aPlan({
      wkodTitle: '배관 용접 보수',
      planWorkCds: 'H',
      planStartYmd: days.work,
      planEndYmd: addDays(days.work, 20),
    }),
    ...{ contractNo, orgs },
  })
  const file = new FormData()
  file.set('taskClassNm', 'PLAN_BEFORE')
  file.set('file', new Blob([PIXEL], { type: 'image/png' }), '감시계획.png')
  const { attachFileId, files } = await vendor.call<{ attachFileId: number; files: { fileNo: number }[] }>(
    '/api/attachfile/uploadfiles',
    file,
  )
  const paper = { fileNo: files[0]?.fileNo, docYmd: days.apply, validToYmd: addDays(days.work, 90) }
  await vendor.edit<{ docs: object[] }>(wkodPlan.api, wkodPlanNo, ({ docs }) => ({
    beforeFileId: attachFileId,
    docs: docs.map((line) => ({ ...line, ...paper })),
  }))
  return wkodPlanNo
}

export async function approvedPlan({ as }: Ground, wkodPlanNo: number): Promise<void> {
  await as('oper').act(wkodPlan.api, wkodPlanNo, 'reviewOpr')
  await as('owner').act(wkodPlan.api, wkodPlanNo, 'reviewOwn')
  await as('safety').act(wkodPlan.api, wkodPlanNo, 'approve')
}

/** Somebody else paints with solvent at the middle of the plan, all day. */
export async function aPainter({ sql, days }: Ground, processNo: number): Promise<void> {
  const [painting] = await sql<{ no: string }>(
    `insert into wkod_master (permit_doc_no, status_cd, plant_cd, wkod_title, wkod_desc, wkod_dt, permit_base_cd, permit_sub_cds, vendor_cd,
        own_user_id, area_dept_cd, process_no, place_desc, zone_class_cd, work_from_dt, work_to_dt, jsa_no, create_user_id, rqst_dt)
      values ('PTW-J-0001', 'PREP', '2000', '배관 외면 도장', '용제로 닦고 칠합니다.', $1, 'GEN', 'PNT', 'V100002', 'owner', 'D2110', $2,
        '중앙 배관랙', 'N', $3, $4, 1, 'V100002-01', now()) returning permit_no as no`,
    [days.work, processNo, at(days.work, '07:00'), at(days.work, '18:00')],
  )
  await sql(
    `insert into permit_mark (permit_no, plant_cd, vendor_cd, mark_no, map_no, mark_type, location_x, location_y, wkod_dt, wkod_title, create_user_id, update_user_id)
      select $1, '2000', 'V100002', 1, map_no, 'PNT', 500, 500, $2, '배관 외면 도장', 'V100002-01', 'V100002-01'
      from site_map where plant_cd = '2000' and level_no = 1 and width_val > 0`,
    [painting?.no, days.work],
  )
}

interface PermitParts extends Crew {
  vsp: string
  processNo: number
  jsaNo: number
  wkodPlanNo: number
}
/** Hot work with everything but its place. */
export async function draftedPermit({ as, days }: Ground, parts: PermitParts): Promise<number> {
  const [leaderPersonNo = 0, mate] = parts.personNos
  const { processNo, jsaNo, wkodPlanNo } = parts
  const { permitNo } = await as(parts.vsp).call<{ permitNo: number }>(permit.api, {
    ...aPermit({ ...hotValues, processNo, jsaNo, wkodPlanNo, leaderPersonNo, wkodDt: days.work }),
    ...{ workFromDt: at(days.work, '08:00'), workToDt: at(days.work, '16:00') },
    permitCrew: [{ personNo: mate, crewRoleCd: 'WORKER' }],
  })
  return permitNo
}

/** Every item of a stage is ticked, with a photo where one is asked for. */
/** Everybody on the roster has been told the plan and has signed it (안전보건규칙 제38조제2항). */
export const toldPlan = ({ sql }: Ground, wkodPlanNo: number) =>
  sql(
    `insert into wkod_plan_sign (wkod_plan_no, person_no, person_nm, lang_cd, sign_via_cd, sign_json, sign_dt, plant_cd, vendor_cd)
      select p.wkod_plan_no, v.person_no, v.person_nm, 'kr', 'TBM', jsonb_build_object('signerNm', v.person_nm), p.appr_dt, p.plant_cd, p.vendor_cd
      from wkod_plan p join vendor_person v on v.vendor_cd = p.vendor_cd where p.wkod_plan_no = $1`,
    [wkodPlanNo],
  )

export async function ticked({ as }: Ground, userId: string, permitNo: number, stageCd: string): Promise<void> {
  type Line = { stageCd: string; photoYn: string }
  await as(userId).edit<{ permitCheck: Line[] }>(permit.api, permitNo, ({ permitCheck }) => ({
    permitCheck: permitCheck.map((line) =>
      line.stageCd === stageCd ? { ...line, okYn: 'Y', photoFileNo: line.photoYn === 'Y' ? 1 : null } : line,
    ),
  }))
}

/** Through the gate, as every day. */
export async function gatedIn({ as }: Ground, personNos: readonly number[]): Promise<void> {
  const gate = as('gate')
  for (const personNo of personNos)
    await gate.call('/api/vendor/entry/gate/scan', {
      ...{ scanKey: `journey-${personNo}-${personNos.length}`, personNo, gateCd: 'G1' },
    })
}
