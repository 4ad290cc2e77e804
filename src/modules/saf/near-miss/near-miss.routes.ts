/** What the near-miss screens ask besides records: similar reports while typing. */
import { answer } from '#platform/server/calls/answer.ts'
import { similarRecords } from '#platform/server/documents/similar.ts'
import { similarReport, similarReports } from './near-miss.calls.ts'
import { nearMiss } from './near-miss.model.ts'

const MOST_SIMILAR = 5

export const nearMissRoutes = answer(similarReports, async ({ query: { placeDesc, nearMissTitle }, person, db }) => {
  const rows = await similarRecords(db, nearMiss, person, `${placeDesc} ${nearMissTitle}`, MOST_SIMILAR)
  return { rows: rows.map((row) => similarReport.parse(row)) }
})
