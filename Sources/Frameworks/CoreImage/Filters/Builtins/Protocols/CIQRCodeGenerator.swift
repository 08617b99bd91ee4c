/// The inputs of a filter for QR codes.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the code.
  var message: Data { get set }
  /// The letter of the redundancy: L for the least, M, Q, or H for the most.
  var correctionLevel: String { get set }
}
