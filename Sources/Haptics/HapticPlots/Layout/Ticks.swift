internal import Glibc
import TextForms

/// Round numbers along a scale, 1, 2 or 5 times a power of ten apart.
package struct Ticks: Sendable, Equatable {
  /// From one tick to the next.
  package let step: Double
  /// The ticks within the range.
  package let values: [Double]
  /// Decimal places that tell the ticks apart.
  package let places: Int
  /// Into how many parts smaller ticks would divide a step.
  package let parts: Int

  /// Finds the closest ticks that are at least some distance apart.
  ///
  /// - Parameters:
  ///   - range: What the scale shows.
  ///   - distance: The least distance, in the scale's own unit; more than 0.
  package init(_ range: ClosedRange<Double>, atLeast distance: Double) {
    let span = range.upperBound - range.lowerBound
    // No more than a thousand ticks, whatever is asked for.
    let distance = max(distance, span / 1000, 1e-12)
    // A little mercy, lest 0.1 be found to be less than 0.1.
    var exponent = Int(floor(log10(distance * (1 + 1e-9))))
    let power = pow(10, Double(exponent))
    let factor = [1.0, 2, 5, 10].first { $0 * power >= distance * (1 - 1e-9) } ?? 10
    step = factor * power
    if factor == 10 { exponent += 1 }
    places = max(0, -exponent)
    parts = factor == 2 ? 4 : 5
    let first = (range.lowerBound / step - 1e-6).rounded(.up)
    let last = (range.upperBound / step + 1e-6).rounded(.down)
    let count = Int(max(0, min(1001, last - first + 1)))
    let step = step
    // Adding 0 makes a negative zero a plain one.
    values = (0..<count).map { (first + Double($0)) * step + 0 }
  }

  /// The ticks of a scale whose labels have room.
  ///
  /// - Parameters:
  ///   - length: Points, or cells, from the scale's start to its end.
  ///   - distance: How many of them two ticks are apart at least.
  ///   - room: Returns the points that a label takes, with the gap beside it.
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

  /// A tick as a word; zero needs no decimals.
  package func label(_ value: Double) -> String {
    value == 0 ? "0" : NumberText.fixed(value, places: places)
  }

  /// The largest power of ten that is not above a number, which is more than 0.
  static func power(below number: Double) -> Double { pow(10, floor(log10(number))) }
}
