/** The kinds of field a document may have. A kind decides the stored type, the check, the input and the Excel cell. */

import type { Mark, Signature, SiteMark } from './drawn.ts'

declare const fieldValue: unique symbol

/** What every field carries; `Value` and `Required` exist for the compiler only. */
interface Base<Kind extends string, Value, Required extends boolean> {
  readonly kind: Kind
  readonly label: string
  readonly required: Required
  /** One line under the input. */
  readonly help?: string | undefined
  /** Set by the server (a rule, a default, an action), never by the person who fills in the form. */
  readonly system?: boolean | undefined
  readonly [fieldValue]?: Value
}

type FieldOptions = { required?: boolean; help?: string; system?: boolean }
type RequiredOf<O extends FieldOptions> = O['required'] extends true ? true : false

export interface TextOptions extends FieldOptions {
  /** At most so many characters, counted as people see them. */
  max: number
  /** Count UTF-8 bytes instead of characters. */
  bytes?: boolean
  /** More than one line: the height of the text area. */
  lines?: number
  format?: 'email' | 'phone'
  /** The phone of a place, which everybody may call: no list masks it as it does a person's own. */
  open?: boolean
  /** Holds several of these codes, with this between them; read as their names. */
  several?: { readonly codes: Codes; readonly between: ' ' | ',' }
  /** Holds several codes of a list that each plant keeps, a space between them: the address that offers them. */
  codesFrom?: string
  /** May hold a sentence of ours by its code (`keptText`): each reader reads it in his words, and what was typed as it stands. */
  kept?: true
}
export interface NumberOptions extends FieldOptions {
  unit?: string
  min?: number
  max?: number
  /** Digits after the point that are stored and shown. */
  decimals?: number
  /** What a new document starts with. */
  default?: number
}
export interface DateTimeOptions extends FieldOptions {
  notAfter?: 'now'
  /** What a new document starts with: this moment, or a time of the next day, `08:00`. */
  default?: 'now' | { readonly tomorrowAt: string }
}
export interface DayOptions extends FieldOptions {
  notAfter?: 'today'
  notBefore?: 'today'
  default?: 'today' | 'tomorrow'
}
export interface CodeOptions extends FieldOptions {
  default?: string
}
export interface YesNoOptions extends FieldOptions {
  /** What a new row starts with; N unless given. */
  default?: 'Y' | 'N'
}
export interface AttachmentOptions extends FieldOptions {
  /** The row of the attachment settings that limits count, size and kind. */
  taskClass: string
}

/** Codes written in the model: code → Korean name. */
export type Codes = Readonly<Record<string, string>>

export interface TextField<R extends boolean = boolean>
  extends Base<'text', string, R>,
    Omit<TextOptions, keyof FieldOptions> {}
export interface NumberField<
  K extends 'number' | 'count' | 'amount' = 'number' | 'count' | 'amount',
  R extends boolean = boolean,
> extends Base<K, number, R>,
    Omit<NumberOptions, keyof FieldOptions> {}
export interface CodeField<V extends string = string, R extends boolean = boolean> extends Base<'code', V, R> {
  /** Either the codes themselves or the name of a code group of the directory. */
  readonly codes?: Codes
  readonly group?: string
  readonly default?: string
}
export interface YesNoField<R extends boolean = boolean> extends Base<'yesNo', 'Y' | 'N', R> {
  readonly default?: 'Y' | 'N'
}
type DayKind = 'day' | 'month' | 'year' | 'time'
export interface DayField<K extends DayKind = DayKind, R extends boolean = boolean>
  extends Base<K, K extends 'year' ? number : string, R>,
    Omit<DayOptions, keyof FieldOptions> {}
export interface DateTimeField<R extends boolean = boolean>
  extends Base<'dateTime', string, R>,
    Omit<DateTimeOptions, keyof FieldOptions> {}
/** Two calendar days; a range `valid` is stored and sent as `validFromYmd` and `validToYmd`. */
export interface DayRangeField<R extends boolean = boolean> extends Base<'dayRange', string, R> {}
/** A key of the directory that is a text: account, department, plant, vendor. */
export type CodeKeyKind = 'user' | 'department' | 'plant' | 'vendor'
/** A key of the directory that is a number: process, person of a vendor. */
export type NumberKeyKind = 'process' | 'person'
export interface DirectoryField<
  K extends CodeKeyKind | NumberKeyKind = CodeKeyKind | NumberKeyKind,
  R extends boolean = boolean,
