/**
 * What a document tells people, beside its model. A sentence is written once and known by its code: stored rows, opt-outs
 * and the wordings of a site hang on the code, so that the sentence may be corrected at any time. Its places are fields of
 * the model, or are declared with it and given by whoever tells it; anything else does not compile.
 */
import type { AnyArea, AnyDocument, Role, Tone, Who } from './document.ts'
import {
  type AnyField,
  type DayField,
  type DirectoryField,
  type Fields,
  type NameFieldOf,
  type NumberField,
  nameFieldOf,
  type TextField,
} from './field.ts'
import { type Channel, type MessageEvent, type MessageGroup, usualVariables } from './message-event.ts'

/** What a message may lead to: a page below a list route. */
export type Addressed = Pick<AnyDocument, 'name' | 'route'> & { readonly access?: AnyDocument['access'] }
export type MessageTone = Exclude<Tone, 'draft' | 'suspended'>

/** A sentence that may be told: `Field` is what it reads of a record, `Given` what whoever tells it gives besides. */
export interface MessageKind<Field extends string = string, Given extends string = string, Whom = string>
  extends MessageEvent {
  readonly model: Addressed
  readonly tone: MessageTone
  /** Fields whose people are told, and roles: held at the plant of the record, at its vendor, or at its department. */
  readonly people: readonly string[]
  readonly roles: readonly string[]
  readonly heldAt?: AnyArea
  /** Of a document that is the same for all plants: its roles are held at any of them. */
  readonly plants?: 'all'
  /** The field with the key of the record, where there is a record. */
  readonly key?: string
  /** Place → the field that stands there. */
  readonly reads: Readonly<Record<string, Field>>
  /** Fields of several lines: a sentence shows how they begin. */
  readonly longs: readonly string[]
  /** Places that stand for no field. */
  readonly given: readonly Given[]
  /** The same to others. */
  to<W extends Whom>(...whom: readonly W[]): MessageKind<Field | FieldOfWhom<W>, Given, Whom>
}

/**
 * What a place is called, with an example; or the field that stands there, with an example. A word of ours is given in
 * Korean and read by everybody in his language; whatever else is given stands as it is.
 */
export type Place<Name extends string = string> =
  | readonly [label: string, sample: string, as?: 'word']
  | { readonly of: Name; readonly sample: string }
type Places<Name extends string = string> = Readonly<Record<string, Place<Name>>>

type FieldsOf<M> = M extends { readonly fields: infer F extends Fields } ? F : Record<never, AnyField>
/** Fields that read as they are stored, in every language, and the number of a record; of a key of the directory its name does. */
type Readable<M, F = FieldsOf<M>> =
  | Part<M, 'docNo'>
  | ({
      [K in keyof F]: F[K] extends TextField | NumberField | DayField
        ? K
        : F[K] extends DirectoryField
          ? NameFieldOf<K>
          : never
    }[keyof F] &
      string)
type Part<M, Name extends string> = M extends { readonly [N in Name]: infer V extends string } ? V : never
type WhomOf<M> = Exclude<Who<FieldsOf<M>>, 'anyone' | readonly unknown[]>
type FieldOfWhom<W> = W extends Role ? 'plantCd' : W extends 'author' ? 'createUserId' : W & string

interface More<M> {
  readonly to?: WhomOf<M> | readonly WhomOf<M>[]
  /** `waiting` unless said otherwise. */
  readonly tone?: MessageTone
  /** Inbox and mail unless said otherwise. */
  readonly channels?: readonly Channel[]
  /** Nobody sees who gets it: of what may be about an author who is not to be named. */
  readonly hidesReceiver?: true
  readonly places?: Places<Readable<M>>
}
type Declared<M> = Readonly<Record<string, readonly [label: string, text: string, more?: More<M>]>>

type PlacesIn<T> = T extends `${string}{${infer P}}${infer Rest}` ? P | PlacesIn<Rest> : never
type MoreIn<D> = D extends readonly [string, string, infer O] ? O : unknown
type PlacesOf<P, D> = MoreIn<D> extends { readonly places: infer O } ? Omit<P, keyof O> & O : P
/** What a place is: `=field`, `?given`, or `!unknown`. */
type Resolved<M, P, Name extends string> = Name extends keyof P
  ? P[Name] extends { readonly of: infer F extends string }
    ? `=${F}`
    : `?${Name}`
  : Name extends Readable<M>
    ? `=${Name}`
    : Name extends 'title'
      ? // Which of its fields names a record is not known to the compiler.
        M extends { readonly title: string }
        ? never
        : '?title'
      : Name extends 'due'
        ? 'dueYmd' extends Readable<M>
          ? '=dueYmd'
          : '?due'
        : Name extends 'name'
          ? '?name'
          : `!${Name}`
type ResolvedIn<M, P, D> = D extends readonly [string, infer T, ...unknown[]]
  ? Resolved<M, PlacesOf<P, D>, PlacesIn<T>>
  : never
type After<Mark extends string, R> = R extends `${Mark}${infer Name}` ? Name : never
type ToIn<D> = MoreIn<D> extends { readonly to: infer W } ? (W extends readonly (infer One)[] ? One : W) : never

