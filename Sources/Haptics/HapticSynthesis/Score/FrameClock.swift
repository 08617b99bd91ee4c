/// The conversion of seconds to frames: an event starts at the frame nearest to its time
/// (Signal.Z1).
struct FrameClock {
  let sampleRate: Double

  /// Returns the frame nearest to a time, which is clamped to three centuries.
  func frame(at time: Double) -> Int {
    guard time.isFinite, time > 0 else { return 0 }
    return Int((min(time, 1e10) * sampleRate).rounded())
  }
}
