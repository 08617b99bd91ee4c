/// The inputs of a filter that finds colors in a table.
public protocol CIColorCube: CIFilterProtocol {
  /// The input image.
  var inputImage: CIImage? { get set }
  /// The number of colors on each side of the table.
  var cubeDimension: Float { get set }
  /// The table: premultiplied colors of four numbers of 32 bits, of which red changes first.
  var cubeData: Data { get set }
}
