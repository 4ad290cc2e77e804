/** Contracts with vendors: kept by the site, read by the vendor. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { Others } from '#platform/web/parts/part-of-others.tsx'
import { vendorContract } from './vendor-contract.model.ts'
import { constructionName, constructionPick } from './vendor-contract.parts.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(vendorContract)

export function VendorContractList() {
  return (
    <List
      columns={[
        'contractNo',
        'vendorCd',
        'upContractNo',
        'hostDeptCd',
        'ownUserId',
        'startYmd',
        'endYmd',
        'permitWorkYn',
      ]}
      filters={['vendorCd', 'hostDeptCd', 'endYmd']}
      stateTabs
      excel
      empty="등록된 계약이 없습니다."
    />
  )
}

export function VendorContractDetail() {
  return (
    <Detail>
      <Section title="계약">
        <Fields names={['vendorCd', 'upContractNo', 'contractNm', 'contractNo', 'startYmd', 'endYmd', 'contractAmt']} />
      </Section>
      <Section title="발주">
        <Fields names={['hostDeptCd', 'ownUserId', 'permitWorkYn']} />
        <Construction />
      </Section>
      <Legal />
      <Actions />
    </Detail>
  )
}

function Construction() {
  const { constYn, constNo } = useRecord()
  return (
    <>
      <Fields names={['constYn']} />
      {constYn === 'Y' && (
        <>
          <Field name="constNo">
            {({ wiring, value, setValue }) => (
              <Others part={constructionPick} asks={{ wiring, value, onChange: setValue }} />
            )}
          </Field>
          <Others part={constructionName} asks={{ constDocNo: constNo }} />
        </>
      )}
    </>
  )
}

/** What the law asks for before such work is contracted out. */
function Legal() {
  const { chemHandleYn, acidWorkYn } = useRecord()
  return (
    <Section title="도급 제한" hint="유해화학물질 취급과 도급승인 대상 작업은 신고·승인이 있어야 등록됩니다.">
      <Fields names={chemHandleYn === 'Y' ? ['chemHandleYn', 'chemReportYmd'] : ['chemHandleYn']} />
      <Fields names={acidWorkYn === 'Y' ? ['acidWorkYn', 'acidApprNo', 'acidApprToYmd'] : ['acidWorkYn']} />
    </Section>
  )
}
