/**
 * Rows by Excel, whole: the form, a try that names every wrong cell, then all rows or none, and the file once more with
 * what is wrong in it. What is taken is declared by `defineSheet`; here stands what becomes of it.
 */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Fields } from '#platform/model/field.ts'
import { type OfArea, translate } from '#platform/model/i18n.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import { type AnySheet, type Sheet, type SheetCounts, sheetFields } from '#platform/model/sheet.ts'
import type { Routes } from '../calls/answer.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { Faults } from '../documents/faults.ts'
import { answeredOnce, onceOf } from '../documents/once.ts'
import { getRecord, type RowOf } from '../documents/record.ts'
import { unknownCodes } from '../documents/references.ts'
import type { Asker } from '../documents/store.ts'
import type { ReadRow } from '../excel/read-workbook.ts'
import { writeTemplate } from '../excel/template.ts'
import type { App } from '../http/app.ts'
import { forbidden, Refusal, type RuleProblem } from '../refusal.ts'
import type { Services } from '../services.ts'
import { personWith } from '../sign-in/menu-right.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { sheetForm } from './form.ts'
import { keysByName } from './named-keys.ts'
import {
  givenIn,
  lineOf,
  type Reading,
  type Refs,
  readRow,
  type SheetLine,
  type SheetRow,
  unmasked,
} from './read-rows.ts'
import { eachAlone, fieldPlaces, tried } from './rows.ts'
import { errorReport, sendSheet, sheetOf } from './sheet-file.ts'

type ColumnsOf<S extends AnySheet> = S['columns']
type NameOf<S extends AnySheet> = keyof ColumnsOf<S> & string

interface Asking<S extends AnySheet> {
  /** Under the menu of the right. */
  readonly person: SignedInPerson
  readonly asker: Asker
  readonly language: Language
  readonly now: Date
  readonly today: string
  readonly services: Services
  /** What the rows belong to, opened as the asker. */
  readonly record: S['through'] extends AnyDocument ? RowOf<S['through']> : undefined
}
export interface FormContext<S extends AnySheet> extends Asking<S> {
  readonly db: Queries
}
/** Everything happens in one transaction, which is undone where anything is wrong. */
export interface SheetContext<S extends AnySheet> extends Asking<S> {
  readonly tx: Transaction
  /** All rows of the file by their numbers, those with a wrong cell as well. */
  readonly rowNos: readonly number[]
  readonly query: S['query'] extends z.ZodType<infer Query> ? Query : undefined
}

/** What is wrong at a cell, in Korean with places. */
export type CellProblem<S extends AnySheet> = Omit<RuleProblem, 'field'> & { readonly field: NameOf<S> }
type AtRow<S extends AnySheet> = CellProblem<S> & { readonly rowNo: number }

interface Taking<S extends AnySheet, R, A> {
  /** Who may, of those who have the right. */
  readonly may?: (person: SignedInPerson) => boolean
  /** What may be chosen in the cells of a column of the form. */
  readonly choices?: (context: FormContext<S>) => Promise<{ readonly [N in NameOf<S>]?: readonly string[] }>
  /** Names and codes that stand for keys, as this person may name them. */
  readonly refs?: (context: SheetContext<S>) => Promise<R>
  /** What answers, where it is not the counts. */
  readonly answer?: z.ZodType<A>
}
/** Rows whose cells are read one by one, by their declaration. */
interface TakingRows<S extends AnySheet, R, A> extends Taking<S, R, A> {
  /** What is wrong in a row whose cells are right, for itself. */
  readonly checkRow?: (
    row: SheetRow<ColumnsOf<S>, R>,
    context: SheetContext<S>,
  ) => CellProblem<S> | readonly CellProblem<S>[] | undefined
  /** What is kept of those whom the rows name, by the number of the row: a phone that came back masked is the one that is kept. */
  readonly held?: (
    lines: readonly SheetLine<NameOf<S>>[],
    context: SheetContext<S>,
  ) => Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>>
  /** What a row stands for: two rows of one key are a fault, and a known key is changed rather than added. */
  readonly keyOf?: (row: SheetRow<ColumnsOf<S>, R>) => readonly unknown[]
  /** How the second of them is refused; `{n}` is the row of the first. */
  readonly twice?: readonly [code: string, message: string]
  /** What is wrong with the rows together, or against what is stored: one statement for all of them. */
  readonly check?: (
    rows: readonly SheetRow<ColumnsOf<S>, R>[],
    context: SheetContext<S>,
  ) => Promise<readonly AtRow<S>[]>
}
/** All rows in a few statements. */
interface SavingAll<S extends AnySheet, R, A> extends TakingRows<S, R, A> {
  readonly save: (rows: readonly SheetRow<ColumnsOf<S>, R>[], context: SheetContext<S>) => Promise<A>
}
/**
 * One row at a time, through rules that refuse one: each is tried, so that one answer names every fault. A row with cells
 * that are wrong is tried as well, without these, for what else is wrong with it.
 */
