import { Select } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { seesAllPlants } from '#platform/model/access.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import type { ControlProps } from '#platform/web/form/form-field.tsx'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useSession } from '#platform/web/session/session.ts'
import './picker.css'

interface PlantSelectProps extends ControlProps<string> {
  /** Chemicals are looked after for the whole company, so only there it can be chosen. */
  filter?: 'chm' | undefined
}

/** S-265: who may not choose among plants has his own, and the server asks for no other either. */
export function PlantSelect({ wiring, value, onChange, disabled = false, filter }: PlantSelectProps) {
  const t = usePlatformT()
  const items = useCodes({ group: 'COM_PLANT_CD', filter })
  const person = useSession()?.person
  const own = person && !seesAllPlants(person) ? person.plantCd : undefined
  const force = useEffectEvent((plantCd: string) => onChange(plantCd))
  useEffect(() => {
    if (own !== undefined && value !== own) force(own)
  }, [own, value])
  return (
    <Select
      {...wiring}
      className="form-select pick-plant"
      value={own ?? value}
      onChange={(plantCd: string) => onChange(plantCd || null)}
      disabled={disabled || own !== undefined}
      placeholder={t('선택')}
      options={[{ value: '', label: t('선택') }, ...items.map(({ code, codeNm }) => ({ value: code, label: codeNm }))]}
      popupMatchSelectWidth={false}
    />
  )
}
