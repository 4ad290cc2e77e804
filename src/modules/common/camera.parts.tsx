/** The camera of a phone as a scanner, where the browser reads codes by itself; elsewhere the number is typed. */
import './camera.css'
import { Button } from 'antd'
import { Camera, CameraOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector
const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

const LOOK_EVERY_MS = 250
/** The same code held before the camera counts once. */
const SAME_FOR_MS = 4000

export const hasCamera = (): boolean => detectorClass() !== undefined && Boolean(navigator.mediaDevices?.getUserMedia)

export function CameraScanner({ onCode }: { onCode(text: string): void }) {
  const t = useT()
  const [isOn, setOn] = useState(false)
  const [failed, setFailed] = useState(false)
  return (
    <div className="camera">
      <Button
        icon={isOn ? <CameraOff size={16} aria-hidden /> : <Camera size={16} aria-hidden />}
        onClick={() => {
          setFailed(false)
          setOn(!isOn)
        }}
      >
        {t(isOn ? '카메라 끄기' : '카메라로 스캔')}
      </Button>
      {failed && <p className="quiet">{t('카메라를 쓸 수 없습니다. 스캐너나 이름으로 확인하십시오.')}</p>}
      {isOn && (
        <Viewer
          onCode={onCode}
          onFail={() => {
            setFailed(true)
            setOn(false)
          }}
        />
      )}
    </div>
  )
}

const stop = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function Viewer({ onCode, onFail }: { onCode(text: string): void; onFail(): void }) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef({ onCode, onFail })
  latest.current = { onCode, onFail }
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let isOver = false
    const last = { text: '', at: 0 }
    const Class = detectorClass()
    const look = async (detector: Detector) => {
      if (!video.current || video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      const [found] = await detector.detect(video.current)
      if (!found || (found.rawValue === last.text && Date.now() - last.at < SAME_FOR_MS)) return
      Object.assign(last, { text: found.rawValue, at: Date.now() })
      latest.current.onCode(found.rawValue)
    }
    const start = async () => {
      if (!Class) return latest.current.onFail()
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || !video.current) return stop(stream)
      video.current.srcObject = stream
      await video.current.play()
      const detector = new Class({ formats: ['qr_code'] })
      timer = setInterval(() => void look(detector).catch(() => latest.current.onFail()), LOOK_EVERY_MS)
    }
    start().catch(() => latest.current.onFail())
    return () => {
      isOver = true
      clearInterval(timer)
      stop(stream)
    }
  }, [])
  return <video ref={video} muted playsInline aria-label={t('카메라 화면')} />
}
