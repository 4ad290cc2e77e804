/** Guards of electrical work, excavation, height, lifting, radiation, opened lines and chemicals (section 3). Pure. */
import type { Check } from '#platform/model/check.ts'
import { utilities } from '../fields/permit-codes.model.ts'
import { isNearLine } from '../fields/permit-fields.model.ts'
import { worstRatio } from './grade.logic.ts'
import { hasPart, listOf, need, RULES, type TypeRecord } from './guard-parts.logic.ts'
import {
  approachLimit,
  dropRadius,
  lastNoticeDay,
  liftRatio,
  lineDistance,
  neededSlope,
  slingFactor,
} from './measure.logic.ts'

export interface WorkLimits {
  planV: number
  planVa: number
  lineCm: number
  lineStepCm: number
  excavationM: number
  slope: Readonly<Record<string, number>>
  heightM: number
  ladderM: number
  dropMinM: number
  dropRate: number
  liftOkPct: number
  liftMaxPct: number
  sling: Readonly<Record<string, number>>
  noticeDay: number
  noticeUrgentDay: number
}

const liftLaw = `${RULES} 제38조`
const openLaw = `${RULES} 제278조`
const isYes = (value: string | null) => value === 'Y'
const VA_PER_KVA = 1000
/** The six steps of cutting off, in their order, as the check list numbers them. */
const CUT_OFF = /^ELE-([1-6])$/

/** @law 산업안전보건기준에 관한 규칙 제38조제1항제5호, 제319조 */
export function electricChecks(record: TypeRecord, limits: WorkLimits): Check[] {
  const { voltVal, kvaVal } = record
  const needsPlan = (voltVal ?? 0) > limits.planV || (kvaVal ?? 0) * VA_PER_KVA > limits.planVa
  const steps = (record.permitCheck ?? []).flatMap(({ checkItemNo, okYn, okDt }) => {
    const [, no] = CUT_OFF.exec(checkItemNo ?? '') ?? []
    return no && okYn === 'Y' && okDt ? [{ no: Number(no), okDt: Date.parse(okDt) }] : []
  })
  const inOrder = steps.toSorted((a, b) => a.no - b.no).every(({ okDt }, at, all) => okDt >= (all[at - 1]?.okDt ?? 0))
  return [
    ...need(voltVal !== null, 'PT_ELE_VOLT', '전압을 입력하세요.', { field: 'voltVal', law: `${RULES} 제319조` }),
    ...need(!needsPlan || isYes(record.elePlanYn), 'PT_ELE_PLAN', '전기작업계획서가 필요합니다.', {
      field: 'elePlanYn',
      law: `${RULES} 제38조제1항제5호`,
      evidenceDesc: `${voltVal ?? 0} V, ${kvaVal ?? 0} kVA`,
    }),
    ...need(Boolean(record.drawingNo?.trim()), 'PT_ELE_DRAWING', '전원을 확인한 도면번호를 입력하세요.', {
      field: 'drawingNo',
      law: `${RULES} 제319조제2항제1호`,
    }),
    ...need(inOrder, 'PT_ELE_ORDER', '정전 절차 여섯 단계를 순서대로 확인하세요.', {
      field: 'permitCheck',
      law: `${RULES} 제319조제2항`,
    }),
  ]
}

/** @law 산업안전보건기준에 관한 규칙 제321조제1항제7호·제8호, 제322조제1항 */
export function liveLineChecks(record: TypeRecord, { lineCm, lineStepCm }: WorkLimits): Check[] {
  if (record.lineKvVal === null || !isNearLine(record)) return []
  const distance = lineDistance(record.lineKvVal, { base: lineCm, step: lineStepCm })
  const vehicles = need(
    (record.distVal ?? 0) >= distance,
    'PT_LINE_DIST',
    '충전전로와 {need} cm 이상 떨어져야 합니다. (현재 {now} cm)',
    { field: 'distVal', values: { need: distance, now: record.distVal ?? 0 }, law: `${RULES} 제322조제1항` },
  )
  return [...vehicles, ...(isYes(record.lineQualYn) ? qualifiedChecks(record) : bodyChecks(record, distance))]
}

