/** The numbers of the register that a permit is judged by on a day, in one statement. */
import type { Queries } from '#platform/server/database/database.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'

const codes = {
  validH: 'PERMIT_VALID_H',
  extendH: 'PERMIT_EXTEND_H',
  totalH: 'PERMIT_TOTAL_H',
  lowDay: 'PERMIT_LOW_DAY',
  /** 1: a contractor of grade S begins the days of low-risk work without a look of operations. */
  dailySkipS: 'PERMIT_DAILY_SKIP_S',
  dayFromH: 'PERMIT_DAY_FROM_H',
  dayToH: 'PERMIT_DAY_TO_H',
  askByH: 'PERMIT_ASK_BY_H',
  slaH: 'PERMIT_SLA_H',
  startMin: 'PERMIT_START_MIN',
  awayMin: 'PERMIT_AWAY_MIN',
  suspH: 'PERMIT_SUSP_H',
  finishMin: 'PERMIT_FINISH_MIN',
  retainY: 'PERMIT_RETAIN_Y',
  tbmH: 'TBM_FRESH_H',
  /** Minutes between the check-ins of who works alone. */
  aloneMin: 'ALONE_CHECK_MIN',
  /** Works that one person leads at once without a warning. */
  leadCnt: 'LEAD_MAX_CNT',
  /** What a body bears: hours of a day and of a week, hours of rest between, how often an hour in the heat counts. */
  fatigueDayH: 'FATIGUE_DAY_H',
  fatigueWeekH: 'FATIGUE_WEEK_H',
  fatigueRestH: 'FATIGUE_REST_H',
  fatigueHeatRate: 'FATIGUE_HEAT_RATE',
  /** Days for which a missing risk assessment warns where permits are older than it. */
  rsaWarnDay: 'RSA_WARN_D',
  hotStopMin: 'HOT_STOP_MIN',
  gasHighGapMin: 'GAS_HIGH_GAP_MIN',
  gasApproveMin: 'GAS_FRESH_MIN',
  gasStartMin: 'GAS_FRESH_START_MIN',
  /** Minutes after which work whose air is due stops. */
  gasGraceMin: 'GAS_GRACE_MIN',
  /** Minutes for which old paper may hang before it is told that it has to be replaced. */
  paperGraceMin: 'PAPER_GRACE_MIN',
  extinguisherCnt: 'EXTINGUISHER_CNT',
  fireWatchMin: 'FIRE_WATCH_MIN',
  fireCheckCnt: 'FIRE_CHECK_CNT',
  fireCheckGapMin: 'FIRE_CHECK_GAP_MIN',
  drillMonths: 'CSE_DRILL_M',
  ventDays: 'PERM_VENT_DAY',
  planV: 'ELE_PLAN_V',
  planVa: 'ELE_PLAN_VA',
  lineCm: 'LINE_DIST',
  lineStepCm: 'LINE_DIST_STEP',
  excavationM: 'EXC_PLAN_M',
  heightM: 'HEIGHT_M',
  ladderM: 'LADDER_M',
  dropMinM: 'DROP_RADIUS_MIN',
  dropRate: 'DROP_RADIUS_RATE',
  liftOkPct: 'LIFT_RATIO_OK',
  liftMaxPct: 'LIFT_RATIO_MAX',
  noticeDay: 'RAD_NOTICE_D',
  noticeUrgentDay: 'RAD_NOTICE_D_URGENT',
} as const
const slopes = { SAND: 'EXC_SLOPE_SAND', SOIL: 'EXC_SLOPE_SOIL', SOFT: 'EXC_SLOPE_SOFT', HARD: 'EXC_SLOPE_HARD' }
const slings = { WIRE: 'SLING_FACTOR', PEOPLE: 'SLING_FACTOR_PEOPLE', HOOK: 'SLING_FACTOR_HOOK' }

export interface PermitLimits extends Readonly<Record<keyof typeof codes, number>> {
  readonly slope: Readonly<Record<keyof typeof slopes, number>>
  readonly sling: Readonly<Record<keyof typeof slings, number>>
}

/** @param day calendar day on which it is decided */
export async function permitLimits(db: Queries, day: string): Promise<PermitLimits> {
  const wanted = [codes, slopes, slings].flatMap((group) => Object.values(group))
  const found = await legalNumbers(db, wanted, day)
  const of = <K extends string>(group: Readonly<Record<K, string>>): Record<K, number> =>
    Object.fromEntries(Object.entries<string>(group).map(([name, code]) => [name, found[code] ?? 0])) as Record<
      K,
      number
    >
  return { ...of(codes), slope: of(slopes), sling: of(slings) }
}
