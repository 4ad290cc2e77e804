/** A part of a plan that reads one way and is written another. */
import { type ReactNode, useContext } from 'react'
import { SectionContext } from '#platform/web/document/context.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { TabCount } from './plan-tabs.logic.ts'

/** The name of a tab with how far it has come: 장비 1/2. */
export function TabLabel({ text, count }: { text: string; count: TabCount | undefined }) {
  const t = useT()
  if (!count || count.total === 0) return t(text)
  const { filled, total } = count
  return (
    <>
      {t(text)}{' '}
      <span className="doc-progress" data-done={filled === total || undefined}>
        <span aria-hidden>{`${filled}/${total}`}</span>
        <span className="visually-hidden">{t('{total}개 항목 중 {filled}개 입력됨', { filled, total })}</span>
      </span>
    </>
  )
}

/** A value of a plan as the pages of documents show it. */
export function Shown({ label, children }: { label: string; children: ReactNode }) {
  const t = useT()
  const Pair = useContext(SectionContext)?.isList === false ? 'dl' : 'div'
  return (
    <Pair className="doc-value" data-width="long">
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </Pair>
  )
}
