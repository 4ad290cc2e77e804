/** How a document's fields lie in its table: worked out once per model, used by every statement about it. */
import { type AnyDocument, type FieldOf, fieldsOf, rowsFieldsOf, snakeCase } from '#platform/model/document.ts'
import { type AnyField, columnNamesOf, isDirectoryField, isDrawn, nameFieldOf } from '#platform/model/field.ts'
import { holderOf } from '#platform/model/within.ts'
import { join, name, raw, type Sql, sql } from '../database/sql.ts'
import { isNamedInMemory, type NamedField } from '../directory/names.ts'
import { castType } from './fact-types.ts'
import { childTableNameOf, hasField, tableNameOf } from './table.ts'

/** A record with the names of the wire, whatever its document type. */
export type Row = Record<string, unknown> & {
  statusCd: string
  plantCd: string
  rowVersion: number
  createUserId: string | null
  lastActorId?: string | null
}

export interface Shape {
  readonly model: AnyDocument
  readonly table: Sql
  readonly key: Sql
  readonly hasVendor: boolean
  readonly hasDept: boolean
  /** Wire names of the stored fields, rows left out. */
  readonly stored: ReadonlyMap<string, AnyField>
  /**
   * The select list of a whole record, and of a line of the list: without long texts, marks, signatures, rows, and what
   * stands together with others and is not shown.
   */
  readonly record: Sql
  readonly line: Sql
  /** The same as one value, a list of objects, but for the names that are kept in memory: whose these are is said beside it. */
  readonly recordAsJson: AsJson
  readonly lineAsJson: AsJson
}

export interface AsJson {
  readonly columns: Sql
  readonly names: readonly NamedField[]
}

const PLATFORM_COLUMNS = [
  'statusCd',
  'plantCd',
  'lastActorId',
  'deleteYn',
  'rowVersion',
  'createUserId',
  'createDt',
  'updateUserId',
  'updateDt',
]

/** All that a record has but for its rows and its names. */
export const plainColumns = ({ model, stored }: Shape): string[] => [
  ...new Set([model.key, model.docNo, ...PLATFORM_COLUMNS, ...stored.keys()]),
]

const shapes = new WeakMap<AnyDocument, Shape>()
export function shapeOf(model: AnyDocument): Shape {
  const known = shapes.get(model)
  if (known) return known
  const stored = new Map<string, AnyField>()
  for (const [field, spec] of fieldsOf(model))
    if (spec.kind !== 'rows') for (const column of columnNamesOf(field, spec)) stored.set(column, spec)
  const shown = new Set([...model.list.columns, ...Object.values(model.list.shows ?? {}).flat()])
  const inLine = [...stored].filter(([name, field]) => !isLong(field) && (!holderOf(model, name) || shown.has(name)))
  const asJson = (fields: [string, AnyField][], withRows: boolean, more: Sql[] = []): AsJson => ({
    columns: columnsOf(model, fields, withRows, [...namesAmong(model, fields).others, ...more]),
    names: namesAmong(model, fields).inMemory,
  })
  const shape: Shape = {
    model,
    table: name(tableNameOf(model)),
    key: column(model.key),
    hasVendor: hasField(model, 'vendorCd'),
    hasDept: hasField(model, 'deptCd'),
    stored,
    record: selectList(model, [...stored], true),
    line: selectList(model, inLine, false, titleInLine(model)),
    recordAsJson: asJson([...stored], true),
    lineAsJson: asJson(inLine, false, titleInLine(model)),
  }
  shapes.set(model, shape)
  return shape
}

const columns = new Map<string, Sql>()
/** Of a field that a model has: there are not many. */
export function column(wireName: string): Sql {
  const known = columns.get(wireName) ?? name(snakeCase(wireName))
  columns.set(wireName, known)
  return known
}

type CellName<M extends AnyDocument> = string extends FieldOf<M> ? string : FieldOf<M>

/** In SQL: the value of a field of the row `alias`, wherever it stands. */
export function cellOf<const M extends AnyDocument>(model: M, field: CellName<M>, alias: string): Sql {
  const [holder, spec] = [holderOf(model, field), model.fields[field]]
  if (!holder || !spec) return sql`${raw(alias)}.${column(field)}`
  const text = `${alias}."${snakeCase(holder)}"->>'${field}'`
  if (spec.kind === 'yesNo') return raw(`coalesce(${text}, 'N')`)
  const type = castType(spec)
  return raw(type === 'text' ? `(${text})` : `(${text})::${type}`)
}