interface SavingEach<S extends AnySheet, R> extends TakingRows<S, R, SheetCounts> {
  /** @param given the columns in which the row says something: what is empty elsewhere is what a new row starts with */
  readonly each: (
    row: SheetRow<ColumnsOf<S>, R>,
    context: SheetContext<S>,
    given: ReadonlySet<NameOf<S>>,
  ) => Promise<keyof SheetCounts>
}
/** Rows that are read by rules of their own, which are asked elsewhere as well. */
interface ReadingLines<S extends AnySheet, L, A> extends Taking<S, unknown, A> {
  readonly read: (
    lines: readonly SheetLine<NameOf<S>>[],
    context: SheetContext<S>,
  ) => Promise<{ readonly rows: readonly L[]; readonly problems: readonly RuleProblem[] }>
  readonly save: (rows: readonly L[], context: SheetContext<S>) => Promise<A>
}

const counts = z.object({ inserted: z.number(), updated: z.number(), unchanged: z.number() })
const dryRun = { dryRun: z.enum(['Y', 'N']).default('N') }
const TWICE = ['TWICE', '{n}행과 같은 행입니다.'] as const

/** Rows that are declared cell by cell. */
export function takesSheet<
  C extends Fields,
  T extends AnyDocument | undefined,
  Q extends z.ZodObject | undefined,
  R extends Refs<C> = Record<never, never>,
  A = SheetCounts,
>(sheet: Sheet<C, T, Q>, taking: SavingAll<Sheet<C, T, Q>, R, A> | SavingEach<Sheet<C, T, Q>, R>): Routes {
  type Row = SheetRow<C, R>
  const { checkRow, keyOf, check } = taking
  const [code, message] = taking.twice ?? TWICE
  const first = sheetFields(sheet)[0]?.[0] ?? ''
  return sheetRoutes(sheet, taking, async (lines, reading, context) => {
    const refs = (await taking.refs?.(context as never)) ?? {}
    const problems: Problem[] = []
    const tell = (rowNo: number, found: readonly RuleProblem[]) =>
      problems.push(...toldOf(sheet, context, rowNo, found))
    const held = await taking.held?.(lines as never, context as never)
    const read = lines.map((line) => readRow(unmasked(line, reading, held?.get(line.rowNo)), reading, refs))
    const uncoded = await withoutCode(context, reading, refs, read)
    const judged: Judged<Row>[] = []
    for (const { row, problems: found } of read) {
      const wrong = [...found, ...(uncoded.get(row.rowNo) ?? [])]
      problems.push(...wrong)
      const one = new Judged(row as Row, wrong)
      const refused = await one.ask((known) => checkRow?.(known, context as never))
      tell(row.rowNo, refused)
      one.isRight &&= refused.length === 0
      judged.push(one)
    }
    const seen = new Map<string, number>()
    for (const one of keyOf ? judged : []) {
      const [key] = await one.ask((known) => JSON.stringify(keyOf?.(known)))
      const n = key === undefined ? undefined : seen.get(key)
      if (n !== undefined) tell(one.rowNo, [{ field: first, code, message, values: { n } }])
      else if (key !== undefined) seen.set(key, one.rowNo)
    }
    for (const some of check ? together(judged) : [])
      for (const { rowNo, ...one } of await some((known) => check?.(known, context as never))) tell(rowNo, [one])
    const rows = judged.flatMap(({ isRight, row }) => (isRight ? [row] : []))
    if ('each' in taking) {
      const given = new Map(lines.map((line) => [line.rowNo, givenIn(line, reading)]))
      const each = (row: Row) => taking.each(row, context as never, given.get(row.rowNo) as never)
      const half = judged.flatMap(({ isRight, row }) => (isRight ? [] : [row]))
      return eachOf(rows, half, problems, context, each)
    }
    return { problems, answer: problems.length > 0 ? undefined : await taking.save(rows, context as never) }
  })
}

