/** Reporting a near miss: three fields, on a phone with one hand. Everything else has a default. */
import './near-miss.css'
import { Radio } from 'antd'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { useDocument } from '#platform/web/document/context.ts'
import type { Control } from '#platform/web/document/detail/fields.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { useSiteMaps } from '#platform/web/form/site-mark.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useSite } from '#platform/web/session/site.ts'
import { SeenBefore } from '../seen/seen.parts.tsx'
import { nearMiss } from './near-miss.model.ts'

const { Field, Fields, useRecord } = screensFor(nearMiss)

export function Entry() {
  const t = useT()
  const { nearMissNo, injuredCnt } = useRecord()
  const [wasBegunBefore] = useState(Boolean(nearMissNo))
  return (
    <div className="stack">
      <Field name="nearMissTitle" label="무엇을 보았습니까?" />
      <Field name="placeDesc" label="어디에서 보았습니까?" />
      <OnMap />
      <Field name="photoFileId" label="사진" />
      <Field name="injuredCnt" label="다친 사람이 있습니까?">
        {(control) => <Injured {...control} />}
      </Field>
      {injuredCnt !== 0 && <Accident />}
      <details open={wasBegunBefore}>
        <summary>{t('더 적기')}</summary>
        <div className="stack">
          <Fields names={['occurDt', 'processNo', 'contentDesc', 'anonymousYn']} />
        </div>
      </details>
    </div>
  )
}

/** Folded: two lines and a photo are a report. Nothing where the plant has no map. */
function OnMap() {
  const { plantCd } = useRecord()
  const maps = useSiteMaps(plantCd)
  return maps && maps.length > 0 ? <Field name="siteMark" /> : null
}

/** Most often nobody is hurt: one tap less. Whoever is hurt comes before any form. */
function Injured({ value, setValue, wiring }: Control<number>) {
  const t = useT()
  const isSomebodyHurt = value !== 0
  return (
    <div className="near-miss-injured">
      <Radio.Group
        {...wiring}
        optionType="button"
        value={isSomebodyHurt}
        onChange={({ target }) => setValue(target.value ? 1 : 0)}
        options={[
          { value: false, label: t('없음') },
          { value: true, label: t('있음') },
        ]}
      />
      {isSomebodyHurt && (
        <NumberInput
          wiring={{ id: `${wiring.id}-count`, 'aria-label': t('부상자 수') }}
          field={nearMiss.fields.injuredCnt}
          value={value}
          onChange={setValue}
        />
      )}
    </div>
  )
}

/**
 * The way to go when somebody is hurt.
 *
 * @law 산업안전보건법 제57조제1항·제3항, 같은 법 시행규칙 제73조제1항
 */
function Accident() {
  const t = useT()
  const { plantCd } = useRecord()
  const tel = useSite()?.plants.find((plant) => plant.plantCd === plantCd)?.controlRoomTel ?? '119'
  return (
    <div className="doc-banner" data-tone="danger" role="alert">
      <p>{t('아차사고가 아니라 사고입니다. 방재센터에 먼저 알리고 사고로 보고하십시오.')}</p>
      <a className="near-miss-call" href={`tel:${tel}`}>
        <Phone size={18} aria-hidden />
        {t('방재센터 {tel}', { tel })}
      </a>
      <small>{t('산업안전보건법 제57조제1항·제3항')}</small>
    </div>
  )
}

/** What was seen before that is like it, so that a pattern shows while the next one is being written. */
export function Alike() {
  const t = useT()
  const { nearMissNo, nearMissTitle, contentDesc, placeDesc, accTypeCd, workCatCd, statusCd, measureDesc, can } =
    useRecord()
  const { editor, sections, setEditing } = useDocument()
  const isActed = statusCd === 'ACTION' && can.edit.includes('measureDesc')
  const take = (measure: string) => {
    const section = sections.find(({ title }) => title === t('조치'))
    if (section) setEditing(section.id, true)
    editor.change({ measureDesc: [measureDesc, measure].filter(Boolean).join('\n') })
  }
  return (
    <SeenBefore
      text={[nearMissTitle, contentDesc].filter(Boolean).join(' ')}
      place={placeDesc}
      accTypeCd={accTypeCd}
      workCatCd={workCatCd}
      self={nearMissNo ? `NM-${nearMissNo}` : undefined}
      onTake={isActed ? take : undefined}
    />
  )
}