/** @law 산업안전보건기준에 관한 규칙 제321조제1항제7호 */
const bodyChecks = ({ bodyDistVal }: TypeRecord, distance: number): Check[] =>
  need(
    (bodyDistVal ?? 0) >= distance,
    'PT_LINE_BODY',
    '유자격자가 아닌 근로자는 충전전로에 {need} cm 안으로 접근할 수 없습니다. (현재 {now} cm)',
    {
      field: 'bodyDistVal',
      values: { need: distance, now: bodyDistVal ?? 0 },
      law: `${RULES} 제321조제1항제7호`,
    },
  )

/** @law 산업안전보건기준에 관한 규칙 제321조제1항제8호 */
function qualifiedChecks({ bodyDistVal, lineSpanKvVal, lineInsulYn }: TypeRecord): Check[] {
  const law = `${RULES} 제321조제1항제8호`
  if (isYes(lineInsulYn)) return []
  const limit = lineSpanKvVal === null ? null : approachLimit(lineSpanKvVal)
  if (limit === null)
    return need(false, 'PT_LINE_SPAN', '접근한계거리를 정할 선간전압(800 kV까지)을 입력하세요.', {
      field: 'lineSpanKvVal',
      law,
    })
  const now = bodyDistVal ?? 0
  if (limit === 0)
    return need(now > 0, 'PT_LINE_TOUCH', '충전전로에 닿는 작업은 절연 조치가 필요합니다.', {
      field: 'bodyDistVal',
      law,
    })
  return need(
    now > limit,
    'PT_LINE_NEAR',
    '유자격자도 접근한계거리 {limit} cm 안으로 접근할 수 없습니다. (현재 {now} cm)',
    { field: 'bodyDistVal', values: { limit, now }, law },
  )
}

/** @law 산업안전보건기준에 관한 규칙 제38조, 제39조, 제296조, 제338조부터 제340조까지 */
export function excavationChecks(record: TypeRecord, limits: WorkLimits): Check[] {
  const depth = record.depthVal ?? 0
  const isDeep = depth >= limits.excavationM
  const perMetre = limits.slope[record.soilCd ?? ''] ?? 0
  const run = neededSlope(depth, perMetre)
  const signed = listOf(record.utilityCds)
  const missing = Object.entries(utilities).flatMap(([code, label]) => (signed.has(code) ? [] : [label]))
  return [
    ...need(record.depthVal !== null && record.soilCd !== null, 'PT_EXC_SOIL', '굴착깊이와 지반을 입력하세요.', {
      field: 'depthVal',
      law: `${RULES} 제338조`,
    }),
    ...need(!isDeep || isYes(record.excPlanYn), 'PT_EXC_PLAN', '굴착작업계획서가 필요합니다.', {
      field: 'excPlanYn',
      law: `${RULES} 제38조제1항제6호`,
    }),
    ...need(!isDeep || hasPart(record, 'CMD'), 'PT_EXC_CMD', '작업지휘자를 지정하세요.', {
      field: 'cmdPersonNo',
      law: `${RULES} 제39조`,
    }),
    ...need(
      isYes(record.shoringYn) || (record.slopeHorizVal ?? 0) >= run,
      'PT_EXC_SLOPE',
      '흙막이가 없으면 기울기 수평거리가 {need} m 이상이어야 합니다. (현재 {now} m)',
      {
        field: 'slopeHorizVal',
        values: { need: run, now: record.slopeHorizVal ?? 0 },
        law: `${RULES} 제339조, 별표 11`,
      },
    ),
    ...need(missing.length === 0, 'PT_EXC_UTILITY', '지하매설물 확인 서명이 부족합니다. ({names})', {
      field: 'utilityCds',
      values: { names: missing.join(', ') },
      law: `${RULES} 제38조제1항제6호`,
    }),
  ]
}

