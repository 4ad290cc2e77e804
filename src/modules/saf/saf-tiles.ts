import { type Tiles, tile } from '#platform/web/portlet/portlet.types.ts'

export const safTiles: Tiles = {
  accidentMonth: tile(async () => (await import('./near-miss/figures/near-miss.tile.tsx')).AccidentMonthTile),
}
