/** Two years of plans for the demo site, in every state; those of the vendors that one signs in as are running now. */
import { addDays, startOfDay } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { happenedBy } from '#platform/server/stories/happened-by.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { type Course, tellRows } from '#platform/server/stories/tell-rows.ts'
import { isLaw65, isLegal, needsCommander, needsEquipment, needsHead, riskOfGrade, worstRisk } from './plan.logic.ts'
import { kindNames, type PlanWork } from './plan-codes.model.ts'
import { planDocs } from './plan-doc.seed.ts'
import { drafts, scenes } from './plan-scenes.ts'
import { wkodInfo } from './wkod-info.model.ts'
import { wkodPlan } from './wkod-plan.model.ts'

type Row = Record<string, unknown>
interface Contract {
  contractNo: number
  plantCd: string
  vendorCd: string
  hostDeptCd: string
  ownUserId: string
  startYmd: string
  endYmd: string
  author: string
  areaDeptCd: string
  people: number[]
  jsas: {
    jsaNo: number
    jsaDocNo: string
    jsaTitle: string
    permitTypeCds: string | null
    workCatCd: string | null
    gradeAfterCd: string | null
    evalDueYmd: string | null
  }[]
}

const CONTRACTS = `select c.vendor_contract_no::int as "contractNo", c.plant_cd as "plantCd", c.vendor_cd as "vendorCd", c.host_dept_cd as "hostDeptCd",
    c.own_user_id as "ownUserId", c.start_ymd::text as "startYmd", c.end_ymd::text as "endYmd",
    coalesce(a.portal_id, c.create_user_id) as author, coalesce(p.dept_cd, c.host_dept_cd) as "areaDeptCd",
    array(select v.person_no::int from vendor_person v where v.vendor_cd = c.vendor_cd and v.person_status_cd = 'ACTIVE' order by v.person_no limit 8) as people,
    coalesce((select jsonb_agg(j) from (select jsa_no as "jsaNo", jsa_doc_no as "jsaDocNo", jsa_title as "jsaTitle", permit_type_cds as "permitTypeCds",
        work_cat_cd as "workCatCd", grade_after_cd as "gradeAfterCd", next_eval_ymd::text as "evalDueYmd" from jsa
      where vendor_cd = c.vendor_cd and status_cd = 'FIX' and next_eval_ymd > $1::date order by jsa_no limit 3) j), '[]') as jsas
  from vendor_contract c
    left join lateral (select portal_id from vendor_account a where a.vendor_cd = c.vendor_cd and a.account_status_cd = 'ACTIVE'
      order by a.vendor_role_cd <> 'VSM', portal_id limit 1) a on true
    left join lateral (select dept_cd from process p where p.plant_cd = c.plant_cd and p.dept_cd is not null order by p.process_no limit 1) p on true
  where c.status_cd in ('ACTIVE', 'END') and c.permit_work_yn = 'Y' order by c.vendor_contract_no limit 90`

export async function loadPlans(connection: OwnerConnection, { today, now }: FirstDay): Promise<void> {
  const chance = random('work plans')
  const { rows } = await connection.query(CONTRACTS, [today])
  const contracts = rows.map(contractOf).filter(({ people }) => people.length >= 3)
  const made = contracts.flatMap((contract, at) => plansOf(contract, at, today, chance))
  const numbered = withRevisions(made.map((plan, index) => fullPlan(plan, index + 1, today, chance)))
  await insertAll(
    connection,
    'wkod_plan',
    happenedBy(
      now,
      numbered.map(({ record }) => record),
      ['apprDt'],
    ),
  )
  for (const part of ['docs', 'equips', 'orgs', 'jsas', 'afterDocs'] as const)
    await insertAll(
      connection,
      tableOf[part],
      numbered.flatMap((plan) => plan[part]),
    )
  await insertAll(
    connection,
    'wkod_info',
    numbered.flatMap(({ info }) => info),
  )
  await insertAll(
    connection,
    'wkod_info_substances',
    numbered.flatMap(({ substances }) => substances),
  )
  for (const statement of after) await connection.query(statement)
  await tellRows(connection, wkodPlan, courses, { latest: now })
  await tellRows(connection, wkodInfo, [told], { latest: now })
}
/** A row of the statement above. */
const contractOf = (row: object): Contract => row as Contract
const tableOf = {
  docs: 'wkod_plan_docs',
  equips: 'wkod_plan_equips',
  orgs: 'wkod_plan_orgs',
  jsas: 'wkod_plan_jsas',
  afterDocs: 'wkod_plan_after_docs',
} as const

