/** For tests of the web app alone: what goes up, by XMLHttpRequest, is answered as the test says. */
interface Answered {
  status?: number
  body: unknown
}
type Answer = (path: string, form: FormData) => Answered | Promise<Answered>

/** @returns the way back */
export function answeringUploads(answer: Answer): () => void {
  const real = globalThis.XMLHttpRequest
  class Answering extends EventTarget {
    readonly upload: { onprogress?: unknown; onload?: () => void } = {}
    private path = ''
    status = 0
    responseText = ''
    onload?: () => void
    onloadend?: () => void
    open(_method: string, path: string) {
      this.path = path
    }
    setRequestHeader() {}
    abort() {}
    async send(form: FormData) {
      const { status = 200, body } = await answer(this.path, form)
      this.upload.onload?.()
      this.status = status
      this.responseText = JSON.stringify(body)
      this.onload?.()
      this.onloadend?.()
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Answering })
  return () => {
    globalThis.XMLHttpRequest = real
  }
}
