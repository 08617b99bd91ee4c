internal import TactusCrashReports

/// A connection of an input to an output or a preview layer; never created by sessions.
///
/// Sessions create connections for their inputs; without a camera, there is neither an input nor a
/// port to connect.
open class AVCaptureConnection: NSObject {
  /// Creates a connection; raises an exception, as no port exists (Device.CA4).
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    programmingError(
      "AVCaptureConnection: a connection needs a port of an input, and the phone has no camera",
      exception: "NSInvalidArgumentException")
  }

  /// Creates a connection to a preview layer.
  public init(
    inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer
  ) { noCamera() }

  /// The input ports.
  open var inputPorts: [AVCaptureInput.Port] { noCamera() }
  /// The output; `nil` for a preview layer.
  open var output: AVCaptureOutput? { noCamera() }
  /// The preview layer; `nil` for an output.
  open var videoPreviewLayer: AVCaptureVideoPreviewLayer? { noCamera() }
  /// Whether the connection is enabled.
  open var isEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the stream is enabled.
  open var isActive: Bool { noCamera() }
  /// The audio channels.
  open var audioChannels: [AVCaptureAudioChannel] { noCamera() }

  // MARK: Orientation

  /// Whether the video orientation can be set.
  open var isVideoOrientationSupported: Bool { noCamera() }
  /// The video orientation.
  open var videoOrientation: AVCaptureVideoOrientation {
    get { noCamera() }
    set { noCamera() }
  }
  /// Returns whether a video rotation angle is supported.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { noCamera() }
  /// The video rotation angle, in degrees.
  open var videoRotationAngle: CGFloat {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether video mirroring is supported.
  open var isVideoMirroringSupported: Bool { noCamera() }
  /// Whether video is mirrored.
  open var isVideoMirrored: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether mirroring is chosen automatically.
  open var automaticallyAdjustsVideoMirroring: Bool {
    get { noCamera() }
    set { noCamera() }
  }

  // MARK: Rate and size

  /// Whether the minimum frame duration can be set.
  @available(*, deprecated, message: "Use the device's property")
  open var isVideoMinFrameDurationSupported: Bool { noCamera() }
  /// The minimum frame duration.
  @available(*, deprecated, message: "Use the device's property")
  open var videoMinFrameDuration: CMTime {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the maximum frame duration can be set.
  @available(*, deprecated, message: "Use the device's property")
  open var isVideoMaxFrameDurationSupported: Bool { noCamera() }
  /// The maximum frame duration.
  @available(*, deprecated, message: "Use the device's property")
  open var videoMaxFrameDuration: CMTime {
    get { noCamera() }
    set { noCamera() }
  }
  /// The maximum factor of scaling and cropping photos.
  open var videoMaxScaleAndCropFactor: CGFloat { noCamera() }
  /// The factor of scaling and cropping photos.
  open var videoScaleAndCropFactor: CGFloat {
    get { noCamera() }
    set { noCamera() }
  }

  // MARK: Stabilization

  /// Whether video stabilization is supported.
  open var isVideoStabilizationSupported: Bool { noCamera() }
  /// The preferred video stabilization mode.
  open var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode {
    get { noCamera() }
    set { noCamera() }
  }
  /// The active video stabilization mode.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { noCamera() }
  /// Whether the camera's intrinsic matrix can be delivered with frames.
  open var isCameraIntrinsicMatrixDeliverySupported: Bool { noCamera() }
  /// Whether the camera's intrinsic matrix is delivered with frames.
  open var isCameraIntrinsicMatrixDeliveryEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
}
