/// Information about a Quick Response code detected in an image; the phone detects none.
open class CIQRCodeFeature: CIFeature {
  /// The text of the code.
  open var messageString: String? { nil }
  /// The code words and the attributes of the code.
  open var symbolDescriptor: CIQRCodeDescriptor? { nil }
  /// The upper left corner.
  open var topLeft: CGPoint { .zero }
  /// The upper right corner.
  open var topRight: CGPoint { .zero }
  /// The lower left corner.
  open var bottomLeft: CGPoint { .zero }
  /// The lower right corner.
  open var bottomRight: CGPoint { .zero }
}
