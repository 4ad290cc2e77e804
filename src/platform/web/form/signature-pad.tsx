import { Button } from 'antd'
import { type PointerEvent, useRef, useState } from 'react'
import { toWire } from '#platform/model/calendar.ts'
import type { Signature } from '#platform/model/drawn.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { ControlProps } from './form-field.tsx'

const THOUSAND = 1000
/** Width to height of the pad. */
const RATIO = 3
/** One straight stroke, for whoever cannot draw: the name above it is the signature. */
const LINE: number[][] = [[60, 820, 940, 820]]

/** A drawn signature with the name and the moment; strokes in thousandths of the pad, sharp at any size. */
export function SignaturePad({
  wiring,
  value,
  onChange,
  disabled,
  onlyDrawn = false,
}: ControlProps<Signature> & {
  /** Somebody else's hand on this device: his name alone would be typed by its owner. */
  onlyDrawn?: boolean
}) {
  const t = usePlatformT()
  const signerNm = useSession()?.user.userNm ?? ''
  const [drawn, setDrawn] = useState<number[]>()
  const strokes = value?.strokes ?? []
  const keep = (all: number[][]) =>
    onChange(
      all.length === 0 ? null : { signerNm: value?.signerNm ?? signerNm, signDt: toWire(new Date()), strokes: all },
    )
  const events = usePen(disabled ?? false, setDrawn, (stroke) => keep([...strokes, stroke]))
  return (
    <div className="form-signature" id={wiring.id}>
      <SignatureImage strokes={drawn ? [...strokes, drawn] : strokes} events={events} label={t('서명란')} />
      <p className="form-signature-name">
        {value ? `${value.signerNm} · ${formatDateTime(value.signDt)}` : t('위에 서명하세요.')}
      </p>
      {!disabled && (
        <div className="form-buttons">
          {!onlyDrawn && <Button onClick={() => keep(LINE)}>{t('이름으로 서명')}</Button>}
          <Button disabled={!value} onClick={() => onChange(null)}>
            {t('지우기')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface SignatureImageProps {
  strokes: readonly number[][]
  label: string
  events?: ReturnType<typeof usePen>
}
export function SignatureImage({ strokes, label, events }: SignatureImageProps) {
  return (
    <svg
      className="form-signature-pad"
      viewBox={`0 0 ${THOUSAND} ${THOUSAND / RATIO}`}
      role="img"
      aria-label={label}
      {...events}
    >
      {strokes.map((stroke) => (
        <polyline key={stroke.join()} points={pointsOf(stroke)} />
      ))}
    </svg>
  )
}

const pointsOf = (stroke: readonly number[]): string =>
  stroke.map((value, at) => (at % 2 === 0 ? value : value / RATIO)).join(' ')

export function usePen(
  disabled: boolean,
  show: (stroke: number[] | undefined) => void,
  done: (stroke: number[]) => void,
) {
  const stroke = useRef<number[] | undefined>(undefined)
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] => {
    const box = currentTarget.getBoundingClientRect()
    return [share(clientX - box.left, box.width), share(clientY - box.top, box.height)]
  }
  const end = () => {
    if (stroke.current && stroke.current.length > 2) done(stroke.current)
    stroke.current = undefined
    show(undefined)
  }
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (disabled) return
      event.currentTarget.setPointerCapture(event.pointerId)
      stroke.current = point(event)
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!stroke.current) return
      stroke.current = [...stroke.current, ...point(event)]
      show(stroke.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
const share = (part: number, whole: number): number =>
  Math.min(THOUSAND, Math.max(0, Math.round((part / whole) * THOUSAND)))
