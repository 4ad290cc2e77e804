/** Several codes in one text: boxes, any of which may be ticked. */
import type { TextField } from '#platform/model/field.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { BoxGroup } from './box-group.tsx'
import type { ControlProps } from './form-field.tsx'

type SeveralBoxesProps = ControlProps<string> & { several: NonNullable<TextField['several']> }

export function SeveralBoxes({ several: { codes, between }, wiring, value, onChange, disabled }: SeveralBoxesProps) {
  const t = useT()
  const all = Object.keys(codes)
  const chosen = new Set((value ?? '').split(/[\s,]+/))
  return (
    <BoxGroup
      wiring={wiring}
      className="row"
      {...(disabled && { disabled })}
      options={Object.entries(codes).map(([code, label]) => ({ value: code, label: t(label) }))}
      value={all.filter((code) => chosen.has(code))}
      onChange={(next) => onChange(all.filter((code) => next.includes(code)).join(between) || null)}
    />
  )
}
