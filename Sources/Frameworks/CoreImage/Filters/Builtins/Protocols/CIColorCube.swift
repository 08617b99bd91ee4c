/// The inputs of a filter that maps colors by a table.
public protocol CIColorCube: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The number of colors on each side of the table.
  var cubeDimension: Float { get set }
  /// The table: premultiplied colors of four 32-bit numbers, in which red varies fastest.
  var cubeData: Data { get set }
}
