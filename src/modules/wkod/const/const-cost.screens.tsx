/** Statements of safety money: one for each month of a construction. */
import { Link } from 'react-router'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { construction } from './const.model.ts'
import { constCost } from './const-cost.model.ts'

const { List, Detail, Section, Fields, Actions, Paper, useRecord } = screensFor(constCost)

export function ConstCostList() {
  return (
    <List
      columns={['costYm', 'sumAmt', 'totalAmt']}
      widths={{ costTitle: 440 }}
      filters={['costYm', 'constNo']}
      stateTabs
      excel
      empty="작성한 사용명세서가 없습니다."
    />
  )
}

export function ConstCostDetail() {
  return (
    <Detail print>
      <Section title="사용명세서">
        <Fields names={['constNo', 'costYm']} />
        <Sums />
      </Section>
      <Section title="사용내역" hint="엑셀에서 복사해 붙여 넣을 수 있습니다. 쓰지 않은 달은 비고에 적습니다.">
        <Fields names={['costLines', 'remarkDesc']} />
      </Section>
      <Section title="증빙">
        <Fields names={['costFileId']} />
      </Section>
      <Actions />
    </Detail>
  )
}

function Sums() {
  const t = useT()
  const { statusCd, constNo } = useRecord()
  if (statusCd === 'TEMP') return null
  return (
    <>
      <Fields names={['sumAmt', 'totalAmt']} />
      <p>
        <Link to={`${construction.route.staff}/${constNo}`}>{t('공사대장 열기')}</Link>
      </p>
    </>
  )
}

export function ConstCostPaper() {
  return (
    <Paper title="산업안전보건관리비 사용명세서">
      <Section title="사용명세서">
        <Fields names={['constNo', 'costYm', 'sumAmt', 'totalAmt']} />
      </Section>
      <Section title="사용내역">
        <Fields names={['costLines', 'remarkDesc']} />
      </Section>
    </Paper>
  )
}