/** @law 산업안전보건기준에 관한 규칙 제42조부터 제44조까지, 제186조 */
export function heightChecks(record: TypeRecord, limits: WorkLimits): Check[] {
  const height = record.heightVal ?? 0
  const isHigh = height >= limits.heightM
  const isLadder = record.meansCd === 'LADDER'
  const caught = isYes(record.platformYn) || isYes(record.netYn) || isYes(record.anchorYn)
  const closed = dropRadius(height, { min: limits.dropMinM, rate: limits.dropRate })
  return [
    ...need(record.heightVal !== null && record.meansCd !== null, 'PT_HGT_MEANS', '작업높이와 작업수단을 입력하세요.', {
      field: 'heightVal',
      law: `${RULES} 제42조`,
    }),
    ...need(!isHigh || caught, 'PT_HGT_FALL', '작업발판, 추락방호망, 안전대 부착설비 중 하나가 필요합니다.', {
      field: 'platformYn',
      law: `${RULES} 제42조, 제44조`,
    }),
    ...need(
      !isLadder || height <= limits.ladderM,
      'PT_HGT_LADDER',
      '이동식 사다리는 {max} m까지만 사용할 수 있습니다.',
      { field: 'heightVal', values: { max: limits.ladderM }, law: `${RULES} 제42조제4항` },
    ),
    ...need(!isLadder || isYes(record.tripodYn), 'PT_HGT_TRIPOD', '3각 사다리와 전도방지를 확인하세요.', {
      field: 'tripodYn',
      law: `${RULES} 제42조제4항`,
    }),
    ...need((record.dropRadiusVal ?? 0) >= closed, 'PT_HGT_DROP', '하부 출입금지 반경은 {need} m 이상이어야 합니다.', {
      field: 'dropRadiusVal',
      values: { need: closed },
      law: '사내 기준',
    }),
  ]
}

/** @law 산업안전보건기준에 관한 규칙 제38조부터 제40조까지, 제146조, 제163조 */
export function liftChecks(record: TypeRecord, limits: WorkLimits): Check[] {
  const ratio = worstRatio(record)
  const second = record.load2Val === null ? null : liftRatio(record.load2Val, 0, record.rated2Val)
  const hasTwo = record.load2Val !== null
  const top = hasTwo ? limits.liftOkPct : limits.liftMaxPct
  const wanted = limits.sling[record.slingKindCd ?? 'WIRE'] ?? 0
  const factor = slingFactor(record.slingBreakVal ?? 0, record.loadVal ?? 0, record.rigVal ?? 0)
  const known = ratio !== null && (!hasTwo || second !== null)
  const said = { field: 'ratedVal' as const, values: { ratio: ratio ?? 0, max: top }, law: `${RULES} 제146조` }
  return [
    ...need(known, 'PT_HVY_LOAD', '하중과 정격하중을 입력하세요.', said),
    ...need((ratio ?? 0) <= top, 'PT_HVY_OVER', '정격하중의 {ratio} %로 {max} %를 넘습니다.', said),
    ...need(
      (ratio ?? 0) <= limits.liftOkPct || (isYes(record.liftPlanYn) && record.coReviewUserId !== null),
      'PT_HVY_PLAN',
      '정격하중의 {ratio} %입니다. 설비기술의 양중계획서와 안전관리자 확인이 필요합니다.',
      { field: 'liftPlanYn', values: { ratio: ratio ?? 0 }, law: liftLaw, lifterCds: ['ENG', 'SHM'] },
    ),
    ...need((factor ?? 0) >= wanted, 'PT_HVY_SLING', '줄걸이 안전계수는 {need} 이상이어야 합니다.', {
      field: 'slingBreakVal',
      values: { need: wanted },
      law: `${RULES} 제163조`,
    }),
    ...need(hasPart(record, 'SIGNAL'), 'PT_HVY_SIGNAL', '신호수를 지정하세요.', {
      field: 'signalPersonNo',
      law: `${RULES} 제40조`,
    }),
    ...need(isYes(record.keepOutYn), 'PT_HVY_UNDER', '하부 출입금지를 확인하세요.', {
      field: 'keepOutYn',
      law: `${RULES} 제146조`,
    }),
  ]
}

