import './shortcuts.css'
import { Switch } from 'antd'
import { useId } from 'react'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { savePreference } from '#platform/web/session/preferences.ts'
import { useStore } from '#platform/web/store.ts'
import { capsOf } from './keys.ts'
import { type Shortcut, SINGLE_KEYS, shortcutStore, singleKeysOn } from './shortcuts.ts'

/** What the keys do on the page that is seen, as it stands when the sheet is opened. */
export function openHelpSheet(): void {
  const shortcuts = shortcutStore.get()
  void openDialog({
    label: platformNow('키보드 단축키'),
    width: 'min(560px, 92vw)',
    top: '8vh',
    escCloses: true,
    content: () => <HelpSheet shortcuts={shortcuts} />,
  })
}

function HelpSheet({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const t = usePlatformT()
  const id = useId()
  const isOn = useStore(singleKeysOn)
  const toggle = (next: boolean) => {
    singleKeysOn.set(next)
    savePreference(SINGLE_KEYS, next)
  }
  return (
    <div className="key-sheet">
      <KeyList title={t('이 화면')} shortcuts={shortcuts.filter(({ scope }) => scope === 'page')} />
      <KeyList title={t('어디서나')} shortcuts={shortcuts.filter(({ scope }) => scope === 'everywhere')} />
      <p className="key-switch">
        <Switch size="small" aria-labelledby={id} checked={isOn} onChange={toggle} data-focus-first />
        <span id={id}>{t('글자 하나로 된 단축키 사용')}</span>
      </p>
    </div>
  )
}

function KeyList({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const t = useT()
  if (shortcuts.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{t(label)}</dt>
            <dd>
              {capsOf(keys).map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