/** A row and how far it is known: what is asked about a cell that is wrong has no answer. */
class Judged<Row extends { readonly rowNo: number }> {
  readonly row: Row
  readonly rowNo: number
  readonly isKnown: boolean
  isRight: boolean
  private readonly faults: Faults

  constructor(row: Row, wrong: readonly Problem[]) {
    this.row = row
    this.rowNo = row.rowNo
    this.isKnown = wrong.length === 0
    this.isRight = this.isKnown
    this.faults = new Faults(wrong.map((one) => ({ ...one, field: one.field.split('.').slice(2).join('.') })))
  }

  async ask<T>(rule: (row: Row) => T | readonly T[] | undefined | Promise<readonly T[] | undefined>): Promise<T[]> {
    const found = await this.faults.judged(() => rule(this.faults.guarded(this.row)))
    return found === undefined ? [] : ([found].flat() as T[])
  }
}

/** Rows that are known are asked about together; each of the others by itself, as it may have no answer. */
function together<Row extends { readonly rowNo: number }>(judged: readonly Judged<Row>[]) {
  type Rule<T> = (rows: readonly Row[]) => Promise<readonly T[]> | undefined
  const known = judged.filter(({ isKnown }) => isKnown)
  const others = judged.filter(({ isKnown }) => !isKnown)
  return [
    async <T>(rule: Rule<T>) => (await rule(known.map(({ row }) => row))) ?? [],
    ...others.map(
      (one) =>
        async <T>(rule: Rule<T>) =>
          one.ask<T>(async (row) => rule([row])),
    ),
  ]
}

/** What codes are none of their groups, by the number of the row; what is looked up by `refs` is known already. */
async function withoutCode(
  { tx, language }: SheetContext<AnySheet>,
  { area, fields }: Pick<Reading, 'area' | 'fields'>,
  refs: Refs,
  read: readonly { readonly row: SheetRow }[],
): Promise<Map<number, Problem[]>> {
  const rows = read.map(({ row }) => row)
  const asked = Object.fromEntries(Object.entries(fields).filter(([name]) => !refs[name]))
  const found = await unknownCodes(tx, { fields: asked, ...(area && { area }) }, rows, language)
  const told = found.map(({ at, problem }) => {
    const { rowNo = 0 } = rows[at] ?? {}
    return { rowNo, problem: { ...problem, field: `rows.${rowNo}.${problem.field}` } }
  })
  const byRow = Map.groupBy(told, ({ rowNo }) => rowNo)
  return new Map([...byRow].map(([rowNo, all]) => [rowNo, all.map(({ problem }) => problem)]))
}

