import { type Tiles, tile } from '#platform/web/portlet/portlet.types.ts'

export const safTiles: Tiles = {
  accidentDue: tile(async () => (await import('./accident/due/accident-due.tile.tsx')).AccidentDueTile),
  accidentFree: tile(async () => (await import('./accident/figures/rates.tile.tsx')).AccidentFreeTile),
  blindSpot: tile(async () => (await import('./blind/blind.tile.tsx')).BlindTile),
  legalMissed: tile(async () => (await import('./check-legal/legal-duty.tile.tsx')).LegalMissedTile),
  accidentMonth: tile(async () => (await import('./near-miss/figures/near-miss.tile.tsx')).AccidentMonthTile),
}
