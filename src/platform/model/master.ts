/** Master data: what documents refer to, kept by a few and read by all. It has no lifecycle and no number of its own. */
import {
  type AnyField,
  type CodeKeyKind,
  columnNamesOf,
  type Fields,
  isDirectoryField,
  isDrawn,
  type NumberKeyKind,
  ownNames,
} from './field.ts'
import type { Area } from './i18n.ts'

/** Where rows of a master are referred to: what is used is closed, not deleted. */
export interface Use {
  readonly table: string
  readonly column: string
  /** What refers to it, in Korean: 사용자, 하위 부서. */
  readonly label: string
  /** Narrows the rows that count, in SQL. */
  readonly where?: string
}

/** What a module writes. */
export interface MasterSpec<F extends Fields, Name extends string = keyof F & string> {
  /** Stem: the business code of its audit rows. */
  readonly name: string
  /** The area it belongs to: its labels are in the words of that area. */
  readonly area?: Area
  readonly label: string
  /** The list is at `{api}s`. */
  readonly api: string
  /** Menu route: who may open it may read, who may write it may change. */
  readonly route: string
  readonly table: string
  /** One field, or several, that name a row. A single key that is a `system` field is numbered by the database. */
  readonly key: readonly Name[]
  /** What a row is called. */
  readonly title: Name
  readonly fields: F
  /** Rows stand below rows of the same master. */
  readonly parent?: Name
  /** Levels that a tree may have. */
  readonly maxLevel?: number
  readonly list: {
    readonly columns: readonly Name[]
    readonly search: readonly Name[]
    readonly filters?: readonly Name[]
    /** Fields, `-` before one that descends. */
    readonly order: readonly string[]
  }
  readonly usedBy?: readonly Use[]
  /** It has a page of its own for each row and is found by the palette; the field that stands as its number. */
  readonly found?: string
  /** How documents name its rows: whatever names one counts as its use. */
  readonly namedAs?: CodeKeyKind | NumberKeyKind | 'siteMark' | { readonly group: string }
  /** Set with a new row and never again. */
  readonly fixed?: readonly Name[]
  /** Fields that no two rows have alike together, where that is not the key. */
  readonly unique?: readonly Name[]
  /** Fields that start with a value and may be emptied all the same. */
  readonly emptied?: readonly Name[]
  /** The masters behind its `reference` fields; the parent of a tree is one of its own. */
  readonly refers?: Readonly<Partial<Record<Name, Master>>>
}

/** A master of whatever fields. */
export interface Master extends MasterSpec<Fields, string> {
  /** What starts with a value keeps one. */
  readonly filled: readonly string[]
}

export const defineMaster = <const F extends Fields>(spec: MasterSpec<F>): Master & { readonly fields: F } => ({
  ...spec,
  fields: ownNames(spec.fields),
  filled: Object.entries<AnyField>(spec.fields).flatMap(([name, field]) =>
    'default' in field && !spec.emptied?.some((one) => one === name) ? name : [],
  ),
})

/** Whether the database gives the key. */
export const isNumbered = ({ key, fields }: Master): boolean =>
  key.length === 1 && fields[key[0] ?? '']?.system === true

/** The fields by which a sheet says which row it means; the plant may be left to that of whoever sends it. */
export const namesOfRow = (master: Master): string[] =>
  isNumbered(master) ? (master.unique ?? []).filter((name) => name !== 'plantCd') : [...master.key]

/** Whether rows come in by sheets: one that has nothing but a number of the database is not found again. */
export const takesSheets = (master: Master): boolean => namesOfRow(master).length > 0

/** Names under which the values of a row are stored and sent. */
export const storedNames = ({ fields }: Master): string[] =>
  Object.entries(fields).flatMap(([name, field]) => columnNamesOf(name, field))

/** What a person may write: in a new row the key as well. */
export const writableNames = (master: Master, isNew: boolean): string[] =>
  Object.keys(master.fields).filter((name) => {
    const isKey = master.key.includes(name)
    return !master.fields[name]?.system && (isNew || !(isKey || master.fixed?.includes(name)))
  })

/** The `reference` fields of a master, each with the master that it names. */
export const referencesOf = (master: Master): [name: string, target: Master][] =>
  Object.entries(master.fields).flatMap(([name, { kind }]): [string, Master][] => {
    const target = name === master.parent ? master : master.refers?.[name]
    return kind === 'reference' && target ? [[name, target]] : []
  })

const KEY_SEPARATOR = '~'
/** What the text of a key may be made of: it stands in addresses. */
export const KEY_TEXT = /^[\w.\-@가-힣]{1,60}$/
/** The key of a row, all its fields in one text; to be encoded where it becomes part of an address. */
export const keyOf = (master: Master, row: Readonly<Record<string, unknown>>): string =>
  master.key.map((name) => String(row[name] ?? '')).join(KEY_SEPARATOR)
/** @returns the values of the key by field; undefined for an address that is none */
export function keyValues(master: Master, text: string): Record<string, string> | undefined {
  const parts = text.split(KEY_SEPARATOR)
  if (parts.length !== master.key.length) return undefined
  return Object.fromEntries(master.key.map((name, index) => [name, parts[index] ?? '']))
}

/** Fields by which a list may be sorted: what is stored as one plain value. */
export const sortableNames = (master: Master): string[] =>
  Object.entries(master.fields)
    .filter(([, field]) => !isDrawn(field) && field.kind !== 'rows' && field.kind !== 'attachments')
    .filter(([, field]) => !isDirectoryField(field) || field.kind === 'plant')
    .flatMap(([name, field]) => columnNamesOf(name, field))
