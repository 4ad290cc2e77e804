/** 관리요령 게시: what whoever works beside the material has to know, for the wall. @law 산업안전보건법 시행규칙 제168조 */
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Ghs } from './msds-parts.tsx'
import { vendorMsds } from './vendor-msds.model.ts'

const { Paper, Section, Fields, useRecord } = screensFor(vendorMsds)

export function VendorMsdsPaper() {
  const t = useT()
  return (
    <Paper title="물질안전보건자료 관리요령">
      <Section title="제품">
        <Fields names={['productNm', 'makerNm', 'revYmd', 'useDesc', 'stockLocNm']} />
      </Section>
      <Section title="건강 및 환경에 대한 유해성, 물리적 위험성">
        <Fields names={['signalWordCd']} />
        <Ghs />
        <Fields names={['specialMgmtYn', 'toxicChemYn', 'hazClassCd', 'components']} />
      </Section>
      <Guidance />
      <p className="quiet">{t('자세한 내용은 물질안전보건자료를 보십시오. (산업안전보건법 시행규칙 제168조)')}</p>
    </Paper>
  )
}

function Guidance() {
  const { handleDesc, ppeDesc, firstAidDesc, conditionDesc } = useRecord()
  return (
    <>
      {handleDesc && (
        <Section title="안전 및 보건상의 취급주의 사항">
          <Fields names={['handleDesc']} />
        </Section>
      )}
      {ppeDesc && (
        <Section title="적절한 보호구">
          <Fields names={['ppeDesc']} />
        </Section>
      )}
      {firstAidDesc && (
        <Section title="응급조치 요령 및 사고 시 대처방법">
          <Fields names={['firstAidDesc']} />
        </Section>
      )}
      {conditionDesc && (
        <Section title="승인 조건">
          <Fields names={['conditionDesc']} />
        </Section>
      )}
    </>
  )
}
