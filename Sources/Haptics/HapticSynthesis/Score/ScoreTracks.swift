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

  /// Creates the tracks of a pattern's parameters.
  ///
  /// - Parameters:
  ///   - felt: The frames during which continuous haptic events play.
  ///   - heard: The frames during which tones and sounds play.
  init(
    _ controls: PatternControls, mapping: HapticMapping, sampleRate: Double, felt: SoundingFrames,
    heard: SoundingFrames
  ) {
    func track(
      _ id: DynamicParameter.ID, _ sounding: SoundingFrames, map: (Float) -> Float = { $0 }
    ) -> ControlTrack {
      ControlTrack(
        controls[id], ramp: mapping.controlRamp, sampleRate: sampleRate, sounding: sounding,
        map: map)
    }
    intensity = track(.hapticIntensity, felt) { Float(mapping.amplitude(intensity: Double($0))) }
    sharpness = track(.hapticSharpness, felt)
    volume = track(.audioVolume, heard) { min(max($0, 0), 1) }
    pan = track(.audioPan, heard)
    brightness = track(.audioBrightness, heard)
    pitch = track(.audioPitch, heard)
  }
}