/** Rows that a rule of their own reads, and judges at `rows.{rowNo}.{column}`. */
export const takesLines = <S extends AnySheet, L, A = SheetCounts>(sheet: S, taking: ReadingLines<S, L, A>): Routes =>
  sheetRoutes(sheet, taking, async (lines, _, context) => {
    const { rows, problems: found } = await taking.read(lines as readonly SheetLine<NameOf<S>>[], context as never)
    const problems = new Refusal(400, '', '', { problems: found }).problemsIn(sheet.area, context.language)
    return { problems, answer: problems.length > 0 ? undefined : await taking.save(rows, context as never) }
  })

/** At the cells of a row, in the reader's language; `{label}` is what the column is called. */
function toldOf(
  sheet: AnySheet,
  { language }: Asking<AnySheet>,
  rowNo: number,
  found: readonly RuleProblem[],
): Problem[] {
  const { area, columns } = sheet
  const told = found.map((one) => {
    const label = translate(area, language, columns[one.field]?.label ?? '')
    return { ...one, field: `rows.${rowNo}.${one.field}`, values: { label, ...one.values } }
  })
  return new Refusal(400, '', '', { problems: told }).problemsIn(area, language)
}

async function eachOf<Row extends { readonly rowNo: number }>(
  rows: readonly Row[],
  half: readonly Row[],
  problems: Problem[],
  context: SheetContext<AnySheet>,
  work: (row: Row) => Promise<keyof SheetCounts>,
) {
  const answer = { inserted: 0, updated: 0, unchanged: 0 }
  const alone = eachAlone(context.tx, context, problems)
  for (const row of rows)
    await alone(`rows.${row.rowNo}`, async () => {
      answer[await work(row)]++
    })
  for (const row of half) problems.push(...(await elseWrong(context, row, problems, work)))
  const rowNo = ({ field }: Problem) => Number(field.split('.')[1])
  return { problems: problems.toSorted((one, other) => rowNo(one) - rowNo(other)), answer }
}

/** What a rule says of a row in which some cells are wrong, but for these: nothing of it is kept. */
async function elseWrong<Row extends { readonly rowNo: number }>(
  context: SheetContext<AnySheet>,
  row: Row,
  known: readonly Problem[],
  work: (row: Row) => Promise<unknown>,
): Promise<Problem[]> {
  const found: Problem[] = []
  await eachAlone(context.tx, context, found)(`rows.${row.rowNo}`, () => work(row))
  return found.filter((one) => known.every(({ field }) => field !== one.field))
}

type Work = (
  lines: readonly SheetLine[],
  reading: Reading,
  context: SheetContext<AnySheet> & OfArea,
) => Promise<{ problems: readonly Problem[]; answer: unknown }>
interface Rights {
  readonly may?: (person: SignedInPerson) => boolean
  readonly choices?: (context: never) => Promise<{ readonly [name: string]: readonly string[] | undefined }>
  readonly answer?: z.ZodType
}

function sheetRoutes(sheet: AnySheet, rights: Rights, work: Work): Routes {
  return (app, services) => {
    registerForm(app, services, sheet, rights)
    registerUpload(app, services, sheet, rights, work)
  }
}

/** What the routes of a sheet have in common. */
function shared(sheet: AnySheet) {
  const no = z.object({ no: z.coerce.number().int().positive() })
  return {
    path: sheet.api.replace('{no}', ':no'),
    schema: { tags: [sheet.label], ...(sheet.api.includes('{no}') && { params: no }) },
  }
}

function asking(request: FastifyRequest, services: Services, { right }: Pick<AnySheet, 'right'>, { may }: Rights) {
  const { mayWrite, ...person } = personWith(request, right)
  if (may && !may(person)) throw forbidden()
  const { language, ip } = request
  return {
    person,
    asker: { person, language, ip: ip || null, mayWrite },
    language,
    now: services.clock.now(),
    today: services.clock.today(),
    services,
  }
}
const recordOf = async (db: Queries, { through }: AnySheet, request: FastifyRequest) =>
  through && (await getRecord(db, through, Number((request.params as { no: number }).no)))

