/** The sheets: their revisions, the items and points of each. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { evalSheet } from './eval-sheet.model.ts'

const { List, Detail, Section, Fields, Field, Actions, useRecord } = screensFor(evalSheet)

export function EvalSheetList() {
  return (
    <List
      columns={['evalSheetRevNo', 'fixYmd', 'changeDesc']}
      stateTabs
      excel
      empty="평가표가 없습니다. 등록하면 표준 항목 12개로 시작합니다."
    />
  )
}

export function EvalSheetDetail() {
  return (
    <Detail>
      <Body />
      <Actions />
    </Detail>
  )
}

function Body() {
  const { evalSheetNo, evalSheetRevNo } = useRecord()
  return (
    <>
      <Section title="평가표" {...(evalSheetNo === null && { hint: '저장되면 표준 항목 12개가 들어옵니다.' })}>
        <Fields names={['sheetNm', 'changeDesc']} />
        {evalSheetRevNo !== null && <Fields names={['evalSheetRevNo', 'fixYmd']} />}
      </Section>
      <Section title="항목과 배점" hint="자동 항목(S1~S7) 합계 60점, 정성 항목 합계 40점입니다.">
        <Field name="items" />
      </Section>
    </>
  )
}
