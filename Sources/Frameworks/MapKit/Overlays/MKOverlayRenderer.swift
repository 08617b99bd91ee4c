internal import TactusVirtualTime

/// The drawing code of an overlay.
///
/// Its coordinates are map points relative to the northwestern corner of the overlay's bounding
/// rectangle; the zoom scale is the number of screen points per map point (Maps.RE1…).
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay
  /// The opacity.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// The blend mode; normal by default.
  ///
  /// Overlays are blended with those of the same level (Maps.RE3).
  open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
  /// The pixels per point of the screen.
  open internal(set) var contentScaleFactor: CGFloat = 1

  /// Creates a renderer.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// Creates a renderer without an overlay.
  public convenience override init() { self.init(overlay: MissingOverlay()) }

  /// The overlay of a renderer that was created without one.
  private final class MissingOverlay: NSObject, MKOverlay {
    let coordinate = kCLLocationCoordinate2DInvalid
    let boundingMapRect = MKMapRect.null
  }

  // MARK: Coordinates

  private var origin: MKMapPoint {
    let rect = overlay.boundingMapRect
    return rect.isNull ? MKMapPoint() : rect.origin
  }

  /// Returns a map point in the renderer's coordinates.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  /// Returns the map point of a point in the renderer's coordinates.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = origin
    return MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
  }

  /// Returns a rectangle of the map in the renderer's coordinates.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height)
    )
  }

  /// Returns the rectangle of the map of one in the renderer's coordinates.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }

  // MARK: Drawing

  /// Returns whether the renderer is ready to draw a part; true by default.
  ///
  /// - Parameters:
  ///   - mapRect: The part of the map.
  ///   - zoomScale: The screen points per map point.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the overlay; does nothing by default.
  ///
  /// - Parameters:
  ///   - mapRect: The part of the map.
  ///   - zoomScale: The screen points per map point.
  ///   - context: The context, in the renderer's coordinates.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Redraws the overlay.
  open func setNeedsDisplay() {
    guard let canvas else { return }
    PhoneTime.runLater { [weak canvas] in canvas?.setNeedsDisplay() }
  }

  /// Redraws a part of the overlay; here, all of it.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }

  /// Redraws a part of the overlay; here, all of it.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }

  // MARK: Internals

  /// The view that shows the overlay.
  weak var canvas: MapOverlayCanvas?
}
