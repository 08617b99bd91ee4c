import TactusHapticPatterns

/// The tracks of the dynamic parameters that act during events; the others act once, on the
/// envelope.
struct ScoreTracks {
  var intensity: ControlTrack
  var sharpness: ControlTrack
  var volume: ControlTrack
  var pan: ControlTrack
  var brightness: ControlTrack
  var pitch: ControlTrack

  init(_ controls: PatternControls, mapping: HapticMapping, sampleRate: Double) {
    func track(_ id: DynamicParameter.ID, map: (Float) -> Float = { $0 }) -> ControlTrack {
      ControlTrack(controls[id], ramp: mapping.controlRamp, sampleRate: sampleRate, map: map)
    }
    intensity = track(.hapticIntensity) { Float(mapping.amplitude(intensity: Double($0))) }
    sharpness = track(.hapticSharpness)
    volume = track(.audioVolume) { min(max($0, 0), 1) }
    pan = track(.audioPan)
    brightness = track(.audioBrightness)
    pitch = track(.audioPitch)
  }
}
