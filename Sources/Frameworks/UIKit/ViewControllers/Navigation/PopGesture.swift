/// Lets a finger that comes in from the edge lead back (NV6).
@MainActor
final class PopGesture: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private unowned let controller: UINavigationController
  private var transition: NavigationTransition?

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.onAction { [weak self] _ in self?.moved() }
  }

  /// Which part of the way it has to go to be led to its end by itself.
  ///
  /// - Source: implementations compared with iOS. Confidence: measured.
  private static let share: CGFloat = 0.5
  /// Widths of the screen a second at which it goes on, or back, however far it came.
  ///
  /// - Source: as above. Confidence: measured.
  private static let speed: CGFloat = 1

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let item = controller.topViewController?.navigationItem else { return false }
    let leadsBack = item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty != false
    return controller.canBePopped && !item.hidesBackButton && leadsBack
      && !controller.isNavigationBarHidden
  }

  /// Comes in where lines begin.
  func follow(_ traits: UITraitCollection) {
    recognizer.edges = traits.layoutDirection == .rightToLeft ? .right : .left
  }

  private func moved() {
    let width = max(1, controller.view.bounds.width)
    let side: CGFloat = recognizer.edges == .right ? -1 : 1
    let way = side * recognizer.translation(in: controller.view).x / width
    switch recognizer.state {
    case .began: transition = controller.canBePopped ? controller.popByFinger() : nil
    case .changed: transition?.scrub(to: way)
    case .ended:
      let speed = side * recognizer.velocity(in: controller.view).x / width
      let goesOn = abs(speed) >= Self.speed ? speed > 0 : way > Self.share
      transition?.letGo(toEnd: goesOn)
      transition = nil
    case .cancelled, .failed:
      transition?.letGo(toEnd: false)
      transition = nil
    case .possible: break
    }
  }
}
