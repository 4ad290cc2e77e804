import { type Tiles, tile } from './portlet.types.ts'

const tiles = () => import('./platform.tiles.tsx')

export const platformTiles: Tiles = {
  myTask: tile(async () => (await tiles()).MyTaskTile),
  news: tile(async () => (await tiles()).NewsTile),
}
