/// The inputs of a filter for QR codes.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the code.
  var message: Data { get set }
  /// The level of correction: L, M, Q or H.
  var correctionLevel: String { get set }
}
