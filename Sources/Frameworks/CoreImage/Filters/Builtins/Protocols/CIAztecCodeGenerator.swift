/// The inputs of a filter that makes an Aztec code.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  /// The bytes of the code.
  var message: Data { get set }
  /// The least share of the words that are for the correction, in percent.
  var correctionLevel: Float { get set }
  /// The number of layers around the core; 0 for as few as possible.
  var layers: Float { get set }
  /// Whether the code has the smaller core; 0 for the smallest code with either one.
  var compactStyle: Float { get set }
}
