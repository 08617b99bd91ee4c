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
  @Test("A view that a stack view arranges is observed when it is hidden")
  func arranged() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    var received: [Bool?] = []
    let observation = view.observe(\.isHidden, options: [.new]) { received.append($1.newValue) }
    view.isHidden = true
    view.isHidden = false
    #expect(received == [true, false])
    withExtendedLifetime((observation, stack)) {}
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

  // ObjectiveC.KV6.
  @Test("Texts that the app sets can be observed, in all classes with a text")
  func texts() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    var received: [String] = []
    let observations = [
      label.observe(\.text, options: [.old, .new]) { _, change in
        let (old, new) = (change.oldValue ?? nil, change.newValue ?? nil)
        received.append("label \(old ?? "") \(new ?? "")")
      },
      label.observe(\.font) { _, _ in received.append("font") },
      field.observe(\.text) { field, _ in received.append("field \(field.text ?? "")") },
      field.observe(\.placeholder) { _, _ in received.append("placeholder") },
      view.observe(\.text) { view, _ in received.append("view \(view.text ?? "")") },
      view.observe(\.attributedText) { _, _ in received.append("attributed") },
      view.observe(\.textContainerInset) { _, _ in received.append("inset") },
      view.observe(\.textAlignment) { _, _ in received.append("alignment") },
    ]
    label.text = "tea"
    label.text = "tea"
    label.font = .boldSystemFont(ofSize: 20)
    field.text = "ham"
    field.placeholder = "egg"
    view.text = "milk"
    view.attributedText = NSAttributedString(string: "rice")
    view.textContainerInset = .zero
    view.textAlignment = .center
    #expect(
      received == [
        "label  tea", "label tea tea", "font", "field ham", "placeholder", "view milk",
        "attributed", "inset", "alignment",
      ])
    withExtendedLifetime(observations) {}
  }

  // ObjectiveC.KV6.
  @Test("Images, colors, delegates, insets and titles can be observed")
  func others() {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    let (image, scroll, controller, item) = (
      UIImageView(), UIScrollView(), UIViewController(), UITabBarItem()
    )
    var received: [String] = []
    let observations = [
      image.observe(\.image) { _, _ in received.append("image") },
      image.observe(\.backgroundColor) { _, _ in received.append("color") },
      scroll.observe(\.delegate) { scroll, _ in
        received.append(scroll.delegate == nil ? "no delegate" : "delegate")
      },
      scroll.observe(\.contentInset) { _, _ in received.append("inset") },
      controller.observe(\.title) { _, _ in received.append("title") },
      controller.navigationItem.observe(\.title) { _, _ in received.append("bar title") },
      item.observe(\.badgeValue) { _, _ in received.append("badge") },
    ]
    let delegate = Delegate()
    image.image = UIImage()
    image.backgroundColor = .red
    scroll.delegate = delegate
    scroll.delegate = nil
    scroll.contentInset.top = 9
    controller.title = "Kettle"
    item.badgeValue = "3"
    #expect(
      received == [
        "image", "color", "delegate", "no delegate", "inset", "bar title", "title", "badge",
      ])
    withExtendedLifetime((observations, delegate)) {}
  }
}
