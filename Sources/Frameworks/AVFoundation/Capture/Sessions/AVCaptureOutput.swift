/// An output of a session.
open class AVCaptureOutput: NSObject {
  override init() { super.init() }

  /// The connections; always empty, as there are no inputs.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the connection of a media type; always `nil`.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  /// Returns a metadata object in the coordinates of the output.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject, connection: AVCaptureConnection
  ) -> AVMetadataObject? { noCamera() }
  /// Converts a rectangle from the output's coordinates to unit coordinates of unrotated frames.
  open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
    rectInOutputCoordinates
  }
  /// Converts a rectangle from unit coordinates of unrotated frames to the output's coordinates.
  open func outputRectConverted(
    fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect
  ) -> CGRect { rectInMetadataOutputCoordinates }

  /// The reasons for a dropped frame.
  public enum DataDroppedReason: Int, Sendable {
    case none = 0
    case lateData = 1
    case outOfBuffers = 2
    case discontinuity = 3
  }
}
