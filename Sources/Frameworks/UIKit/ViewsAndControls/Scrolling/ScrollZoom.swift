/// Shows what a scroll view zooms larger or smaller, about a place that stays where it is (SC15).
@MainActor
final class ScrollZoom {
  private let view: UIScrollView
  private let zoomed: UIView
  /// The zoom that the fingers began with.
  private let start: CGFloat
  /// The place that stays: where of what is zoomed, as long as it is not, and where of the scroll view.
  private var anchor: (content: CGPoint, place: CGPoint)

  /// How what the app asks for, and what comes back, goes from beginning to end.
  static let pace = TimingCurve(0.42, 0, 0.58, 1)

  init(_ view: UIScrollView, _ zoomed: UIView) {
    (self.view, self.zoomed, start) = (view, zoomed, view.zoomScale)
    anchor = (.zero, .zero)
    let isPinched = view.pinch.numberOfTouches == 2
    hold(isPinched ? pinchPlace : CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2))
  }

  /// Where the fingers are, from the scroll view's corner.
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

  /// Follows the fingers.
  func follow() {
    if view.pinch.numberOfTouches == 2 { anchor.place = pinchPlace }
    let scale = held(start * view.pinch.scale)
    set(scale, offset(at: scale))
  }

  /// A change that takes a moment.
  @MainActor
  struct Change {
    fileprivate let zoom: ScrollZoom
    fileprivate let from: CGFloat
    fileprivate let to: CGFloat
    /// By how much the offset ends elsewhere than the anchor has it.
    fileprivate let shift: CGVector

    /// Shows it at a part of its time, 0…1.
    func apply(_ share: Double) {
      let part = CGFloat(ScrollZoom.pace.value(at: share))
      let scale = share < 1 ? from + (to - from) * part : to
      let offset = zoom.offset(at: scale)
      zoom.set(scale, CGPoint(x: offset.x + shift.dx * part, y: offset.y + shift.dy * part))
    }
  }

  /// The way to a zoom, with the content where it can rest.
  func change(to scale: CGFloat, showing middle: CGPoint?) -> Change {
    var goal = offset(at: scale)
    if let middle {
      goal = CGPoint(
        x: middle.x * scale - view.bounds.width / 2, y: middle.y * scale - view.bounds.height / 2)
    }
    let (held, size) = (offset(at: scale), view.contentSize)
    // Where it can rest depends on how large it is then.
    view.contentSize = contentSize(at: scale)
    let rest = view.limited(goal)
    view.contentSize = size
    return Change(
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

  /// SC16: how large something is that is pulled to a size, which may be beyond its limits.
  private func held(_ scale: CGFloat) -> CGFloat {
    let limited = view.limitedZoom(scale)
    guard view.bouncesZoom, scale != limited, limited > 0, scale > 0 else { return limited }
    let way = RubberBand.pulled(
      log(Double(scale / limited)), length: log(ScrollFigures.zoomReach))
    return limited * CGFloat(exp(way))
  }

  private func set(_ scale: CGFloat, _ offset: CGPoint) {
    let corner = zoomed.frame.origin
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = contentSize(at: scale)
    let anchorPoint = zoomed.layer.anchorPoint
    zoomed.center = CGPoint(
      x: corner.x + size.width * anchorPoint.x, y: corner.y + size.height * anchorPoint.y)
    view.mover.zoom = scale
    view.contentSize = size
    view.bounds.origin = offset
    view.delegate?.scrollViewDidZoom(view)
  }
}
