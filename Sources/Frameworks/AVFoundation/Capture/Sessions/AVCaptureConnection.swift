internal import TactusCrashReports

/// A connection of an input to an output or a preview; sessions never make one.
///
/// Sessions make connections for their inputs; without a camera there is no input, hence no port
/// from which a connection could come.
open class AVCaptureConnection: NSObject {
  /// Creates a connection; ends the app, as no port exists (Device.CA4).
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    programmingError(
      "AVCaptureConnection: a connection needs a port of an input, and the phone has no camera",
      exception: "NSInvalidArgumentException")
  }

  /// Creates a connection to a layer.
  public init(
    inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer
  ) { noCamera() }

  /// The ports of the input.
  open var inputPorts: [AVCaptureInput.Port] { noCamera() }
  /// The output; `nil` for a preview.
  open var output: AVCaptureOutput? { noCamera() }
  /// The layer of a preview; `nil` for an output.
  open var videoPreviewLayer: AVCaptureVideoPreviewLayer? { noCamera() }
  /// Whether media may pass.
  open var isEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether media pass.
  open var isActive: Bool { noCamera() }
  /// The channels of sound.
  open var audioChannels: [AVCaptureAudioChannel] { noCamera() }

  // MARK: Orientation

  /// Whether the orientation can be changed.
  open var isVideoOrientationSupported: Bool { noCamera() }
  /// The orientation of the pictures.
  open var videoOrientation: AVCaptureVideoOrientation {
    get { noCamera() }
    set { noCamera() }
  }
  /// Returns whether the pictures can be turned by an angle.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { noCamera() }
  /// The angle by which the pictures are turned, in degrees.
  open var videoRotationAngle: CGFloat {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the pictures can be mirrored.
  open var isVideoMirroringSupported: Bool { noCamera() }
  /// Whether the pictures are mirrored.
  open var isVideoMirrored: Bool {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether the input decides about mirroring.
  open var automaticallyAdjustsVideoMirroring: Bool {
    get { noCamera() }
    set { noCamera() }
  }

  // MARK: Rate and size

  /// Whether the frame rate can be limited.
  @available(*, deprecated, message: "Use the device's property")
  open var isVideoMinFrameDurationSupported: Bool { noCamera() }
  /// The shortest time between two pictures.
  @available(*, deprecated, message: "Use the device's property")
  open var videoMinFrameDuration: CMTime {
    get { noCamera() }
    set { noCamera() }
  }
  /// Whether pictures can be required at a rate.
  @available(*, deprecated, message: "Use the device's property")
  open var isVideoMaxFrameDurationSupported: Bool { noCamera() }
  /// The longest time between two pictures.
  @available(*, deprecated, message: "Use the device's property")
  open var videoMaxFrameDuration: CMTime {
    get { noCamera() }
    set { noCamera() }
  }
  /// The largest factor by which photos are enlarged and cut.
  open var videoMaxScaleAndCropFactor: CGFloat { noCamera() }
  /// The factor by which photos are enlarged and cut.
  open var videoScaleAndCropFactor: CGFloat {
    get { noCamera() }
    set { noCamera() }
  }

  // MARK: Stabilization

  /// Whether the pictures can be stabilized.
  open var isVideoStabilizationSupported: Bool { noCamera() }
  /// The mode of the stabilization that the app prefers.
  open var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode {
    get { noCamera() }
    set { noCamera() }
  }
  /// The mode of the stabilization.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { noCamera() }
  /// Whether the matrix of the lens can be attached to the pictures.
  open var isCameraIntrinsicMatrixDeliverySupported: Bool { noCamera() }
  /// Whether the matrix of the lens is attached to the pictures.
  open var isCameraIntrinsicMatrixDeliveryEnabled: Bool {
    get { noCamera() }
    set { noCamera() }
  }
}
