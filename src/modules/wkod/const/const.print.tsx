/** 법정의무 이행표: every duty of the construction on paper, those that it does not have as well. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { construction } from './const.model.ts'
import { Duties } from './const-duties.tsx'

const { Paper, Section, Fields, useRecord } = screensFor(construction)

export function ConstPaper() {
  return (
    <Paper title="법정의무 이행표">
      <Section title="공사">
        <Fields names={['constNm', 'constTypeCd', 'placeDesc', 'hostRoleCd', 'totalAmt', 'safCostAmt']} />
        <Fields names={['startYmd', 'endYmd', 'hostDeptCd', 'ownUserId', 'buildPermitYn', 'fullTimeMgrYn']} />
        <Contractors />
      </Section>
      <Section title="법정의무">
        <Duties isPaper />
        <Fields names={['basisDesc']} />
      </Section>
    </Paper>
  )
}

function Contractors() {
  const { vendors } = useRecord()
  return (vendors ?? []).length > 0 ? <Fields names={['vendors']} /> : null
}
