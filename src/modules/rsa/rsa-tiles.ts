import { type Tiles, tile } from '#platform/web/portlet/portlet.types.ts'

export const rsaTiles: Tiles = {
  rsaDue: tile(async () => (await import('./year/rsa-year.tile.tsx')).RsaDueTile),
}
