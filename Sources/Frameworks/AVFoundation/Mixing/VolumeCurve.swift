/// A volume over time: ramps, between which the last value holds (Players.MX2…).
struct VolumeCurve: Sendable {
  /// A volume ramp; immediate if it ends where it starts.
  struct Ramp: Sendable {
    /// The start in nanoseconds.
    var start: Int64
    /// The end in nanoseconds.
    var end: Int64
    /// The volume at the start.
    var from: Float
    /// The volume at the end.
    var to: Float
  }

  /// The ramps in the order of their start times.
  var ramps: [Ramp] = []
  /// A factor for the whole curve.
  var factor: Float = 1

  /// Whether the volume is always 1.
  var isNeutral: Bool { ramps.isEmpty && factor == 1 }

  /// Returns the volume at a time in nanoseconds.
  func volume(at time: Int64) -> Float {
    guard let ramp = ramps.last(where: { $0.start <= time }) else { return factor }
    guard time < ramp.end else { return ramp.to * factor }
    let part = Float(Double(time - ramp.start) / Double(ramp.end - ramp.start))
    return (ramp.from + (ramp.to - ramp.from) * part) * factor
  }

  /// Multiplies interleaved samples by the volumes at their times.
  ///
  /// - Parameters:
  ///   - samples: The samples.
  ///   - frame: The number of the first frame.
  ///   - channelCount: The number of channels.
  ///   - sampleRate: Frames a second.
  func apply(to samples: inout [Float], from frame: Int64, channelCount: Int, sampleRate: Int) {
    guard !isNeutral else { return }
    for index in 0..<samples.count / channelCount {
      let time = (Double(frame + Int64(index)) / Double(sampleRate) * 1e9).rounded()
      let volume = volume(at: Int64(time))
      for channel in 0..<channelCount { samples[index * channelCount + channel] *= volume }
    }
  }
}
