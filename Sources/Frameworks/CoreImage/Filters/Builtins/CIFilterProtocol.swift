/// The properties of all filters.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The result; nil if an input is missing.
  var outputImage: CIImage? { get }
}
