/** Results of checkups for the health team: the list, one with its values over the years, and the way in by the sheet. */
import { Button } from 'antd'
import { FileUp } from 'lucide-react'
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { checkupResult } from './checkup-result.model.ts'
import { GradeTag } from './grade-tag.tsx'
import { RecordImprovements } from './record-improvements.tsx'
import { RecordTrend } from './record-trend.tsx'
import { workFits } from './result-codes.model.ts'
import { openResultUpload } from './result-upload.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(checkupResult)

type Row = RowOfList<typeof checkupResult>
/** As wide as what stands in them, so that all of them are seen at once. */
const more: readonly Column<Row>[] = [
  {
    name: 'overallGradeCd',
    text: '판정',
    width: 88,
    sortable: true,
    render: ({ overallGradeCd, secondRoundYn }) =>
      overallGradeCd && <GradeTag grade={overallGradeCd} isSecond={secondRoundYn === 'Y'} />,
    value: ({ overallGradeCd }) => overallGradeCd ?? '',
  },
  {
    name: 'workFitCd',
    text: '적합성',
    width: 80,
    render: ({ workFitCd }) => workFitCd && <span title={translateNow(workFits[workFitCd])}>{workFitCd}</span>,
    value: ({ workFitCd }) => workFitCd ?? '',
  },
  { name: 'followUpNms', text: '사후관리', width: 186 },
  { name: 'receiveYmd', text: '수령일', width: 112, sortable: true },
  { name: 'examYmd', text: '검진일', width: 112, sortable: true, hidden: true },
]

export function CheckupResultList() {
  return (
    <List
      columns={['factorNms']}
      more={more}
      filters={['overallGradeCd', 'workFitCd', 'receiveYmd']}
      stateTabs
      bulk={['check', 'release']}
      extra={<Upload />}
      empty="검진기관의 결과표를 올리면 여기에 나타납니다."
    />
  )
}

function Upload() {
  const t = useT()
  const { editable } = usePage()
  if (!editable) return null
  return (
    <Button icon={<FileUp size={16} aria-hidden />} onClick={() => void openResultUpload()}>
      {t('결과 업로드')}
    </Button>
  )
}

export function CheckupResultDetail() {
  return (
    <Detail>
      <DiseaseBanner />
      <Reissued />
      <Section title="판정">
        <Fields
          names={['personNm', 'heaCheckupPlanNo', 'heaCheckupClassCd', 'secondRoundYn', 'examYmd', 'receiveYmd']}
        />
        <Fields names={['overallGradeCd']} />
        <Field name="factors" label="유해인자별 판정" />
      </Section>
      <Section
        title="업무적합성·사후관리"
        hint="본인에게 공개하면 사후관리가 만들어지고, 부서장은 근무 조건과 작업 조치만 봅니다."
      >
        <Fields
          names={['workFitCd', 'conditionDesc', 'reviewYmd', 'followUps', 'judgeDoctorNm', 'doctorOpinionDesc']}
        />
      </Section>
      <Heard />
      <Section title="검사항목">
        <Field name="items" />
      </Section>
      <RecordTrend />
      <RecordImprovements />
      <Section title="원본파일">
        <Field name="attachFileId" />
      </Section>
      <Actions />
    </Detail>
  )
}

/** A corrected sheet, with what it takes the place of; and an R that nobody answered. */
function Reissued() {
  const { prevResultNo, unansweredYmd } = useRecord()
  return (
    <>
      {prevResultNo !== null && (
        <Section title="정정 결과">
          <Fields names={['prevResultNo', 'reissueDesc']} />
        </Section>
      )}
      {unansweredYmd !== null && (
        <Section title="판정불가(U) 처리">
          <Fields names={['unansweredYmd', 'unansweredDesc']} />
        </Section>
      )}
    </>
  )
}

/** What a physician said of the limit since then; nothing is shown before anybody was heard. */
function Heard() {
  const { hearYmd } = useRecord()
  if (!hearYmd) return null
  return (
    <Section
      title="의사 의견청취"
      hint="근로를 금지하거나 다시 시작하게 할 때는 의사의 의견을 먼저 듣습니다. (시행규칙 제220조제2항)"
    >
      <Fields names={['hearFitCd', 'hearKindCd', 'hearDoctorNm', 'hearYmd', 'hearReviewYmd']} />
      <Fields names={['hearConditionDesc']} />
      <Field name="hearFileId" />
    </Section>
  )
}

/** K13: what else the law may ask for. */
function DiseaseBanner() {
  const t = useT()
  const { factors } = useRecord()
  if (!factors?.some(({ gradeCd }) => gradeCd === 'D1')) return null
  return (
    <div className="doc-banner" data-tone="waiting" role="status">
      {t('직업병 유소견자가 있습니다. 산업재해조사표 제출 대상인지 확인하십시오.')}{' '}
      <small>{t('산업안전보건법 제57조')}</small>
    </div>
  )
}
