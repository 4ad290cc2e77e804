/** One near miss on paper: the report, its course, and places to sign. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { nearMiss } from './near-miss.model.ts'
import { Sections } from './near-miss.screens.tsx'

const { Paper } = screensFor(nearMiss)

export function NearMissPaper() {
  return (
    <Paper title="아차사고 보고서">
      <Sections />
    </Paper>
  )
}
