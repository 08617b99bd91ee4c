internal import TactusCrashReports

extension AVCapturePhotoOutput {
  /// The priorities between quality and speed.
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced = 2
    case quality = 3
  }

  /// The states of readiness for another photo.
  public enum CaptureReadiness: Int, Sendable {
    case sessionNotRunning = 0
    case ready = 1
    case notReadyMomentarily = 2
    case notReadyWaitingForCapture = 3
    case notReadyWaitingForProcessing = 4
  }

  /// Returns the bytes of a photo as JPEG; samples of another codec raise an exception
  /// (Device.CA11).
  @available(*, deprecated, message: "Use AVCapturePhoto.fileDataRepresentation()")
  public static func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer,
    previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { jpegData(of: JPEGSampleBuffer) }

  /// Returns the bytes of samples in JPEG.
  static func jpegData(of samples: CMSampleBuffer, _ member: StaticString = #function) -> Data? {
    guard samples.formatDescription?.mediaSubType == .jpeg else {
      programmingError("\(member): not a JPEG", exception: "NSInvalidArgumentException")
    }
    return try? samples.dataBuffer?.dataBytes()
  }
}
