/** What a measurement covers and what it found: thousands of lines, kept apart from the document. */
import { sql } from 'drizzle-orm'
import { date, index, integer, numeric, pgPolicy, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { cd, common, desc, key, keyRef, nm, userKey, yn } from '#platform/server/database/columns.ts'
import { appRole } from '#platform/server/database/scope.ts'

const val = (scale: number) => numeric({ precision: 15, scale, mode: 'number' })

/** Who sees a measurement sees its lines. */
const withMeasure = (table: string) => {
  const visible = sql.raw(`exists (select from measure p where p.measure_no = ${table}.measure_no)`)
  return pgPolicy('scope', { for: 'all', to: appRole, using: visible, withCheck: visible })
}

/** The units that one measurement covers, with what it decided about each. */
export const measureTarget = pgTable(
  'measure_target',
  {
    measureNo: keyRef().notNull(),
    measureUnitNo: keyRef().notNull(),
    maxIndexVal: val(4),
    mixIndexVal: val(4),
    exceedYn: yn(),
    cycleCd: cd(),
    cycleReasonCd: cd(),
    cycleFactorCd: cd(),
    nextDueYmd: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.measureNo, t.measureUnitNo] }),
    index().on(t.measureUnitNo, t.measureNo),
    withMeasure('measure_target'),
  ],
)

/** One sample: of a person or at a point, of one factor, against one kind of limit. */
export const measureSample = pgTable(
  'measure_sample',
  {
    measureSampleNo: key(),
    measureNo: keyRef().notNull(),
    measureUnitNo: keyRef().notNull(),
    factorCd: cd().notNull(),
    userId: userKey(),
    pointNm: nm(),
    sampleTypeCd: cd().notNull(),
    areaReasonDesc: desc(),
    limitTypeCd: cd().notNull(),
    concVal: val(5).notNull(),
    unitCd: cd().notNull(),
    minuteCnt: integer().notNull(),
    workHourVal: val(2).notNull(),
    timesCnt: integer().notNull().default(1),
    gapMinuteCnt: integer(),
    /** Written by the evaluation: with the limit as it was then. */
    twaVal: val(5),
    limitVal: val(5),
    limitAdjVal: val(5),
    indexVal: val(5),
    exceedYn: yn(),
    ...common(),
  },
  (t) => [
    index().on(t.measureNo, t.measureSampleNo),
    index().on(t.measureUnitNo, t.factorCd, t.measureNo),
    withMeasure('measure_sample'),
  ],
)

/** The one judgement of a factor in a unit, of all its samples and of the mixtures that it is a part of: all else follows from it. */
export const measureJudgement = pgTable(
  'measure_judgement',
  {
    measureNo: keyRef().notNull(),
    measureUnitNo: keyRef().notNull(),
    factorCd: cd().notNull(),
    indexVal: val(5),
    twaVal: val(5),
    /** BELOW, AT, ABOVE; null without a limit. */
    verdictCd: cd(),
    mixVerdictCd: cd(),
  },
  (t) => [
    primaryKey({ columns: [t.measureNo, t.measureUnitNo, t.factorCd] }),
    index().on(t.measureUnitNo, t.measureNo),
    withMeasure('measure_judgement'),
  ],
)
