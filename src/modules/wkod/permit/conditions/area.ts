import { areaGuard } from '#platform/server/documents/area-guard.ts'
import { permit } from '../permit.model.ts'

/** The department of the area, or one above it (0.4). */
export const ofTheArea = areaGuard(permit, {
  ruleCd: 'PT_AREA',
  message: '이 구역의 운전부서만 처리할 수 있습니다.',
})
