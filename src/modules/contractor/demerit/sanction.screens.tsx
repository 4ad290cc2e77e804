/** What the rate of a vendor has led to: letters, plans, stops of new permits. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { rateLevels, type SgcSanction, sgcSanction } from './sanction.model.ts'

const { List, Detail, Section, Fields, Actions, Paper, useRecord } = screensFor(sgcSanction)
const tones = { CAUTION: 'waiting', IMPROVE: 'progress', STOP: 'danger' } as const

function LevelTag({ rateLevelCd }: { rateLevelCd: NonNullable<SgcSanction['rateLevelCd']> }) {
  const t = useT()
  return <StatusTag tone={tones[rateLevelCd]}>{t(rateLevels[rateLevelCd])}</StatusTag>
}

export function SgcSanctionList() {
  return (
    <List
      columns={['vendorCd', 'rateLevelCd', 'rateVal', 'pointCnt', 'headcountVal', 'baseYmd', 'dueYmd']}
      cells={{ rateLevelCd: ({ rateLevelCd }) => rateLevelCd && <LevelTag rateLevelCd={rateLevelCd} /> }}
      filters={['vendorCd', 'rateLevelCd', 'baseYmd']}
      stateTabs
      excel
      empty="벌점율로 제재를 받은 업체가 없습니다."
    />
  )
}

export function SgcSanctionDetail() {
  return (
    <Detail print>
      <Rate />
      <Actions />
    </Detail>
  )
}

function Rate() {
  const { imprNo, stopFromYmd, decisionDesc } = useRecord()
  return (
    <>
      <Section title="벌점율">
        <Fields names={['vendorCd', 'rateLevelCd', 'rateVal', 'pointCnt', 'headcountVal', 'baseYmd', 'dueYmd']} />
        {imprNo !== null && <Fields names={['imprNo']} />}
      </Section>
      {decisionDesc && (
        <Section title="결정">
          <Fields names={['decisionDesc']} />
          {stopFromYmd && <Fields names={['stopFromYmd', 'stopToYmd']} />}
        </Section>
      )}
    </>
  )
}

/** 주의장 */
export function SgcSanctionPaper() {
  return (
    <Paper title="업체 벌점율 통지서">
      <Rate />
    </Paper>
  )
}
