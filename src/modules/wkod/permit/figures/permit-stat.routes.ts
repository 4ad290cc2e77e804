/** How permits go at a plant, for those who answer for them; as figures and as a sheet. */
import { permitTypes } from '#modules/saf/jsa/jsa-codes.model.ts'
import { type Person, seesAllPlants } from '#platform/model/access.ts'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { type SheetColumn, XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { permitStatement } from './permit-stat.sql.ts'
import { type PermitStat, STAT_API, STAT_ROUTE, type StatLine, statAnswer, statQuery } from './permit-stat.wire.ts'

const tags = ['작업허가 통계']
const SHEET = '작업허가 통계'

interface Asked {
  from: string
  to: string
  plantCd?: string | undefined
  vendorCd?: string | undefined
}

/** The figures of the whole plant: they are its own right, whatever permits the person opens. */
async function statOf({ db, clock }: Services, person: Person, { plantCd, vendorCd, from, to }: Asked) {
  const asked = { from, to, vendorCd: vendorCd ?? null }
  const plant = seesAllPlants(person) ? (plantCd ?? person.plantCd) : person.plantCd
  const [found] = await db.query<PermitStat>('SYSTEM', permitStatement({ ...asked, plantCd: plant }, clock.now()))
  if (!found) throw new Error('figures without a row')
  return found
}

export function permitStatRoutes(app: App, services: Services): void {
  const { db, clock } = services
  const config = needs(STAT_ROUTE)

  app.get(
    STAT_API,
    { config, schema: { tags, querystring: statQuery, response: { 200: statAnswer } } },
    async (request) => statOf(services, personUnder(request, STAT_ROUTE), request.query),
  )

  app.get(`${STAT_API}/excel`, { config, schema: { tags, querystring: statQuery } }, async (request, reply) => {
    const { language, ip, query } = request
    const person = personUnder(request, STAT_ROUTE)
    const now = clock.now()
    const t = (korean: string) => translate(language, korean)
    const rows = linesOf(await statOf(services, person, query), t)
    await logAccess(db, { now, userId: person.userId, ip, accessCd: 'EXPORT', bizCd: 'permit', rowCnt: rows.length })
    return reply
      .type(XLSX_CONTENT_TYPE)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(excelFileName(t(SHEET), now))}`)
      .send(writeWorkbook({ sheetNm: t(SHEET), columns: columns.map((one) => ({ ...one, text: t(one.text) })), rows }))
  })
}

const number = (text: string): SheetColumn => ({ text, width: 14, kind: 'number' })
const columns: readonly SheetColumn[] = [
  { text: '구분', width: 12 },
  { text: '이름', width: 24 },
  ...['허가', '긴급작업', '반려·보완요청', '중지', '측정 지연 중지', '승인 전 충돌', '시간 초과'].map(number),
  number('승인까지(시간)'),
]

function linesOf({ all, byMonth, byKind, byVendor }: PermitStat, t: (korean: string) => string): unknown[][] {
  const kinds: Readonly<Record<string, string>> = permitTypes
  const values = (one: StatLine) => [
    ...[one.total, one.urgent, one.refused, one.stops, one.gasOverdue, one.conflict, one.late, one.leadHour],
  ]
  return [
    [t('전체'), '', ...values(all)],
    ...byMonth.map((one) => [t('월'), one.key, ...values(one)]),
    ...byKind.map((one) => [t('유형'), t(kinds[one.key ?? ''] ?? ''), ...values(one)]),
    ...byVendor.map((one) => [t('업체'), one.label ?? t('사내'), ...values(one)]),
  ]
}
