/// A zoom of a scroll view's content about an anchor point (Scrolling.SC15).
@MainActor
final class ScrollZoom {
  private let view: UIScrollView
  private let zoomed: UIView
  /// The zoom scale at the start.
  private let start: CGFloat
  /// The anchor point, in unscaled content coordinates and relative to the scroll view's corner.
  private var anchor: (content: CGPoint, place: CGPoint)

  /// The timing of zoom animations.
  static let pace = TimingCurve(0.42, 0, 0.58, 1)

  init(_ view: UIScrollView, _ zoomed: UIView) {
    (self.view, self.zoomed, start) = (view, zoomed, view.zoomScale)
    anchor = (.zero, .zero)
    let isPinched = view.pinch.numberOfTouches == 2
    hold(isPinched ? pinchPlace : CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2))
  }

  /// The location of the pinch, relative to the scroll view's corner.
  private var pinchPlace: CGPoint {
    let place = view.pinch.location(in: view)
    return CGPoint(x: place.x - view.bounds.minX, y: place.y - view.bounds.minY)
  }

  private func hold(_ place: CGPoint) {
    let zoom = view.zoomScale
    anchor = (
      CGPoint(x: (view.bounds.minX + place.x) / zoom, y: (view.bounds.minY + place.y) / zoom), place
    )
  }

  /// Updates the zoom from the pinch.
  func follow() {
    if view.pinch.numberOfTouches == 2 { anchor.place = pinchPlace }
    let scale = held(start * view.pinch.scale)
    set(scale, offset(at: scale))
  }

  /// An animated change of the zoom scale.
  @MainActor
  struct ZoomTransition {
    fileprivate let zoom: ScrollZoom
    fileprivate let from: CGFloat
    fileprivate let to: CGFloat
    /// The difference between the final offset and the offset that keeps the anchor point.
    fileprivate let shift: CGVector

    /// Applies a fraction of the change, 0…1.
    func apply(_ share: Double) {
      let part = CGFloat(ScrollZoom.pace.value(at: share))
      let scale = share < 1 ? from + (to - from) * part : to
      let offset = zoom.offset(at: scale)
      zoom.set(scale, CGPoint(x: offset.x + shift.dx * part, y: offset.y + shift.dy * part))
    }
  }

  /// Returns the change to a zoom scale, within the range of resting offsets.
  func change(to scale: CGFloat, showing middle: CGPoint?) -> ZoomTransition {
    var goal = offset(at: scale)
    if let middle {
      goal = CGPoint(
        x: middle.x * scale - view.bounds.width / 2, y: middle.y * scale - view.bounds.height / 2)
    }
    let (held, size) = (offset(at: scale), view.contentSize)
    // The range of offsets depends on the content size at the new scale.
    view.contentSize = contentSize(at: scale)
    let rest = view.limited(goal)
    view.contentSize = size
    return ZoomTransition(
      zoom: self, from: view.zoomScale, to: scale,
      shift: CGVector(dx: rest.x - held.x, dy: rest.y - held.y))
  }

  // MARK: Internals

  private func contentSize(at scale: CGFloat) -> CGSize {
    CGSize(width: zoomed.bounds.width * scale, height: zoomed.bounds.height * scale)
  }

  private func offset(at scale: CGFloat) -> CGPoint {
    CGPoint(
      x: anchor.content.x * scale - anchor.place.x, y: anchor.content.y * scale - anchor.place.y)
  }

  /// Returns the scale for a pinch, with resistance beyond the limits (Scrolling.SC16).
  private func held(_ scale: CGFloat) -> CGFloat {
    let limited = view.limitedZoom(scale)
    guard view.bouncesZoom, scale != limited, limited > 0, scale > 0 else { return limited }
    let way = RubberBand.pulled(
      log(Double(scale / limited)), length: log(ScrollConstants.zoomReach))
    return limited * CGFloat(exp(way))
  }

  private func set(_ scale: CGFloat, _ offset: CGPoint) {
    let corner = zoomed.frame.origin
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = contentSize(at: scale)
    let anchorPoint = zoomed.layer.anchorPoint
    zoomed.center = CGPoint(
      x: corner.x + size.width * anchorPoint.x, y: corner.y + size.height * anchorPoint.y)
    view.scrollDriver.zoom = scale
    view.contentSize = size
    view.bounds.origin = offset
    view.delegate?.scrollViewDidZoom(view)
  }
}
