/// The drift in frames of a device, which is read at its own clock, against the phone's clock
/// (AudioEngine.RS8).
///
/// A device reads in blocks, so single reads mean little: the mean over some seconds is compared
/// with that of the first ones.
package struct ClockDrift {
  /// The drift in frames since the beginning; negative if the device is ahead.
  package private(set) var frames = 0.0

  /// Creates a measurement that begins with the first read.
  package init() {}

  /// Adds a read to the measurement.
  ///
  /// - Parameters:
  ///   - count: The number of frames read so far.
  ///   - time: The phone's time in seconds.
  /// - Thread: render.
  package mutating func update(read count: Int, at time: Double) {
    guard count != lastCount else { return }
    defer { (lastCount, lastTime) = (count, time) }
    // After a pause, the device is at another position: a new measurement begins, and the result so
    // far is kept.
    if lastCount < 0 || time - lastTime > Self.longestPause {
      (origin, first, sum, number, baseline) = (time, count, 0, 0, nil)
    }
    sum += (time - origin) * Self.sampleRate - Double(count - first)
    number += 1
    guard time - origin >= windowEnd else { return }
    let mean = sum / number
    (sum, number, windowEnd) = (0, 0, time - origin + Self.window)
    guard let baseline else {
      self.baseline = mean - frames
      return
    }
    frames += (mean - baseline - frames) * Self.share
  }

  // MARK: Internals

  private static let sampleRate = 48_000.0
  /// The duration in seconds over which a mean is taken.
  ///
  /// - Source: ours: a hundred blocks of a usual device. Confidence: guess.
  private static let window = 2.0
  /// The weight of a new mean in the result.
  private static let share = 0.5
  /// The seconds without a read after which a new measurement begins.
  private static let longestPause = 0.25

  private var lastCount = -1
  private var lastTime = 0.0
  private var origin = 0.0 { didSet { windowEnd = Self.window } }
  private var first = 0
  private var sum = 0.0
  private var number = 0.0
  private var windowEnd = window
  private var baseline: Double?
}
