/** What a document is: one declaration that the table, the endpoints, the checks and the screens are derived from. */
import {
  type AnyField,
  type DayRangeField,
  type DirectoryField,
  type Fields,
  type FieldValue,
  type NameFieldOf,
  ownNames,
  type RowsField,
} from './field.ts'
import type { Area, OfArea, Say } from './i18n.ts'
import type { View } from './views.ts'
import { requireRoomFor } from './within.ts'

/** Role codes, declared by the product beside its roles: `declare module … { interface Roles { SHM: true } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that a misspelt role does not compile
export interface Roles {}
export type Role = keyof Roles & string

type UserFieldsOf<F extends Fields> = { [K in keyof F]: F[K] extends DirectoryField<'user'> ? K : never }[keyof F] &
  string
type NamesOf<F extends Fields> = keyof F & string
type OneOrMore<T> = T | readonly T[]

/** `author`: who created the row. `anyone`: everybody who may write under its menu. A user field: the person in it. */
export type Who<F extends Fields = Fields> = OneOrMore<'author' | 'anyone' | Role | UserFieldsOf<F>>

export interface State<F extends Fields> {
  readonly label: string
  readonly tone: Tone
  readonly editableBy?: Who<F>
  /** The fields that may be edited in this state; all but the system's own when not given. */
  readonly editable?: readonly NamesOf<F>[]
  /**
   * What is waited for in this state: the action, the day by which, and its kind where it is neither to write nor to act.
   * Feeds 할 일, 지금 할 일 and the deadlines.
   */
  readonly todo?: { readonly action: string; readonly due?: NamesOf<F>; readonly kind?: 'REVIEW' | 'CHECK' | 'EDU' }
}
/** What a status means everywhere: its colour never stands without its word. */
export type Tone = 'draft' | 'progress' | 'waiting' | 'done' | 'danger' | 'suspended'

export interface Action<F extends Fields, S extends string> {
  readonly label: string
  readonly from: OneOrMore<S>
  /** The state after it; a function where that follows from the record. Left out: it stays in the state it is in. */
  readonly to?: S | ((record: ValuesOf<F> & { statusCd: string }) => S)
  /** `program`: nobody is offered it and no request takes it; the program does, through its door. */
  readonly by: Who<F> | 'program' | ((record: ValuesOf<F>) => Who<F>)
  /** The person in this field may not, whatever else he is. */
  readonly neverBy?: UserFieldsOf<F>
  /** Filled in before the action or sent with it. */
  readonly needs?: readonly NamesOf<F>[]
  /** May be sent with the action. */
  readonly takes?: readonly NamesOf<F>[]
  /** Asks a reason: free text, or a code of this code group with the fields that it concerns. */
  readonly reason?: 'text' | (string & {})
  /** The codes of that group that a person gives, where others are the program's alone. */
  readonly reasonCds?: readonly string[]
  /** Not by the person who did the decision before it. */
  readonly fourEyes?: boolean
  readonly danger?: boolean
  /** Taken however many others ask. */
  readonly urgent?: true
  /** Sends back what was sent on: in 할 일 it stands as 보완요청 until it is sent on again. */
  readonly returns?: true
  /**
   * The kind of approval (`apprBizCd`) that takes this action in the place of a person, for a record where it names one:
   * who could act otherwise drafts it.
   */
  readonly approval?: (record: ValuesOf<F>) => string | undefined
  /** What the person is told afterwards. */
  readonly said?: string
}

/**
 * Rows about a person that stay with few, whatever scope others have: with those whose groups hold one of the levels (of the
 * row's plant), with the person himself, and with whom he works under where that is said. The server and row-level security
 * ask the same. They are in no palette and no derived sheet; who reads a row about somebody else leaves an entry in the
 * read log, which the person sees.
 */
export interface Confidential<Name extends string = string, S extends string = string> {
  /** The user field that says whom a row is about; left out where rows are about people of vendors alone. */
  readonly subject?: Name
  /** The field of a vendor's person, in rows that are about one: he has no account, and nobody of his vendor reads them. */
  readonly worker?: Name
  /** The states in which he reads it himself; all where it is left out, none for an empty list. */
  readonly shownIn?: readonly S[]
  /** States in which nobody else reads it at all. */
  readonly hisIn?: readonly S[]
  readonly levels: readonly string[]
  /** Levels that read the rows of people of their own departments. */
  readonly deptLevels?: readonly string[]
  /** User fields whose people read the row as well: who is to act on it. */
  readonly named?: readonly Name[]
}

