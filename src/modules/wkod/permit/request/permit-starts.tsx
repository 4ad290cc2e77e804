/** What an empty permit begins with: a work that was done before, with its place, crew and hours, for tomorrow. */
import { Button } from 'antd'
import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { dropTab } from '#platform/web/tabs/tab-store.ts'
import { nameTemplate, permitStarts } from '../permit.calls.ts'
import { permit } from '../permit.model.ts'
import { Types } from '../permit.parts.tsx'
import { useCopy } from '../permit-queries.ts'

const { useRecord } = screensFor(permit)

export function Starts() {
  const t = useT()
  const { state } = useDocument()
  const isUntouched = state.record === null && state.phase === 'clean'
  const { data } = useAsked(permitStarts, isUntouched ? {} : null, { fresh: true })
  const { path } = usePage()
  const copy = useCopy()
  // The empty form gives way to the one that is begun.
  const begin = async (permitNo: number) => {
    await copy(permitNo)
    dropTab(path)
  }
  if (!isUntouched || !data?.rows.length) return null
  return (
    <section className="stack is-close" aria-labelledby="permit-starts">
      <h2 id="permit-starts">{t('지난 작업에서 시작')}</h2>
      <p className="quiet">{t('장소, 인원, 안전조치 내용을 가져와 내일 같은 시간으로 작성합니다.')}</p>
      <ul className="permit-starts">
        {data.rows.map((one) => (
          <li key={one.permitNo}>
            <button type="button" onClick={() => void begin(one.permitNo)}>
              <b>{one.templateNm ?? one.wkodTitle}</b>
              <Types record={one} />
              <small className="quiet">
                {one.placeDesc} · {t('{n}명', { n: one.crewCnt })} · {formatDay(one.wkodDt)}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Keeps a work among those that new permits begin with, however long ago it was. */
export function TemplateButton() {
  const t = useT()
  const { editor } = useDocument()
  const { permitNo, templateNm, wkodTitle } = useRecord()
  if (!permitNo) return null
  const isKept = templateNm !== null
  const keep = async () => {
    await send(nameTemplate, { no: permitNo }, { templateNm: isKept ? null : wkodTitle })
    await editor.reload()
    toast(isKept ? t('본보기에서 뺐습니다.') : t('본보기로 두었습니다. 새 허가를 쓸 때 먼저 나옵니다.'))
  }
  return (
    <Button
      icon={isKept ? <BookmarkCheck size={16} aria-hidden /> : <BookmarkPlus size={16} aria-hidden />}
      aria-pressed={isKept}
      onClick={() => void keep()}
    >
      {t('본보기')}
    </Button>
  )
}
