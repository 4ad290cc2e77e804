/** 근무조치: what is to change in somebody's work, for his department. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { workCare } from './work-care.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(workCare)

export function WorkCareList() {
  return (
    <List
      columns={['overtimeYn', 'nightYn', 'hotYn', 'fromYmd', 'reviewYmd']}
      cells={{
        overtimeYn: ({ overtimeYn }) => <Limited yn={overtimeYn} />,
        nightYn: ({ nightYn }) => <Limited yn={nightYn} />,
        hotYn: ({ hotYn }) => <Limited yn={hotYn} />,
      }}
      filters={['reviewYmd', 'managerUserId', 'userId']}
      stateTabs
      empty="근무조치가 필요한 사람이 없습니다."
    />
  )
}

/** Only what is limited is said. */
function Limited({ yn }: { yn: 'Y' | 'N' }) {
  const t = useT()
  return yn === 'Y' ? <StatusTag tone="waiting">{t('제한')}</StatusTag> : null
}

export function WorkCareDetail() {
  return (
    <Detail>
      <Section title="근무조치" hint="사유와 진단은 적지 않습니다.">
        <Fields names={['userId', 'overtimeYn', 'nightYn', 'hotYn', 'fromYmd', 'reviewYmd', 'managerUserId']} />
      </Section>
      <Result />
      <Actions />
    </Detail>
  )
}

function Result() {
  const { statusCd } = useRecord()
  if (statusCd === 'TEMP') return null
  return (
    <Section title="이행">
      <Fields names={['resultDesc']} />
    </Section>
  )
}