/** The running ones are signed by most; numbers go on where the sample rows end. */
const after = [
  `insert into wkod_plan_sign (wkod_plan_no, person_no, person_nm, lang_cd, sign_via_cd, sign_json, sign_dt, sign_user_id, plant_cd, vendor_cd,
      create_user_id, create_dt, update_user_id, update_dt)
    select distinct on (p.wkod_plan_no, o.person_no) p.wkod_plan_no, o.person_no, v.person_nm, v.lang_cd, 'TBM',
      jsonb_build_object('signerNm', v.person_nm, 'signDt', p.appr_dt, 'wayCd', 'DRAWN', 'deviceCd', 'TABLET', 'langCd', v.lang_cd,
        'witnessNm', w.user_nm, 'strokes', '[[80, 700, 250, 250, 420, 720, 600, 300, 900, 620]]'::jsonb),
      p.appr_dt, p.create_user_id, p.plant_cd, p.vendor_cd, p.create_user_id, p.appr_dt, p.create_user_id, p.appr_dt
    from wkod_plan p join wkod_plan_orgs o using (wkod_plan_no) join vendor_person v on v.person_no = o.person_no
      left join sys_user w on w.user_id = p.create_user_id
    where p.appr_dt is not null and (o.seq_no + p.wkod_plan_no) % 5 > 0`,
  `update wkod_plan p set contract_nm = c.contract_nm from vendor_contract c where c.vendor_contract_no = p.contract_no and p.contract_nm is null`,
  `update wkod_plan p set info_provide_no = i.wkod_info_no from wkod_info i where i.root_plan_no = p.root_plan_no`,
]

const stateLines = [
  ['APPR', 5],
  ['RQST', 2],
  ['DEPT_OK', 2],
  ['RTN', 1],
  ['TEMP', 1],
] as const

interface Draft {
  contract: Contract
  startYmd: string
  endYmd: string
  statusCd: string
}
const SHOWN: ReadonlySet<string> = new Set(['V100001', 'V100002', 'V100003', 'V100004'])

/** One after the other through the contract; the one that spans today runs. */
function plansOf(contract: Contract, at: number, today: string, chance: Random): Draft[] {
  const plans: Draft[] = []
  let startYmd = addDays(contract.startYmd, chance.int(3, 20))
  while (plans.length < 4 && startYmd < contract.endYmd && startYmd < addDays(today, 40)) {
    const last = addDays(startYmd, chance.int(30, 110))
    const isShown = SHOWN.has(contract.vendorCd) && startYmd <= today && plans.length > 0
    const endYmd = isShown && last < today ? addDays(today, 30) : last
    const ended = earlier(endYmd, contract.endYmd)
    plans.push({ contract, startYmd, endYmd: ended, statusCd: stateAt(startYmd, ended, contract, today, at, chance) })
    startYmd = addDays(ended, chance.int(4, 25))
  }
  return plans
}

function stateAt(
  start: string,
  end: string,
  { vendorCd }: Contract,
  today: string,
  at: number,
  chance: Random,
): string {
  if (end < addDays(today, -40)) return !SHOWN.has(vendorCd) && chance.chance(0.06) ? 'AFTER' : 'CLOSE'
  if (end < today) return end < addDays(today, -25) && SHOWN.has(vendorCd) ? 'CLOSE' : 'AFTER'
  if (start <= today) return at % 17 === 5 ? 'SUSP' : 'APPR'
  return chance.weighted(stateLines)
}

