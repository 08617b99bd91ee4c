import Foundation

/// Measures tones in a signal.
public enum Spectrum {
  /// Power of a signal at one frequency under a Blackman–Harris window, whose side lobes are
  /// 92 dB down; 1 for a sine of amplitude 1.
  public static func power(_ signal: ArraySlice<Float>, at hertz: Double, rate: Double) -> Double {
    let count = Double(signal.count)
    var (re, im, sum) = (0.0, 0.0, 0.0)
    for (index, sample) in signal.enumerated() {
      let x = 2 * Double.pi * Double(index) / count
      let window = 0.35875 - 0.48829 * cos(x) + 0.14128 * cos(2 * x) - 0.01168 * cos(3 * x)
      let angle = 2 * Double.pi * hertz * Double(index) / rate
      re += Double(sample) * window * cos(angle)
      im += Double(sample) * window * sin(angle)
      sum += window
    }
    return 4 * (re * re + im * im) / (sum * sum)
  }

  /// The frequency at which a signal is strongest, to a tenth of an FFT bin.
  public static func peak(
    _ signal: ArraySlice<Float>, in range: ClosedRange<Double>, rate: Double
  ) -> Double {
    var step = rate / Double(signal.count)
    var best = range.lowerBound
    var candidates = Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
    for _ in 0..<2 {
      best =
        candidates.max {
          power(signal, at: $0, rate: rate) < power(signal, at: $1, rate: rate)
        } ?? best
      step /= 10
      candidates = (-10...10).map { best + Double($0) * step }
    }
    return candidates.max {
      power(signal, at: $0, rate: rate) < power(signal, at: $1, rate: rate)
    } ?? best
  }

  /// The ratio of two amplitudes in decibels.
  public static func decibels(_ ratio: Double) -> Double { 20 * log10(max(ratio, 1e-12)) }
}
