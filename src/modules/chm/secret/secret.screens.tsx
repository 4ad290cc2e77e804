/** 비공개 승인 관리: what is kept secret, by which approval, until when. */
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { PickProduct, ProductLink } from '../msds/pick-material.tsx'
import { chmSecret } from './secret.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(chmSecret)
type Row = RowOfList<typeof chmSecret>
const isOpen = ({ statusCd }: Pick<Row, 'statusCd'>) => statusCd === 'APPR' || statusCd === 'PART'

const cells = {
  endYmd: (row: Row) => (
    <>
      {row.endYmd} {row.endYmd && isOpen(row) && <Deadline dueYmd={row.endYmd} />}
    </>
  ),
}

export const SecretList = () => (
  <List
    columns={['matNm', 'originCd', 'approvalNo', 'startYmd', 'endYmd', 'extendDueYmd']}
    cells={cells}
    widths={{ endYmd: 132, originCd: 104 }}
    filters={['originCd', 'endYmd']}
    stateTabs
    excel
    empty="비공개 승인이 없습니다. 자사 제품의 성분을 비공개하려면 등록을 눌러 신청을 준비하십시오. 공급사의 승인은 MSDS를 승인하면 나타납니다."
  />
)

export function SecretDetail() {
  return (
    <Detail>
      <Section title="성분" isFree>
        <Product />
        <Fields names={['altNm', 'substanceNm', 'pctVal', 'altMinPctVal', 'altMaxPctVal']} />
      </Section>
      <Section title="신청" hint="함량 25% 미만은 ±10, 25% 이상은 ±20 퍼센트포인트 안의 범위로 적습니다.">
        <Fields names={['applyYmd', 'rndYn', 'reasonDesc', 'attachFileId', 'decideByYmd']} />
      </Section>
      <Result />
      <Actions />
    </Detail>
  )
}

function Product() {
  const { chmMatNo, matNm } = useRecord()
  if (!useIsEditing('chmMatNo')) return <ProductLink no={chmMatNo} name={matNm} />
  return (
    <Field name="chmMatNo">
      {({ value, setValue, wiring }) => (
        <PickProduct wiring={wiring} value={value} name={matNm} onChange={(no) => setValue(no)} />
      )}
    </Field>
  )
}

function Result() {
  const { approvalNo, resultDesc } = useRecord()
  if (!approvalNo && !resultDesc) return null
  return (
    <Section title="승인과 연장" hint="연장신청은 만료 30일 전까지 합니다.">
      <Fields names={['approvalNo', 'startYmd', 'endYmd', 'extendDueYmd', 'extendYmd', 'resultDesc']} />
    </Section>
  )
}
