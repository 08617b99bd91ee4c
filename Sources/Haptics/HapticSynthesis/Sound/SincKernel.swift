internal import Glibc

/// The weights for interpolation between samples.
///
/// A sinc of 64 samples under a Kaiser window (β = 9, about −90 dB outside the band), in 256 steps
/// between two samples. There are five kernels, for ratios up to an octave: each has its cutoff at
/// the frequency that its ratio brings to half the sample rate, to avoid aliasing. The transition
/// band is 0.18 of half the sample rate wide for this window.
///
/// Sendable because the table is immutable after its creation.
struct SincKernel: @unchecked Sendable {
  /// The shared table, created when the first sound is prepared and then kept.
  static let shared = SincKernel(isNeeded: true)
  /// An empty table, for patterns without sounds.
  static let empty = SincKernel(isNeeded: false)

  static let tapCount = 64
  private static let phaseCount = 256
  /// The maximum ratio of each kernel: steps of a quarter of an octave.
  private static let ratios = [1.0, 1.1893, 1.4143, 1.6818, 2.0]
  /// Half the width of the transition band, as a fraction of half the sample rate.
  private static let halfBand = 0.092

  private let table: UnsafeMutableBufferPointer<Float>

  private init(isNeeded: Bool) {
    guard isNeeded else {
      table = .allocate(capacity: 0)
      return
    }
    let rowCount = Self.phaseCount + 1
    table = .allocate(capacity: Self.ratios.count * rowCount * Self.tapCount)
    for phase in 0...Self.phaseCount {
      let fraction = Double(phase) / Double(Self.phaseCount)
      let window = Self.window(fraction: fraction)
      for (number, ratio) in Self.ratios.enumerated() {
        let row = Self.row(cutoff: 1 / ratio - Self.halfBand, fraction: fraction, window: window)
        for (tap, weight) in row.enumerated() {
          table[(number * rowCount + phase) * Self.tapCount + tap] = weight
        }
      }
    }
  }

  /// Returns the weights for a position between two samples.
  ///
  /// - Parameters:
  ///   - fraction: 0..<1, from the sample before.
  ///   - ratio: The speed of reading; above 1 the sound becomes higher.
  @inline(__always)
  func weights(fraction: Double, ratio: Double) -> Weights {
    var number = 0
    while number + 1 < Self.ratios.count, Self.ratios[number] < ratio { number += 1 }
    let place = fraction * Double(Self.phaseCount)
    let phase = Int(place)
    let offset = (number * (Self.phaseCount + 1) + phase) * Self.tapCount
    return Weights(
      row: UnsafePointer(table.baseAddress.unsafelyUnwrapped + offset),
      blend: Float(place - Double(phase)))
  }

  /// One row of the table and the difference to the next.
  struct Weights {
    let row: UnsafePointer<Float>
    let blend: Float

    /// Returns the interpolated sample in the middle of 64 neighbors; outside the sound there is
    /// silence, or its other end when it loops.
    @inline(__always)
    func sum(
      _ samples: UnsafePointer<Float>, _ count: Int, around base: Int, loops: Bool
    ) -> Float {
      let first = base - SincKernel.tapCount / 2 + 1
      if first >= 0, first + SincKernel.tapCount <= count { return inner(samples + first) }
      var sum: Float = 0
      var index = first
      if loops {
        index %= count
        if index < 0 { index += count }
      }
      for tap in 0..<SincKernel.tapCount {
        if index >= 0, index < count {
          let next = row[tap + SincKernel.tapCount]
          sum += samples[index] * (row[tap] + (next - row[tap]) * blend)
        }
        index += 1
        if loops, index == count { index = 0 }
      }
      return sum
    }

    /// Returns the interpolated sample in the middle of 64 neighbors that all are in the sound.
    @inline(__always)
    private func inner(_ samples: UnsafePointer<Float>) -> Float {
      let (here, next) = (UnsafeRawPointer(row), UnsafeRawPointer(row + SincKernel.tapCount))
      let neighbors = UnsafeRawPointer(samples)
      let lane = MemoryLayout<SIMD8<Float>>.stride
      var sum = SIMD8<Float>.zero
      for offset in stride(from: 0, to: SincKernel.tapCount * 4, by: lane) {
        let weight = here.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
        let other = next.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
        let sample = neighbors.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
        sum += sample * (weight + (other - weight) * blend)
      }
      return sum.sum()
    }
  }

  private static func row(cutoff: Double, fraction: Double, window: [Double]) -> [Float] {
    let weights = window.enumerated().map { tap, weight -> Double in
      let y = Double.pi * cutoff * place(of: tap, fraction)
      return weight * (abs(y) < 1e-9 ? 1 : sin(y) / y)
    }
    // Every row lets a steady level through unchanged.
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  private static func window(fraction: Double) -> [Double] {
    (0..<tapCount).map { tap in
      let x = place(of: tap, fraction) / Double(tapCount / 2)
      let edge = 1 - x * x
      return edge > 0 ? bessel(9 * edge.squareRoot()) : 0
    }
  }

  /// Returns the distance in samples from the position to a tap.
  private static func place(of tap: Int, _ fraction: Double) -> Double {
    Double(tap - tapCount / 2 + 1) - fraction
  }

  /// Returns the modified Bessel function of the first kind and order zero, by its series.
  private static func bessel(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    // Up to 9 the next term is under 10⁻¹⁸ of the sum.
    for n in 1...24 {
      term *= (x / (2 * Double(n))) * (x / (2 * Double(n)))
      sum += term
    }
    return sum
  }
}
