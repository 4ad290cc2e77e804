/** 안전보건정보 제공서: what the host tells, what the vendor confirms and passes on. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { wkodInfo } from './wkod-info.model.ts'

const { List, Detail, Section, Fields, Actions, Paper, useRecord } = screensFor(wkodInfo)

export function WkodInfoList() {
  return (
    <List
      columns={['vendorCd', 'giveUserId', 'giveDt', 'confirmDt']}
      filters={['vendorCd', 'giveDt']}
      stateTabs
      excel
      empty="제공한 안전보건정보가 없습니다. 작업계획서의 법정 사항에서 작성합니다."
    />
  )
}

export function VendorInfoList() {
  return (
    <List
      columns={['giveUserId', 'giveDt', 'confirmUserId', 'confirmDt']}
      filters={['giveDt']}
      stateTabs
      empty="받은 안전보건정보가 없습니다."
    />
  )
}

export function WkodInfoDetail() {
  return (
    <Detail print>
      <Told />
      <Actions />
    </Detail>
  )
}

export function WkodInfoPaper() {
  return (
    <Paper title="안전보건정보 제공서">
      <Told />
    </Paper>
  )
}

function Told() {
  const { statusCd, subTierYn } = useRecord()
  return (
    <>
      <Section title="작업">
        <Fields names={['wkodPlanNo', 'infoTitle', 'vendorCd']} />
      </Section>
      <Section title="물질과 위험" hint="물질의 명칭과 유해성·위험성을 적습니다. (시행규칙 제83조제1항)">
        <Fields names={['substances', 'placeHazardDesc']} />
      </Section>
      <Section title="주의사항과 사고 시 조치">
        <Fields names={['cautionDesc', 'emergencyDesc', 'infoFileId']} />
      </Section>
      {statusCd !== 'TEMP' && (
        <Section
          title="전달과 확인"
          hint="하도급이 있으면 같은 정보를 하수급업체에도 제공합니다. (시행규칙 제83조제2항)"
        >
          <Fields names={['giveUserId', 'giveDt', 'confirmUserId', 'confirmDt', 'subTierYn']} />
          {subTierYn === 'Y' && <Fields names={['copies']} />}
        </Section>
      )}
    </>
  )
}