const at = (ymd: string, hour: number): string => new Date(startOfDay(ymd).getTime() + hour * 3_600_000).toISOString()
const earlier = (a: string, b: string): string => (a < b ? a : b)
const DONE: ReadonlySet<string> = new Set(['APPR', 'AFTER', 'CLOSE', 'SUSP'])

const kindOfPermit: Readonly<Record<string, PlanWork>> = {
  HOT: 'H',
  CSE: 'C',
  RAD: 'R',
  HGT: 'A',
  ELE: '5',
  EXC: '6',
  HVY: '11',
  LNB: '4',
}

function fullPlan(draft: Draft, no: number, today: string, chance: Random) {
  const { contract, statusCd } = draft
  const scene = chance.pick(scenes)
  const jsas = contract.jsas
  const covered = [...new Set(jsas.flatMap(({ permitTypeCds }) => (permitTypeCds ?? '').split(' ')))].flatMap(
    (type) => kindOfPermit[type] ?? [],
  )
  const kinds = (covered.length > 0 ? covered : [...scene.kinds]).slice(0, 4)
  const record = recordOf({ ...draft, no, kinds, scene, today }, chance)
  const key = { wkodPlanNo: no }
  const isOver = statusCd === 'AFTER' || statusCd === 'CLOSE'
  return {
    record,
    docs: paperRows('BEFORE', kinds).map((line, seq) => ({ ...key, seqNo: seq + 1, ...line, ...dated(line, draft) })),
    afterDocs: isOver ? paperRows('AFTER', kinds).map((line, seq) => ({ ...key, seqNo: seq + 1, ...line })) : [],
    equips: needsEquipment(kinds)
      ? [
          {
            ...key,
            seqNo: 1,
            equipNm: scene.equip,
            capacityDesc: '25 t',
            inspectToYmd: addDays(draft.endYmd, 90),
            operatorPersonNo: contract.people.at(-1),
          },
        ]
      : [],
    orgs: contract.people.map((personNo, seq) => ({
      ...key,
      seqNo: seq + 1,
      personNo,
      orgRoleCd: roleOf(seq, kinds),
      licenceDesc: seq === 1 ? '산업안전기사' : null,
    })),
    jsas: jsas.map(({ gradeAfterCd, ...one }, seq) => ({
      ...key,
      seqNo: seq + 1,
      ...one,
      jsaRevNo: 1,
      riskCd: riskOfGrade(gradeAfterCd),
    })),
    ...infoOf(record, no, statusCd),
  }
}

const roleOf = (seq: number, kinds: readonly PlanWork[]): string =>
  ['CHIEF', 'SAFETY', 'CMD', kinds.includes('C') ? 'WATCH' : kinds.includes('H') ? 'FIRE' : 'SIGNAL'][seq] ?? 'WORKER'

const paperRows = (phase: 'BEFORE' | 'AFTER', kinds: readonly PlanWork[]): Row[] =>
  planDocs.flatMap(({ planWorkCd, phaseCd, lawDesc: _, sortOrder: __, ...line }, index) =>
    phaseCd === phase && (planWorkCd === 'ALL' || kinds.includes(planWorkCd as PlanWork))
      ? [{ ...line, planWorkCd, planDocNo: index + 1 }]
      : [],
  )
const dated = ({ validYn, leadDayCnt }: Row, { startYmd, endYmd }: Draft): Row => ({
  ...(validYn === 'Y' && { validToYmd: addDays(endYmd, 60) }),
  ...(typeof leadDayCnt === 'number' && { docYmd: addDays(startYmd, -20) }),
})

