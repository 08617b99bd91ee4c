/// A detected QR code; never created, since the phone has no detectors.
open class CIQRCodeFeature: CIFeature {
  /// The text of the code: always nil.
  open var messageString: String? { nil }
  /// The code words and parameters of the code: nil.
  open var symbolDescriptor: CIQRCodeDescriptor? { nil }
  /// The upper left corner: always zero.
  open var topLeft: CGPoint { .zero }
  /// The upper right corner: zero.
  open var topRight: CGPoint { .zero }
  /// The lower left corner: always zero.
  open var bottomLeft: CGPoint { .zero }
  /// The lower right corner: zero.
  open var bottomRight: CGPoint { .zero }
}