/**
 * Roles that are held at the department of a record: by its own people and those of the departments above it; where nobody
 * there holds one, by whoever does at the plant. Who is told, whose task it is and who may act follow from it.
 */
export interface AreaRoles<Name extends string = string, A extends string = string> {
  /** The field of the department. */
  readonly dept: Name
  readonly roles: readonly Role[]
  /** Actions that whoever holds such a role takes wherever he is. */
  readonly but?: readonly A[]
}

/** In which states those may read a record who are named, in the words of `audience.ts`, in a text field that the system fills. */
export interface Audience<Name extends string = string, S extends string = string> {
  readonly field: Name
  readonly staff: readonly S[]
  readonly vendor: readonly S[]
  /** Rows that name vendors: somebody of a vendor is told of his own alone, as he is never told the field itself. */
  readonly named?: readonly Name[]
}

/** What of the views above a list differs from what follows from lifecycle and fields (`views.ts`). */
export interface ViewsSpec<Name extends string = string, S extends string = string> {
  /** With which it opens: the open work, unless that is nothing but drafts. */
  readonly first?: View
  /** States that are no end although nothing is waited for in them: what is approved is still to be done. */
  readonly open?: readonly S[]
  /** The day of the list, or the two between which it lies; the first that it is sorted by when left out. */
  readonly day?: Name | readonly [from: Name, to: Name] | null
  /** By what the open rows are sorted while nobody has chosen an order, soonest first; the newest first when left out. */
  readonly order?: Name
  /** Whose a row is besides its author's; the user fields whose people may act or edit when left out. */
  readonly own?: readonly Name[]
}

export interface DocumentSpec<
  N extends string,
  F extends Fields,
  S extends string,
  A extends string,
  T extends string = string,
> {
  readonly name: N
  /** The area it belongs to: its labels are in the words of that area. */
  readonly area?: Area
  /** Where the table is called otherwise than the document. */
  readonly table?: string
  readonly label: string
  /** One record: `GET {api}/{no}`; the list: `GET {api}s`. */
  readonly api: string
  /** List routes; the right to their menu rows is the right to the document. */
  readonly route: { readonly staff: string; readonly vendor?: string }
  /** The field that names a record in lists, messages and links. */
  readonly title: NamesOf<NoInfer<F>>
  /**
   * `NM-{yyyymmdd}-{0000}`, gap-free per day and plant, given by the action `at`, or at creation; of the day in the field
   * `day` where it is not the one on which it is given.
   */
  readonly number?: { readonly format: string; readonly at?: NoInfer<A>; readonly day?: NamesOf<NoInfer<F>> }
  /** The kinds of approval (`apprBizCd`) that it goes through; while one is under way nothing else changes it. */
  readonly approvals?: readonly string[]
  /** What happens to one beside its actions, by the code in its story. */
  readonly stories?: Readonly<Record<T, string>>
  readonly fields: F
  /**
   * Fields that stand together in one column, by its name: many, of which each record has few. Nothing that an index, a
   * policy or a reference rests on does. A line of the list leaves them out unless it shows them.
   */
  readonly within?: Readonly<Record<string, readonly NamesOf<NoInfer<F>>[]>>
  readonly access: {
    readonly create: Who<NoInfer<F>>
    /**
     * The same for all plants: read by all staff to whom its menu is open, written by who may write under it, whatever plant
     * they are of; numbered once for all; its roles are held at any plant. The plant of a record is that of its author.
     */
    readonly plants?: 'all'
    readonly heldAt?: AreaRoles<NamesOf<NoInfer<F>>, NoInfer<A>>
    /** Where this yes/no field is Y the author is shown to himself and to these roles only, everywhere. */
    readonly anonymous?: { readonly field: NamesOf<NoInfer<F>>; readonly seenBy: readonly Role[] }
    /** Written by who may write under its menu, read by those whom the record itself names: see `audience.ts`. */
    readonly audience?: Audience<NamesOf<NoInfer<F>>, NoInfer<S>>
    readonly confidential?: Confidential<NamesOf<NoInfer<F>>, NoInfer<S>>
    /** The only roles that find its entries in the audit log; whoever may open that log where it is left out. */
    readonly auditSeenBy?: readonly Role[]
    /** A view of the database with the key of the document and `vendor_cd`: contractors whose own it is besides its `vendorCd`. */
    readonly vendorsIn?: string
  }
  readonly lifecycle: {
    readonly start: NoInfer<S>
    readonly states: Readonly<Record<S, State<NoInfer<F>>>>
    readonly actions: Readonly<Record<A, Action<NoInfer<F>, NoInfer<S>>>>
  }
  readonly list: {
    readonly columns: readonly NamesOf<NoInfer<F>>[]
    /** Columns that say more, or other words, than their field alone: so they read on the screen, on paper and in a sheet. */
    readonly says?: {
      readonly [K in NamesOf<NoInfer<F>>]?: (row: ValuesOf<NoInfer<F>> & { statusCd: string }, t: Say) => string
    }
    /** Fields that a column shows together with its own; in a sheet each is a column behind it. */
    readonly shows?: { readonly [K in NamesOf<NoInfer<F>>]?: readonly NamesOf<NoInfer<F>>[] }
    /** Conditions besides state, plant and period; every one has an index when it is listed in `sort` too. */
    readonly filters: readonly NamesOf<NoInfer<F>>[]
    /**
     * Whether the reader himself is done with it, which no column holds: `by` is a function of the database that takes the
     * key and answers Y or N for who asks.
     */
    readonly asked?: { readonly doneYn: { readonly label: string; readonly by: string } }
    /** Texts that the search field looks into. */
    readonly search: readonly NamesOf<NoInfer<F>>[]
    /** Fields with an index of their own, to sort and to narrow by. */
    readonly sort: readonly NamesOf<NoInfer<F>>[]
    /** What is one press away above a list of work; `false` for a register, which nobody works off. */
    readonly views?: false | ViewsSpec<NamesOf<NoInfer<F>>, NoInfer<S>>
  }
}

