/// A detected QR code; always empty, because the phone has no detectors.
open class CIQRCodeFeature: CIFeature {
  /// The text of the code: nil.
  open var messageString: String? { nil }
  /// The code words and parameters of the code: nil.
  open var symbolDescriptor: CIQRCodeDescriptor? { nil }
  /// The upper left corner: zero.
  open var topLeft: CGPoint { .zero }
  /// The upper right corner: zero.
  open var topRight: CGPoint { .zero }
  /// The lower left corner: zero.
  open var bottomLeft: CGPoint { .zero }
  /// The lower right corner: zero.
  open var bottomRight: CGPoint { .zero }
}
