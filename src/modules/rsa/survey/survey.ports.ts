/** What assessments ask of other areas: what is known of a process before its hazards are looked for. */
import type { accidentTypes } from '#modules/common/accident-types.model.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { portOfMany, ports } from '#platform/server/ports.ts'
import type { hazardKinds } from '../assess/rsa-codes.model.ts'
import type { KnownKind } from './survey-codes.model.ts'

export interface ProcessAsked {
  plantCd: string
  processNo: number
  /** What is older is no longer looked at. */
  fromYmd: string
}
/** One thing that is known, as it stands in the list and as a hazard that comes of it. */
export interface KnownHazard {
  /** What it is of its kind: the number of a record, with the row of it where that has several. */
  id: string
  /** The record in which it is read; null where it is no single one. */
  recordNo: number | null
  docNo: string | null
  ymd: string | null
  titleDesc: string
  detailDesc: string | null
  /** A word of ours that says what it is: why work stopped, which kind of work. */
  wordDesc: string | null
  accTypeCd: keyof typeof accidentTypes | null
  hazardCatCd: keyof typeof hazardKinds | null
  measureDesc: string | null
}
export interface KnownSource {
  readonly kindCd: KnownKind
  /** Whose menu opens it: read as the asker sees it there. */
  readonly model: Pick<AnyDocument, 'area' | 'route'>
  /** One statement. @param id only this one */
  find(db: Queries, asked: ProcessAsked, id?: string): Promise<KnownHazard[]>
}

export const surveyAsks = ports('rsa-survey', {
  sources: portOfMany<KnownSource>(),
})
