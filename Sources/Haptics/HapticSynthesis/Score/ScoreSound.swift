import TactusHapticPatterns

/// A tone or a sound, prepared for a voice.
struct ScoreSound {
  var span: ScoreSpan
  /// The label of the event in all versions of the pattern.
  var label: UInt64
  /// The label of the tone that this one continues (Signal.E8); `nil` for any other.
  var joined: UInt64?
  /// The volume, 0…1, before the volume parameter.
  var volume: Float
  /// The pitch, −1…1, before the pitch parameter.
  var pitch: Float
  /// The pan, −1…1, before the pan parameter.
  var pan: Float
  /// The brightness, 0…1, before the brightness parameter.
  var brightness: Float
  /// The index of the score's waveform, or `nil` for a tone.
  var waveform: Int?
  var loops: Bool

  init(
    _ event: HapticEvent, _ label: UInt64, _ span: ScoreSpan, joined: UInt64?, waveform: Int?
  ) {
    self.span = span
    self.label = label
    self.joined = joined
    volume = min(max(event[.audioVolume].finite, 0), 1)
    pitch = event[.audioPitch].finite
    pan = event[.audioPan].finite
    brightness = event[.audioBrightness].finite
    self.waveform = waveform
    loops = event.waveform?.loops ?? false
  }
}
