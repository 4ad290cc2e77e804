/** Figures as statements: sums and cuts of one document in one round trip, of what the reader may see. */
import { z } from 'zod'
import { daysBetween, isDay } from '#platform/model/calendar.ts'
import { type AnyField, isDirectoryField } from '#platform/model/field.ts'
import {
  type Cut,
  type Figures,
  type FiguresAnswer,
  type FiguresAsked,
  figureField,
  given,
  type Measure,
  measuresOf,
  NOBODY,
} from '#platform/model/figures.ts'
import type { Queries } from '../database/database.ts'
import { and, join, name, raw, type Sql, sql } from '../database/sql.ts'
import { among, within } from '../documents/condition.ts'
import { conditionValue, sheetFormat } from '../documents/schemas.ts'
import { cellOf, directoryName } from '../documents/shape.ts'
import { tableNameOf } from '../documents/table.ts'
import { crossed } from './crossed.ts'

/** More lines than a picture shows. */
const MOST_LINES = 300

const at = ({ model }: Figures, field: string): Sql => cellOf(model, field, 'r')

interface Counting {
  /** Whom a document is about: a number that tells of too few of them is hidden. */
  readonly persons?: Sql | undefined
  /** Which documents are counted for the reader, where no row-level security says it. */
  readonly reached?: Sql | undefined
}

/** The same for each reader: row-level security, or `reached`, leaves him what he may see. */
export async function countedBy(
  db: Queries,
  figures: Figures,
  asked: FiguresAsked,
  { persons, reached }: Counting = {},
): Promise<FiguresAnswer> {
  const counted = countedRows(figures, asked, reached)
  const cuts = Object.entries(figures.by)
  const sums = Object.entries(figures.sums)
  const [[found], ...lines] = await Promise.all([
    sums.length === 0 ? [{}] : db.query<FiguresAnswer>(sql`select ${measured(figures, sums)} ${counted}`),
    ...cuts.map(([cutName, cut]) =>
      cut.across
        ? crossed(db, {
            row: sideOf(figures, cut.by, 'row'),
            column: sideOf(figures, cut.across, 'column'),
            counted,
            persons,
          })
        : db.query(linesStatement(figures, cutName, cut, counted)),
    ),
  ])
  return { ...found, ...Object.fromEntries(cuts.map(([cutName], index) => [cutName, lines[index] ?? []])) }
}

function countedRows(figures: Figures, { from, to, ...asked }: FiguresAsked, reached: Sql | undefined): Sql {
  const { model, period, without } = figures
  const narrowed = Object.entries(asked).map(([field, value]) =>
    among(at(figures, field), figureField(figures, field), value),
  )
  const inPeriod = within(at(figures, period), figureField(figures, period), { from, to })
  const isCounted = sql`r.delete_yn = 'N' and r.status_cd <> all(${[...without]}::text[])`
  return sql`from ${name(tableNameOf(model))} r where ${and([isCounted, ...(reached ? [reached] : []), ...inPeriod, ...narrowed])}`
}

function linesStatement(figures: Figures, cutName: string, cut: Cut, counted: Sql): Sql {
  const field = figureField(figures, cut.by)
  const key = cut.by === 'month' ? monthOf(figures) : at(figures, cut.by)
  const label = field && isDirectoryField(field) ? directoryName(field.kind, key) : sql`null::text`
  const sums = measuresOf(figures, cutName).map((measure): [string, Measure] => [
    measure,
    figures.sums[measure] ?? { label: '' },
  ])
  const order = cut.by === 'month' ? sql`1` : sql`count(*) desc, 1`
  return sql`select ${key}::text as ${name(cut.keyIn ?? 'key')}, ${label} as label, ${measured(figures, sums)} ${counted}
    ${cut.top ? sql`and ${key} is not null` : sql``} group by ${key} order by ${order} limit ${cut.top ?? MOST_LINES}`
}

function sideOf(figures: Figures, by: string, side: 'row' | 'column') {
  const field = figureField(figures, by)
  const key = by === 'month' ? monthOf(figures) : at(figures, by)
  const isNamed = field && isDirectoryField(field)
  return {
    key: sql`coalesce(${key}::text, ${raw(`'${NOBODY}'`)})`,
    name: isNamed ? directoryName(field.kind, raw(`c.${side}_key`)) : sql`null::text`,
  }
}

/** The zone of the connection is Asia/Seoul. */
const monthOf = (figures: Figures): Sql => sql`to_char(${at(figures, figures.period)}, 'YYYY-MM')`

const measured = (figures: Figures, sums: readonly (readonly [string, Measure])[]): Sql =>
  join(
    sums.map(([sumName, measure]) => sql`${measureOf(figures, measure)} as ${name(sumName)}`),
    ', ',
  )

function measureOf(figures: Figures, { where, median }: Measure): Sql {
  const which = Object.entries(given(where)).map(([field, value]) =>
    among(at(figures, field), figureField(figures, field), value),
  )
  const filter = which.length > 0 ? sql` filter (where ${and(which)})` : sql``
  if (!median) return sql`count(*)${filter}`
  const [from, to] = median
  return sql`percentile_cont(0.5) within group (order by extract(epoch from ${at(figures, to)} - ${at(figures, from)})::float8 / 86400)${filter}`
}

const number = z.number().nullable()

/** What is answered; a cut's lines carry what its declaration says. */
export function answerSchema(figures: Figures) {
  const sums = z.object(Object.fromEntries(Object.keys(figures.sums).map((sum) => [sum, number])))
  const cuts = Object.entries(figures.by).map(([cutName, cut]) => [
    cutName,
    cut.across ? crossSchema : z.array(lineSchema(figures, cutName, cut)),
  ])
  const shape = Object.fromEntries(cuts) as Record<string, z.ZodType>
  return figures.sumsIn === undefined
    ? z.object({ ...sums.shape, ...shape })
    : z.object({ [figures.sumsIn]: sums.extend({ key: z.null().optional(), label: z.null().optional() }), ...shape })
}

const head = z.object({ key: z.string(), name: z.string().nullable() })
const crossSchema = z.object({ rows: z.array(head), columns: z.array(head), cells: z.array(z.array(number)) })

const lineSchema = (figures: Figures, cutName: string, cut: Cut) =>
  z.object({
    [cut.keyIn ?? 'key']: z.string().nullable(),
    label: z.string().nullable().optional(),
    ...Object.fromEntries(measuresOf(figures, cutName).map((measure) => [measure, number.optional()])),
  })

const day = z.string().refine(isDay)

/** Two years and a day: what is counted row by row is not asked for a decade. */
const LONGEST_DAYS = 731

/** @param isSheet asked for a file, in one form or another */
export function askedSchema(figures: Figures, isSheet = false) {
  const asks: [string, AnyField | undefined][] = figures.asks.map((field) => [field, figureField(figures, field)])
  const asked = z.strictObject({
    from: day,
    to: day,
    ...(figures.plants && { plantCd: z.string().max(20).optional() }),
    ...Object.fromEntries(asks.map(([field, spec]) => [field, conditionValue(field, spec).optional()])),
    ...(isSheet && { format: sheetFormat }),
  })
  if (!figures.inMonths) return asked
  // Asked of days that are none as well: what is wrong with them has been said.
  const isLong = ({ from, to }: { from: string; to: string }) =>
    isDay(from) && isDay(to) && (from > to || daysBetween(from, to) > LONGEST_DAYS)
  return asked.refine((given) => !isLong(given), { path: ['to'] })
}
