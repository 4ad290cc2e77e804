import { type Tiles, tile } from '#platform/web/portlet/portlet.types.ts'

export const imprTiles: Tiles = {
  imprAge: tile(async () => (await import('./impr/impr.tile.tsx')).ImprAgeTile),
}
