import PhoneHardware

extension SoundRouting {
  /// What a device would have got of a recording.
  ///
  /// - Returns: Whole frames with one sample a channel, and how many samples were cut at full
  ///   scale.
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

  /// Cuts a sample at full scale; what is not a number is silence.
  ///
  /// - Thread: render.
  @inline(__always)
  static func limited(_ sample: Float) -> Float {
    sample.isNaN ? 0 : min(max(sample, -1), 1)
  }
}

extension SoundRouting.Channel {
  /// Adds up the signals of one frame that the channel plays; one alone passes bit for bit.
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
