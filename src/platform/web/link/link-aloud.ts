/** The voice of the phone, where it has one of the language. */
import { useSyncExternalStore } from 'react'

type Voice = Pick<SpeechSynthesisVoice, 'lang'>
const engine = (): SpeechSynthesis | undefined => ('speechSynthesis' in globalThis ? speechSynthesis : undefined)

const ofTag = (tag: string) => tag.slice(0, 2).toLowerCase()
const voiceOf = <V extends Voice>(voices: readonly V[], tag: string): V | undefined =>
  voices.find(({ lang }) => lang.replace('_', '-').toLowerCase() === tag.toLowerCase()) ??
  voices.find(({ lang }) => ofTag(lang) === ofTag(tag))

export const canSpeak = (voices: readonly Voice[], tag: string): boolean => voiceOf(voices, tag) !== undefined

/** Devices load their voices a moment after the page. */
let known: readonly SpeechSynthesisVoice[] = []
function subscribe(changed: () => void): () => void {
  const speech = engine()
  speech?.addEventListener?.('voiceschanged', changed)
  return () => speech?.removeEventListener?.('voiceschanged', changed)
}
function voicesNow(): readonly SpeechSynthesisVoice[] {
  const now = engine()?.getVoices() ?? []
  if (now.length !== known.length) known = now
  return known
}
export const useVoices = (): readonly SpeechSynthesisVoice[] => useSyncExternalStore(subscribe, voicesNow)

/** One text after the other; @param done heard to its end, or broken off by the device */
export function say(
  voices: readonly SpeechSynthesisVoice[],
  tag: string,
  texts: readonly string[],
  done: () => void,
): void {
  const speech = engine()
  const voice = voiceOf(voices, tag)
  if (!speech || !voice) return
  speech.cancel()
  texts.forEach((text, at) => {
    const spoken = new SpeechSynthesisUtterance(text)
    spoken.voice = voice
    spoken.lang = voice.lang
    if (at === texts.length - 1) spoken.onend = done
    spoken.onerror = done
    speech.speak(spoken)
  })
}
export const sayNothing = (): void => engine()?.cancel()