function registerForm(app: App, services: Services, sheet: AnySheet, rights: Rights): void {
  const { path, schema } = shared(sheet)
  const { area, label, right, formRight = right } = sheet
  app.get(`${path}/template`, { config: { right: formRight }, schema }, async (request, reply) => {
    const as = asking(request, services, { right: formRight }, sheet.formRight ? {} : rights)
    const { language, now } = as
    const fields = sheetFields(sheet)
    const form = await services.db.read(as.person, async (db) => {
      const record = await recordOf(db, sheet, request)
      const own = await rights.choices?.({ ...as, db, record } as never)
      const named = fields.map(([, field]) => field)
      return sheetForm(area, fields, { language, now, keys: await keysByName(db, named, language) }, own)
    })
    const content = writeTemplate({ sheetNm: translate(area, language, label), ...form })
    return sendSheet(reply, request, services, { area, label, kind: '양식' }, content)
  })
}

function registerUpload(app: App, services: Services, sheet: AnySheet, rights: Rights, work: Work): void {
  const { path, schema } = shared(sheet)
  const config = { right: sheet.right }
  const querystring = (sheet.query ?? z.object({})).extend(dryRun)
  const upload = { ...schema, querystring, consumes: ['multipart/form-data'] }
  const taken = async (request: FastifyRequest, isTry: boolean) => {
    const as = asking(request, services, sheet, rights)
    const file = await sheetOf(request, sheet)
    const done = await tried(
      services.db,
      as.person,
      async (tx) => {
        const record = await recordOf(tx, sheet, request)
        const once = isTry ? undefined : onceOf(request, { file, at: request.params, query: request.query })
        const context = { ...as, tx, record, query: request.query, area: sheet.area }
        return answeredOnce(tx, as.person, path, { once, now: as.now }, () =>
          rowsOf(sheet, file, tx, as, (lines, reading) =>
            work(lines, reading, { ...context, rowNos: lines.map(({ rowNo }) => rowNo) } as never),
          ),
        )
      },
      ({ problems }) => isTry || problems.length > 0,
    )
    return { ...done, file }
  }
  app.post(
    `${path}/upload`,
    { config, schema: { ...upload, response: { 200: rights.answer ?? counts } } },
    async (request) => {
      const { problems, answer } = await taken(request, request.query.dryRun === 'Y')
      if (problems.length > 0) throw wrongCells(problems)
      return answer
    },
  )
  app.post(`${path}/upload-report`, { config, schema: upload }, async (request, reply) => {
    const { file, problems } = await taken(request, true)
    const { area, label } = sheet
    const content = errorReport(file, problems, request, translate(area, request.language, label))
    return sendSheet(reply, request, services, { area, label, kind: '오류' }, content)
  })
}

async function rowsOf<T>(
  sheet: AnySheet,
  [head, ...rows]: readonly ReadRow[],
  tx: Transaction,
  { language, now, person }: Pick<Asking<AnySheet>, 'language' | 'now' | 'person'>,
  work: (lines: readonly SheetLine[], reading: Reading) => Promise<T>,
): Promise<T> {
  const { area, columns: fields } = sheet
  const own = sheetFields(sheet)
  const places = fieldPlaces(head, own, { area, language })
  const keys = await keysByName(
    tx,
    own.map(([, field]) => field),
    language,
  )
  const reading = { fields, names: own.map(([name]) => name), places, keys, language, now, plantCd: person.plantCd }
  return work(
    rows.map((row) => lineOf(row, places)),
    { ...reading, ...(area && { area }) },
  )
}

const wrongCells = (problems: readonly Problem[]) =>
  new Refusal(400, 'INVALID_INPUT', '잘못된 칸 {n}개를 찾았습니다. 아무것도 저장하지 않았습니다.', {
    values: { n: problems.length },
    problems,
  })
