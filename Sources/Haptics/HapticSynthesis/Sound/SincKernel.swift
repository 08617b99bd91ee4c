internal import Glibc

/// The weights with which neighbouring samples make one between them.
///
/// A sinc of 32 samples under a Kaiser window (β = 9, about −90 dB beside the band), in 256 steps
/// between two samples. There are five of them, with the cutoff lowered for ratios up to 2, an
/// octave up; the ratio chooses the next lower cutoff.
struct SincKernel {
  static let tapCount = 32
  private static let phaseCount = 256
  private static let cutoffs = [1.0, 0.84, 0.707, 0.595, 0.5]

  private let table: UnsafeMutableBufferPointer<Float>

  /// - Parameter isNeeded: Whether there is any sound to play; without one the table is empty.
  init(isNeeded: Bool) {
    guard isNeeded else {
      table = .allocate(capacity: 0)
      return
    }
    let row = Self.tapCount
    table = .allocate(capacity: Self.cutoffs.count * (Self.phaseCount + 1) * row)
    var index = 0
    for cutoff in Self.cutoffs {
      for phase in 0...Self.phaseCount {
        let weights = Self.row(cutoff: cutoff, fraction: Double(phase) / Double(Self.phaseCount))
        for weight in weights {
          table[index] = weight
          index += 1
        }
      }
    }
  }

  func deallocate() { table.deallocate() }

  /// The weights for a place between two samples.
  ///
  /// - Parameters:
  ///   - fraction: 0..<1, from the sample before.
  ///   - ratio: How fast the samples are read; above 1 the sound becomes higher.
  @inline(__always)
  func weights(fraction: Double, ratio: Double) -> Weights {
    var cutoff = 0
    while cutoff + 1 < Self.cutoffs.count, Self.cutoffs[cutoff] * ratio > 1.001 { cutoff += 1 }
    let place = fraction * Double(Self.phaseCount)
    let phase = Int(place)
    let offset = (cutoff * (Self.phaseCount + 1) + phase) * Self.tapCount
    return Weights(
      row: UnsafePointer(table.baseAddress.unsafelyUnwrapped + offset),
      blend: Float(place - Double(phase)))
  }

  /// One row of the table and how far to the next.
  struct Weights {
    let row: UnsafePointer<Float>
    let blend: Float

    /// The sample in the middle of 32 neighbours; outside the sound there is silence, or its
    /// other end when it loops.
    @inline(__always)
    func sum(
      _ samples: UnsafePointer<Float>, _ count: Int, around base: Int, loops: Bool
    ) -> Float {
      var sum: Float = 0
      for tap in 0..<SincKernel.tapCount {
        var index = base + tap - SincKernel.tapCount / 2 + 1
        if loops {
          index %= count
          if index < 0 { index += count }
        }
        guard index >= 0, index < count else { continue }
        let next = row[tap + SincKernel.tapCount]
        sum += samples[index] * (row[tap] + (next - row[tap]) * blend)
      }
      return sum
    }
  }

  private static func row(cutoff: Double, fraction: Double) -> [Float] {
    let half = Double(tapCount / 2)
    var weights = (0..<tapCount).map { tap -> Double in
      let x = Double(tap) - half + 1 - fraction
      let y = Double.pi * cutoff * x
      let sinc = abs(y) < 1e-9 ? 1 : sin(y) / y
      let edge = 1 - (x / half) * (x / half)
      return edge > 0 ? cutoff * sinc * bessel(9 * edge.squareRoot()) : 0
    }
    // Every row lets a steady level through unchanged.
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    return weights.map { Float($0) }
  }

  /// The modified Bessel function of the first kind and order zero, by its series.
  private static func bessel(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for n in 1...40 {
      term *= (x / (2 * Double(n))) * (x / (2 * Double(n)))
      sum += term
    }
    return sum
  }
}
