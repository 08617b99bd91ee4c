public import CoreImage

/// A code in a picture, which the phone never finds.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  open var stringValue: String? { noCamera() }
  /// The code words and the attributes of the code.
  open var descriptor: CIBarcodeDescriptor? { noCamera() }
  /// The corners of the code.
  open var corners: [CGPoint] { noCamera() }
}
