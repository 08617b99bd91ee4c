/// A volume over time: ramps, and the volume of the last one between them (Players.MX2…).
struct VolumeCurve: Sendable {
  /// A change of the volume; at once if it begins where it ends.
  struct Ramp: Sendable {
    /// The begin in nanoseconds.
    var start: Int64
    /// The end in nanoseconds.
    var end: Int64
    /// The volume at the begin.
    var from: Float
    /// The volume at the end.
    var to: Float
  }

  /// The ramps in the order of their begins.
  var ramps: [Ramp] = []
  /// The factor of the whole.
  var factor: Float = 1

  /// Whether the sound is not changed.
  var isNeutral: Bool { ramps.isEmpty && factor == 1 }

  /// Returns the volume at a time in nanoseconds.
  func volume(at time: Int64) -> Float {
    guard let ramp = ramps.last(where: { $0.start <= time }) else { return factor }
    guard time < ramp.end else { return ramp.to * factor }
    let part = Float(Double(time - ramp.start) / Double(ramp.end - ramp.start))
    return (ramp.from + (ramp.to - ramp.from) * part) * factor
  }

  /// Multiplies interleaved samples by the volumes of their times.
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
