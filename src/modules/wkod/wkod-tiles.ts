import type { Tiles } from '#platform/web/portlet/portlet.types.ts'

export const wkodTiles: Tiles = {}