export type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S

export interface DocumentModel<
  N extends string = string,
  F extends Fields = Fields,
  S extends string = string,
  A extends string = string,
  T extends string = string,
> extends DocumentSpec<N, F, S, A, T> {
  readonly key: `${Camel<N>}No`
  readonly docNo: `${Camel<N>}DocNo`
}

/** Declares a document type. Everything else of the platform reads what this returns. */
export function defineDocument<
  const N extends string,
  const F extends Fields,
  const S extends string,
  const A extends string,
  const T extends string = never,
>(spec: DocumentSpec<N, F, S, A, T>): DocumentModel<N, F, S, A, T> {
  const camel = camelCase(spec.name)
  const { fields, lifecycle } = spec
  const model = {
    ...spec,
    fields: ownNames(fields),
    lifecycle: { ...lifecycle, states: ownNames(lifecycle.states), actions: ownNames(lifecycle.actions) },
    key: `${camel}No`,
    docNo: `${camel}DocNo`,
  } as DocumentModel<N, F, S, A, T>
  requireRoomFor(model)
  return model
}

/** Any document, where the platform works on all of them alike: the same declaration with its names as plain strings. */
export interface AnyDocument
  extends Omit<DocumentSpec<string, Fields, string, string>, 'access' | 'lifecycle' | 'number' | 'list'> {
  readonly key: string
  readonly docNo: string
  readonly number?: { readonly format: string; readonly at?: string; readonly day?: string }
  readonly access: {
    readonly create: AnyWho
    readonly plants?: 'all'
    readonly heldAt?: AnyArea
    readonly anonymous?: { readonly field: string; readonly seenBy: readonly string[] }
    readonly audience?: Audience
    readonly confidential?: Confidential
    readonly auditSeenBy?: readonly string[]
    readonly vendorsIn?: string
  }
  readonly lifecycle: {
    readonly start: string
    readonly states: Readonly<Record<string, Omit<State<Fields>, 'editableBy'> & { readonly editableBy?: AnyWho }>>
    readonly actions: Readonly<Record<string, AnyAction>>
  }
  readonly list: Omit<DocumentSpec<string, Fields, string, string>['list'], 'says'> & {
    // biome-ignore lint/suspicious/noExplicitAny: it takes the record of its own document, which differs from model to model
    readonly says?: Readonly<Record<string, ((row: any, t: Say) => string) | undefined>>
  }
}
export type AnyWho = OneOrMore<string>
export type AnyArea = Omit<AreaRoles, 'roles'> & { readonly roles: readonly string[] }
export interface AnyAction extends Omit<Action<Fields, string>, 'to' | 'by' | 'neverBy' | 'approval'> {
  // biome-ignore-start lint/suspicious/noExplicitAny: they take the record of their own document, which differs from model to model
  readonly to?: string | ((record: any) => string)
  readonly by: AnyWho | ((record: any) => AnyWho)
  readonly approval?: (record: any) => string | undefined
  // biome-ignore-end lint/suspicious/noExplicitAny: as above
  readonly neverBy?: string
}

