/**
 * What is asked besides records, said once for both sides: address, right, what is sent, what is answered. The server
 * answers it (`server/calls/answer.ts`), screens ask it (`web/calls/asked.tsx`); neither repeats what stands here.
 *
 * Contracts stand in `*.calls.ts`. Their schemas are made with `z` of `#schema`, which in a browser makes nothing: there
 * they are types alone, and no page carries what only the server checks.
 */
import type { z } from 'zod'
import type { AnyDocument } from './document.ts'

type Kind = 'access' | 'write'

/** What a route asks of whoever comes, before anything of the body is read. */
export interface RouteRight {
  /** Menus of which one has to be open: to staff, and to vendors. None where the roles alone decide. */
  readonly staff: readonly string[]
  readonly vendor: readonly string[]
  readonly kind: Kind
  /** Who holds none of them is refused as well. */
  readonly roles?: readonly string[]
}

const rightTo = ({ route }: AnyDocument, kind: Kind): RouteRight => ({
  staff: route.staff ? [route.staff] : [],
  vendor: route.vendor ? [route.vendor] : [],
  kind,
})
/** To whom the document's menu row is open. */
export const read = (model: AnyDocument): RouteRight => rightTo(model, 'access')
/** Who may write under the document's menu row. */
export const write = (model: AnyDocument): RouteRight => rightTo(model, 'write')

type Menus = string | readonly string[]
interface MenusOfEach {
  readonly staff: Menus
  readonly vendor: Menus
}
/** Whoever has one of these menus, staff and vendors alike or each his own; of them those with one of the roles. */
export function menu(menus: Menus | MenusOfEach, kind: Kind = 'access', roles?: readonly string[]): RouteRight {
  const { staff, vendor } = isOfEach(menus) ? menus : { staff: menus, vendor: menus }
  return { staff: listOf(staff), vendor: listOf(vendor), kind, ...(roles && { roles }) }
}
const isOfEach = (menus: Menus | MenusOfEach): menus is MenusOfEach => typeof menus === 'object' && 'staff' in menus
const listOf = (menus: Menus): readonly string[] => (typeof menus === 'string' ? [menus] : menus)

/** The names in braces of an address: `…/{no}/seats/{eduRqstNo}` → `no`, `eduRqstNo`. */
type PlaceOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceOf<Rest> : never
type Schema = z.ZodType | undefined
type Places<P extends string> = Readonly<Partial<Record<PlaceOf<P>, z.ZodType>>>

interface Spec<P extends string, T, R, L, Q, A> {
  readonly right: RouteRight
  /**
   * The document whose record the first place of the address names. It is opened as the asker before anything else, so that
   * who may not see it gets 404; what is around it may then be read as the program.
   */
  readonly through?: T
  /** Why it reads as the program without such a record, in one line. */
  readonly program?: R
  /** Places that are no number of a row. */
  readonly places?: L & Places<P>
  readonly query?: Q
  /** What is answered: a schema, a file, or rows that go out as a workbook or as CSV (`format`). 204 without. */
  readonly answer?: A
  /** Answered with 201: something was made. */
  readonly makes?: true
  /** What it belongs to in the description of the API; the label of `through`, else. */
  readonly tag?: string
  /** Answered however many others ask. */
  readonly urgent?: true
}
interface Sending<P extends string, T, R, L, Q, A, B> extends Spec<P, T, R, L, Q, A> {
  readonly body?: B
}

/** What is saved instead of read. */
type OutForm = 'file' | 'sheet'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export interface AnyCall {
  readonly method: Method
  readonly path: string
  readonly right: RouteRight
  readonly through: AnyDocument | undefined
  readonly program: string | undefined
  readonly places: Readonly<Record<string, z.ZodType>> | undefined
  readonly query: Schema
  readonly body: Schema
  readonly answer: Schema | OutForm
  readonly makes: true | undefined
  readonly tag: string | undefined
  readonly urgent: true | undefined
}
interface Call<M, P, T, R, L, Q, A, B> {
  readonly method: M
  readonly path: P
  readonly right: RouteRight
  readonly through: T
  readonly program: R
  readonly places: L
  readonly query: Q
  readonly answer: A
  readonly body: B
  readonly makes: true | undefined
  readonly tag: string | undefined
  readonly urgent: true | undefined
}

const contract = (method: Method, path: string, spec: Partial<AnyCall>) => ({ method, path, ...spec })

function get<
  P extends string,
  T extends AnyDocument | undefined = undefined,
  R extends string | undefined = undefined,
  L extends Places<P> | undefined = undefined,
  Q extends Schema = undefined,
  A extends Schema | OutForm = undefined,
>(path: P, spec: Spec<P, T, R, L, Q, A>): Call<'GET', P, T, R, L, Q, A, undefined> {
  return contract('GET', path, spec as Partial<AnyCall>) as never
}

const sending =
  <M extends Method>(method: M) =>
  <
    P extends string,
    T extends AnyDocument | undefined = undefined,
    R extends string | undefined = undefined,
    L extends Places<P> | undefined = undefined,
    Q extends Schema = undefined,
    A extends Schema | OutForm = undefined,
    B extends Schema = undefined,
  >(
    path: P,
    spec: Sending<P, T, R, L, Q, A, B>,
  ): Call<M, P, T, R, L, Q, A, B> =>
    contract(method, path, spec as Partial<AnyCall>) as never

export const call = {
  get,
  post: sending('POST'),
  put: sending('PUT'),
  patch: sending('PATCH'),
  delete: sending('DELETE'),
}

type PlaceValue<C extends AnyCall, Name> = Name extends keyof C['places']
  ? C['places'][Name] extends z.ZodType<infer Value>
    ? Value
    : number
  : number
/** The places of its address, each with its value. */
export type PlacesOf<C extends AnyCall> = { readonly [Name in PlaceOf<C['path']>]: PlaceValue<C, Name> }
/** What it answers. */
export type AnswerOf<C extends AnyCall> = C['answer'] extends z.ZodType<infer Answer> ? Answer : undefined
/** What the server reads in its address behind the question mark, and in its body. */
export type QueryOf<C extends AnyCall> = C['query'] extends z.ZodType<infer Query> ? Query : undefined
export type BodyOf<C extends AnyCall> = C['body'] extends z.ZodType<infer Body> ? Body : undefined
/** What is sent, in which what has a default may be left out; nobody changes it on the way. */
export type SentOf<C extends AnyCall> = C['body'] extends z.ZodType ? Unchanged<z.input<C['body']>> : undefined
type Unchanged<T> = T extends readonly (infer One)[]
  ? readonly Unchanged<One>[]
  : T extends object
    ? { readonly [Name in keyof T]: Unchanged<T[Name]> }
    : T

/** An address holds words, and the server makes numbers of those that are to be such. What may be left out may be empty. */
type Asked<In, Out> = {
  readonly [Name in keyof In]:
    | (unknown extends In[Name] ? (Name extends keyof Out ? Out[Name] | string : never) : WordOf<NonNullable<In[Name]>>)
    | (undefined extends In[Name] ? null | undefined : never)
}
type WordOf<T> = T extends string ? string : T
type AskedOf<Q> = Q extends z.ZodType ? Asked<z.input<Q>, z.output<Q>> : unknown
/** What whoever asks fills in: the places, and the query. */
export type AtOf<C extends AnyCall> = PlacesOf<C> & AskedOf<C['query']>