> extends Base<K, K extends NumberKeyKind ? number : string, R> {}
export interface ReferenceField<R extends boolean = boolean> extends Base<'reference', number, R> {
  /** The `name` of the document referred to. */
  readonly to: string
}
/** Holds the number of an attachment group; its files are reached through the document. */
export interface AttachmentsField<R extends boolean = boolean> extends Base<'attachments', number, R> {
  readonly taskClass: string
}
export interface RowsField<F extends RowFields = RowFields, R extends boolean = boolean>
  extends Base<'rows', RowOf<F>[], R> {
  readonly fields: F
  readonly max: number
}
export interface MarksField<R extends boolean = boolean> extends Base<'marks', Mark[], R> {}
/** One place on a map of the record's plant. */
export interface SiteMarkField<R extends boolean = boolean> extends Base<'siteMark', SiteMark, R> {}
export interface SignatureField<R extends boolean = boolean> extends Base<'signature', Signature, R> {}

export type AnyField =
  | TextField
  | NumberField
  | CodeField
  | YesNoField
  | DayField
  | DateTimeField
  | DayRangeField
  | DirectoryField
  | ReferenceField
  | AttachmentsField
  | RowsField
  | MarksField
  | SiteMarkField
  | SignatureField
export type FieldKind = AnyField['kind']
export type Fields = Readonly<Record<string, AnyField>>
/** A row of a child table holds plain values only. */
export type RowFields = Readonly<
  Record<string, TextField | NumberField | CodeField | YesNoField | DayField | DateTimeField | DirectoryField>
>

export type ValueOf<F> = F extends { readonly [fieldValue]?: infer V } ? Exclude<V, undefined> : never
type NullUnless<R extends boolean, V> = R extends true ? V : V | null
export type FieldValue<F extends AnyField> = F extends { required: infer R extends boolean }
  ? NullUnless<R, ValueOf<F>>
  : never
export type RowOf<F extends RowFields> = { [K in keyof F]: FieldValue<F[K]> }

const base = <K extends FieldKind, O extends FieldOptions>(kind: K, label: string, options: O) => ({
  ...options,
  kind,
  label,
  required: (options.required ?? false) as RequiredOf<O>,
})

export const text = <const O extends TextOptions>(label: string, options: O) =>
  base('text', label, options) as unknown as TextField<RequiredOf<O>>
/** S-326: one line that must be an address, on both sides. */
export const email = <const O extends Partial<Omit<TextOptions, 'format' | 'lines'>>>(
  label: string,
  options = {} as O,
) => base('text', label, { max: 100, ...options, format: 'email' }) as unknown as TextField<RequiredOf<O>>
export const number = <const O extends NumberOptions>(label: string, options = {} as O) =>
  base('number', label, { decimals: 3, ...options }) as unknown as NumberField<'number', RequiredOf<O>>
/** A whole number of things, people, times. */
export const count = <const O extends Omit<NumberOptions, 'decimals'>>(label: string, options = {} as O) =>
  base('count', label, { min: 0, decimals: 0, ...options }) as unknown as NumberField<'count', RequiredOf<O>>
/** Money in whole won. */
export const amount = <const O extends Omit<NumberOptions, 'decimals'>>(label: string, options = {} as O) =>
  base('amount', label, { decimals: 0, unit: '원', ...options }) as unknown as NumberField<'amount', RequiredOf<O>>

/** One of the codes given here, or of a code group of the directory when its name is given. */
export function code<const C extends Codes, const O extends CodeOptions>(
  label: string,
  codes: C,
  options?: O,
): CodeField<`${keyof C & (string | number)}`, RequiredOf<O>>
export function code<const O extends CodeOptions>(
  label: string,
  group: string,
  options?: O,
): CodeField<string, RequiredOf<O>>
export function code(label: string, codes: Codes | string, options: CodeOptions = {}): CodeField {
  return { ...base('code', label, options), ...(typeof codes === 'string' ? { group: codes } : { codes }) }
}
export const yesNo = <const O extends YesNoOptions>(label: string, options = {} as O) =>
  base('yesNo', label, { ...options, required: true as const }) as unknown as YesNoField<true>
export const day = <const O extends DayOptions>(label: string, options = {} as O) =>
  base('day', label, options) as unknown as DayField<'day', RequiredOf<O>>
export const month = <const O extends DayOptions>(label: string, options = {} as O) =>
  base('month', label, options) as unknown as DayField<'month', RequiredOf<O>>
