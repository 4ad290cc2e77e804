/** A card as it leaves the printer: the size of a bank card, who it is in front and what holds behind. */
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useCodes } from '#platform/web/form/codes.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { PassBack, PassPaper, PassSheet } from '#platform/web/pass/pass-paper.tsx'
import { roster } from '../person/person.model.ts'
import { cardPaper, type Printed as Paper } from './card.calls.ts'
import { cardTypes } from './card.model.ts'

export function SgcCardPaper() {
  const { params } = usePage()
  const { data, isError, error, refetch } = useAsked(cardPaper, { no: Number(params.no) })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  return (
    <PassSheet size="card" onCards>
      <Front {...data} />
      <Back {...data} />
    </PassSheet>
  )
}

function Front({ personNm, birthYear, vendorNm, plantNm, jobTypeCd, cardTypeCd, photoFileId, ...card }: Paper) {
  const t = useT()
  const jobs = useCodes(roster.fields.jobTypeCd)
  const job = jobs.find(({ code }) => code === jobTypeCd)?.codeNm
  return (
    <PassPaper
      size="card"
      side={t('앞면')}
      title={t('안전카드')}
      site={plantNm}
      name={personNm}
      photoFileId={photoFileId}
      facts={[
        [null, vendorNm],
        [null, [job, t('{year}년생', { year: birthYear })].filter(Boolean).join(' · ')],
        [t('유효'), <b key="until">{card.validToYmd}</b>],
      ]}
      code={{ text: card.qrKey, label: t('게이트 확인 QR 코드') }}
      no={card.sgcCardDocNo}
      note={t(cardTypes[cardTypeCd])}
    />
  )
}

/** As many kinds as the paper of a card holds. */
const MOST_SPECIALS = 3

/** What whoever stands before him wants to see, and what to do with a card that was found. */
function Back({ qualNms, specials, issueYmd, validToYmd, plantNm }: Paper) {
  const t = useT()
  const learned = specials.slice(0, MOST_SPECIALS).map(({ specialKindNo, hourVal, carriedYn }) => {
    const told = t('특별교육 {k}호 {n}시간', { k: specialKindNo, n: hourVal })
    return carriedYn === 'Y' ? `${told} (${t('이수 승계')})` : told
  })
  return (
    <PassBack
      side={t('뒷면')}
      parts={[
        [t('확인된 자격·교육'), <p key="learned">{[...qualNms, ...learned].join(' · ') || t('없음')}</p>],
        [
          t('지킬 것'),
          <ul key="rules">
            <li>{t('현장에서는 보이는 곳에 답니다. 남에게 빌려주지 않습니다.')}</li>
            <li>{t('위험하면 작업을 멈추고 알립니다. 작업을 멈췄다고 불이익을 받지 않습니다.')}</li>
            <li>{t('잃어버리면 곧바로 안전부서나 게이트에 알립니다.')}</li>
          </ul>,
        ],
      ]}
      note={t('발급 {from} · 유효 {to} · 주운 분은 {plant} 게이트로 보내 주십시오.', {
        from: issueYmd,
        to: validToYmd,
        plant: plantNm ?? '',
      })}
    />
  )
}
