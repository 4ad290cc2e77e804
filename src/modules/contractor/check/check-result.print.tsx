/** 점검표: what was looked at and found, with the signatures. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { checkResult } from './check-result.model.ts'
import { Corrections, Items, SignRow, Summary } from './check-result.screens.tsx'

const { Paper, Section, Fields } = screensFor(checkResult)

export function CheckResultPaper() {
  return (
    <Paper title="점검표">
      <Section title="점검">
        <Fields names={['checkTitle', 'checkTypeCd', 'vendorCd', 'checkDt', 'inspectorNm', 'areaCd']} />
      </Section>
      <Summary />
      <Items />
      <SignRow />
      <Corrections />
    </Paper>
  )
}
