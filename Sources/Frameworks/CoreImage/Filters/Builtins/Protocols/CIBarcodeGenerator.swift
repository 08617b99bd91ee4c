/// The inputs of a filter for the codes of descriptors.
public protocol CIBarcodeGenerator: CIFilterProtocol {
  /// The description of the code.
  var barcodeDescriptor: CIBarcodeDescriptor { get set }
}