export const year = <const O extends DayOptions>(label: string, options = {} as O) =>
  base('year', label, options) as unknown as DayField<'year', RequiredOf<O>>
export const time = <const O extends DayOptions>(label: string, options = {} as O) =>
  base('time', label, options) as unknown as DayField<'time', RequiredOf<O>>
/** An instant; sent with its offset, shown in Asia/Seoul. */
export const dateTime = <const O extends DateTimeOptions>(label: string, options = {} as O) =>
  base('dateTime', label, options) as unknown as DateTimeField<RequiredOf<O>>
export const dayRange = <const O extends FieldOptions>(label: string, options = {} as O) =>
  base('dayRange', label, options) as unknown as DayRangeField<RequiredOf<O>>

const directory =
  <K extends CodeKeyKind | NumberKeyKind>(kind: K) =>
  <const O extends FieldOptions>(label: string, options = {} as O) =>
    base(kind, label, options) as unknown as DirectoryField<K, RequiredOf<O>>
export const user = directory('user')
export const department = directory('department')
export const plant = directory('plant')
export const process = directory('process')
export const vendor = directory('vendor')
export const person = directory('person')

/** The key of another document; the reader follows it only with the right to read that document. */
export const reference = <const O extends FieldOptions>(label: string, to: string, options = {} as O) =>
  ({ ...base('reference', label, options), to }) as unknown as ReferenceField<RequiredOf<O>>
export const attachments = <const O extends AttachmentOptions>(label: string, options: O) =>
  base('attachments', label, options) as unknown as AttachmentsField<RequiredOf<O>>
/** Lines of a child table, kept in the order given. */
export const rows = <const F extends RowFields, const O extends FieldOptions & { max?: number }>(
  label: string,
  fields: F,
  options = {} as O,
) => ({ max: 300, ...base('rows', label, options), fields }) as unknown as RowsField<F, RequiredOf<O>>
export const marks = <const O extends FieldOptions>(label: string, options = {} as O) =>
  base('marks', label, options) as unknown as MarksField<RequiredOf<O>>
export const siteMark = <const O extends FieldOptions>(label: string, options = {} as O) =>
  base('siteMark', label, options) as unknown as SiteMarkField<RequiredOf<O>>
export const signature = <const O extends FieldOptions>(label: string, options = {} as O) =>
  base('signature', label, options) as unknown as SignatureField<RequiredOf<O>>

/** A phone that lists and their sheets show masked. */
export const isOwnPhone = (field: AnyField): boolean => field.kind === 'text' && field.format === 'phone' && !field.open

const directoryKinds: ReadonlySet<FieldKind> = new Set(['user', 'department', 'plant', 'process', 'vendor', 'person'])
export const isDirectoryField = (field: AnyField): field is DirectoryField => directoryKinds.has(field.kind)

/** A text with the keys of several people, a space between them: what is shown of it are their names. */
export const holdsPeople = (name: string, field: AnyField): boolean => field.kind === 'text' && name.endsWith('UserIds')

/** The stored and sent names of a field: one, or two for a range of days. */
export const columnNamesOf = (name: string, field: AnyField): string[] =>
  field.kind === 'dayRange' ? [`${name}FromYmd`, `${name}ToYmd`] : [name]

/** `ownerUserId` → `ownerUserNm`, `processNo` → `processNm`: the name that travels beside a directory key. */
export const nameFieldOf = (name: string): string => name.replace(/(Id|No|Cd)$/, 'Nm')
/** `contractNo` → `contractDocNo`: what the document behind a key is known by. */
export const numberFieldOf = (name: string): string => name.replace(/(No)?$/, 'DocNo')
export type NameFieldOf<K> = K extends `${infer B}Id`
  ? `${B}Nm`
  : K extends `${infer B}No`
    ? `${B}Nm`
    : K extends `${infer B}Cd`
      ? `${B}Nm`
      : never

/** The same names and no others: an object has `constructor` and the like, too, and people may ask for any name. */
export const ownNames = <T extends object>(names: T): T => Object.assign(Object.create(null), names)

/** Kinds whose value is drawn: kept whole as JSON, and no matter of sheets, orders and conditions. */
const drawnKinds: ReadonlySet<FieldKind> = new Set(['marks', 'siteMark', 'signature'])
export const isDrawn = ({ kind }: AnyField): boolean => drawnKinds.has(kind)
