import { useT } from '#platform/web/i18n/i18n.ts'
import { Example } from '../parts/example.tsx'
import { GenericDialog } from './popup/generic-dialog.tsx'
import genericSource from './popup/generic-dialog.tsx?raw'
import { LoaderButtons } from './popup/loader-buttons.tsx'
import loaderSource from './popup/loader-buttons.tsx?raw'
import { PopupButtons } from './popup/popup-buttons.tsx'
import popupSource from './popup/popup-buttons.tsx?raw'
import formSource from './popup/sample-form.tsx?raw'

/** S-496 */
export function PopupSamples() {
  const t = useT()
  return (
    <>
      <Example
        title={t('팝업')}
        about={t('여러 화면이 함께 쓰는 팝업입니다. 종류별 내용은 모듈이 등록하고, 결과는 방송으로 받습니다.')}
        source={`${popupSource}\n${formSource}`}
      >
        <PopupButtons />
      </Example>
      <Example
        title={t('일반 대화상자')}
        about={t('한 화면에서만 쓰는 대화상자입니다. 바깥을 누르거나 Esc를 눌러도 닫히지 않습니다.')}
        source={genericSource}
      >
        <GenericDialog />
      </Example>
      <Example
        title={t('로딩')}
        about={t('다른 일이 끼어들면 안 되는 동안 화면 전체를 잠급니다.')}
        source={loaderSource}
      >
        <LoaderButtons />
      </Example>
    </>
  )
}
