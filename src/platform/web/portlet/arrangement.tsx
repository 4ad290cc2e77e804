/** Portlets being arranged: by hand, or by the keys of each portlet's handle. */
import { Button } from 'antd'
import { EyeOff, GripVertical, Plus } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { changed, type Layout, movedTo, type Placed, type PortletSize } from '#platform/model/portlet.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import type { PortletInfo } from './portlet.types.ts'
import { PortletFrame } from './portlet-frame.tsx'
import { type Drag, useDrag } from './use-drag.ts'

interface ArrangementProps {
  portlets: readonly PortletInfo[]
  layout: Layout
  onChange(layout: Layout): void
  actions: ReactNode
  /** What is shown of a portlet meanwhile. */
  children?: (portletId: string, size: PortletSize) => ReactNode
}
export function Arrangement({ portlets, layout, onChange, actions, children }: ArrangementProps) {
  const t = useT()
  const say = usePlatformT()
  const [told, setTold] = useState('')
  const refocus = useRef<string>(undefined)
  const grid = useRef<HTMLDivElement>(null)
  const shown = layout.filter(({ hidden }) => !hidden)
  const labelOf = (portletId: string) => t(portlets.find((one) => one.portletId === portletId)?.label ?? portletId)
  const move = (portletId: string, index: number) => {
    const at = Math.min(Math.max(0, index), shown.length - 1)
    refocus.current = portletId
    setTold(say('{name}: {n}개 중 {at}번째', { name: labelOf(portletId), n: shown.length, at: at + 1 }))
    onChange(movedTo(layout, portletId, at))
  }
  const placeOf = (portletId: string) => shown.findIndex((one) => one.portletId === portletId)
  const { drag, handle } = useDrag((portletId, overId) => move(portletId, placeOf(overId)))
  // What moves in the document loses the focus that it had.
  useLayoutEffect(() => {
    if (refocus.current && layout)
      grid.current?.querySelector<HTMLElement>(`[data-portlet="${refocus.current}"] .portlet-handle`)?.focus()
    refocus.current = undefined
  }, [layout])
  return (
    <>
      <div className="portlet-bar">
        <p className="quiet">{say('손잡이를 끌거나, 손잡이에서 화살표 키를 눌러 옮깁니다.')}</p>
        {actions}
      </div>
      <HiddenPortlets
        layout={layout}
        labelOf={labelOf}
        onShow={(id) => onChange(changed(layout, id, { hidden: false }))}
      />
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <div className="dashboard" ref={grid} data-arranging>
        {shown.map((placed) => {
          const portlet = portlets.find((one) => one.portletId === placed.portletId)
          return (
            portlet && (
              <ArrangedPortlet
                key={placed.portletId}
                portlet={portlet}
                placed={placed}
                drag={drag}
                handle={handle(placed.portletId)}
                onMove={(step) => move(placed.portletId, placeOf(placed.portletId) + step)}
                onChange={(change) => onChange(changed(layout, placed.portletId, change))}
              >
                {children?.(placed.portletId, placed.size)}
              </ArrangedPortlet>
            )
          )
        })}
      </div>
    </>
  )
}

interface HiddenProps {
  layout: Layout
  labelOf(portletId: string): string
  onShow(portletId: string): void
}
function HiddenPortlets({ layout, labelOf, onShow }: HiddenProps) {
  const t = usePlatformT()
  const hidden = layout.filter((one) => one.hidden)
  if (hidden.length === 0) return null
  return (
    <ul className="portlet-hidden" aria-label={t('숨긴 항목')}>
      {hidden.map(({ portletId }) => (
        <li key={portletId}>
          <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => onShow(portletId)}>
            {labelOf(portletId)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
const sizeNames: Readonly<Record<PortletSize, string>> = { S: '작은 칸', M: '보통 칸', L: '큰 칸' }

interface ArrangedProps {
  portlet: PortletInfo
  placed: Placed
  drag: Drag | null
  handle: ReturnType<ReturnType<typeof useDrag>['handle']>
  onMove(step: number): void
  onChange(change: Partial<Placed>): void
  children: ReactNode
}
function ArrangedPortlet({ portlet, placed, drag, handle, onMove, onChange, children }: ArrangedProps) {
  const t = useT()
  const say = usePlatformT()
  const label = t(portlet.label)
  const tools = (
    <>
      {portlet.sizes.length > 1 && (
        <fieldset className="portlet-sizes" aria-label={say('{name} 크기', { name: label })}>
          {portlet.sizes.toSorted(bySize).map((size) => (
            <button
              key={size}
              type="button"
              aria-pressed={size === placed.size}
              aria-label={t(sizeNames[size])}
              title={t(sizeNames[size])}
              onClick={() => onChange({ size })}
            >
              {size}
            </button>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={say('{name} 숨기기', { name: label })}
        title={say('숨기기')}
        onClick={() => onChange({ hidden: true })}
      >
        <EyeOff size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button portlet-handle"
        aria-label={say('{name} 옮기기', { name: label })}
        title={say('끌거나 화살표 키로 옮기기')}
        onKeyDown={(event) => {
          const step = steps[event.key]
          if (step === undefined) return
          event.preventDefault()
          onMove(step)
        }}
        {...handle}
      >
        <GripVertical size={16} aria-hidden />
      </button>
    </>
  )
  const state = drag?.portletId === portlet.portletId ? 'dragged' : drag?.overId === portlet.portletId ? 'target' : ''
  return (
    <div className="portlet-place" data-size={placed.size} data-drag={state}>
      <PortletFrame portlet={portlet} size={placed.size} tools={tools}>
        {children}
      </PortletFrame>
    </div>
  )
}

const bySize = (a: PortletSize, b: PortletSize): number => 'SML'.indexOf(a) - 'SML'.indexOf(b)
