/** What a story is made of. */
import type { Person } from '#platform/model/access.ts'
import type {
  ActionOf,
  AnyDocument,
  CommonColumns,
  DocumentModel,
  DraftOf,
  ValuesOf,
} from '#platform/model/document.ts'
import type { Values } from '../documents/write.ts'

/** A record as its story leaves it: as it is stored, without the names beside its keys. */
export type Told<M> =
  M extends DocumentModel<string, infer F, infer S, string>
    ? { [K in M['key']]: number } & { [K in M['docNo']]: string | null } & ValuesOf<F> & CommonColumns & { statusCd: S }
    : never

/** What the values of a step may follow from: the part of an `ActionContext` that needs no server. */
export interface Scene<M extends AnyDocument> {
  /** As it will be written. */
  readonly record: Told<M>
  /** As it was; undefined when it is written first. */
  readonly before: Told<M> | undefined
  readonly person: Person
  readonly now: Date
  /** Calendar day in Asia/Seoul. */
  readonly today: string
  readonly reason: { readonly reasonCd: string | null; readonly reasonDesc: string | null }
}

/** Values that are written without being entered, those of the system among them. */
export type Written<M extends AnyDocument> = DraftOf<M> & { plantCd?: string }
/** What the rules of the server write at a step. They are not run for a story: it says itself what they would. */
export type Sets<M extends AnyDocument> = {
  readonly [S in 'create' | 'edit' | ActionOf<M>]?: (scene: Scene<M>) => Written<M>
}

type FromScene = (scene: never) => Values
/** One thing that happened; `silent` is what is written without being anybody's act. */
export interface Step {
  readonly kind: 'create' | 'edit' | 'act' | 'silent'
  readonly actionCd: string
  readonly userId: string
  /** Whether the program does it in his name: who may is not asked then. */
  readonly byProgram: boolean
  readonly moment: Moment
  readonly given: Values | FromScene
  readonly sets: readonly (Values | FromScene)[]
  /** Fields that the action needs and the story leaves empty. */
  readonly without: readonly string[]
}
/** An instant, or so many milliseconds after the step before; for the first, after the moment of the insertion. */
export type Moment = { readonly at: Date } | { readonly afterMs: number }

/** A story whatever its document: its sets stand in the steps. */
export interface AnyStory {
  readonly model: AnyDocument
  readonly steps: readonly Step[]
  /** The state at which it stops; undefined where it is told whole. */
  readonly stopsAt: string | undefined
}

/** When a demo site begins: nothing that has happened there lies later. */
export interface FirstDay {
  /** Calendar day in Asia/Seoul. */
  readonly today: string
  readonly now: Date
}
