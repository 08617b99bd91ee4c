/// The inputs of a filter that computes the histogram of an area.
public protocol CIAreaHistogram: CIAreaReductionFilter {
  /// The scale.
  var scale: Float { get set }
  /// The number of bins.
  var count: Int { get set }
}
