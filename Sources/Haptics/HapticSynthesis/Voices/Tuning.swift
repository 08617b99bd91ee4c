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

  /// The most frames that may be rendered together while the sharpness changes by so much a frame.
  ///
  /// Within them the gains go in a straight line from one frequency's to the next one's, which for
  /// 1 Hz is exact to a hundredth even beside a narrow resonance, where the drive reaches full scale;
  /// 32 frames are worth their setting-up.
  func longestSweep(slope: Float) -> Int {
    let hertz = abs(Double(slope)) * abs(mapping.highestFrequency - mapping.lowestFrequency)
    let longest = RenderSpan.longestMoving(sampleRate)
    return hertz * Double(longest) <= 1 ? longest : max(Int(1 / hertz) / 8 * 8, 32)
  }

  /// The gains of a frequency in cycles a frame.
  func gains(_ frequency: Double) -> ResonantResponse.Gains {
    response.gains(cyclesPerSample: frequency, hertz: frequency * sampleRate)
  }
}
