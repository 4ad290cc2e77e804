import { useCallback, useState } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import type { SectionInfo } from '../context.ts'

export function useSections() {
  const [sections, setSections] = useState<readonly SectionInfo[]>([])
  const addSection = useCallback((section: SectionInfo) => {
    setSections((all) => [...all.filter((one) => one.id !== section.id), section])
    return () => setSections((all) => all.filter((one) => one.id !== section.id))
  }, [])
  return { sections, addSection }
}

/** Fewer sections are seen at a glance. */
const WORTH_ANCHORS = 3

/** The way through a long document, from 1200 px on. */
export function Anchors({ sections }: { sections: readonly SectionInfo[] }) {
  const t = usePlatformT()
  if (sections.length < WORTH_ANCHORS) return null
  const go = (id: string) => document.getElementById(id)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  return (
    <nav className="doc-anchors" aria-label={t('문서 목차')}>
      {sections.map(({ id, title }) => (
        <button key={id} type="button" className="plain-button" onClick={() => go(id)}>
          {title}
        </button>
      ))}
    </nav>
  )
}
