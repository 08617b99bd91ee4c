/// The frequency of a voice, and the drive that it needs.
struct Tuning {
  let mapping: HapticMapping
  let response: ResonantResponse
  let sampleRate: Double

  /// Returns the frequency in cycles per frame of an event with an offset of the sharpness
  /// parameter.
  @inline(__always)
  func frequency(_ haptic: ScoreHaptic, _ offset: Float) -> Double {
    // The sharpness control acts on continuous events only, as Apple's guide says; its header says
    // "all haptic events", but exporters that ship patterns rely on the former (Signal.T4).
    let sharpness = haptic.isTap ? haptic.sharpness : haptic.sharpness + Double(offset)
    return mapping.frequency(sharpness: sharpness) / sampleRate
  }

  /// Returns the maximum number of frames in a span with a slope of the sharpness.
  ///
  /// Within them the gains are interpolated linearly between two frequencies, which for 1 Hz is
  /// exact to a hundredth even near a narrow resonance, where the drive reaches full scale; with 32
  /// frames the set-up cost is negligible.
  func longestSweep(slope: Float) -> Int {
    let hertz = abs(Double(slope)) * abs(mapping.highestFrequency - mapping.lowestFrequency)
    let longest = RenderSpan.longestMoving(sampleRate)
    return hertz * Double(longest) <= 1 ? longest : max(Int(1 / hertz) / 8 * 8, 32)
  }

  /// Returns the gains of a frequency in cycles per frame.
  func gains(_ frequency: Double) -> ResonantResponse.Gains {
    response.gains(cyclesPerSample: frequency, hertz: frequency * sampleRate)
  }
}
