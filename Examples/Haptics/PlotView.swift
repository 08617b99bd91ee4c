import UIKit

/// A plot of the last seconds of haptics: transients are strokes, continuous events areas, with the
/// intensity as height and the sharpness as color.
final class PlotView: UIView {
  private struct Stroke {
    var start: CFTimeInterval
    /// The duration in seconds; 0 for a transient.
    var duration: Double
    var intensity: Double
    var sharpness: Double
  }

  private var strokes: [Stroke] = []
  /// Whether the last stroke belongs to a finger that is still down.
  private var isHeld = false
  private lazy var link = CADisplayLink(
    target: DisplayLinkTarget(self), selector: Selector("tick", calling: DisplayLinkTarget.tick))
  private var isLinked = false

  /// Seconds from one edge to the other.
  private static let span = 4.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isAccessibilityElement = true
    accessibilityLabel = "plot"
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { fatalError("the plot is made in code") }

  // MARK: Doing

  /// Adds a haptic that begins now or in some seconds.
  func add(
    after delay: Double = 0, lasting duration: Double = 0, intensity: Double, sharpness: Double
  ) {
    strokes.append(
      Stroke(
        start: CACurrentMediaTime() + delay, duration: duration, intensity: intensity,
        sharpness: sharpness))
    wake()
  }

  /// Begins or changes a continuous haptic under a finger.
  func hold(intensity: Double, sharpness: Double) {
    lift()
    strokes.append(
      Stroke(
        start: CACurrentMediaTime(), duration: .infinity, intensity: intensity, sharpness: sharpness
      ))
    isHeld = true
    wake()
  }

  /// Ends the continuous haptic under a finger.
  func lift() {
    guard isHeld, let last = strokes.indices.last(where: { strokes[$0].duration.isInfinite }) else {
      return
    }
    strokes[last].duration = CACurrentMediaTime() - strokes[last].start
    isHeld = false
  }

  /// Removes haptics that have not begun yet.
  func clearFuture() {
    let now = CACurrentMediaTime()
    strokes.removeAll { $0.start > now }
    for index in strokes.indices where strokes[index].start + strokes[index].duration > now {
      strokes[index].duration = now - strokes[index].start
    }
  }

  // MARK: Looks

  override func draw(_ rect: CGRect) {
    let now = CACurrentMediaTime()
    let floor = bounds.height - 1
    UIColor.separator.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: floor, width: bounds.width, height: 1)).fill()
    func x(_ time: CFTimeInterval) -> CGFloat {
      bounds.width * CGFloat(1 - (now - time) / Self.span)
    }
    for stroke in strokes where stroke.start <= now {
      let end = min(stroke.start + stroke.duration, now)
      let left = max(0, x(stroke.start))
      let height = max(2, CGFloat(stroke.intensity) * (floor - 6))
      // Strokes of a finger are adjacent: each is a little wider, so that no gap is visible.
      let width = stroke.duration == 0 ? 4 : max(1, x(end) - left + 0.5)
      let box = CGRect(x: left, y: floor - height, width: width, height: height)
      color(stroke.sharpness).setFill()
      if stroke.duration == 0 {
        UIBezierPath(roundedRect: box, cornerRadius: 2).fill()
      } else {
        UIBezierPath(rect: box).fill()
      }
    }
  }

  /// Returns the color of a sharpness, from indigo to orange.
  private func color(_ sharpness: Double) -> UIColor {
    let part = CGFloat(min(max(sharpness, 0), 1))
    return UIColor(
      red: 0.35 + 0.65 * part, green: 0.34 + 0.25 * part, blue: 0.84 - 0.84 * part, alpha: 1)
  }

  // MARK: Time

  private func wake() {
    if !isLinked { link.add(to: .main, forMode: .common) }
    isLinked = true
    link.isPaused = false
    setNeedsDisplay()
  }

  fileprivate func tick() {
    let now = CACurrentMediaTime()
    strokes.removeAll { $0.start + $0.duration < now - Self.span }
    setNeedsDisplay()
    // Drawing stops when nothing is visible any more.
    if strokes.isEmpty { link.isPaused = true }
  }

  /// The target of the display link, which does not retain the view.
  @MainActor private final class DisplayLinkTarget {
    private weak var plot: PlotView?

    init(_ plot: PlotView) { self.plot = plot }

    func tick() { plot?.tick() }
  }
}