/** @law 산업안전보건기준에 관한 규칙 제574조, 제575조; 원자력안전법 시행규칙 제64조제3항 */
export function radiationChecks(record: TypeRecord, { noticeDay, noticeUrgentDay }: WorkLimits): Check[] {
  const days = isYes(record.permitUrgentYn) ? noticeUrgentDay : noticeDay
  const last = lastNoticeDay(record.wkodDt, days)
  const workers = (record.permitCrew ?? []).filter(({ leaveDt }) => leaveDt === null).length
  return [
    ...need(
      record.noticeYmd !== null && record.noticeYmd <= last,
      'PT_RAD_NOTICE',
      '작업장 신고는 {ymd}까지 해야 합니다.',
      {
        field: 'noticeYmd',
        values: { ymd: last },
        law: '원자력안전법 시행규칙 제64조제3항',
      },
    ),
    ...need(
      (record.dosimeterCnt ?? 0) >= workers && (record.alarmMeterCnt ?? 0) >= workers,
      'PT_RAD_METER',
      '작업자 {n}명 모두에게 개인선량계와 경보선량계가 필요합니다.',
      { field: 'dosimeterCnt', values: { n: workers }, law: '원자력안전법 시행규칙' },
    ),
    ...need(isYes(record.radPostedYn), 'PT_RAD_POST', '방사선관리구역 표지를 확인하세요.', {
      field: 'radPostedYn',
      law: `${RULES} 제575조`,
    }),
    ...need((record.exclRadiusVal ?? 0) > 0, 'PT_RAD_RADIUS', '출입통제 반경을 입력하세요.', {
      field: 'exclRadiusVal',
      law: `${RULES} 제575조`,
    }),
  ]
}

/** @law 산업안전보건기준에 관한 규칙 제278조 */
export function lineBreakChecks(record: TypeRecord): Check[] {
  const dangerous = record.fluidCd === 'TOXIC' || record.fluidCd === 'FLAM'
  return [
    ...need(record.residualVal === 0, 'PT_LNB_PRESSURE', '잔류압력 0을 확인하세요.', {
      field: 'residualVal',
      law: openLaw,
      lifterCds: ['OPR'],
    }),
    ...need(isYes(record.firstBreakPpeYn), 'PT_LNB_PPE', '첫 개방 보호구를 확인하세요.', {
      field: 'firstBreakPpeYn',
      law: `${RULES} 제278조`,
    }),
    ...need(
      !dangerous || record.coReviewUserId !== null,
      'PT_LNB_SHM',
      '독성·인화성 배관은 안전관리자 검토가 필요합니다.',
      {
        field: 'fluidCd',
        law: '사내 기준',
        lifterCds: ['SHM'],
      },
    ),
  ]
}

/**
 * What a contractor brings is looked up (`materialsReady`); of the own employees' materials the number is written down.
 *
 * @law 산업안전보건기준에 관한 규칙 제225조, 제231조, 제232조
 */
export function chemicalChecks(record: TypeRecord): Check[] {
  return [
    ...need(
      record.vendorCd !== null || (isYes(record.msdsInYn) && Boolean(record.msdsNo?.trim())),
      'PT_CHM_MSDS',
      '승인되어 반입된 물질의 MSDS를 확인하세요.',
      {
        field: 'msdsNo',
        law: `${RULES} 제225조`,
      },
    ),
    ...need(isYes(record.chmVentYn), 'PT_CHM_VENT', '환기·배기를 확인하세요.', {
      field: 'chmVentYn',
      law: `${RULES} 제232조`,
    }),
  ]
}
