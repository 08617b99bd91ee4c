/// The inputs of a filter that generates a Code 128 symbol.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The message in ASCII.
  var message: Data { get set }
  /// The white modules on each side.
  var quietSpace: Float { get set }
  /// The height of the bars in pixels.
  var barcodeHeight: Float { get set }
}
