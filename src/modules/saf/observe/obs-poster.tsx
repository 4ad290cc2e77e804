/** Posters with a code that leads to a card without a name: hung up by place, printed in seven languages. */
import './obs-card.css'
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { PrintPage } from '#platform/web/document/print/print-page.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { obsCard } from './obs-card.model.ts'
import type { Poster } from './obs-card.wire.ts'
import { posterResultWords, posterWords } from './obs-poster.i18n.ts'

const KEY = ['obs-posters']
const usePosters = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      api.get<{ mayAdd: boolean; places: Place[]; rows: Poster[] }>(`${obsCard.api}-posters`, { signal, quiet: true }),
  })

export function ObsPosters() {
  const t = useT()
  const { path } = usePage()
  usePageHead({ title: t('QR 포스터') })
  const { data, isError, error, refetch } = usePosters()
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  return (
    <div className="stack is-narrow">
      <p className="quiet">{t('QR을 찍으면 계정 없이, 이름 없이 관찰카드를 쓸 수 있습니다.')}</p>
      {data.mayAdd && <NewPoster places={data.places} />}
      {data.rows.length === 0 && <Empty message={t('만든 포스터가 없습니다.')} />}
      <ul className="lines">
        {data.rows.map((poster) => (
          <li key={poster.linkNo}>
            <span>{poster.locationNm ?? t('사업장 전체')}</span>
            <span className="quiet">{t('{day}까지', { day: poster.untilYmd })}</span>
            <Link to={`${path}/${poster.linkNo}`}>
              <Printer size={16} aria-hidden /> {t('인쇄')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface Place {
  locationNo: number
  locationNm: string
}
function NewPoster({ places }: { places: readonly Place[] }) {
  const t = useT()
  const [locationNo, setLocation] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    try {
      await api.post(`${obsCard.api}-posters`, { locationNo })
      await queryClient.invalidateQueries({ queryKey: KEY })
    } catch (error) {
      alreadyTold(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="row">
      <Select
        aria-label={t('장소')}
        value={locationNo}
        onChange={setLocation}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          { value: 0, label: t('사업장 전체') },
          ...places.map((place) => ({ value: place.locationNo, label: place.locationNm })),
        ]}
      />
      <Button type="primary" icon={<Plus size={16} aria-hidden />} loading={isBusy} onClick={() => void add()}>
        {t('포스터 만들기')}
      </Button>
    </div>
  )
}

export function ObsPosterPaper() {
  const t = useT()
  const { params } = usePage()
  const { data, isError, error, refetch } = usePosters()
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  const poster = data.rows.find(({ linkNo }) => linkNo === Number(params.no))
  if (!poster) return <Empty message={t('끝난 링크입니다.')} />
  const address = new URL(poster.path, location.origin).href
  return (
    <PrintPage title={t('관찰카드')} docNo={poster.locationNm ?? t('사업장 전체')} path={undefined}>
      <div className="obs-poster">
        <QrCode className="obs-poster-qr" text={address} label={t('관찰카드로 가는 QR 코드')} />
        <h2>{poster.locationNm ?? t('보고, 알리고, 바꿉니다')}</h2>
        <ul>
          {posterWords.map(([lang, said]) => (
            <li key={lang} lang={lang}>
              {said}
            </li>
          ))}
        </ul>
        <Results results={poster.results} />
      </div>
    </PrintPage>
  )
}

/** What came of what was told here last month: hung up anew each month. */
function Results({ results: { month, toldCnt, doneCnt, examples } }: { results: Poster['results'] }) {
  const t = useT()
  if (toldCnt === 0 && examples.length === 0) return null
  return (
    <section className="obs-poster-results" aria-label={t('{month} 결과', { month })}>
      <h3>{t('{month} 결과', { month })}</h3>
      <ul>
        {posterResultWords.map(([lang, said]) => (
          <li key={lang} lang={lang}>
            {said.replace('{told}', String(toldCnt)).replace('{done}', String(doneCnt))}
          </li>
        ))}
      </ul>
      <dl>
        {examples.map(({ contentDesc, replyDesc }) => (
          <div key={`${contentDesc} ${replyDesc}`}>
            <dt>{contentDesc}</dt>
            <dd>{replyDesc}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
