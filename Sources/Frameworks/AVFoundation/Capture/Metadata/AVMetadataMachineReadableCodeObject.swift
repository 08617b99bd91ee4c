public import CoreImage

/// A machine-readable code in a frame; never detected here.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  open var stringValue: String? { noCamera() }
  /// The descriptor: the code words and attributes of the code.
  open var descriptor: CIBarcodeDescriptor? { noCamera() }
  /// The corners of the code.
  open var corners: [CGPoint] { noCamera() }
}
