/** Two years of constructions for the demo site, in every state, with what was spent on safety; contracts and plans belong to them. */
import { addDays, addMonths, startOfDay } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { FirstDay } from '#platform/server/stories/step.ts'
import { type Course, tellRows } from '#platform/server/stories/tell-rows.ts'
import { construction } from './const.model.ts'
import { type ConstType, costCatCds } from './const-codes.model.ts'
import { constCost } from './const-cost.model.ts'
import { type ConstFacts, type ConstLimits, dutiesOf, monthsOf, openDuties } from './duty.logic.ts'

interface Ground {
  plantCd: string
  hostDeptCd: string
  ownUserId: string
  safetyUserId: string
  vendors: { vendorCd: string; contractAmt: number | null }[]
}
const EOK = 100_000_000
/** As the register of the demo has them. */
const limits: ConstLimits = {
  bookAmt: 50 * EOK,
  guideMinAmt: EOK,
  guideMaxAmt: 120 * EOK,
  guideCivAmt: 150 * EOK,
  guideMinMonth: 1,
  costAmt: 40_000_000,
  coordCnt: 2,
  coordAmt: 0,
  hazardHeight: 31,
  hazardArea: 30_000,
  hazardSpan: 50,
  hazardDepth: 10,
}

const GROUNDS = `select c.plant_cd as "plantCd", min(c.host_dept_cd) as "hostDeptCd", min(c.own_user_id) as "ownUserId",
    coalesce((select min(r.user_id) from directory_role r where r.plant_cd = c.plant_cd and r.auth_grp_cd = 'SHM'), min(c.own_user_id)) as "safetyUserId",
    jsonb_agg(jsonb_build_object('vendorCd', c.vendor_cd, 'contractAmt', c.contract_amt) order by c.vendor_cd) as vendors
  from (select distinct on (plant_cd, vendor_cd) * from vendor_contract where status_cd in ('ACTIVE', 'END')
    order by plant_cd, vendor_cd, const_yn desc, end_ymd desc) c group by 1 order by 1`

/** What is built, in eok, months and metres. */
const scenes: readonly [name: string, type: ConstType, place: string, eok: number, months: number, height: number][] = [
  ['제2저장탱크 증설', 'PLANT', '북측 탱크 야드', 82, 9, 18],
  ['방류수 처리시설 개선', 'CIV', '폐수처리장', 46, 7, 6],
  ['중앙조정실 증축', 'BLD', '행정동 옆', 63, 11, 14],
  ['수전설비 교체', 'ELE', '제1변전소', 18, 4, 0],
  ['소화배관 갱신', 'FIRE', '전 구역', 9, 5, 0],
  ['반응기 R-301 신설', 'PLANT', '생산2팀', 134, 14, 38],
  ['구내 통신망 이중화', 'TEL', '구내 전역', 3, 3, 0],
  ['부두 하역설비 보강', 'CIV', '제2부두', 121, 10, 12],
  ['냉각탑 철거와 재설치', 'PLANT', '유틸리티동', 27, 6, 22],
  ['창고 지붕 보수', 'BLD', '자재창고', 1.4, 2, 9],
]
/** By how many days the construction began before today; the state follows. */
const starts: readonly [daysAgo: number, statusCd: string][] = [
  [150, 'RUN'],
  [70, 'RUN'],
  [-25, 'PLAN'],
  [120, 'SUSP'],
  [-9, 'READY'],
  [450, 'END'],
  [560, 'END'],
  [35, 'RUN'],
  [-50, 'PLAN'],
  [300, 'END'],
]

/** A row of the statement above. */
const groundOf = (row: object): Ground => row as Ground

export async function loadConsts(connection: OwnerConnection, { today, now }: FirstDay): Promise<void> {
  const { rows } = await connection.query(GROUNDS)
  const chance = random('constructions')
  let no = 0
  const made = rows.flatMap((row) =>
    scenes.map((_, at) => {
      no += 1
      return oneConst(groundOf(row), at, no, today, chance)
    }),
  )
  await insertAll(
    connection,
    'consts',
    made.map(({ record }) => record),
  )
  for (const [table, part] of [
    ['consts_duties', 'duties'],
    ['consts_cost_plans', 'costPlans'],
    ['consts_vendors', 'vendors'],
  ] as const)
    await insertAll(connection, table, made.flatMap((one): readonly object[] => one[part]) as Record<string, unknown>[])
  const costs = made
    .flatMap(({ record, planned }) => monthly(record, planned, today, chance))
    .map((one, index) => withKey(one, index + 1))
  await insertAll(
    connection,
    'const_cost',
    costs.map(({ record }) => record),
  )
  await insertAll(
    connection,
    'const_cost_cost_lines',
    costs.flatMap(({ lines }) => lines),
  )
  for (const statement of after) await connection.query(statement)
  await tellRows(connection, construction, courses, { latest: now })
  await tellRows(connection, constCost, [spent], { latest: now })
}

