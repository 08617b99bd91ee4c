/// The inputs of a filter that counts the values in an area.
public protocol CIAreaHistogram: CIAreaReductionFilter {
  /// The scale.
  var scale: Float { get set }
  /// The number of steps.
  var count: Int { get set }
}