interface Head extends Draft {
  no: number
  kinds: readonly PlanWork[]
  scene: (typeof scenes)[number]
  today: string
}
function recordOf({ contract, no, kinds, scene, statusCd, startYmd, endYmd, today }: Head, chance: Random): Row {
  const begun = earlier(addDays(startYmd, -chance.int(8, 20)), addDays(today, -chance.int(1, 5)))
  const riskCd = worstRisk(contract.jsas.map(({ gradeAfterCd }) => riskOfGrade(gradeAfterCd)))
  const isReviewed = statusCd === 'DEPT_OK' || DONE.has(statusCd)
  const headYn = needsHead(kinds, riskCd) ? 'Y' : 'N'
  const approver = contract.plantCd === '2000' ? (headYn === 'Y' ? 'shd' : 'safety') : contract.ownUserId
  const isOver = statusCd === 'AFTER' || statusCd === 'CLOSE'
  return {
    wkodPlanNo: no,
    rootPlanNo: no,
    revNo: 1,
    statusCd,
    plantCd: contract.plantCd,
    vendorCd: contract.vendorCd,
    rowVersion: 1,
    wkodPlanDocNo: statusCd === 'TEMP' ? null : `WP-${begun.replaceAll('-', '')}-${String(no).padStart(4, '0')}`,
    wkodTitle: `${chance.pick(drafts)} ${scene.title}`,
    wkodDesc: scene.desc,
    contractNo: contract.contractNo,
    hostDeptCd: contract.hostDeptCd,
    ownUserId: contract.ownUserId,
    areaDeptCd: contract.vendorCd === 'V100001' ? 'D2110' : contract.areaDeptCd,
    planStartYmd: startYmd,
    planEndYmd: endYmd,
    actualEndYmd: isOver ? endYmd : null,
    planWorkCds: kinds.join(' '),
    planWorkNms: kindNames(kinds),
    workCmdPersonNo: needsCommander(kinds) ? contract.people[2] : null,
    law65Yn: isLaw65({ kinds, chemEquipYn: 'N', collapseYn: 'N' }) ? 'Y' : 'N',
    legalYn: isLegal(kinds) ? 'Y' : 'N',
    riskCd,
    headYn,
    jsaCnt: contract.jsas.length,
    rtnCnt: statusCd === 'RTN' ? 1 : 0,
    phoneTreeDesc: '현장 → 소장 → 안전환경팀 상황실 061-680-0119 → 119',
    hospitalNm: '여수전남병원',
    hospitalTel: '061-640-7575',
    planMarks: [
      { markNo: 1, markType: kinds[0] ?? 'H', locationX: chance.int(150, 850), locationY: chance.int(150, 850) },
    ],
    ownOkUserId: isReviewed ? contract.ownUserId : null,
    ownOkDt: isReviewed ? at(begun, 13) : null,
    oprOkUserId: isReviewed ? 'oper' : null,
    oprOkDt: isReviewed ? at(begun, 14) : null,
    apprUserId: DONE.has(statusCd) ? approver : null,
    apprDt: DONE.has(statusCd) ? at(addDays(begun, 1), 10) : null,
    suspFromCd: statusCd === 'SUSP' ? 'APPR' : null,
    suspDesc: statusCd === 'SUSP' ? '가스경보 발생으로 원인을 확인할 때까지 중지' : null,
    afterDueYmd: isOver ? addDays(endYmd, 7) : null,
    afterLackYn: statusCd === 'AFTER' ? 'Y' : 'N',
    lastActorId: contract.author,
    createUserId: contract.author,
    createDt: at(begun, 9),
    updateUserId: contract.author,
    updateDt: at(begun, 15),
  }
}

