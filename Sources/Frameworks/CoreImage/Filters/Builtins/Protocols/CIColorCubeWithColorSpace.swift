/// The inputs of a filter that finds colors of a color space in a table.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The number of colors on each side of the table.
  var cubeDimension: Float { get set }
  /// The table: premultiplied colors of four numbers of 32 bits, of which red changes first.
  var cubeData: Data { get set }
  /// The color space of the table.
  var colorSpace: CGColorSpace? { get set }
}
