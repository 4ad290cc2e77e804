import { type Tiles, tile } from '#platform/web/portlet/portlet.types.ts'

export const manageTiles: Tiles = {
  notice: tile(async () => (await import('./notice/notice.tile.tsx')).NoticeTile),
  apprStatus: tile(async () => (await import('./approval/approval.tile.tsx')).ApprStatusTile),
}
