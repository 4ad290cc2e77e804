/** The sheets of a print: one label on each, as many as are to hang. */
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Asked } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { useLightTheme } from '#platform/web/theme/appearance.ts'
import '#platform/web/document/print/print-page.css'
import { labelPaper } from './label.calls.ts'
import { LabelFace } from './label-face.tsx'

export function LabelPaper() {
  const { params } = usePage()
  const t = useT()
  usePageHead({ title: t('경고표지') })
  const [fits, setFits] = useState(true)
  useLightTheme()
  return (
    <Asked call={labelPaper} at={{ no: Number(params.no) }}>
      {(label) => (
        <main className="label-sheets" data-size={label.sizeCd}>
          <div className="paper-tools">
            {fits ? (
              <button type="button" onClick={() => print()}>
                <Printer size={16} aria-hidden />
                {t('{n}장 인쇄', { n: label.printCnt })}
              </button>
            ) : (
              <p role="alert">{t('이 규격에는 문구가 다 들어가지 않습니다. 더 큰 규격으로 출력하세요.')}</p>
            )}
          </div>
          {Array.from({ length: label.printCnt }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
            <LabelFace key={at} {...label} {...(at === 0 && { onFit: setFits })} />
          ))}
        </main>
      )}
    </Asked>
  )
}