const at = (ymd: string, hour: number): string => new Date(startOfDay(ymd).getTime() + hour * 3_600_000).toISOString()
const compact = (ymd: string) => ymd.replaceAll('-', '')

interface Made {
  constNo: number
  plantCd: string
  constNm: string
  statusCd: string
  startYmd: string
  endYmd: string
  actualEndYmd: string | null
  ownUserId: string
  safCostAmt: number
  [name: string]: unknown
}

function oneConst(ground: Ground, index: number, constNo: number, today: string, chance: Random) {
  const [constNm = '', constTypeCd = 'PLANT', placeDesc = '', eok = 1, months = 1, heightVal = 0] = scenes[index] ?? []
  const [daysAgo = 0, statusCd = 'PLAN'] = starts[index] ?? []
  const { plantCd, hostDeptCd, ownUserId } = ground
  const startYmd = addDays(today, -daysAgo)
  const endYmd = addDays(addMonths(startYmd, months), -1)
  const totalAmt = Math.round(eok * EOK)
  const safCostAmt = Math.round((totalAmt * 0.0188) / 10_000) * 10_000
  const hired = ground.vendors.slice((index * 3) % Math.max(1, ground.vendors.length - 3)).slice(0, 1 + (index % 3))
  const facts: ConstFacts = {
    constTypeCd,
    hostRoleCd: 'ORDERER',
    totalAmt,
    startYmd,
    endYmd,
    planEndYmd: null,
    designEndYmd: null,
    buildPermitYn: constTypeCd === 'BLD' ? 'Y' : 'N',
    fullTimeMgrYn: eok > 120 ? 'Y' : 'N',
    samePlaceCnt: index === 0 ? 2 : 1,
    heightVal,
    areaVal: null,
    spanVal: null,
    depthVal: null,
    vendorCnt: hired.length,
  }
  const isBefore = statusCd === 'PLAN'
  const duties = dutiesOf(facts, limits).map((owed, seq) => {
    const isDone = owed.dueYmd !== null && (!isBefore || seq === 0)
    const doneYmd = isDone ? earlier(addDays(owed.dueYmd ?? today, -chance.int(3, 20)), addDays(today, -1)) : null
    return { constNo, seqNo: seq + 1, ...owed, doneYmd, exemptDesc: null }
  })
  const dutyLackCnt = openDuties(duties).length
  const created = addDays(startYmd, -60) < today ? addDays(startYmd, -60) : addDays(today, -2)
  const endedYmd = statusCd === 'END' ? endYmd : null
  const { vendorCnt: _, ...shown } = facts
  const record: Made = {
    constNo,
    constDocNo: `CN-${compact(created)}-${String(constNo).padStart(3, '0')}`,
    statusCd,
    plantCd,
    constNm,
    placeDesc,
    hostDeptCd,
    ownUserId,
    ...shown,
    startYmd,
    endYmd,
    safCostAmt,
    actualEndYmd: endedYmd,
    dutyLackCnt,
    dutyLackYn: dutyLackCnt > 0 ? 'Y' : 'N',
    basisDesc: `${created} CONST_BOOK_AMT=5000000000`,
    deleteYn: 'N',
    rowVersion: 1,
    ...(statusCd === 'SUSP' && { suspDesc: '가설구조물 변형이 발견되어 안전진단을 하고 있음', suspPermitCnt: 2 }),
    createUserId: ownUserId,
    createDt: at(created, 10),
    updateUserId: ownUserId,
    updateDt: at(created, 10),
    lastActorId: statusCd === 'SUSP' ? ground.safetyUserId : ownUserId,
  }
  const planned = planOf(safCostAmt)
  return {
    record,
    planned,
    duties,
    costPlans: planned.map(([costCatCd, planAmt], seq) => ({ constNo, seqNo: seq + 1, costCatCd, planAmt })),
    vendors: hired.map((one, seq) => ({
      constNo,
      seqNo: seq + 1,
      ...one,
      workDesc: ['배관', '전기', '토목', '기계'][seq % 4],
    })),
  }
}

const earlier = (a: string, b: string): string => (a < b ? a : b)
const shares = [38, 24, 12, 3, 6, 4, 6, 4, 3]
const planOf = (total: number): [costCatCd: string, planAmt: number][] =>
  costCatCds.map((costCatCd, index) => [costCatCd, Math.floor((total * (shares[index] ?? 0)) / 100 / 10_000) * 10_000])

