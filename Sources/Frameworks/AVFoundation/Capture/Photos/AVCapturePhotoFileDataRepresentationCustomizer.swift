/// Replaces parts of a photo file before it is written.
public protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {
  /// Returns the metadata for the file; `nil` for none.
  func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]?
  /// Returns the depth map for the file; `nil` for none.
  func replacementDepthData(for photo: AVCapturePhoto) -> AVDepthData?
}

extension AVCapturePhotoFileDataRepresentationCustomizer {
  /// Returns the photo's own metadata.
  public func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]? { photo.metadata }
  /// Returns the photo's own map.
  public func replacementDepthData(for photo: AVCapturePhoto) -> AVDepthData? { photo.depthData }
}
