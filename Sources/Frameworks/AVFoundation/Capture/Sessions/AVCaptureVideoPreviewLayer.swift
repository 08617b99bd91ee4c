/// A layer that previews a session; without a camera, it shows its background.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Creates a layer without a session.
  public override init() { super.init() }

  /// Creates a layer for a session.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  /// Creates a layer for a session, without a connection.
  public init(sessionWithNoConnection session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) {
    session = (layer as? AVCaptureVideoPreviewLayer)?.session
    super.init(layer: layer)
  }

  /// Creates a layer as `init()` does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The session; stored.
  open var session: AVCaptureSession?
  /// Changes the session, without a connection.
  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }
  /// The connection to an input; always `nil`.
  open var connection: AVCaptureConnection? { nil }
  /// The video gravity of frames in the layer; stored.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Whether the preview is running; always false.
  open var isPreviewing: Bool { false }

  // MARK: Converting

  /// Converts a point of the layer to unit coordinates of the camera, whose frame fills the layer
  /// as long as there are none (Device.CA6).
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(
      x: (pointInLayer.x - bounds.minX) / bounds.width,
      y: (pointInLayer.y - bounds.minY) / bounds.height)
  }
  /// Converts a point in unit coordinates of the camera to the layer's coordinates (Device.CA6).
  open func layerPointConverted(
    fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint
  ) -> CGPoint {
    CGPoint(
      x: bounds.minX + captureDevicePointOfInterest.x * bounds.width,
      y: bounds.minY + captureDevicePointOfInterest.y * bounds.height)
  }
  /// Converts a rectangle of the layer to unit coordinates of frames (Device.CA6).
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGRect(
      origin: captureDevicePointConverted(fromLayerPoint: rectInLayerCoordinates.origin),
      size: CGSize(
        width: rectInLayerCoordinates.width / bounds.width,
        height: rectInLayerCoordinates.height / bounds.height))
  }
  /// Converts a rectangle in unit coordinates of frames to the layer's coordinates (Device.CA6).
  open func layerRectConverted(
    fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect
  ) -> CGRect {
    CGRect(
      origin: layerPointConverted(fromCaptureDevicePoint: rectInMetadataOutputCoordinates.origin),
      size: CGSize(
        width: rectInMetadataOutputCoordinates.width * bounds.width,
        height: rectInMetadataOutputCoordinates.height * bounds.height))
  }
  /// Returns a metadata object in the coordinates of the layer; `nil`, as none is detected.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { nil }
}
