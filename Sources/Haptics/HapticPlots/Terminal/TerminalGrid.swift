/// Which times and which cells a terminal plot has.
struct TerminalGrid: Sendable {
  /// Seconds at the left and the right end.
  let range: ClosedRange<Double>
  /// Cells left of the plot, for values.
  let gutter: Int
  /// Cells that the plot is wide.
  let width: Int

  /// The unit of the time axis.
  var unit: TimeUnit { TimeUnit(span: range.upperBound - range.lowerBound) }

  /// The plot's cell in which a time is, or `nil` if it is not shown.
  func column(_ time: Double) -> Int? {
    guard range.contains(time) else { return nil }
    let share = (time - range.lowerBound) / (range.upperBound - range.lowerBound)
    return min(width - 1, Int(share * Double(width)))
  }
}
