internal import Glibc
import TactusTextFormatting

/// The ticks of a scale, at multiples of 1, 2 or 5 times a power of ten.
package struct Ticks: Sendable, Equatable {
  /// The distance between two ticks.
  package let step: Double
  /// The values of the ticks within the range.
  package let values: [Double]
  /// The number of decimal places that the labels need.
  package let places: Int
  /// The number of parts into which minor ticks divide a step.
  package let parts: Int

  /// Creates the closest ticks that are at least some distance apart.
  ///
  /// - Parameters:
  ///   - range: The range of the scale.
  ///   - distance: The least distance, in the scale's own unit; more than 0.
  package init(_ range: ClosedRange<Double>, atLeast distance: Double) {
    let span = range.upperBound - range.lowerBound
    // At most a thousand ticks.
    let distance = max(distance, span / 1000, 1e-12)
    // A tolerance for rounding, so that 0.1 is not less than 0.1.
    var exponent = Int(floor(log10(distance * (1 + 1e-9))))
    let power = pow(10, Double(exponent))
    let leastStep = distance * (1 - 1e-9)
    let factors: [Double] = [1, 2, 5, 10]
    let factor = factors.first { $0 * power >= leastStep } ?? 10
    step = factor * power
    if factor == 10 { exponent += 1 }
    places = max(0, -exponent)
    parts = factor == 2 ? 4 : 5
    let first = (range.lowerBound / step - 1e-6).rounded(.up)
    let last = (range.upperBound / step + 1e-6).rounded(.down)
    let count = Int(max(0, min(1001, last - first + 1)))
    let step = step
    // Adding 0 turns a negative zero into a positive one.
    values = (0..<count).map { (first + Double($0)) * step + 0 }
  }

  /// Returns the closest ticks whose labels do not overlap.
  ///
  /// - Parameters:
  ///   - length: The length of the scale, in points or cells.
  ///   - distance: The least distance between two ticks, in the same unit.
  ///   - room: Returns the width of a label including the gap beside it.
  package static func fitting(
    _ range: ClosedRange<Double>, length: Double, atLeast distance: Double = 40,
    room: (String) -> Double
  ) -> Ticks {
    let span = range.upperBound - range.lowerBound
    var ticks = Ticks(range, atLeast: span * distance / max(length, 1))
    while ticks.values.count > 1 {
      let widest = ticks.values.map { room(ticks.label($0)) }.max() ?? 0
      if widest <= ticks.step / span * length { break }
      ticks = Ticks(range, atLeast: ticks.step * 1.5)
    }
    return ticks
  }

  /// Returns the label of a tick; zero has no decimals.
  package func label(_ value: Double) -> String {
    value == 0 ? "0" : NumberFormat.fixed(value, places: places)
  }

  /// Returns the largest power of ten that is not above a positive number.
  static func power(below number: Double) -> Double { pow(10, floor(log10(number))) }
}