/** A place that nothing fills would reach people as it stands: the sentence does not fit its own declaration. */
type Sound<M, P, D> = {
  [C in keyof D]: After<'!', ResolvedIn<M, P, D[C]>> extends never
    ? unknown
    : readonly [string, `no field and no place: ${After<'!', ResolvedIn<M, P, D[C]>>}`]
}
type Kinds<M, P, D> = {
  readonly [C in keyof D & string]: MessageKind<
    After<'=', ResolvedIn<M, P, D[C]>> | Part<M, 'key'> | FieldOfWhom<ToIn<D[C]>>,
    After<'?', ResolvedIn<M, P, D[C]>>,
    WhomOf<M>
  >
}

/**
 * The messages of a document, or of anything that has a page: code → what has happened, the sentence in Korean, who is told.
 * `{title}` is what names the record, `{due}` its `dueYmd` (told by a deadline: the day of that deadline), `{anyField}` the
 * field; whatever else stands in a sentence is declared in `places`. Of what is no document `heldAt` says which roles are held
 * at a department. The names of places are a contract with the wordings
 * that sites have written.
 *
 * @throws RangeError for a `{title}` of a confidential document that says in `places` no field: a message passes through
 *   many hands, and such a record often stands under the name of a person; for one to the author of a document whose
 *   authors may stay unnamed that does not hide its receiver
 */
export function messages<
  const M extends Addressed,
  const D extends Declared<M>,
  const P extends Places<Readable<M>> = Record<never, never>,
>(
  model: M,
  about: { readonly group: MessageGroup; readonly places?: P; readonly heldAt?: AnyArea },
  declared: D & Sound<M, P, D>,
): Kinds<M, P, D> {
  const all = Object.entries(declared as Declared<M>).map(([eventCd, [label, text, more = {}]]) => [
    eventCd,
    kindOf(
      model,
      { eventCd, label, text, group: about.group },
      { ...more, places: { ...about.places, ...more.places }, heldAt: about.heldAt },
    ),
  ])
  return Object.fromEntries(all)
}

type Head = Pick<MessageEvent, 'eventCd' | 'label' | 'text' | 'group'>
interface Loose extends Pick<More<unknown>, 'tone' | 'channels' | 'hidesReceiver'> {
  to?: string | readonly string[]
  places: Places
  heldAt: AnyArea | undefined
}

function kindOf(
  model: Addressed & Partial<AnyDocument>,
  head: Head,
  { to = [], tone, channels, hidesReceiver, places, heldAt = model.access?.heldAt }: Loose,
): MessageKind {
  const names = [...new Set([...head.text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
  const reads = Object.fromEntries(
    names.flatMap((name) => {
      const field = fieldAt(model, places, name)
      return field === undefined ? [] : [[name, field]]
    }),
  )
  const kind: Omit<MessageKind, 'to' | 'people' | 'roles'> = {
    ...head,
    model,
    tone: tone ?? 'waiting',
    channels: channels ?? ['NOTICE', 'MAIL'],
    reads,
    longs: Object.values(reads).filter((field) => isLong(model.fields?.[field])),
    given: names.filter((name) => !(name in reads)),
    words: names.filter((name) => isWord(places[name])),
    variables: variablesOf(model, places, names),
    ...(model.key !== undefined && { key: model.key }),
    ...(hidesReceiver && { hidesReceiver }),
    ...(heldAt && { heldAt }),
    ...(model.access?.plants && { plants: model.access.plants }),
  }
  const isPerson = (one: string) => one === 'author' || (model.fields !== undefined && one in model.fields)
  const withTo = (whom: readonly string[]): MessageKind => {
    if (whom.includes('author') && model.access?.anonymous && !hidesReceiver)
      throw new RangeError(`${head.eventCd} shows who wrote a ${model.name} that may be unnamed`)
    return {
      ...kind,
      people: whom.filter(isPerson).map((one) => (one === 'author' ? 'createUserId' : one)),
      roles: whom.filter((one) => !isPerson(one)),
      to: (...others) => withTo(others),
    }
  }
  return withTo([to].flat())
}

const isWord = (place: Place | undefined): boolean => place !== undefined && !('of' in place) && place[2] === 'word'
const isLong = (field: AnyField | undefined): boolean => field?.kind === 'text' && field.lines !== undefined

function fieldAt(model: Partial<AnyDocument>, places: Places, name: string): string | undefined {
  const place = places[name]
  if (place) return 'of' in place ? place.of : undefined
  if (name === 'title') {
    if (model.access?.confidential) throw new RangeError(`what is {title} in a message of ${model.name}`)
    return model.title
  }
  const field = name === 'due' ? 'dueYmd' : name
  return isUsual(name) && !(model.fields && field in model.fields) ? undefined : field
}

const isUsual = (name: string): name is keyof typeof usualVariables => name in usualVariables

/** As administrators see them: the usual ones first. */
function variablesOf(model: Partial<AnyDocument>, places: Places, names: readonly string[]): MessageEvent['variables'] {
  const first = [...Object.keys(usualVariables), ...Object.keys(places)].filter((name) => names.includes(name))
  return Object.fromEntries([...first, ...names].map((name) => [name, shownAs(model, places[name], name)]))
}

function shownAs(model: Partial<AnyDocument>, place: Place | undefined, name: string): readonly [string, string] {
  if (place && !('of' in place)) return [place[0], place[1]]
  if (isUsual(name) && !place) return usualVariables[name]
  const label = labelOf(model, place?.of ?? name) ?? name
  return [label, place?.sample ?? label]
}

/** A name behind a key is called like the key. */
const labelOf = ({ fields = {}, docNo }: Partial<AnyDocument>, name: string): string | undefined =>
  name === docNo ? '번호' : Object.entries(fields).find(([key]) => key === name || nameFieldOf(key) === name)?.[1].label
