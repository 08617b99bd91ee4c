import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Key-value observing of views, controls and scroll views.
@MainActor @Suite(.exclusiveScreen) struct ViewObservingTests {
  // ObjectiveC.KV6.
  @Test("The content offset and content size of a scroll view can be observed, old and new")
  func scrolling() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var offsets: [[CGFloat?]] = []
    var heights: [CGFloat] = []
    let observations = [
      view.observe(\.contentOffset, options: [.old, .new]) { _, change in
        offsets.append([change.oldValue?.y, change.newValue?.y])
      },
      view.observe(\.contentSize) { view, _ in heights.append(view.contentSize.height) },
    ]
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset.y = 20
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    view.bounds.size.height = 90
    #expect(offsets == [[0, 20], [20, 30]])
    #expect(heights == [500])
    for observation in observations { observation.invalidate() }
    view.contentOffset.y = 40
    #expect(offsets.count == 2)
  }

  // ObjectiveC.KV6.
  @Test("Properties of views and of subclasses can be observed")
  func views() {
    let label = UILabel()
    var received: [String] = []
    let observations = [
      label.observe(\.frame) { _, _ in received.append("frame") },
      label.observe(\.bounds) { _, _ in received.append("bounds") },
      label.observe(\.center) { _, _ in received.append("center") },
      label.observe(\.transform) { _, _ in received.append("transform") },
      label.observe(\.alpha) { _, _ in received.append("alpha") },
      label.observe(\.isHidden) { _, _ in received.append("hidden") },
    ]
    label.center = CGPoint(x: 50, y: 50)
    label.transform = CGAffineTransform(rotationAngle: 1)
    label.alpha = 0.5
    label.isHidden = true
    #expect(received == ["center", "transform", "alpha", "hidden"])
    withExtendedLifetime(observations) {}
  }

  // ObjectiveC.KV6.
  @Test("The state of a control can be observed")
  func controls() {
    let control = UIControl()
    var received: [Bool] = []
    let observations = [
      control.observe(\.isHighlighted, options: .new) { _, change in
        received.append(change.newValue == true)
      },
      control.observe(\.isSelected, options: .new) { _, change in
        received.append(change.newValue == true)
      },
      control.observe(\.isEnabled, options: .new) { _, change in
        received.append(change.newValue == true)
      },
    ]
    control.isHighlighted = true
    control.isSelected = true
    control.isEnabled = false
    #expect(received == [true, true, false])
    withExtendedLifetime(observations) {}
  }
}
