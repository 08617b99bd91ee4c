import HapticPatterns

/// A tone or a sound, ready to be voiced.
struct ScoreSound {
  var span: ScoreSpan
  /// By which another version of the pattern knows the event again.
  var label: UInt64
  /// 0…1, before the volume control.
  var volume: Float
  /// −1…1, before the pitch control.
  var pitch: Float
  /// −1…1, before the pan control.
  var pan: Float
  /// 0…1, before the brightness control.
  var brightness: Float
  /// Which of the score's waveforms, or `nil` for a tone.
  var waveform: Int?
  var loops: Bool

  init(_ event: HapticEvent, _ label: UInt64, _ span: ScoreSpan, waveform: Int?) {
    self.span = span
    self.label = label
    volume = min(max(event[.audioVolume].finite, 0), 1)
    pitch = event[.audioPitch].finite
    pan = event[.audioPan].finite
    brightness = event[.audioBrightness].finite
    self.waveform = waveform
    loops = event.waveform?.loops ?? false
  }
}
