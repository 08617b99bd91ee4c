/// The inputs of a filter that changes components by a curve.
public protocol CIToneCurve: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The first point.
  var point0: CGPoint { get set }
  /// The second point.
  var point1: CGPoint { get set }
  /// The third point.
  var point2: CGPoint { get set }
  /// The fourth point.
  var point3: CGPoint { get set }
  /// The fifth point.
  var point4: CGPoint { get set }
}
