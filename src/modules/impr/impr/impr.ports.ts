/** What the register asks of the modules that its rows come from. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { portOfMany, ports } from '#platform/server/ports.ts'
import type { RepeatedEvent } from './impr.calls.ts'
import type { Impr, impr } from './impr.model.ts'

/** What says where and of which kind an event is. */
export type Watched = Pick<
  Impr,
  | 'imprNo'
  | 'siteMark'
  | 'processNo'
  | 'placeDesc'
  | 'hazardCatCd'
  | 'accTypeCd'
  | 'verifyDt'
  | 'plantCd'
  | 'srcCd'
  | 'srcNo'
>

/** The record from which a row of the register comes. */
export type SourcePage = { readonly model: AnyDocument } & ({ readonly no: number } | { readonly docNo: string })

export interface ImprSource {
  /** Several parts of an area may share one: each tells its own rows by their `srcNo`. */
  readonly srcCd: Impr['srcCd']
  /** The record that is named by the `srcNo` of a row of its own; nothing for whatever is none. */
  page?(srcNo: string): SourcePage | undefined
  /** R7: the last open row of this source has ended with the record of the context, closed or cancelled. */
  allEnded?(effect: EffectContext<typeof impr>): Promise<void>
  /** Its row was done, sent back, verified or ended in the register: a source whose own page follows moves with it. */
  moved?(effect: EffectContext<typeof impr>): Promise<void>
  /**
   * R4: events of grade MID and above since the measure was verified, at the same place and of the same kind or hazard.
   *
   * @param metres how far a place reaches
   */
  eventsSince?(db: Queries, record: Watched, metres: number): Promise<RepeatedEvent[]>
}

export const imprAsks = ports('impr-asks', {
  /** Rows of a source that is not there stand by themselves. */
  sources: portOfMany<ImprSource>(),
})
