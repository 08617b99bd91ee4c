import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Guides, margins, fitting sizes and updates of constraints.
@MainActor @Suite(.exclusiveScreen) struct GuideTests {
  private let screen = LayoutWindow()

  @Test("A guide takes space, and its removal removes its constraints")
  func guides() {
    let (guide, view) = (UILayoutGuide(), screen.add())
    screen.root.addLayoutGuide(guide)
    let beside = view.leftAnchor.constraint(equalTo: guide.rightAnchor)
    screen.layOut(
      guide.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 10),
      guide.widthAnchor.constraint(equalTo: screen.root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: screen.root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 3), beside)
    #expect(guide.layoutFrame == CGRect(10, 0, 50, 3))
    #expect(view.frame.minX == 60)
    #expect(screen.root.layoutGuides == [guide])
    screen.root.removeLayoutGuide(guide)
    #expect(!beside.isActive)
    #expect(screen.root.layoutGuides.isEmpty)
  }

  // ViewLayout.VL10.
  @Test("Margins follow the layout direction")
  func margins() {
    let view = screen.add()
    screen.root.insetsLayoutMarginsFromSafeArea = false
    let guide = screen.root.layoutMarginsGuide
    screen.layOut(
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor))
    #expect(screen.root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.frame.minX == 8 && view.frame.width == 184)
    screen.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    screen.window.layoutIfNeeded()
    #expect(view.frame == CGRect(20, 1, 176, 0))
    screen.root.semanticContentAttribute = .forceRightToLeft
    screen.window.layoutIfNeeded()
    #expect(view.frame.minX == 4)
    let inner = UIView(frame: CGRect(0, 0, 200, 100))
    screen.root.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    inner.insetsLayoutMarginsFromSafeArea = false
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 20))
  }

  // ViewLayout.VL10.
  @Test("A controller's view has side margins of 16 points beside the safe area")
  func controllers() {
    let controller = UIViewController()
    screen.window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 0)
    let view = screen.add(to: controller.view)
    let safe = controller.view.safeAreaLayoutGuide
    screen.layOut(
      view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      view.topAnchor.constraint(equalTo: safe.topAnchor),
      view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 10))
    let insets = controller.view.safeAreaInsets
    #expect(insets.top >= 30)
    let side = controller.systemMinimumLayoutMargins.leading
    #expect(side == 16 || side == 20)
    #expect(view.frame == CGRect(side, insets.top, 10, 400 - insets.top - insets.bottom))
    controller.additionalSafeAreaInsets.top += 12
    screen.window.layoutIfNeeded()
    #expect(view.frame.minY == insets.top + 12)
  }

  // ViewLayout.VL11.
  @Test("A view computes its fitting size from its constraints")
  func fitting() {
    let card = UIView()
    let (title, text) = (screen.add(Content(60, 20), to: card), screen.add(UILabel(), to: card))
    text.text = "Let the dough rest in a warm place until it is twice as large as before."
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    let height = text.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(height > 40)
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 120, height: 45 + height))
    // The same in a window, where it is narrower and therefore higher.
    screen.root.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    screen.layOut(
      card.widthAnchor.constraint(equalToConstant: 70),
      card.topAnchor.constraint(equalTo: screen.root.topAnchor))
    let higher = text.sizeThatFits(CGSize(width: 50, height: 0)).height
    #expect(higher > height)
    #expect(text.frame == CGRect(10, 35, 50, higher))
    #expect(card.frame.height == 45 + higher)
  }

  // ViewLayout.VL4.
  @Test("Constraints are updated once before layout, the inner views first")
  func asking() {
    let (outer, inner) = (ConstraintUpdatingView(), ConstraintUpdatingView())
    var order: [String] = []
    outer.onChange = { order.append("outer") }
    inner.onChange = { order.append("inner") }
    outer.addSubview(inner)
    screen.root.addSubview(outer)
    screen.window.layoutIfNeeded()
    #expect(order == ["inner", "outer"])
    screen.window.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(order.count == 2)
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    screen.window.layoutIfNeeded()
    #expect(order == ["inner", "outer", "inner"])
  }

  private final class ConstraintUpdatingView: UIView {
    var onChange: () -> Void = {}
    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateConstraints() {
      onChange()
      super.updateConstraints()
    }
  }

  @Test("Constraints relate alignment rectangles")
  func alignment() {
    let view = screen.add(Shadowed())
    screen.layOut(
      view.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50))
    #expect(view.frame == CGRect(-2, 9, 56, 57))
    let inner = screen.add(to: view)
    screen.layOut(inner.leftAnchor.constraint(equalTo: view.leftAnchor))
    #expect(inner.frame.minX == 2)
  }

  @Test("The anchor of a constraint is equal to that of its view, whatever the types are")
  func anchors() {
    let view = screen.add()
    let constraint = view.topAnchor.constraint(equalTo: screen.root.topAnchor)
    #expect(constraint.firstAnchor.isEqual(view.topAnchor))
    #expect(view.topAnchor.isEqual(constraint.firstAnchor))
    #expect(constraint.firstAnchor.hash == view.topAnchor.hash)
    #expect(!constraint.firstAnchor.isEqual(screen.root.topAnchor))
    #expect(!constraint.firstAnchor.isEqual(view.leftAnchor))
  }

  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 6, right: 4)
    }
  }

  @Test("ViewLayout.VL19. A guide is in the middle of the safe area, as large as its shape allows")
  func aspectFit() {
    let (window, view) = (screen.window, screen.add())
    let guide = window.safeAreaAspectFitLayoutGuide
    #expect(window.safeAreaAspectFitLayoutGuide === guide && guide.owningView === window)
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    screen.layOut(
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor))
    #expect(guide.layoutFrame == safe && view.frame.size == safe.size)
    guide.aspectRatio = 4
    window.layoutIfNeeded()
    let height = safe.width / 4
    #expect(
      guide.layoutFrame
        == CGRect(safe.minX, safe.midY - height / 2, safe.width, height))
    #expect(view.frame.size == CGSize(width: safe.width, height: height))
    guide.aspectRatio = 0.25
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.size == CGSize(width: safe.height / 4, height: safe.height))
    #expect(guide.layoutFrame.midX == safe.midX)
  }
}
