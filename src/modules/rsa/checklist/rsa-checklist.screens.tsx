/** 평가 체크리스트: what is asked of a process or a kind of work, with its revisions. */
import { Button } from 'antd'
import { takeOut } from '#platform/web/calls/ask.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { downloadForm, openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { questionSheet, questionsOut } from './checklist.calls.ts'
import { rsaChecklist } from './rsa-checklist.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(rsaChecklist)

export const RsaChecklistList = () => (
  <List
    columns={['processNo', 'workCatCd', 'revNo', 'questionCnt']}
    filters={['processNo', 'workCatCd']}
    stateTabs
    excel
    empty="등록된 체크리스트가 없습니다. 확인항목을 적어 확정하면 체크리스트 척도로 하는 평가에서 가져옵니다."
  />
)

export function RsaChecklistDetail() {
  return (
    <Detail print>
      <Section title="체크리스트">
        <Fields names={['checklistNm', 'processNo', 'workCatCd', 'basisDesc', 'revNo']} />
      </Section>
      <Section title="확인항목" hint="지켜지고 있으면 적합이 되도록 묻습니다. 한 번에 한 가지만 묻습니다.">
        <Fields names={['questions']} />
        <Sheets />
      </Section>
      <Actions />
    </Detail>
  )
}

/** By Excel up and down, once the list is saved. */
function Sheets() {
  const t = useT()
  const { editor } = useDocument()
  const { rsaChecklistNo, can, questionCnt } = useRecord()
  const no = rsaChecklistNo ?? 0
  if (!no) return null
  const upload = (modeCd: 'ADD' | 'REPLACE') => async () => {
    if (await openSheet(questionSheet, { no, query: { modeCd }, atOnce: true })) await editor.reload()
  }
  return (
    <div className="row">
      {can.edit.includes('questions') && (
        <>
          <Button onClick={() => void upload('ADD')()}>{t('엑셀 올리기')}</Button>
          {Boolean(questionCnt) && <Button onClick={() => void upload('REPLACE')()}>{t('엑셀로 바꾸기')}</Button>}
          <Button onClick={() => void downloadForm(questionSheet, no)}>{t('양식 다운로드')}</Button>
        </>
      )}
      {Boolean(questionCnt) && <Button onClick={() => void takeOut(questionsOut, { no })}>{t('엑셀 내려받기')}</Button>}
    </div>
  )
}
