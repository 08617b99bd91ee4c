import TactusPhoneHardware

extension SoundRouting {
  /// Returns the samples that a device would receive from a recording.
  ///
  /// - Returns: Whole frames with one sample per channel, and the number of clipped samples.
  /// - Complexity: O(frames · channels).
  public func mix(_ recording: SignalRecording) -> (samples: [Float], clippedSamples: Int) {
    var samples: [Float] = []
    samples.reserveCapacity(recording.frameCount * channels.count)
    var clippedSamples = 0
    for frame in recording.drive.indices {
      for signals in channels {
        let sum = signals.sum(
          drive: recording.drive[frame], left: recording.left[frame],
          right: recording.right[frame])
        let sample = Self.limited(sum)
        if sample != sum { clippedSamples += 1 }
        samples.append(sample)
      }
    }
    return (samples, clippedSamples)
  }

  /// Returns a sample clipped at full scale; NaN becomes silence.
  ///
  /// - Thread: render.
  @inline(__always)
  static func limited(_ sample: Float) -> Float {
    sample.isNaN ? 0 : min(max(sample, -1), 1)
  }
}

extension SoundRouting.Channel {
  /// Returns the sum of the channel's signals for one frame; a single signal passes unchanged.
  ///
  /// - Thread: render.
  @inline(__always)
  func sum(drive: Float, left: Float, right: Float) -> Float {
    var sum: Float = 0
    if contains(.drive) { sum += drive }
    if contains(.left) { sum += left }
    if contains(.right) { sum += right }
    return sum
  }
}
