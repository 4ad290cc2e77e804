/** 안전점검 결과 on paper: what was looked at and found, with the signature. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { safetyCheck } from './safety-check.model.ts'
import { Corrections, Items, SignRow, Summary } from './safety-check.screens.tsx'

const { Paper, Section, Fields } = screensFor(safetyCheck)

export function SafetyCheckPaper() {
  return (
    <Paper title="안전점검 결과">
      <Summary />
      <Section title="점검">
        <Fields
          names={[
            'checkTitle',
            'areaTypeCd',
            'targetNm',
            'legalYn',
            'checkDt',
            'inspectorUserId',
            'tmplRevNo',
            'gpsOkYn',
          ]}
        />
      </Section>
      <Items isPaper />
      <SignRow />
      <Corrections />
    </Paper>
  )
}
