import { type Tiles, tile } from '#platform/web/portlet/portlet.types.ts'

const tiles = () => import('./portlets/health-tiles.tsx')

export const heaTiles: Tiles = {
  checkupRate: tile(async () => (await tiles()).CheckupRateTile),
  healthCare: tile(async () => (await tiles()).HealthCareTile),
  infirmToday: tile(async () => (await tiles()).InfirmTodayTile),
  measureDue: tile(async () => (await tiles()).MeasureDueTile),
}
