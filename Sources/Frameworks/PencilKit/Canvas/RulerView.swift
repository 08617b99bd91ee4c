import Foundation

/// The ruler of a canvas, which fingers move and turn (Ink.RU1).
@MainActor
package final class RulerView: UIView, UIGestureRecognizerDelegate {
  /// The position of the center in the visible part of the canvas; nil before the first layout.
  private var place: CGPoint?
  package private(set) var angle: CGFloat = 0

  /// The height and the length of the ruler, in points of the screen.
  ///
  /// - Source: ours, by eye; the ruler is longer than a phone's diagonal. Confidence: guess.
  private static let (height, length): (CGFloat, CGFloat) = (76, 1200)
  /// The maximum distance from the edge at which a stroke follows it, in points of the screen.
  ///
  /// - Source: ours. Confidence: guess.
  private static let reach: CGFloat = 24
  /// The snap angles of the ruler and their tolerance in radians.
  ///
  /// - Source: ours: each eighth of a turn, and two degrees. Confidence: guess.
  private static let (detent, detentReach): (CGFloat, CGFloat) = (.pi / 4, .pi / 90)

  private let label = UILabel()
  private var turned: CGFloat = 0

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.length, height: Self.height))
    backgroundColor = UIColor.systemGray3.withAlphaComponent(0.75)
    isOpaque = false
    label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    label.textAlignment = .center
    label.frame = CGRect(x: Self.length / 2 - 40, y: Self.height / 2 - 12, width: 80, height: 24)
    addSubview(label)
    accessibilityIdentifier = "Ruler"
    let (pan, rotation) = (UIPanGestureRecognizer(), UIRotationGestureRecognizer())
    pan.onAction { [weak self, weak pan] _ in pan.map { self?.dragged($0) } }
    rotation.onAction { [weak self, weak rotation] _ in rotation.map { self?.turned($0) } }
    for recognizer in [pan, rotation] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    showAngle()
  }

  package required init?(coder: NSCoder) { nil }

  /// Keeps its position in the visible part of a canvas.
  func follow(_ canvas: PKCanvasView) {
    let middle = place ?? CGPoint(x: canvas.bounds.width / 2, y: canvas.bounds.height / 2)
    place = middle
    center = CGPoint(x: canvas.bounds.minX + middle.x, y: canvas.bounds.minY + middle.y)
    transform = CGAffineTransform(rotationAngle: angle)
  }

  /// Returns the edges of the ruler for a stroke.
  func guide(in canvas: PKCanvasView) -> RulerGuide {
    RulerGuide(
      center: canvas.convert(center, to: canvas.strokesView), angle: angle,
      height: Self.height / canvas.zoomScale, reach: Self.reach / canvas.zoomScale)
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view === self }

  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.label.withAlphaComponent(0.5).cgColor)
    context.setLineWidth(1)
    for tick in stride(from: CGFloat(0), through: Self.length, by: 8) {
      let size: CGFloat = tick.truncatingRemainder(dividingBy: 40) == 0 ? 14 : 8
      context.strokeLineSegments(between: [
        CGPoint(x: tick, y: 0), CGPoint(x: tick, y: size),
        CGPoint(x: tick, y: Self.height - size), CGPoint(x: tick, y: Self.height),
      ])
    }
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let canvas = superview as? PKCanvasView, let place else { return }
    let way = pan.translation(in: canvas)
    pan.setTranslation(.zero, in: canvas)
    self.place = CGPoint(x: place.x + way.x, y: place.y + way.y)
    follow(canvas)
  }

  private func turned(_ rotation: UIRotationGestureRecognizer) {
    guard let canvas = superview as? PKCanvasView else { return }
    if rotation.state == .began { turned = angle }
    turned += rotation.rotation
    rotation.rotation = 0
    let detent = (turned / Self.detent).rounded() * Self.detent
    angle = abs(turned - detent) < Self.detentReach ? detent : turned
    showAngle()
    follow(canvas)
  }

  private func showAngle() {
    let degrees = Int((angle * 180 / .pi).rounded())
    label.text = "\(abs((degrees % 180 + 180) % 180))°"
  }
}

extension PKCanvasView {
  /// Shows or removes the ruler.
  func updateRuler() {
    guard isRulerActive != (ruler != nil) else { return }
    ruler?.removeFromSuperview()
    ruler = isRulerActive ? RulerView() : nil
    guard let ruler else { return }
    addSubview(ruler)
    ruler.follow(self)
  }
}
