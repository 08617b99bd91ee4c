/// A destination of media of a session.
open class AVCaptureOutput: NSObject {
  override init() { super.init() }

  /// The connections to inputs; none, as there is no input.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the connection to an input with a kind of media; always `nil`.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  /// Returns a code or face in the coordinates of the output's pictures.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject, connection: AVCaptureConnection
  ) -> AVMetadataObject? { noCamera() }
  /// Returns an area of pictures, which are not turned, from an area of the output.
  open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
    rectInOutputCoordinates
  }
  /// Returns an area of the output, which does not turn pictures, from an area of them.
  open func outputRectConverted(
    fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect
  ) -> CGRect { rectInMetadataOutputCoordinates }

  /// The reason for a dropped frame.
  public enum DataDroppedReason: Int, Sendable {
    case none = 0
    case lateData = 1
    case outOfBuffers = 2
    case discontinuity = 3
  }
}
