/** What the register of equipment asks of the modules that work at it. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { portOfMany, ports } from '#platform/server/ports.ts'

/** A row of the register as it was and as it is. */
export interface EquipmentChange {
  readonly equipNo: number
  readonly plantCd: string
  /** Names under which it is or was known. */
  readonly names: readonly string[]
  /** Systems that it belongs or belonged to. */
  readonly systemCds: readonly string[]
  readonly now: Date
}

export const equipmentAsks = ports('equipment-asks', {
  /** Tag, name or systems are others now: whoever stands at it looks again. */
  changed: portOfMany<(tx: Transaction, change: EquipmentChange) => Promise<void>>(),
  /** Something dangerous was found at it and is not mended: it keeps the names by which work at it is known. */
  held: portOfMany<(db: Queries, equipNo: number) => Promise<boolean>>(),
  /** How many rows name a system of a plant, beside the register itself. */
  uses: portOfMany<(tx: Transaction, plantCd: string, systemCd: string) => Promise<number>>(),
})
