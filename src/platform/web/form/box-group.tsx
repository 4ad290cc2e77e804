/** Boxes of which any may be ticked. ARIA has no required group: that something is to be chosen is part of what describes it. */
import { Checkbox } from 'antd'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { Wiring } from './form-field.tsx'

interface BoxGroupProps {
  /** Of the field around it, whose label names the group. */
  wiring: Wiring
  value: string[]
  options: { value: string; label: string }[]
  onChange(chosen: string[]): void
  className?: string
  disabled?: boolean
}

export function BoxGroup({ wiring, ...props }: BoxGroupProps) {
  const t = usePlatformT()
  const { id, 'aria-required': isRequired, 'aria-invalid': _invalid, 'aria-describedby': described } = wiring
  const neededId = `${id}-needed`
  // Ant Design hands them on, but its types do not say so.
  const group = { id, role: 'group' }
  const describedBy = [described, isRequired && neededId].filter(Boolean).join(' ') || undefined
  return (
    <>
      <Checkbox.Group {...props} {...group} aria-labelledby={`${id}-label`} aria-describedby={describedBy} />
      {isRequired && (
        <span id={neededId} hidden>
          {t('필수 입력')}
        </span>
      )}
    </>
  )
}
