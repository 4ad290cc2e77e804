/** 교육 필요: who has to be taught before he begins, by when, and the evidence that he was. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { eduNeed } from './edu-need.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(eduNeed)

export function EduNeedList() {
  return (
    <List
      columns={['deptCd', 'causeCd', 'processNo', 'startYmd', 'dueYmd', 'requiredHourVal']}
      widths={{ needTitle: 300, deptCd: 108, causeCd: 144, startYmd: 112, requiredHourVal: 88 }}
      filters={['causeCd', 'deptCd', 'dueYmd']}
      stateTabs
      excel
      empty="교육이나 자격 확인이 필요한 임직원이 없습니다. 노출 근로자 관리에 새 작업이 등록되거나 작업허가에 사내 작업자가 있으면 여기에 나타납니다."
    />
  )
}

export function EduNeedDetail() {
  return (
    <Detail>
      <Asked />
      <Done />
      <Actions />
    </Detail>
  )
}

const who = ['userId', 'deptCd', 'causeCd', 'processNo'] as const

function Asked() {
  const { licenceCd, causeCd } = useRecord()
  if (causeCd === 'MSDS')
    return (
      <Section
        title="필요한 MSDS 교육"
        hint="취급하기 전에, 내용이 바뀌면 지체 없이 교육합니다. (산업안전보건법 시행규칙 제169조)"
        isFree
      >
        <Fields names={['sheets', 'startYmd', 'dueYmd', ...who]} />
      </Section>
    )
  if (licenceCd)
    return (
      <Section title="필요한 자격" hint="자격증 사본으로 확인한 뒤에 작업할 수 있습니다.">
        <Fields names={[...who, 'licenceCd', 'startYmd', 'dueYmd']} />
      </Section>
    )
  return (
    <Section title="필요한 교육" hint="최초 작업 전에 4시간 이상, 나머지는 작업을 시작한 뒤 3개월 안에 마칩니다.">
      <Fields names={[...who, 'specialKindNo', 'startYmd', 'dueYmd', 'requiredHourVal']} />
    </Section>
  )
}

/** Once something of it was learned, or the licence was seen. */
function Done() {
  const { firstYmd, doneYmd, certNo } = useRecord()
  if (certNo)
    return (
      <Section title="자격">
        <Fields names={['certNo', 'certYmd', 'certToYmd', 'attachFileId']} />
      </Section>
    )
  if (!firstYmd && !doneYmd) return null
  return (
    <Section title="이수">
      <Fields names={['firstYmd', 'firstHourVal', 'doneYmd', 'doneHourVal', 'eduOrgNm', 'attachFileId']} />
    </Section>
  )
}
