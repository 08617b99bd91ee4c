import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Stack views: distribution, alignment, spacing and hidden views.
@MainActor @Suite(.exclusiveScreen) struct StackViewTests {
  private let screen = LayoutWindow()

  /// Returns a stack at the top left, 180 points long and 60 thick unless it is self-sizing.
  private func stack(
    axis: NSLayoutConstraint.Axis = .horizontal, _ contents: [CGSize], length: CGFloat? = 180,
    thickness: CGFloat? = 60
  ) -> UIStackView {
    let stack = screen.add(
      UIStackView(arrangedSubviews: contents.map { Content($0.width, $0.height) }))
    stack.axis = axis
    stack.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
    stack.leftAnchor.constraint(equalTo: screen.root.leftAnchor).isActive = true
    let (along, across) =
      axis == .horizontal
      ? (stack.widthAnchor, stack.heightAnchor) : (stack.heightAnchor, stack.widthAnchor)
    if let length { along.constraint(equalToConstant: length).isActive = true }
    if let thickness { across.constraint(equalToConstant: thickness).isActive = true }
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    screen.window.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private let three = [
    CGSize(width: 20, height: 20), CGSize(width: 40, height: 30), CGSize(width: 30, height: 10),
  ]

  // ViewLayout.VL14.
  @Test("Fill stretches the first view, or the one with the lowest hugging priority")
  func fill() {
    let stack = stack(three)
    stack.spacing = 10
    #expect(
      frames(stack) == [CGRect(0, 0, 90, 60), CGRect(100, 0, 40, 60), CGRect(150, 0, 30, 60)])
    stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    #expect(frames(stack).map(\.width) == [20, 110, 30])
    stack.addArrangedSubview(UIView())
    // A view without content takes the rest.
    #expect(frames(stack).map(\.width) == [20, 40, 30, 60])
  }

  // ViewLayout.VL14.
  @Test("Fill equally makes all lengths equal")
  func fillEqually() {
    let stack = stack(three)
    (stack.distribution, stack.spacing) = (.fillEqually, 15)
    #expect(frames(stack).map(\.minX) == [0, 65, 130])
    #expect(frames(stack).map(\.width) == [50, 50, 50])
  }

  // ViewLayout.VL14.
  @Test("Fill proportionally makes lengths proportional to the intrinsic ones")
  func fillProportionally() {
    let stack = stack(three)
    stack.distribution = .fillProportionally
    #expect(frames(stack).map(\.width) == [40, 80, 60])
    stack.spacing = 45
    #expect(frames(stack).map(\.width) == [20, 40, 30])
    (stack.arrangedSubviews[0] as? Content)?.size.width = 110
    stack.spacing = 0
    #expect(frames(stack).map(\.width) == [110, 40, 30])
  }

  // ViewLayout.VL14.
  @Test("Equal spacing keeps lengths, and gaps are at least the spacing")
  func equalSpacing() {
    let stack = stack(three)
    stack.distribution = .equalSpacing
    #expect(frames(stack).map(\.minX) == [0, 65, 150])
    #expect(frames(stack).map(\.width) == [20, 40, 30])
    stack.spacing = 50
    #expect(frames(stack)[1].minX - frames(stack)[0].maxX == 50)
    #expect(frames(stack)[2].maxX == 180)
  }

  // ViewLayout.VL14.
  @Test("Equal centering makes the distances of centers equal")
  func equalCentering() {
    let stack = stack(three, length: 185)
    stack.distribution = .equalCentering
    // The outer centers are at 10 and 170.
    #expect(frames(stack).map(\.midX) == [10, 90, 170])
    #expect(frames(stack).map(\.width) == [20, 40, 30])
  }

  // ViewLayout.VL15.
  @Test(
    "Alignment places views across the axis",
    arguments: [
      (UIStackView.Alignment.fill, [0.0, 0, 0], [60.0, 60, 60]), (.top, [0, 0, 0], [20, 30, 10]),
      (.center, [20, 15, 25], [20, 30, 10]), (.bottom, [40, 30, 50], [20, 30, 10]),
    ])
  func alignment(_ alignment: UIStackView.Alignment, _ tops: [Double], _ heights: [Double]) {
    let stack = stack(three)
    stack.alignment = alignment
    #expect(frames(stack).map { Double($0.minY) } == tops)
    #expect(frames(stack).map { Double($0.height) } == heights)
  }

  // ViewLayout.VL15.
  @Test(
    "A view without content has no size across, unless it is stretched",
    arguments: [
      (UIStackView.Alignment.fill, 0.0, 40.0), (.leading, 0, 0), (.center, 20, 0),
      (.trailing, 40, 0),
    ])
  func emptyAcross(_ alignment: UIStackView.Alignment, _ start: Double, _ width: Double) {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    (stack.axis, stack.distribution, stack.alignment) = (.vertical, .fillEqually, alignment)
    stack.frame = CGRect(x: 0, y: 0, width: 40, height: 80)
    screen.root.addSubview(stack)
    #expect(frames(stack).map { Double($0.minX) } == [start, start])
    #expect(frames(stack).map { Double($0.width) } == [width, width])
  }

  // ViewLayout.VL13.
  @Test("A stack's size includes its views, margins and gaps")
  func ownSize() {
    let stack = stack(axis: .vertical, three, length: nil, thickness: nil)
    (stack.spacing, stack.alignment) = (5, .leading)
    stack.setCustomSpacing(12, after: stack.arrangedSubviews[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frames(stack).map(\.minY) == [1, 33, 68])
    #expect(stack.frame == CGRect(0, 0, 46, 81))
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 46, height: 81))
  }

  @Test("Stacks can be nested")
  func nested() {
    let row = UIStackView(arrangedSubviews: [Content(20, 20), Content(30, 25)])
    row.spacing = 4
    let column = stack(axis: .vertical, [], length: nil, thickness: nil)
    column.alignment = .leading
    column.addArrangedSubview(Content(10, 10))
    column.addArrangedSubview(row)
    #expect(frames(column)[1] == CGRect(0, 10, 54, 25))
    #expect(row.arrangedSubviews.map(\.frame.minX) == [0, 24])
    #expect(column.frame.size == CGSize(width: 54, height: 35))
  }

  // ViewLayout.VL16.
  @Test("A hidden view leaves no gap, and an animation closes it while the view is visible")
  func hidden() {
    let stack = stack(three)
    (stack.spacing, stack.distribution) = (10, .equalSpacing)
    let middle = stack.arrangedSubviews[1]
    middle.isHidden = true
    #expect(frames(stack)[2].minX == 150)
    #expect(frames(stack)[1].width == 0)
    middle.isHidden = false
    #expect(frames(stack)[1].width == 40)
    UIView.animate(withDuration: 1) { middle.isHidden = true }
    #expect(middle.isHidden)
    #expect(!middle.layer.isHidden)
    #expect(middle.frame.width == 0)
    #expect(middle.layer.animationKeys()?.isEmpty == false)
  }

  @Test("A removed view is no longer arranged; a view removed from the arrangement stays a subview")
  func leaving() {
    let stack = stack(three)
    let views = stack.arrangedSubviews
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    #expect(frames(stack) == [CGRect(0, 0, 180, 60)])
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("In a right-to-left layout, a row begins at the right")
  func reading() {
    let stack = stack(three)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.distribution = .equalSpacing
    #expect(frames(stack).map(\.minX) == [160, 75, 0])
  }
}
