/// A running transition from one scene to the next.
@MainActor
struct RunningTransition {
  /// The outgoing scene.
  let old: SKScene
  /// The transition.
  let transition: SKTransition
  private var start: TimeInterval?
  private var part: CGFloat = 0

  /// Creates a transition that begins with the next frame.
  init(from old: SKScene, _ transition: SKTransition) {
    (self.old, self.transition) = (old, transition)
  }

  /// Advances the transition to a time in seconds, and returns whether it has ended.
  mutating func advance(to time: TimeInterval) -> Bool {
    let begin = start ?? time
    start = begin
    guard transition.duration > 0 else { return true }
    part = max(0, min(1, CGFloat((time - begin) / transition.duration)))
    if !transition.pausesOutgoingScene { old.advance(to: time, limited: true) }
    return part >= 1
  }

  /// Draws both scenes.
  func draw(_ new: SKScene, in context: CGContext, area: CGSize, _ body: (SKScene) -> Void) {
    switch transition.kind {
    case .mixture:
      body(old)
      draw(in: context, alpha: part) { body(new) }
    case .fade(let color):
      body(part < 0.5 ? old : new)
      context.saveGState()
      context.setAlpha(1 - abs(2 * part - 1))
      context.setFillColor(color.cgColor)
      context.fill(CGRect(origin: .zero, size: area))
      context.restoreGState()
    case .moveIn(let direction):
      body(old)
      draw(in: context, moved: way(direction, area, part - 1)) { body(new) }
    case .push(let direction):
      draw(in: context, moved: way(direction, area, part)) { body(old) }
      draw(in: context, moved: way(direction, area, part - 1)) { body(new) }
    case .reveal(let direction):
      body(new)
      draw(in: context, moved: way(direction, area, part)) { body(old) }
    }
  }

  /// Returns the offset of a scene from its final position, in the view's coordinates.
  private func way(
    _ direction: SKTransitionDirection, _ area: CGSize, _ part: CGFloat
  ) -> CGVector {
    switch direction {
    case .up: CGVector(dx: 0, dy: -area.height * part)
    case .down: CGVector(dx: 0, dy: area.height * part)
    case .right: CGVector(dx: area.width * part, dy: 0)
    case .left: CGVector(dx: -area.width * part, dy: 0)
    }
  }

  private func draw(
    in context: CGContext, alpha: CGFloat = 1, moved way: CGVector = .zero, _ body: () -> Void
  ) {
    context.saveGState()
    context.translateBy(x: way.dx, y: way.dy)
    context.setAlpha(alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    body()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}
