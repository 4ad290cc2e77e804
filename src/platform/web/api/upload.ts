import type { ErrorAnswer } from '#platform/model/problem.ts'
import { REQUEST_TIMEOUT_MS } from '#platform/web/constants.ts'
import { ApiError } from './api-error.ts'

/** Once all is sent the server looks at the content, scales pictures, converts HEIC: that may take a while. */
const ANSWER_TIMEOUT_MS = 60_000

interface SendOptions {
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

/** Sends a form with files. XMLHttpRequest, because fetch does not tell how far the sending is. */
export function sendForm<T>(
  url: string,
  form: FormData,
  headers: Record<string, string>,
  { signal, onProgress }: SendOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const fail = (status: number, answer: ErrorAnswer | null) => reject(new ApiError(`POST ${url}`, status, answer))
    let timer = setTimeout(() => xhr.abort(), REQUEST_TIMEOUT_MS)
    const wait = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => xhr.abort(), ms)
    }
    xhr.upload.onprogress = (event) => {
      wait(REQUEST_TIMEOUT_MS)
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    xhr.upload.onload = () => wait(ANSWER_TIMEOUT_MS)
    xhr.onload = () => {
      const answer: unknown = xhr.responseText === '' ? null : parse(xhr.responseText)
      if (xhr.status < 400) resolve(answer as T)
      else fail(xhr.status, answer as ErrorAnswer | null)
    }
    xhr.onerror = () => fail(0, null)
    xhr.onabort = () => (signal?.aborted ? reject(new DOMException('', 'AbortError')) : fail(0, null))
    xhr.onloadend = () => clearTimeout(timer)
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.open('POST', url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.send(form)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy in between answers with a page of its own.
    return null
  }
}