const bought: Readonly<Record<string, string>> = {
  MGR: '안전관리자 급여',
  FAC: '안전난간·추락방호망',
  PPE: '안전대·안전화',
  DIAG: '비계 안전진단',
  EDU: '신규자 안전교육 교재',
  HEA: '휴게시설 냉방기·식염',
  GUIDE: '기술지도 수수료',
  HQ: '본사 안전조직 급여',
  RISK: '위험성평가 회의 수당',
}

/** A statement for every whole month; the newest one waits for its confirmation, and one in seven is missing. */
function monthly(record: Made, planned: [string, number][], today: string, chance: Random) {
  if (!['RUN', 'SUSP', 'END'].includes(record.statusCd)) return []
  const { constNo, plantCd, constNm, ownUserId, startYmd } = record
  const last = addDays(`${today.slice(0, 7)}-01`, -1)
  const months = monthsOf(startYmd, record.actualEndYmd ?? record.endYmd, last)
  const total = monthsOf(startYmd, record.endYmd, record.endYmd).length
  let totalAmt = 0
  return months.flatMap((costYm, index) => {
    if (record.statusCd !== 'END' && index === months.length - 2 && constNo % 4 === 1) return []
    const lines = planned.flatMap(([costCatCd, planAmt], at) => {
      const useAmt = Math.round(((planAmt / total) * (0.6 + chance.int(0, 60) / 100)) / 1000) * 1000
      if (useAmt <= 0 || (at > 2 && (index + at) % 2 === 0)) return []
      return [
        {
          costCatCd,
          useYmd: `${costYm}-${String(chance.int(3, 27)).padStart(2, '0')}`,
          useDesc: bought[costCatCd],
          useAmt,
        },
      ]
    })
    const sumAmt = lines.reduce((sum, { useAmt }) => sum + useAmt, 0)
    totalAmt += sumAmt
    const made = at(addDays(addMonths(`${costYm}-01`, 1), 3), 11)
    const statusCd = record.statusCd !== 'END' && index === months.length - 1 ? 'RQST' : 'CONFIRM'
    return [
      {
        record: {
          statusCd,
          plantCd,
          constNo,
          costTitle: `${constNm} ${costYm}`,
          costYm,
          sumAmt,
          totalAmt,
          deleteYn: 'N',
          rowVersion: 1,
          createUserId: ownUserId,
          createDt: made,
          updateUserId: ownUserId,
          updateDt: made,
          lastActorId: ownUserId,
        },
        lines,
      },
    ]
  })
}

function withKey({ record, lines }: ReturnType<typeof monthly>[number], constCostNo: number) {
  const constCostDocNo = `CC-${compact(record.createDt.slice(0, 10))}-${String(constCostNo).padStart(3, '0')}`
  return {
    record: { constCostNo, constCostDocNo, ...record },
    lines: lines.map((line, seq) => ({ constCostNo, seqNo: seq + 1, ...line })),
  }
}

/** Contracts of constructions belong to one that runs, or ran; plans follow their contracts; numbers go on where these end. */
const after = [
  `update vendor_contract c set const_no = s.const_doc_no from (
      select c.vendor_contract_no, (select k.const_doc_no from consts k where k.plant_cd = c.plant_cd and k.status_cd in ('RUN', 'END')
        and (k.status_cd = 'RUN' or c.status_cd = 'END') order by (k.status_cd = 'RUN') <> (c.status_cd = 'ACTIVE'),
        (k.const_no * 7 + c.vendor_contract_no) % 5, k.const_no limit 1) as const_doc_no
      from vendor_contract c where c.const_yn = 'Y') s
    where s.vendor_contract_no = c.vendor_contract_no`,
  `update wkod_plan p set const_no = c.const_no from vendor_contract c, consts k
    where c.vendor_contract_no = p.contract_no and c.const_no is not null and k.plant_cd = p.plant_cd and k.const_doc_no = c.const_no
      and (k.status_cd = 'RUN' or p.status_cd in ('CLOSE', 'AFTER'))`,
]

const running = [
  ['register', 'createUserId', '+ 10 minutes'],
  ['prepare', '#SHM', 'startYmd - 3 days'],
  ['start', '#OWN', 'startYmd + 9 hours'],
] as const
const courses: readonly Course<typeof construction>[] = [
  [...running, ['suspend', '#SHM', '+ 20 days']],
  [...running, ['finish', '#OWN', 'actualEndYmd + 18 hours']],
]
const spent = [
  ['submit', 'createUserId', '+ 10 minutes'],
  ['confirm', '#SHM', '+ 1 day'],
] as const
