/** 척도 관리: how the site judges risks, with the matrix that follows from it and the line up to which it accepts them. */
import { ChevronDown } from 'lucide-react'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { rsaScale } from './rsa-scale.model.ts'
import { isAnswered, type PresetCd, presets } from './scale.logic.ts'
import { ScaleMatrix } from './scale-matrix.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(rsaScale)

export function RsaScaleList() {
  return (
    <List
      columns={[
        'methodCd',
        'freqMaxVal',
        'sevMaxVal',
        'combineCd',
        'acceptMaxVal',
        'scaleRevNo',
        'apprUserId',
        'apprDt',
      ]}
      filters={['methodCd']}
      stateTabs
      excel
      empty="등록된 척도가 없습니다. 등록해 승인받은 척도로 위험성을 평가합니다."
    />
  )
}

export function RsaScaleDetail() {
  return (
    <Detail>
      <Body />
      <Actions />
    </Detail>
  )
}

function Body() {
  const { methodCd } = useRecord()
  const isGraded = !isAnswered({ methodCd })
  return (
    <>
      <Section title="기준" isFree>
        <Presets />
        <Fields names={['scaleTitle', 'methodCd']} />
        {methodCd === 'FS' && <Fields names={['freqMaxVal', 'sevMaxVal', 'combineCd']} />}
      </Section>
      {isGraded && (
        <Section title="등급과 허용한계" hint="등급구간과 허용한계는 사업장이 정합니다. 근거를 함께 적습니다.">
          <Fields names={['bands', 'acceptMaxVal']} />
        </Section>
      )}
      <Section title="설정근거">
        <Field name="acceptReasonDesc" />
      </Section>
      {isGraded && (
        <Section title="위험성 행렬" isFree>
          <Matrix />
        </Section>
      )}
      {isGraded && (
        <Section title="단계 정의">
          <Fields names={['levels']} />
        </Section>
      )}
      <Section title="승인">
        <Fields names={['scaleRevNo', 'apprUserId', 'apprDt']} />
      </Section>
    </>
  )
}

/** What a site may begin with. */
function Presets() {
  const t = useT()
  const { editor } = useDocument()
  const isEditing = useIsEditing('bands')
  if (!isEditing) return null
  const take = (presetCd: PresetCd) => {
    const { bands, cells, ...scale } = presets[presetCd].scale
    editor.change({ ...scale, bands: [...bands], cells: [...cells] })
  }
  const actions = Object.entries(presets).map(([key, { label }]) => ({
    key,
    label: t(label),
    onClick: () => take(key as PresetCd),
  }))
  return (
    <div className="row">
      <MenuButton label={t('기본 척도')} actions={actions}>
        {t('기본 척도')}
        <ChevronDown size={16} aria-hidden />
      </MenuButton>
    </div>
  )
}

function Matrix() {
  const { editor } = useDocument()
  const record = useRecord()
  const isEditing = useIsEditing('cells') && record.combineCd === 'MATRIX'
  return <ScaleMatrix scale={record} {...(isEditing && { onChange: (cells) => editor.change({ cells }) })} />
}
