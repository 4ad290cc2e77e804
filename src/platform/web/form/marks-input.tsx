import { Button } from 'antd'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { Mark } from '#platform/model/field.ts'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { Wiring } from './form-field.tsx'

interface MarksInputProps {
  wiring?: Wiring
  label: string
  /** Address of the picture; a plain ground without one. */
  image?: string | undefined
  /** Work types: code → name. */
  types?: Readonly<Record<string, string>>
  isMultiple?: boolean
  value: readonly Mark[] | null
  /** Left out where marks are only read. */
  onChange?(marks: Mark[] | null): void
}
const THOUSAND = 1000
const CURSOR_STEP = 20
const steps: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-CURSOR_STEP, 0],
  ArrowRight: [CURSOR_STEP, 0],
  ArrowUp: [0, -CURSOR_STEP],
  ArrowDown: [0, CURSOR_STEP],
}
const K_63 = '작업종류를 선택하세요.'
const bounded = (value: number): number => Math.min(THOUSAND, Math.max(0, Math.round(value)))

/** S-271: places on a picture, in thousandths of its size. */
export function MarksInput(props: MarksInputProps) {
  const { wiring, label, image, types = { MARK: '표시' }, isMultiple = true, value, onChange } = props
  const t = useT()
  const marks = value ?? []
  const [only] = Object.keys(types).length === 1 ? Object.keys(types) : []
  const [type, setType] = useState<string | undefined>(only)
  const [cursor, setCursor] = useState<[number, number]>()
  const keep = (next: Mark[]) => onChange?.(next.length === 0 ? null : next)
  const add = (locationX: number, locationY: number) => {
    if (!type) return void alert(t(K_63))
    const markNo = Math.max(0, ...marks.map((mark) => mark.markNo)) + 1
    const mark: Mark = { markNo, markType: type, locationX: bounded(locationX), locationY: bounded(locationY) }
    keep(isMultiple ? [...marks, mark] : [{ ...mark, markNo: 1 }])
  }
  const click = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    if (onChange) add(((clientX - box.left) / box.width) * THOUSAND, ((clientY - box.top) / box.height) * THOUSAND)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!onChange || event.target !== event.currentTarget) return
    const [x, y] = cursor ?? [THOUSAND / 2, THOUSAND / 2]
    const step = steps[event.key]
    if (step) setCursor([bounded(x + step[0]), bounded(y + step[1])])
    else if (event.key === 'Enter') add(x, y)
    else return
    event.preventDefault()
  }
  return (
    <div className="form-marks" id={wiring?.id}>
      {onChange && <TypeButtons {...{ types, type, setType }} onClear={() => keep([])} isEmpty={marks.length === 0} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with places on it is no set of fields. */}
      <div
        className="form-marks-ground"
        role="group"
        aria-label={label}
        tabIndex={onChange ? 0 : undefined}
        onClick={click}
        onKeyDown={press}
        onBlur={() => setCursor(undefined)}
      >
        {image ? <img src={image} alt={label} draggable={false} /> : <div className="form-marks-blank" />}
        {marks.map((mark) => (
          <MarkButton
            key={mark.markNo}
            {...{ mark, types }}
            disabled={!onChange}
            onRemove={() => keep(marks.filter((one) => one !== mark))}
          />
        ))}
        {cursor && <i className="form-marks-cursor" style={placeOf(...cursor)} aria-hidden />}
      </div>
    </div>
  )
}

const placeOf = (x: number, y: number) => ({ left: `${x / 10}%`, top: `${y / 10}%` })

interface MarkButtonProps {
  mark: Mark
  types: Readonly<Record<string, string>>
  disabled: boolean
  onRemove(): void
}
function MarkButton({ mark, types, disabled, onRemove }: MarkButtonProps) {
  const t = useT()
  const type = t(types[mark.markType] ?? mark.markType)
  return (
    <button
      type="button"
      className="form-marks-mark"
      style={placeOf(mark.locationX, mark.locationY)}
      aria-label={t('{type} {n} 지우기', { type, n: mark.markNo })}
      disabled={disabled}
      onClick={(event) => {
        event.stopPropagation()
        onRemove()
      }}
    >
      {mark.markNo}
    </button>
  )
}

interface TypeButtonsProps {
  types: Readonly<Record<string, string>>
  type: string | undefined
  setType(type: string | undefined): void
  onClear(): void
  isEmpty: boolean
}
function TypeButtons({ types, type, setType, onClear, isEmpty }: TypeButtonsProps) {
  const t = useT()
  return (
    <div className="form-buttons">
      {Object.entries(types).map(([code, name]) => (
        <Button
          key={code}
          type={code === type ? 'primary' : 'default'}
          aria-pressed={code === type}
          onClick={() => setType(code === type ? undefined : code)}
        >
          {t(name)}
        </Button>
      ))}
      <Button disabled={isEmpty} onClick={onClear}>
        {t('모두 지우기')}
      </Button>
    </div>
  )
}
