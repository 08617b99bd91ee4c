import PhoneTesting
import UIKit

/// Scrolls elements onto the screen (UITesting.UA5).
@MainActor
enum Scroller {
  /// Scrolls the scroll views around an element so that it is on the screen.
  ///
  /// - Returns: Whether there is such a scroll view.
  static func show(_ node: ElementNode, on phone: SimulatedPhone) -> Bool {
    let isScrolled = phone.within(node.program) { show(node) } ?? false
    if isScrolled { Quiet.wait(on: phone) }
    return isScrolled
  }

  private static func show(_ node: ElementNode) -> Bool {
    let space = UIScreen.main.fixedCoordinateSpace
    var isScrolled = false
    for around in node.path.reversed().dropFirst() {
      guard let scroll = around.object as? UIScrollView else { continue }
      // The frame after the inner scroll views have moved.
      let frame =
        (node.object as? UIView).map { $0.convert($0.bounds, to: scroll) }
        ?? space.convert(node.touchedFrame, to: scroll)
      scroll.scrollRectToVisible(frame, animated: false)
      isScrolled = true
    }
    return isScrolled
  }
}
