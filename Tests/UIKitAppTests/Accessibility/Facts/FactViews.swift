import UIKit

/// The views of the screens with facts.
@MainActor
enum FactViews {
  /// Returns an element.
  static func element(
    _ label: String?, _ frame: CGRect = .zero, value: String? = nil, hint: String? = nil,
    traits: UIAccessibilityTraits = []
  ) -> UIView {
    let view = UIView(frame: frame)
    view.isAccessibilityElement = true
    (view.accessibilityLabel, view.accessibilityValue) = (label, value)
    view.accessibilityHint = hint
    view.accessibilityTraits = traits
    return view
  }

  /// Returns elements of 32 points around the middle of a screen, named by their places in a list.
  static func around(_ offsets: [(x: Double, y: Double)]) -> [UIView] {
    offsets.enumerated().map { index, offset in
      element("Element \(index)", circle(offset))
    }
  }

  /// Returns the square of 32 points around a place beside the middle of the screen.
  static func circle(_ offset: (x: Double, y: Double)) -> CGRect {
    CGRect(x: 187 + offset.x - 16, y: 333 + offset.y - 16, width: 32, height: 32)
  }

  /// Returns a view around the middle of the screen with elements at places in it.
  static func group(
    _ offsets: [(x: Double, y: Double)], isElement: Bool = false, isGroup: Bool = false,
    names: (Int) -> String = { "Group 3 Element \($0)" }
  ) -> UIView {
    let view = UIView(frame: circle((0, 0)))
    (view.isAccessibilityElement, view.shouldGroupAccessibilityChildren) = (isElement, isGroup)
    view.accessibilityLabel = "Group 2 Parent"
    for (index, offset) in offsets.enumerated() {
      let frame = CGRect(x: offset.x, y: offset.y, width: 32, height: 32)
      view.addSubview(element(names(index), frame))
    }
    return view
  }

  /// Returns a view that names elements at places in it.
  static func container(
    _ frames: [CGRect], size: CGFloat = 32, names: (Int) -> String
  ) -> UIView {
    var frame = circle((0, 0))
    if size == 0 { frame.size = .zero }
    let view = UIView(frame: frame)
    view.accessibilityElements = frames.enumerated().map { index, frame in
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = names(index)
      element.accessibilityFrameInContainerSpace = frame
      return element
    }
    view.accessibilityLabel = "Container 3 Parent"
    return view
  }

  /// Returns a view that covers the others for assistive technologies, with a label in it.
  static func modal(
    _ number: Int, y: Double, isElement: Bool = false, isLabelElement: Bool = true
  ) -> UIView {
    let view = UIView(frame: CGRect(x: 120, y: y, width: 100, height: 80))
    view.accessibilityViewIsModal = true
    (view.accessibilityLabel, view.isAccessibilityElement) = ("Modal View \(number)", isElement)
    let label = UILabel(frame: CGRect(x: 10, y: 30, width: 80, height: 20))
    label.text = "Modal \(number)"
    label.isAccessibilityElement = isLabelElement
    view.addSubview(label)
    return view
  }

  /// Returns four elements in the corners of the screen, and further views.
  static func corners(_ others: [UIView]) -> [UIView] {
    [(20, 40), (291, 40), (291, 580), (20, 580)].map { x, y in
      element("Don't Read Me", CGRect(x: x, y: y, width: 64, height: 64))
    } + others
  }
}
