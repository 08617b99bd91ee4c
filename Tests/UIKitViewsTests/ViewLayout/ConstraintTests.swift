import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Constraints: their solution, their holders, their descriptions and their removal.
@MainActor @Suite(.exclusiveScreen) struct ConstraintTests {
  private let screen = LayoutWindow()

  // ViewLayout.VL2.
  @Test("Anchors place a view in another one, and it follows changes of size")
  func edges() {
    let view = screen.add()
    screen.layOut(
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 30),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5))
    #expect(view.frame == CGRect(10, 30, 170, 85))
    screen.window.frame.size.width = 300
    screen.window.layoutIfNeeded()
    #expect(view.frame == CGRect(10, 30, 270, 135))
  }

  // ViewLayout.VL1.
  @Test("The innermost common ancestor holds a constraint")
  func holders() {
    let (one, two) = (screen.add(), screen.add())
    let inner = screen.add(to: one)
    let width = one.widthAnchor.constraint(equalToConstant: 50)
    let across = inner.leftAnchor.constraint(equalTo: two.rightAnchor)
    let down = inner.topAnchor.constraint(equalTo: one.topAnchor)
    NSLayoutConstraint.activate([width, across, down])
    #expect(one.constraints == [width, down])
    #expect(screen.root.constraints == [across])
    across.isActive = false
    #expect(screen.root.constraints.isEmpty)
    #expect(!across.isActive)
  }

  @Test("A constraint can relate views at different levels")
  func acrossLevels() {
    let (card, label) = (screen.add(), screen.add())
    let icon = screen.add(to: card)
    screen.layOut(
      card.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 30),
      card.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 40),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 100),
      icon.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5),
      icon.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      icon.widthAnchor.constraint(equalToConstant: 20),
      icon.heightAnchor.constraint(equalToConstant: 20),
      label.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      label.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5, constant: 3),
      label.heightAnchor.constraint(equalToConstant: 10))
    #expect(icon.frame == CGRect(5, 5, 20, 20))
    #expect(label.frame == CGRect(63, 50, 53, 10))
  }

  // ViewLayout.VL1.
  @Test("The priority of an active constraint changes from required, and to required")
  func changedPriority() {
    let view = screen.add()
    let (narrow, wide) = (
      view.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 150)
    )
    wide.priority = .defaultHigh
    screen.layOut(narrow, wide, view.heightAnchor.constraint(equalToConstant: 10))
    #expect(view.frame.width == 50)
    narrow.priority = .defaultLow
    screen.window.layoutIfNeeded()
    #expect(view.frame.width == 150)
    (wide.priority, narrow.priority) = (.defaultLow, .required)
    screen.window.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  // ViewLayout.VL7.
  @Test("A changed constant moves a view, with an animation inside an animation block")
  func animated() {
    let view = screen.add()
    let left = view.leftAnchor.constraint(equalTo: screen.root.leftAnchor)
    screen.layOut(
      left, view.topAnchor.constraint(equalTo: screen.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50))
    left.constant = 80
    #expect(view.frame.minX == 0)
    UIView.animate(withDuration: 1) { screen.root.layoutIfNeeded() }
    #expect(view.frame.minX == 80)
    #expect(view.layer.animation(forKey: "position") != nil)
    left.constant = 90
    screen.window.layoutIfNeeded()
    #expect(view.frame.minX == 90)
  }

  // ViewLayout.VL4.
  @Test("A higher priority wins, and a required constraint wins over all")
  func priorities() {
    let view = screen.add(Content(60, 20))
    let wide = view.widthAnchor.constraint(equalToConstant: 150)
    wide.priority = .defaultLow - 1
    screen.layOut(
      wide, view.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor))
    #expect(view.frame == CGRect(0, 0, 60, 20))
    wide.priority = .defaultLow + 1
    screen.window.layoutIfNeeded()
    #expect(view.frame.width == 150)
    screen.layOut(view.widthAnchor.constraint(lessThanOrEqualToConstant: 100))
    #expect(view.frame.width == 100)
    view.size.height = 33
    screen.window.layoutIfNeeded()
    #expect(view.frame.height == 33)
  }

  // ViewLayout.VL5.
  @Test("Of two adjacent views, the one with the lower hugging priority is stretched")
  func hugging() {
    let (one, two) = (screen.add(Content(30, 10)), screen.add(Content(30, 10)))
    two.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    screen.layOut(
      one.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 10),
      two.rightAnchor.constraint(equalTo: screen.root.rightAnchor),
      one.topAnchor.constraint(equalTo: screen.root.topAnchor),
      two.topAnchor.constraint(equalTo: one.topAnchor))
    #expect(one.frame == CGRect(0, 0, 30, 10))
    #expect(two.frame == CGRect(40, 0, 160, 10))
    one.setContentHuggingPriority(.defaultLow - 2, for: .horizontal)
    screen.window.layoutIfNeeded()
    #expect(one.frame.width == 160)
    (one.size.width, two.size.width) = (150, 150)
    one.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    screen.window.layoutIfNeeded()
    #expect([one.frame.width, two.frame.width] == [40, 150])
  }

  // ViewLayout.VL5.
  @Test("A translated autoresizing mask keeps a frame, and constraints can refer to it")
  func frames() {
    let old = UIView(frame: CGRect(20, 20, 50, 50))
    old.autoresizingMask = [.flexibleWidth]
    screen.root.addSubview(old)
    let view = screen.add()
    screen.layOut(
      view.leftAnchor.constraint(equalTo: old.rightAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: old.bottomAnchor),
      view.widthAnchor.constraint(equalTo: old.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 5))
    #expect(view.frame == CGRect(80, 70, 50, 5))
    old.frame.origin.x = 30
    screen.window.layoutIfNeeded()
    #expect(view.frame.minX == 90)
    screen.window.frame.size.width = 250
    screen.window.layoutIfNeeded()
    #expect(old.frame == CGRect(30, 20, 100, 50))
    #expect(view.frame == CGRect(140, 70, 100, 5))
  }

  @Test("ViewLayout.VL5. A root view without its mask keeps the window's bounds")
  func rootView() throws {
    let window = UIWindow(frame: CGRect(0, 0, 320, 600))
    let controller = UIViewController()
    let root = try #require(controller.view)
    root.translatesAutoresizingMaskIntoConstraints = false
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: root.rightAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(root.frame == CGRect(0, 0, 320, 600) && inner.frame == CGRect(10, 0, 310, 300))
    window.frame.size = CGSize(width: 200, height: 100)
    window.layoutIfNeeded()
    #expect(root.frame == CGRect(0, 0, 200, 100) && inner.frame == CGRect(10, 0, 190, 50))
    root.heightAnchor.constraint(equalToConstant: 40).isActive = true
    window.layoutIfNeeded()
    #expect(root.frame == CGRect(0, 0, 200, 40) && inner.frame == CGRect(10, 0, 190, 20))
  }

  // ViewLayout.VL9.
  @Test("A removed view keeps its own constraints and loses those to other views")
  func leaving() {
    let (one, two) = (screen.add(), screen.add())
    let inner = screen.add(to: one)
    let crossing = one.leftAnchor.constraint(equalTo: two.rightAnchor)
    let own = inner.leftAnchor.constraint(equalTo: one.leftAnchor, constant: 7)
    let size = inner.widthAnchor.constraint(equalToConstant: 9)
    screen.layOut(
      crossing, own, size, two.widthAnchor.constraint(equalToConstant: 40),
      two.leftAnchor.constraint(equalTo: screen.root.leftAnchor))
    #expect(one.frame.minX == 40)
    one.removeFromSuperview()
    #expect(!crossing.isActive)
    #expect(own.isActive && size.isActive)
    screen.root.addSubview(one)
    screen.layOut(one.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 3))
    #expect(one.frame.minX == 3)
    #expect(inner.frame.minX == 7 && inner.frame.width == 9)
  }

  // ViewLayout.VL9.
  @Test("Constraints activated before a view is in a window apply in the window")
  func beforeWindow() {
    let (outer, inner) = (UIView(frame: CGRect(0, 0, 80, 80)), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(35, 30, 10, 20))
    screen.root.addSubview(outer)
    outer.frame.size.width = 100
    screen.window.layoutIfNeeded()
    #expect(inner.frame == CGRect(45, 30, 10, 20))
  }

  // ViewLayout.VL7.
  @Test("Edges are at whole pixels without gaps between neighbors")
  func pixels() {
    let views = (0..<3).map { _ in screen.add() }
    var constraints = [
      views[0].leftAnchor.constraint(equalTo: screen.root.leftAnchor),
      views[2].rightAnchor.constraint(equalTo: screen.root.rightAnchor),
    ]
    for (one, next) in zip(views, views.dropFirst()) {
      constraints.append(next.leftAnchor.constraint(equalTo: one.rightAnchor))
      constraints.append(next.widthAnchor.constraint(equalTo: one.widthAnchor))
    }
    NSLayoutConstraint.activate(constraints)
    screen.window.layoutIfNeeded()
    let scale = UIScreen.main.scale
    let thirds = [0, 200.0 / 3, 400.0 / 3, 200].map { ($0 * scale).rounded() / scale }
    #expect(views.map(\.frame.minX) == Array(thirds[..<3]))
    #expect(views.map(\.frame.maxX) == Array(thirds[1...]))
  }

  // ViewLayout.VL7.
  @Test("A transformed view is placed without its transform")
  func transforms() {
    let view = screen.add()
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    screen.layOut(
      view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 30, y: 20))
  }

  // ViewLayout.VL3.
  @Test("In a right-to-left layout, leading is right, and offsets go to the left")
  func reading() {
    let (one, two) = (screen.add(), screen.add())
    screen.root.semanticContentAttribute = .forceRightToLeft
    screen.layOut(
      one.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 10),
      one.widthAnchor.constraint(equalToConstant: 30),
      two.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 5),
      two.trailingAnchor.constraint(
        equalTo: screen.root.trailingAnchor, constant: -20),
      two.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
      two.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 20))
    #expect(one.frame.minX == 160)
    #expect(two.frame.minX == 20)
    #expect(two.frame.maxX <= 155)
    two.removeFromSuperview()
    screen.root.semanticContentAttribute = .unspecified
    screen.window.layoutIfNeeded()
    #expect(one.frame.minX == 10)
  }

  // ViewLayout.VL3.
  @Test("Each view that holds constraints has its own direction, in one layout and in the next")
  func severalDirections() {
    let (left, right) = (screen.add(), screen.add())
    right.semanticContentAttribute = .forceRightToLeft
    var (views, constraints): ([UIView], [NSLayoutConstraint]) = ([], [])
    for outer in [left, right, left] {
      let view = screen.add(to: outer)
      views.append(view)
      constraints += [
        outer.leftAnchor.constraint(equalTo: screen.root.leftAnchor),
        outer.widthAnchor.constraint(equalToConstant: 100),
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 30),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    screen.window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [10, 60, 10])
    left.semanticContentAttribute = .forceRightToLeft
    right.semanticContentAttribute = .unspecified
    constraints[6].constant = 20
    screen.window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [60, 20, 60])
  }

  // ViewLayout.VL7.
  @Test("A view that the app has moved by hand is placed again by the next layout")
  func movedByHand() {
    let (view, other) = (screen.add(), screen.add())
    let width = other.widthAnchor.constraint(equalToConstant: 10)
    screen.layOut(
      view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 30), width)
    view.layer.position.x = 100
    width.constant = 11
    screen.window.layoutIfNeeded()
    #expect(view.frame.minX == 5 && view.frame.width == 30)
    view.frame = CGRect(x: 50, y: 0, width: 70, height: 20)
    width.constant = 12
    screen.window.layoutIfNeeded()
    #expect(view.frame.minX == 5 && view.frame.width == 30)
  }

  // ViewLayout.VL8.
  @Test("A conflict is reported with its constraints, and the others stay satisfied")
  func conflicts() {
    let view = screen.add()
    let first = view.widthAnchor.constraint(equalToConstant: 50)
    let second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 70)
    (first.identifier, second.identifier) = ("first", "second")
    var received: [([String], String)] = []
    LayoutConflict.listener = { received.append(($0, $1)) }
    defer { LayoutConflict.listener = nil }
    screen.layOut(
      first, view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 4), second)
    #expect(received.count == 1)
    #expect(received.first?.0 == [first.description, second.description])
    #expect(received.first?.1 == second.description)
    #expect(view.frame.minX == 4 && view.frame.width == 50)
    first.isActive = false
    screen.window.layoutIfNeeded()
    #expect(received.count == 1)
    #expect(view.frame.width == 70)
  }

  @Test("The description of a constraint contains its equation")
  func words() {
    let view = screen.add()
    let constraint = view.trailingAnchor.constraint(
      lessThanOrEqualTo: screen.root.centerXAnchor, constant: -4.5)
    constraint.identifier = "edge"
    constraint.priority = .defaultHigh
    let words = constraint.description
    #expect(words.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(words.contains(" 'edge' UIView:0x"))
    #expect(words.contains(".trailing <= UIView:0x"))
    #expect(words.hasSuffix(".centerX - 4.5 @750   (inactive)>"))
  }

  @Test("The constraints that affect a layout and its ambiguity are known")
  func reasons() {
    let view = screen.add()
    let left = view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 4)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    screen.layOut(left, width)
    #expect(view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, width])
    screen.layOut(
      view.topAnchor.constraint(equalTo: screen.root.topAnchor),
      view.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor))
    #expect(!view.hasAmbiguousLayout)
  }

  // ViewLayout.VL1.
  @Test("Items without a common ancestor stop the program")
  func strangers() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = view.leftAnchor.constraint(equalTo: view.leadingAnchor)
      }
    }
  }

  @Test("A distance can equal another distance or the system spacing")
  func gaps() {
    let views = (0..<3).map { _ in screen.add(Content(20, 20)) }
    let first = views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
    let second = views[1].rightAnchor.anchorWithOffset(to: views[2].leftAnchor)
    screen.layOut(
      views[0].leadingAnchor.constraint(
        equalToSystemSpacingAfter: screen.root.leadingAnchor, multiplier: 2),
      views[2].rightAnchor.constraint(equalTo: screen.root.rightAnchor, constant: -4),
      first.constraint(equalTo: second, multiplier: 2))
    // 200 - 16 - 4 - 60 = 120, shared two to one.
    #expect(views.map(\.frame.minX) == [16, 116, 176])
  }

  @Test("Baselines of texts of different sizes can be aligned")
  func baselines() {
    let (small, large) = (screen.add(UILabel()), screen.add(UILabel()))
    (small.text, large.text) = ("45 min", "45 min")
    (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 40))
    screen.layOut(
      large.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 50),
      small.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor, constant: 10))
    let difference = large.font.ascender.rounded() - small.font.ascender.rounded()
    #expect(small.frame.minY == 50 + difference + 10)
  }

  // ViewLayout.VL20.
  @Test("Layout regions have the guides and the insets of the view")
  func regions() {
    let view = screen.root
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    let margins = view.layoutGuide(for: .margins(cornerAdaptation: .vertical))
    #expect(margins === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
    #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
    view.semanticContentAttribute = .forceRightToLeft
    let insets = view.directionalEdgeInsets(for: .margins(cornerAdaptation: .horizontal))
    #expect(insets.leading == view.layoutMargins.right)
    #expect(insets.trailing == view.layoutMargins.left)
  }

  // ViewLayout.VL5.
  @Test("A length that a number limits is 0, one that is at least a number has it")
  func limits() {
    let (view, other) = (UIView(), UIView())
    for added in [view, other] {
      added.translatesAutoresizingMaskIntoConstraints = false
      screen.root.addSubview(added)
    }
    let whole = screen.root.bounds.size
    screen.layOut(
      view.widthAnchor.constraint(lessThanOrEqualTo: screen.root.widthAnchor, constant: -52),
      view.heightAnchor.constraint(greaterThanOrEqualTo: screen.root.heightAnchor, constant: -34),
      other.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
      other.heightAnchor.constraint(greaterThanOrEqualToConstant: 94))
    #expect(view.frame.size == CGSize(width: 0, height: whole.height - 34))
    #expect(other.frame.size == CGSize(width: 0, height: 94))
  }

  // ViewLayout.VL5.
  @Test("After a layout a superview has the constraints of its subviews' frames")
  func framesOfSubviews() throws {
    let container = UIView()
    let (view, fixed) = (UIView(), UIView(frame: CGRect(5, 6, 20, 30)))
    container.addSubview(view)
    container.addSubview(fixed)
    view.translatesAutoresizingMaskIntoConstraints = false
    let height = view.heightAnchor.constraint(
      lessThanOrEqualTo: fixed.safeAreaLayoutGuide.heightAnchor)
    height.isActive = true
    #expect(container.constraints == [height])
    view.layoutIfNeeded()
    #expect(view.frame.height == 30)
    #expect(container.constraints.last === height)
    let implied = container.constraints.dropLast()
    #expect(implied.map(\.firstAttribute) == [.left, .width, .top, .height])
    #expect(implied.map(\.constant) == [5, 20, 6, 30])
    #expect(implied.allSatisfy { $0.firstItem === fixed && $0.isActive })
    container.removeConstraints(container.constraints)
    #expect(!height.isActive && container.constraints == Array(implied))
    fixed.removeFromSuperview()
    #expect(container.constraints.isEmpty)
  }
}
