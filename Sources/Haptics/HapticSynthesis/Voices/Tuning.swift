/// Which frequency a voice has, and what drive that frequency needs.
struct Tuning {
  let mapping: HapticMapping
  let response: ResonantResponse
  let sampleRate: Double

  /// Cycles a frame of an event with the sharpness control at an offset.
  @inline(__always)
  func frequency(_ haptic: ScoreHaptic, _ offset: Float) -> Double {
    // T4. The sharpness control acts on continuous events only, as Apple's guide says; its header
    // says "all haptic events", but exporters that ship patterns rely on the former.
    let sharpness = haptic.isTap ? haptic.sharpness : haptic.sharpness + Double(offset)
    return mapping.frequency(sharpness: sharpness) / sampleRate
  }

  /// The gains of a frequency in cycles a frame.
  func gains(_ frequency: Double) -> ResonantResponse.Gains {
    response.gains(cyclesPerSample: frequency, hertz: frequency * sampleRate)
  }
}
