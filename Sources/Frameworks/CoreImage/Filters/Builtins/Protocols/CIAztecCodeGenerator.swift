/// The inputs of a filter that generates an Aztec code.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  /// The bytes of the code.
  var message: Data { get set }
  /// The minimum share of correction codewords in percent.
  var correctionLevel: Float { get set }
  /// The number of layers around the core; 0 for the minimum.
  var layers: Float { get set }
  /// Whether the symbol is compact; 0 for the smallest symbol of either kind.
  var compactStyle: Float { get set }
}
