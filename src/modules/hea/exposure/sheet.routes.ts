/** Exposures leave as a sheet. */
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { listSheet, mostRows, requireWhole } from '#platform/server/calls/list-sheet.ts'
import { exposuresOut } from './exposure.calls.ts'
import { exposureSheet } from './exposure.model.ts'
import { noteReads } from './exposure.routes.ts'
import { exposureColumns } from './exposure.sheet.ts'
import { EXPOSURE, exposureRows } from './exposure-list.ts'
import type { ExposureRow } from './exposure-list.wire.ts'

export const exposureSheetRoutes = answer(
  exposuresOut,
  async ({ query, person, db, now, today, ip, services, request }) => {
    const most = mostRows(services)
    const rows = await db.query<ExposureRow>(exposureRows({ ...query, page: 1 }, person, today, most + 1))
    requireWhole(rows, most)
    await noteReads(services, request, rows, 'EXPORT')
    const { userId } = person
    await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: EXPOSURE, rowCnt: rows.length })
    return listSheet(request, { area: 'hea', label: exposureSheet.label, columns: exposureColumns, rows })
  },
)