/** The state that an action leads to from this record. */
export const stateAfter = ({ to }: Pick<AnyAction, 'to'>, record: object): string => {
  if (to === undefined && 'statusCd' in record) return String(record.statusCd)
  return typeof to === 'function' ? to(record) : String(to)
}

type PlainFieldsOf<F extends Fields> = { [K in keyof F]: F[K] extends DayRangeField ? never : K }[keyof F]
type RangesOf<F extends Fields> = { [K in keyof F]: F[K] extends DayRangeField ? K : never }[keyof F] & string
/** The values of the fields as they are stored and sent. */
export type ValuesOf<F extends Fields> = { [K in PlainFieldsOf<F>]: FieldValue<F[K]> } & {
  [K in RangesOf<F> as `${K}FromYmd` | `${K}ToYmd`]: string | null
}
type NamesBeside<F extends Fields> = {
  [K in keyof F as F[K] extends DirectoryField ? NameFieldOf<K> : never]: string | null
}

/** The columns of every table. Instants carry the offset of Asia/Seoul. */
export interface CommonColumns {
  plantCd: string
  deleteYn: 'Y' | 'N'
  rowVersion: number
  /** null where the author asked not to be named and the reader may not see him. */
  createUserId: string | null
  createDt: string
  updateUserId: string | null
  updateDt: string
}

/**
 * A stored record as its reader gets it. A required field is typed without null although a row that was never
 * submitted may lack it: rules run after the check of required fields, screens use `DraftOf` while filling in.
 */
export type RecordOf<M> =
  M extends DocumentModel<infer N, infer F, infer S, string>
    ? { [K in `${Camel<N>}No`]: number } & { [K in `${Camel<N>}DocNo`]: string | null } & ValuesOf<F> &
        NamesBeside<F> &
        CommonColumns & { statusCd: S; createUserNm: string | null; plantNm: string | null }
    : never

/** What a person may send when creating or editing: every field, none obligatory. */
export type DraftOf<M> =
  M extends DocumentModel<string, infer F, string, string>
    ? { [K in keyof ValuesOf<F>]?: ValuesOf<F>[K] | null }
    : never
export type StateOf<M extends AnyDocument> = keyof M['lifecycle']['states'] & string
export type ActionOf<M extends AnyDocument> = keyof M['lifecycle']['actions'] & string
/** Taken by the program alone. */
export const isProgramAction = ({ by }: Pick<AnyAction, 'by'>): boolean => by === 'program'
/** What happens to a record beside its actions, as its history tells it. */
export type StoryOf<M extends AnyDocument> = keyof NonNullable<M['stories']> & string
export type FieldOf<M extends AnyDocument> = keyof M['fields'] & string

/** Whatever has fields: a document, a master. */
export interface HasFields extends OfArea {
  readonly fields: Fields
  /** Fields that are never empty, once there is a row, though nobody is asked for them: they start with something. */
  readonly filled?: readonly string[]
}
export const fieldsOf = (model: HasFields): [string, AnyField][] => Object.entries(model.fields)
export const rowsFieldsOf = (model: AnyDocument): [string, RowsField][] =>
  fieldsOf(model).filter((entry): entry is [string, RowsField] => entry[1].kind === 'rows')

const camelCase = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
/** `ownerUserId` → `owner_user_id`, `near-miss` → `near_miss`: the same name in the database. */
export const snakeCase = (name: string): string =>
  name
    .replace(/-/g, '_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
