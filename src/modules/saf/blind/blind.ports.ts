/** What the map of blind spots asks whoever looks at places: when they did last. */
import type { PlaceLook } from '#modules/baseinfo/place-looks.api.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { portOfMany, ports } from '#platform/server/ports.ts'
import type { LookWay } from './blind.model.ts'

export interface LooksAsked {
  plantCd: string
  metres: number
  /** What is older tells nothing more. */
  since: Date
}
interface LooksOfWay {
  wayCd: LookWay
  ask(db: Queries, asked: LooksAsked): Promise<readonly PlaceLook[]>
}

export const blindAsks = ports('blind-asks', { looks: portOfMany<LooksOfWay>() })
