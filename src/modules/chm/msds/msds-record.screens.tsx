/** One sheet: who gave it, its sections beside the file, what is in the product, what would change. */
import './msds.css'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { RowsInput } from '#platform/web/form/rows-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ghsTable } from '../ghs/ghs.calls.ts'
import { HazardCell, startOf } from '../ghs/hazard-form.tsx'
import { Hazards } from '../ghs/hazards.tsx'
import { compositionProblems, sumsOf } from '../material/composition.logic.ts'
import { chmMsds } from './msds.model.ts'
import { Compare } from './msds-compare.tsx'
import { Readers } from './msds-readers.tsx'
import { Review } from './msds-review.tsx'
import { Sections } from './msds-sections.tsx'
import { PickProduct, ProductLink } from './pick-material.tsx'

const { Detail, Section, Field, Fields, Actions, useRecord } = screensFor(chmMsds)

export function MsdsDetail() {
  return (
    <Detail>
      <Standing />
      <Section title="자재" isFree>
        <Product />
      </Section>
      <Section title="개정">
        <Fields names={['supplierNm', 'langCd', 'originCd', 'revNo', 'revYmd', 'writeYmd']} />
        <Fields names={['msdsSubmitNo', 'exceptCd', 'emergencyTel']} />
      </Section>
      <Sections />
      <Parts />
      <Review />
      <Decided />
      <Compare />
      <Readers />
      <Actions />
    </Detail>
  )
}

function Product() {
  const { editor } = useDocument()
  const { chmMatNo, matNm } = useRecord()
  if (!useIsEditing('chmMatNo')) return <ProductLink no={chmMatNo} name={matNm} />
  return (
    <Field name="chmMatNo">
      {({ value, setValue, wiring }) => (
        <PickProduct
          wiring={wiring}
          value={value}
          name={matNm}
          onChange={(no, found) => {
            setValue(no)
            if (found) editor.change({ supplierNm: found.supplierNm })
          }}
        />
      )}
    </Field>
  )
}

/** What must not be overlooked by whoever reads it. */
function Standing() {
  const t = useT()
  const { statusCd, keepYmd } = useRecord()
  if (statusCd !== 'OLD' && statusCd !== 'RETIRED') return null
  return (
    <div className="doc-banner" data-tone="waiting" role="status">
      <span>
        {statusCd === 'OLD'
          ? t('이전 개정본입니다. 지금 유효한 내용은 새 개정본을 보십시오.')
          : t('폐기한 MSDS입니다. {day}까지 보존합니다.', { day: keepYmd })}
      </span>
    </div>
  )
}

function Parts() {
  const { langCd } = useRecord()
  if (langCd !== null && langCd !== 'ko') return null
  return (
    <>
      <Section title="구성성분" isFree hint="3번 항목의 표입니다. 엑셀에서 복사해 붙여 넣을 수 있습니다.">
        <Field name="comps" />
        <Sums />
      </Section>
      <Section title="GHS 분류" isFree hint="2번 항목의 분류입니다. 적지 않은 유해성은 확인 필요로 남습니다.">
        <Classes />
      </Section>
    </>
  )
}

function Sums() {
  const t = useT()
  const { comps, restOkYn } = useRecord()
  const rows = (comps ?? []).map((row) => ({ ...row }))
  if (rows.length === 0) return null
  const { minSum, maxSum, problem } = sumsOf(rows)
  const [found] = compositionProblems(rows, restOkYn === 'Y')
  return (
    <>
      <p className={found ? 'is-bad' : 'quiet'}>{t('최소 합 {a}%, 최대 합 {b}%', { a: minSum, b: maxSum })}</p>
      {(problem === 'REST' || restOkYn === 'Y') && <Field name="restOkYn" />}
    </>
  )
}

function Classes() {
  const isEditing = useIsEditing('hazards')
  const { hazards } = useRecord()
  const { data: table } = useAsked(ghsTable, {})
  if (!isEditing) return table ? <Hazards rows={(hazards ?? []).filter(isNamed)} table={table} /> : null
  return (
    <Field name="hazards">
      {({ value, setValue, wiring }) => (
        <RowsInput
          wiring={wiring}
          field={chmMsds.fields.hazards}
          value={value}
          onChange={(rows) => setValue(rows.map(startOf) as typeof value)}
          renderCell={(cell) => <HazardCell {...cell} classes={table?.classes ?? []} />}
        />
      )}
    </Field>
  )
}
type HazardOfSheet = NonNullable<ReturnType<typeof useRecord>['hazards']>[number]
const isNamed = (row: HazardOfSheet): row is HazardOfSheet & Parameters<typeof Hazards>[0]['rows'][number] =>
  Boolean(row.hazardClassCd)

function Decided() {
  const { effectiveYmd } = useRecord()
  if (!effectiveYmd) return null
  return (
    <Section title="승인">
      <Fields names={['effectiveYmd', 'changedDesc', 'ghsReasonDesc', 'ghsUserId', 'reviewDueYmd', 'keepYmd']} />
    </Section>
  )
}
