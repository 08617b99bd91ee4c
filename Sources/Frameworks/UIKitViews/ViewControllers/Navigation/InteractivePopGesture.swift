/// The gesture that pops a view controller by a swipe from the screen edge (Navigation.NV6).
@MainActor
final class InteractivePopGesture: NSObject, UIGestureRecognizerDelegate {
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

  /// The fraction of the width from which a released transition completes.
  ///
  /// - Source: implementations compared with iOS. Confidence: measured.
  private static let share: CGFloat = 0.5
  /// The speed above which it determines, regardless of distance, whether a released transition
  /// completes, in screen widths per second.
  ///
  /// - Source: as above. Confidence: measured.
  private static let speed: CGFloat = 1

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let item = controller.topViewController?.navigationItem else { return false }
    let leadsBack = item.leftItemsSupplementBackButton || item.leadingItems.isEmpty
    return controller.canBePopped && !item.hidesBackButton && leadsBack && item.backAction == nil
      && !controller.isNavigationBarHidden
  }

  /// Sets the recognizer's edge to the leading edge of the layout direction.
  func follow(_ traits: UITraitCollection) {
    recognizer.edges = traits.layoutDirection == .rightToLeft ? .right : .left
  }

  private func moved() {
    let width = max(1, controller.view.bounds.width)
    let side: CGFloat = recognizer.edges == .right ? -1 : 1
    let way = side * recognizer.translation(in: controller.view).x / width
    switch recognizer.state {
    case .began: transition = controller.canBePopped ? controller.beginInteractivePop() : nil
    case .changed: transition?.scrub(to: way)
    case .ended:
      let speed = side * recognizer.velocity(in: controller.view).x / width
      let goesOn = abs(speed) >= Self.speed ? speed > 0 : way > Self.share
      transition?.resume(toEnd: goesOn)
      transition = nil
    case .cancelled, .failed:
      transition?.resume(toEnd: false)
      transition = nil
    case .possible: break
    }
  }
}