const isLong = (field: AnyField): boolean => isDrawn(field) || (field.kind === 'text' && field.lines !== undefined)

const TITLE_LENGTH = 200
/** What names a row is in its line also when it is a long text: as much of it as a line can show. */
function titleInLine(model: AnyDocument): Sql[] {
  const field = model.fields[model.title]
  if (!field || !isLong(field)) return []
  const title = `r."${snakeCase(model.title)}"`
  // A sentence of ours is kept whole.
  const isKept = field.kind === 'text' && field.kept
  return [raw(`${isKept ? title : `left(${title}, ${TITLE_LENGTH})`} as "${model.title}"`)]
}

function selectList(model: AnyDocument, fields: [string, AnyField][], withRows: boolean, more: Sql[] = []): Sql {
  const names = namedFields(model, fields).map(({ kind, field }) => nameOf(kind, field))
  return columnsOf(model, fields, withRows, [...names, ...more])
}

function columnsOf(model: AnyDocument, fields: [string, AnyField][], withRows: boolean, more: readonly Sql[]): Sql {
  const plain = [model.key, model.docNo, ...PLATFORM_COLUMNS, ...fields.map(([field]) => field)]
  return join(
    [
      join(
        plain.map((wire) => sql`${cellOf(model, wire, 'r')} as ${name(wire)}`),
        ', ',
      ),
      ...more,
      ...(withRows ? rowsFieldsOf(model).map(([field]) => childRows(model, field)) : []),
    ],
    ', ',
  )
}

/** The keys that are shown with a name. */
export function namedFields(model: AnyDocument, fields: [string, AnyField][]): { kind: string; field: string }[] {
  // A record that says itself what its key is called says so first: the master of vendors is one.
  const isNamed = ([field, spec]: [string, AnyField]) => isDirectoryField(spec) && !hasField(model, nameFieldOf(field))
  return [
    { kind: 'user', field: 'createUserId' },
    { kind: 'plant', field: 'plantCd' },
    ...fields.filter(isNamed).map(([field, { kind }]) => ({ kind, field })),
  ]
}

function namesAmong(model: AnyDocument, fields: [string, AnyField][]): { inMemory: NamedField[]; others: Sql[] } {
  const inMemory: NamedField[] = []
  const others: Sql[] = []
  for (const { kind, field } of namedFields(model, fields))
    if (isNamedInMemory(kind)) inMemory.push({ kind, field, as: nameFieldOf(field) })
    else others.push(nameOf(kind, field))
  return { inMemory, others }
}

/** Where the name of a directory key stands. */
const directoryNames: Record<string, [table: string, key: string, name: string]> = {
  user: ['directory_person', 'user_id', 'user_nm'],
  department: ['directory_dept', 'dept_cd', 'dept_nm'],
  plant: ['plant', 'plant_cd', 'plant_nm'],
  vendor: ['vendor_info', 'vendor_cd', 'vendor_nm'],
  process: ['process', 'process_no', 'process_nm'],
  person: ['vendor_person', 'person_no', 'person_nm'],
}

export const nameOf = (kind: string, field: string): Sql =>
  sql`${nameBehind(kind, field)} as ${name(nameFieldOf(field))}`

/** The name of what the key in this field of the record `r` stands for. */
export const nameBehind = (kind: string, field: string): Sql => directoryName(kind, raw(`r."${snakeCase(field)}"`))

/** The name of what a key of the directory stands for. */
export function directoryName(kind: string, key: Sql): Sql {
  const [table = '', keyColumn = '', nameColumn = ''] = directoryNames[kind] ?? []
  return sql`(select ${raw(`d.${nameColumn} from ${table} d where d.${keyColumn}`)} = ${key})`
}

function childRows(model: AnyDocument, field: string): Sql {
  const spec = model.fields[field]
  if (spec?.kind !== 'rows') throw new RangeError(`${field} has no rows`)
  const values = Object.keys(spec.fields).map((wire) => `'${wire}', c."${snakeCase(wire)}"`)
  const parent = snakeCase(model.key)
  return raw(`(select coalesce(jsonb_agg(jsonb_build_object(${values.join(', ')}) order by c.seq_no), '[]')
    from "${childTableNameOf(model, field)}" c where c."${parent}" = r."${parent}") as "${field}"`)
}

/** What a statement about rows `r` gives besides their columns, under its name. */
export type Beside = readonly [wire: string, value: Sql]
export const withBeside = (columns: Sql, beside: readonly Beside[]): Sql =>
  join([columns, ...beside.map(([wire, value]) => sql`${value} as ${name(wire)}`)], ', ')
