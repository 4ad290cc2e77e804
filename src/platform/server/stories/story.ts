/**
 * The story of a document, told in advance: who did what when. From it come the rows, the states and the history of the
 * demo site and of the beginnings of tests, as if people had walked there.
 */
import type { z } from 'zod'
import type { ActionOf, AnyDocument, DraftOf, StateOf } from '#platform/model/document.ts'
import type { actionBody } from '../documents/schemas.ts'
import { insertStories, type Place } from './insert-stories.ts'
import type { Moment, Scene, Sets, Step, Told, Written } from './step.ts'

type Reason = Pick<z.infer<typeof actionBody>, 'reasonCd' | 'reasonDesc' | 'reasonFields'>
interface Leave<M extends AnyDocument> {
  /** Fields that the action needs and this story leaves empty. */
  readonly without?: readonly (keyof DraftOf<M> & string)[]
}

interface Course {
  readonly steps: readonly Step[]
  readonly userId: string
  readonly byProgram: boolean
  readonly moment: Moment
  readonly stopsAt: string | undefined
}

const UNITS_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const
type Span = `${number}${keyof typeof UNITS_MS}`

/** Immutable: each call returns a longer story, so that several may begin alike. */
export class Story<M extends AnyDocument> {
  readonly model: M
  private readonly sets: Sets<M>
  private readonly course: Course

  constructor(model: M, sets: Sets<M>, course: Course) {
    this.model = model
    this.sets = sets
    this.course = course
  }

  get steps(): readonly Step[] {
    return this.course.steps
  }
  get stopsAt(): string | undefined {
    return this.course.stopsAt
  }

  /** Who does what follows; whoever is named first writes the document. `SYSTEM` is the program. */
  as(userId: string): Story<M> {
    return this.by(userId, false)
  }

  /** In whose name the program does what follows, as it does for who takes an action elsewhere: who may is not asked. */
  inNameOf(userId: string): Story<M> {
    return this.by(userId, true)
  }

  /** When what follows happens; what is said first is when the document is written. */
  at(instant: Date | string): Story<M> {
    const moment = { at: new Date(instant) }
    const [first, ...rest] = this.steps
    const isFirst = first && 'afterMs' in first.moment && rest.every(({ kind }) => kind === 'silent')
    return this.with({ moment, ...(isFirst && { steps: [{ ...first, moment }, ...rest] }) })
  }

  /** So much after the step before: `15m`, `2h`, `3d`. */
  after(span: Span): Story<M> {
    const unit = span.slice(-1) as keyof typeof UNITS_MS
    return this.with({ moment: { afterMs: Number(span.slice(0, -1)) * UNITS_MS[unit] } })
  }

  /** An action of the lifecycle, with what is entered with it. */
  act(actionCd: ActionOf<M>, given?: DraftOf<M> & Reason, { without }: Leave<M> = {}): Story<M> {
    return this.tell('act', actionCd, given ?? {}, without)
  }

  edit(given: DraftOf<M> | ((scene: Scene<M>) => DraftOf<M>)): Story<M> {
    return this.tell('edit', 'edit', given)
  }

  /** What a rule of the server writes in the step that was told last, where the sets of the story do not say it. */
  setting(values: Written<M> | ((scene: Scene<M>) => Written<M>)): Story<M> {
    const { steps } = this.course
    const last = steps.at(-1)
    return last ? this.with({ steps: steps.with(-1, { ...last, sets: [...last.sets, values] }) }) : this
  }

  /** What other parts of the program write between its acts: without a version, and without an entry in its history. */
  meanwhile(values: Written<M> | ((scene: Scene<M>) => Written<M>)): Story<M> {
    return this.tell('silent', 'meanwhile', {}).setting(values)
  }

  /** The beginning, up to and with the first time that this is done. */
  upTo(actionCd: ActionOf<M>): Story<M> {
    const last = this.steps.findIndex((step) => step.actionCd === actionCd)
    if (last < 0) throw new RangeError(`In this story of a ${this.model.name} nobody does ${actionCd}.`)
    return this.with({ steps: this.steps.slice(0, last + 1) })
  }

  /** No further than to where it first stands so: one course then tells of all who are on their way through it. */
  until(statusCd: StateOf<M>): Story<M> {
    return this.with({ stopsAt: statusCd })
  }

  /**
   * Writes the row, its lines and its history.
   *
   * @returns the record as it then stands
   * @throws StoryError where it could not have happened so
   */
  async insert(place: Place): Promise<Told<M>> {
    const [told] = await insertStories(place, [this])
    return told as Told<M>
  }

  private tell(kind: Step['kind'], actionCd: string, given: Step['given'], without: readonly string[] = []): Story<M> {
    const { steps, userId, byProgram, moment } = this.course
    const known = this.sets[actionCd as keyof Sets<M>]
    const step = { kind, actionCd, given, without, userId, byProgram, moment, sets: known ? [known] : [] }
    return this.with({ steps: [...steps, step], moment: { afterMs: 0 } })
  }

  private by(userId: string, byProgram: boolean): Story<M> {
    const [first, ...rest] = this.steps
    const isBeginning = first?.userId === ''
    return this.with({
      userId,
      byProgram,
      ...(isBeginning && { steps: [{ ...first, userId, byProgram }, ...rest] }),
    })
  }

  private with(changes: Partial<Course>): Story<M> {
    return new Story(this.model, this.sets, { ...this.course, ...changes })
  }
}

/** Begins the story of a document. @param values what its author enters @param sets what the rules write at each step */
export function story<M extends AnyDocument>(model: M, values: DraftOf<M>, sets: Sets<M> = {}): Story<M> {
  const moment = { afterMs: 0 }
  const create: Step = {
    kind: 'create',
    actionCd: 'create',
    userId: '',
    byProgram: false,
    moment,
    given: values,
    sets: sets.create ? [sets.create] : [],
    without: [],
  }
  return new Story(model, sets, { steps: [create], userId: '', byProgram: false, moment, stopsAt: undefined })
}
