/// The grid of a terminal plot, which maps times to cells.
struct TerminalGrid: Sendable {
  /// The visible range, in seconds.
  let range: ClosedRange<Double>
  /// The number of cells left of the plot, for values.
  let gutter: Int
  /// The width of the plot, in cells.
  let width: Int

  /// The unit of the time axis.
  var unit: TimeUnit { TimeUnit(span: range.upperBound - range.lowerBound) }

  /// Returns the column of a time, or `nil` if it is not visible.
  func column(_ time: Double) -> Int? {
    guard range.contains(time) else { return nil }
    let share = (time - range.lowerBound) / (range.upperBound - range.lowerBound)
    return min(width - 1, Int(share * Double(width)))
  }
}
