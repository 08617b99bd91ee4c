/// A depth map of a camera.
open class AVDepthData: NSObject {
  private override init() { super.init() }

  /// The pixel format of the map.
  open var depthDataType: OSType { noCamera() }
  /// The map.
  open var depthDataMap: CVPixelBuffer { noCamera() }
  /// The quality of the map.
  open var depthDataQuality: Quality { noCamera() }
  /// The accuracy of the map.
  open var depthDataAccuracy: Accuracy { noCamera() }
  /// Whether the map is smoothed and holes are filled.
  open var isDepthDataFiltered: Bool { noCamera() }
  /// The properties of the camera; `nil` if unknown.
  open var cameraCalibrationData: AVCameraCalibrationData? { noCamera() }
  /// The pixel formats to which the map can be converted.
  open var availableDepthDataTypes: [OSType] { noCamera() }
  /// Returns the map in another pixel format.
  open func converting(toDepthDataType depthDataType: OSType) -> Self { noCamera() }
  /// Returns a copy with another depth map.
  open func replacingDepthDataMap(with pixelBuffer: CVPixelBuffer) throws -> Self { noCamera() }

  /// A quality of a map.
  public enum Quality: Int, Sendable {
    case low = 0
    case high = 1
  }

  /// An accuracy of a map.
  public enum Accuracy: Int, Sendable {
    case relative = 0
    case absolute = 1
  }
}