function infoOf(record: Row, no: number, statusCd: string): { info: Row[]; substances: Row[] } {
  if (record.law65Yn !== 'Y' || statusCd === 'TEMP' || statusCd === 'RTN') return { info: [], substances: [] }
  const isConfirmed = statusCd !== 'RQST'
  const day = String(record.createDt).slice(0, 10)
  const info = {
    wkodInfoNo: no,
    wkodInfoDocNo: `SI-${day.replaceAll('-', '')}-${String(no).padStart(3, '0')}`,
    statusCd: isConfirmed ? 'CONFIRM' : 'ISSUED',
    plantCd: record.plantCd,
    vendorCd: record.vendorCd,
    wkodPlanNo: no,
    rootPlanNo: no,
    infoTitle: record.wkodTitle,
    placeHazardDesc: '맨홀 안은 산소가 모자랄 수 있고 잔류 증기가 남아 있을 수 있음',
    cautionDesc: '환기한 뒤 산소와 가스를 재고, 감시인을 세운 다음 들어간다.',
    emergencyDesc: '쓰러진 사람을 따라 들어가지 말고 제어실(내선 119)에 알린 뒤 공기호흡기를 쓴 구조대를 기다린다.',
    giveUserId: record.ownUserId,
    giveDt: at(day, 11),
    subTierYn: 'N',
    rowVersion: 1,
    lastActorId: record.ownUserId,
    confirmUserId: isConfirmed ? record.createUserId : null,
    confirmDt: isConfirmed ? at(day, 12) : null,
    createUserId: record.ownUserId,
    createDt: at(day, 10),
    updateUserId: record.ownUserId,
    updateDt: at(day, 12),
  }
  const substance = {
    wkodInfoNo: no,
    seqNo: 1,
    chemNm: '톨루엔',
    casNo: '108-88-3',
    hazardDesc: '인화성, 중추신경계 억제',
    amountDesc: '잔류 5 L 이하',
  }
  return { info: [info], substances: [substance] }
}

type FullPlan = ReturnType<typeof fullPlan>
const REVISED_EVERY = 5
/** Some of what is in force now is the second revision; the first one stands behind it. */
function withRevisions(plans: readonly FullPlan[]): FullPlan[] {
  let last = plans.length
  return plans.flatMap((plan): FullPlan[] => {
    if (plan.record.statusCd !== 'APPR' || Number(plan.record.wkodPlanNo) % REVISED_EVERY > 0) return [plan]
    last += 1
    const wkodPlanNo = last
    const mine = <R extends Row>(rows: readonly R[]): R[] => rows.map((row) => ({ ...row, wkodPlanNo }))
    const first: FullPlan = {
      record: { ...plan.record, wkodPlanNo, rootPlanNo: wkodPlanNo, statusCd: 'OLD' },
      docs: mine(plan.docs),
      equips: mine(plan.equips),
      orgs: mine(plan.orgs),
      jsas: mine(plan.jsas),
      afterDocs: [],
      info: mine(plan.info).map((info) => ({ ...info, rootPlanNo: wkodPlanNo })),
      substances: plan.substances,
    }
    const wkodPlanDocNo = `${plan.record.wkodPlanDocNo}-R2`
    const second = { ...plan.record, wkodPlanDocNo, revNo: 2, rootPlanNo: wkodPlanNo }
    return [first, { ...plan, record: second, info: [], substances: [] }]
  })
}

const approved = [
  ['submit', 'createUserId', '+ 1 hour'],
  ['reviewOwn', 'ownOkUserId', 'ownOkDt', { to: 'RQST' }],
  ['reviewOpr', 'oprOkUserId', 'oprOkDt', { to: 'DEPT_OK' }],
  ['approve', 'apprUserId', 'apprDt'],
] as const
const courses: readonly Course<typeof wkodPlan>[] = [
  [...approved, ['finish', 'ownUserId', 'actualEndYmd + 18 hours'], ['close', 'ownUserId', '+ 5 days']],
  [...approved, ['suspend', '#SHM', 'planStartYmd + 34 hours']],
  [...approved, ['supersede', '@SYSTEM', '+ 4 hours']],
  [approved[0], ['sendBack', '#OWN', '+ 5 hours']],
]
const told: Course<typeof wkodInfo> = [
  ['give', 'giveUserId', 'giveDt'],
  ['confirm', 'confirmUserId', 'confirmDt'],
]
