import Foundation

/// The spectrum of a signal.
public struct Spectrum {
  private let windowed: [Double]
  private let rate: Double
  private let sum: Double

  /// Creates the spectrum with a Blackman–Harris window, whose side lobes are 92 dB down.
  public init(_ signal: ArraySlice<Float>, rate: Double) {
    let step = 2 * Double.pi / Double(signal.count)
    let window = signal.indices.map { index -> Double in
      let x = step * Double(index - signal.startIndex)
      return 0.35875 - 0.48829 * cos(x) + 0.14128 * cos(2 * x) - 0.01168 * cos(3 * x)
    }
    windowed = zip(signal, window).map { Double($0) * $1 }
    sum = window.reduce(0, +)
    self.rate = rate
  }

  /// Returns the power at a frequency; 1 for a sine of amplitude 1.
  public func power(at hertz: Double) -> Double {
    let angle = 2 * Double.pi * hertz / rate
    // Goertzel's recurrence: one product a sample.
    let factor = 2 * cos(angle)
    var (last, previous) = (0.0, 0.0)
    for sample in windowed { (last, previous) = (sample + factor * last - previous, last) }
    let power = last * last + previous * previous - factor * last * previous
    return 4 * power / (sum * sum)
  }

  /// Returns the strongest frequency in a range, to a hundredth of an FFT bin.
  public func peak(in range: ClosedRange<Double>) -> Double {
    var step = rate / Double(windowed.count)
    var best = strongest(of: Array(stride(from: range.lowerBound, to: range.upperBound, by: step)))
    for _ in 0..<2 {
      step /= 10
      best = strongest(of: (-10...10).map { best + Double($0) * step })
    }
    return best
  }

  /// Returns the ratio of two amplitudes in decibels.
  public static func decibels(_ ratio: Double) -> Double { 20 * log10(max(ratio, 1e-12)) }

  private func strongest(of frequencies: [Double]) -> Double {
    let powers = frequencies.map { ($0, power(at: $0)) }
    return powers.max { $0.1 < $1.1 }?.0 ?? 0
  }
}
