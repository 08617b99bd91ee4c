/// The inputs of a filter for reductions of an area to one pixel.
public protocol CIAreaReductionFilter: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The area.
  var extent: CGRect { get set }
}
