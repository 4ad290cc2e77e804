import { Button } from 'antd'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { Mark } from '#platform/model/drawn.ts'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import type { Wiring } from './form-field.tsx'
import './form.css'
import './image-marker.css'
import { bounded, type Place, placed, SCALE } from './mark-places.ts'

interface ImageMarkerProps {
  wiring?: Wiring
  label: string
  /** Address of the picture; a plain ground without one. */
  image?: string | undefined
  /** Work types: code → name. */
  types?: Readonly<Record<string, string>>
  /** Otherwise a new mark takes the place of the one before. */
  isMultiple?: boolean
  /** Day and title of the work that new marks stand for. */
  work?: Pick<Mark, 'wkodDt' | 'wkodTitle'>
  value: readonly Mark[] | null
  /** Left out where marks are only read. */
  onChange?(marks: Mark[] | null): void
}
const K_63 = '작업종류를 선택하세요.'
const ANY_TYPE = { MARK: '표시' }

/** S-271: places on a picture, in thousandths of its size, so that they hold however large it is shown. */
export function ImageMarker(props: ImageMarkerProps) {
  const { wiring, label, image, types = ANY_TYPE, isMultiple = true, work, value, onChange } = props
  const t = usePlatformT()
  const marks = value ?? []
  const [first, second] = Object.keys(types)
  const [type, setType] = useState<string | undefined>(second ? undefined : first)
  const keep = (next: Mark[]) => onChange?.(next.length === 0 ? null : next)
  const add = (place: Place) => {
    if (type) keep(placed(marks, { ...place, markType: type, ...work }, isMultiple))
    else void alert(t(K_63))
  }
  return (
    <div className="marker" id={wiring?.id}>
      {onChange && (
        <TypeButtons
          types={types}
          type={type}
          setType={setType}
          onClear={() => keep([])}
          isEmpty={marks.length === 0}
        />
      )}
      <Ground label={label} image={image} {...(onChange && { onAdd: add })}>
        {marks.map((mark) => (
          <MarkSign
            key={mark.markNo}
            mark={mark}
            types={types}
            {...(onChange && { onRemove: () => keep(marks.filter((one) => one !== mark)) })}
          />
        ))}
      </Ground>
    </div>
  )
}

const STEP = 20
const FINE_STEP = 2
const directions: Readonly<Record<string, Place>> = {
  ArrowLeft: { locationX: -1, locationY: 0 },
  ArrowRight: { locationX: 1, locationY: 0 },
  ArrowUp: { locationX: 0, locationY: -1 },
  ArrowDown: { locationX: 0, locationY: 1 },
}
const MIDDLE: Place = { locationX: SCALE / 2, locationY: SCALE / 2 }

interface GroundProps {
  label: string
  image: string | undefined
  onAdd?(place: Place): void
  children: React.ReactNode
}
/** The picture: clicked on, or marked with a cursor that the arrow keys move (finer with Shift). */
function Ground({ label, image, onAdd, children }: GroundProps) {
  const t = usePlatformT()
  const [cursor, setCursor] = useState<Place>()
  const click = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    // A place on a picture that is not there yet would be another one when it comes.
    if (image && !currentTarget.querySelector('img')?.complete) return
    const box = currentTarget.getBoundingClientRect()
    setCursor(undefined)
    onAdd?.({
      locationX: bounded(((clientX - box.left) / box.width) * SCALE),
      locationY: bounded(((clientY - box.top) / box.height) * SCALE),
    })
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!onAdd || event.target !== event.currentTarget) return
    const from = cursor ?? MIDDLE
    const direction = directions[event.key]
    const step = event.shiftKey ? FINE_STEP : STEP
    if (direction)
      setCursor({
        locationX: bounded(from.locationX + direction.locationX * step),
        locationY: bounded(from.locationY + direction.locationY * step),
      })
    else if (event.key === 'Enter') onAdd(from)
    else return
    event.preventDefault()
  }
  const picture = image ? (
    <img src={image} alt={onAdd ? '' : label} draggable={false} />
  ) : (
    <div className="marker-blank" />
  )
  if (!onAdd)
    return (
      <div className="marker-ground">
        {picture}
        {children}
      </div>
    )
  return (
    <>
      <div
        className="marker-ground is-open"
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its arrow keys move a cursor, which is what this role is for.
        tabIndex={0}
        onClick={click}
        onKeyDown={press}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget && target.matches(':focus-visible')) setCursor((before) => before ?? MIDDLE)
        }}
        onBlur={() => setCursor(undefined)}
      >
        {picture}
        {children}
        {cursor && <i className="marker-cursor" style={styleOf(cursor)} aria-hidden />}
      </div>
      <p className="form-help" role="status">
        {cursor
          ? t('가로 {x} %, 세로 {y} % · 방향키로 옮기고 Enter로 표시합니다.', {
              x: cursor.locationX / 10,
              y: cursor.locationY / 10,
            })
          : t('그림을 누르면 표시되고, 표시를 누르면 지워집니다.')}
      </p>
    </>
  )
}

const styleOf = ({ locationX, locationY }: Place) => ({ left: `${locationX / 10}%`, top: `${locationY / 10}%` })

interface MarkSignProps {
  mark: Mark
  types: Readonly<Record<string, string>>
  onRemove?(): void
}
function MarkSign({ mark, types, onRemove }: MarkSignProps) {
  const t = useT()
  const say = usePlatformT()
  const type = t(types[mark.markType] ?? mark.markType)
  const about = [`${type} ${mark.markNo}`, mark.wkodDt, mark.wkodTitle].filter(Boolean).join(' · ')
  const shared = {
    className: 'marker-mark',
    style: styleOf(mark),
    title: about,
    'data-kind': Object.keys(types).indexOf(mark.markType) % KINDS,
    children: mark.markNo,
  }
  if (!onRemove) return <span {...shared} role="img" aria-label={about} />
  return (
    <button
      type="button"
      {...shared}
      aria-label={say('{type} {n} 지우기', { type, n: mark.markNo })}
      onClick={(event) => {
        event.stopPropagation()
        onRemove()
      }}
    />
  )
}
/** Colours of marks; the name of the type says it in words. */
const KINDS = 4

interface TypeButtonsProps {
  types: Readonly<Record<string, string>>
  type: string | undefined
  setType(type: string | undefined): void
  onClear(): void
  isEmpty: boolean
}
/** Which type the next mark has, and all of them taken away. */
export function TypeButtons({ types, type, setType, onClear, isEmpty }: TypeButtonsProps) {
  const t = useT()
  const say = usePlatformT()
  const isOfSeveral = Object.keys(types).length > 1
  return (
    <div className="form-buttons">
      {isOfSeveral &&
        Object.entries(types).map(([code, name], index) => (
          <Button
            key={code}
            type={code === type ? 'primary' : 'default'}
            aria-pressed={code === type}
            icon={<i className="marker-dot" data-kind={index % KINDS} />}
            onClick={() => setType(code === type ? undefined : code)}
          >
            {t(name)}
          </Button>
        ))}
      <Button type="text" disabled={isEmpty} onClick={onClear}>
        {say('모두 지우기')}
      </Button>
    </div>
  )
}
