internal import Glibc

/// A meter of the power of samples in decibels relative to full scale.
public struct PowerMeter: Sendable, Equatable {
  /// The power of silence.
  ///
  /// - Source: Apple's documentation of metering gives −160 dB as the minimum. Confidence:
  ///   documented.
  public static let silence: Float = -160

  /// The average power.
  public private(set) var average = PowerMeter.silence
  /// The power of the largest sample.
  public private(set) var peak = PowerMeter.silence

  /// Creates a meter of silence.
  public init() {}

  /// Creates a meter of samples.
  public init(_ samples: some Sequence<Float>) {
    var (sum, largest, count) = (0.0, Float(0), 0)
    for sample in samples {
      sum += Double(sample) * Double(sample)
      largest = max(largest, abs(sample))
      count += 1
    }
    guard count > 0 else { return }
    average = Self.decibels(Float((sum / Double(count)).squareRoot()))
    peak = Self.decibels(largest)
  }

  private static func decibels(_ level: Float) -> Float {
    level > 0 ? max(20 * log10f(level), silence) : silence
  }
}
