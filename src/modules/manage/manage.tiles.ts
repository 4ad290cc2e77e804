import { type Tiles, tile } from '#platform/web/portlet/portlet.types.ts'

export const manageTiles: Tiles = {
  apprStatus: tile(async () => (await import('./approval/approval.tile.tsx')).ApprStatusTile),
}
