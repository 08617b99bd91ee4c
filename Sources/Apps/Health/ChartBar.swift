/// A bar of a chart: the sum of a time, or its least and greatest value.
struct ChartBar: Equatable {
  /// The lower end; 0 for a sum.
  var low: Double
  /// The upper end.
  var high: Double
}
