/// The properties of a filter for reductions of an area to one pixel.
public protocol CIAreaReductionFilter: CIFilterProtocol {
  /// The image to process.
  var inputImage: CIImage? { get set }
  /// The area.
  var extent: CGRect { get set }
}
