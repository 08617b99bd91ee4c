/// A layer that shows the pictures of a session; without a camera it shows its background.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Creates a layer without a session.
  public override init() { super.init() }

  /// Creates a layer for a session.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  /// Creates a layer for a session.
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
  /// The connection to an input; `nil`, as there is none.
  open var connection: AVCaptureConnection? { nil }
  /// The way in which pictures fill the layer; stored.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  /// Whether pictures are shown; false.
  open var isPreviewing: Bool { false }

  /// Returns a place in the pictures, which is the place in the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }
  /// Returns an area of the pictures, which is the area of the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let origin = captureDevicePointConverted(fromLayerPoint: rectInLayerCoordinates.origin)
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGRect(
      x: origin.x, y: origin.y, width: rectInLayerCoordinates.width / bounds.width,
      height: rectInLayerCoordinates.height / bounds.height)
  }
  /// Returns a code or face in the coordinates of the layer; `nil`, as none is found.
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { nil }
}
