import Foundation
import ScreenTestSupport
import TactusPhoneLink
import Testing
import UIKit

/// The view hierarchy: order, preconditions, callbacks and geometry.
@MainActor @Suite(.exclusiveScreen) struct ViewTreeTests {
  private final class EventRecordingView: UIView {
    var heard: [String] = []
    override func willMove(toSuperview new: UIView?) {
      heard.append("will\(new == nil ? " not" : "")")
    }
    override func didMoveToSuperview() { heard.append("did\(superview == nil ? " not" : "")") }
    override func willMove(toWindow new: UIWindow?) {
      heard.append("will\(new == nil ? " not" : "") window")
    }
    override func didMoveToWindow() { heard.append("did\(window == nil ? " not" : "") window") }
  }

  private func views(_ count: Int) -> [UIView] {
    (0..<count).map { index in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.tag = index
      return view
    }
  }

  @Test("The list of recognizers is nil before the first, and empty after the last")
  func recognizers() {
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
    view.gestureRecognizers = nil
    #expect(view.gestureRecognizers == nil)
  }

  @Test("Window levels are comparable, and can be added to")
  func levels() {
    let level = UIWindow.Level.alert + 1
    #expect(level.rawValue == 2001 && level > .alert && UIWindow.Level.statusBar < .alert)
    #expect(level - 1 == .alert)
  }

  // Views.V6.
  @Test("Views and their layers keep the same order")
  func order() {
    let outer = UIView()
    let inner = views(5)
    outer.addSubview(inner[0])
    outer.insertSubview(inner[1], at: 0)
    outer.insertSubview(inner[2], aboveSubview: inner[1])
    outer.insertSubview(inner[3], belowSubview: inner[0])
    outer.insertSubview(inner[4], at: 99)
    #expect(outer.subviews.map(\.tag) == [1, 2, 3, 0, 4])
    outer.bringSubviewToFront(inner[1])
    outer.sendSubviewToBack(inner[4])
    outer.exchangeSubview(at: 0, withSubviewAt: 3)
    outer.exchangeSubview(at: 0, withSubviewAt: 7)
    #expect(outer.subviews.map(\.tag) == [0, 2, 3, 4, 1])
    #expect(outer.layer.sublayers ?? [] == outer.subviews.map(\.layer))
    inner[3].removeFromSuperview()
    #expect(outer.subviews.map(\.tag) == [0, 2, 4, 1])
    #expect(inner[3].superview == nil)
    #expect(outer.layer.sublayers?.count == 4)
  }

  // Views.V6.
  @Test("A view that is inserted again counts no place of its own", arguments: 0..<4)
  func again(own: Int) {
    let inner = views(4)
    for sibling in inner.indices {
      for isAbove in [true, false] {
        let outer = UIView()
        inner.forEach(outer.addSubview)
        if isAbove {
          outer.insertSubview(inner[own], aboveSubview: inner[sibling])
        } else {
          outer.insertSubview(inner[own], belowSubview: inner[sibling])
        }
        var expected = inner.indices.filter { $0 != own }
        let place = expected.firstIndex(of: sibling).map { isAbove ? $0 + 1 : $0 }
        expected.insert(own, at: place ?? expected.count)
        #expect(outer.subviews.map(\.tag) == expected)
      }
      let outer = UIView()
      inner.forEach(outer.addSubview)
      outer.insertSubview(inner[own], at: sibling)
      #expect(outer.subviews.firstIndex(of: inner[own]) == sibling)
    }
  }

  // Views.V3.
  @Test("Adding a view to itself or a descendant stops the program")
  func itself() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  // Views.V2, Views.V4.
  @Test("A view is notified of its superview and window, before and after")
  func moves() {
    let screen = TouchScreen()
    let (view, inner) = (EventRecordingView(), EventRecordingView())
    view.addSubview(inner)
    inner.heard = []
    screen.window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.heard == [
        "will", "will window", "did window", "did", "will not", "will not window",
        "did not window", "did not",
      ])
    #expect(inner.heard == ["will window", "did window", "will not window", "did not window"])
  }

  // Views.V1.
  @Test("Points are converted through bounds, transforms and windows")
  func converting() {
    let screen = TouchScreen()
    let view = screen.add(CGRect(x: 100, y: 50, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = screen.add(CGRect(x: 10, y: 40, width: 20, height: 20), to: view)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.frame == CGRect(x: 0, y: 30, width: 40, height: 40))
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: nil) == CGPoint(x: 120, y: 70))
    #expect(screen.window.convert(CGPoint(x: 120, y: 70), to: inner) == CGPoint(x: 10, y: 10))
    #expect(
      inner.convert(inner.bounds, to: screen.window) == CGRect(x: 100, y: 50, width: 40, height: 40)
    )
    #expect(view.center == CGPoint(x: 150, y: 100))
  }

  @Test("A hit test converts points as convert does, with transforms, offsets and flips")
  func hitTestConverts() {
    final class PointRecordingView: UIView {
      var point: CGPoint?
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        self.point = point
        return true
      }
    }
    let screen = TouchScreen()
    let outer = screen.add(screen.window.bounds)
    let inner = PointRecordingView(frame: CGRect(x: 30, y: 40, width: 100, height: 60))
    outer.addSubview(inner)
    let place = CGPoint(x: 55, y: 77)
    let changes: [() -> Void] = [
      {}, { inner.bounds.origin = CGPoint(x: 7, y: 9) },
      { inner.layer.anchorPoint = CGPoint(x: 0.2, y: 0.9) },
      { inner.transform = CGAffineTransform(rotationAngle: 1) }, { inner.transform = .identity },
      { inner.layer.isGeometryFlipped = true }, { outer.layer.isGeometryFlipped = true },
      { outer.layer.sublayerTransform = CATransform3DMakeScale(2, 3, 1) },
    ]
    let differences = changes.map { change -> CGFloat in
      change()
      _ = outer.hitTest(place, with: nil)
      let expected = inner.convert(place, from: outer)
      return inner.point.map { hypot($0.x - expected.x, $0.y - expected.y) } ?? .infinity
    }
    #expect(differences.allSatisfy { $0 < 1e-9 })
  }

  // Touches.T3.
  @Test("Hidden, disabled, transparent and outside views are not hit")
  func hitTesting() {
    let screen = TouchScreen()
    let back = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = screen.add(CGRect(x: 50, y: 50, width: 100, height: 100), to: back)
    let front = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    func hit(_ x: CGFloat) -> UIView? { screen.window.hitTest(CGPoint(x: x, y: x), with: nil) }
    #expect(hit(60) === front)
    front.alpha = 0.01
    #expect(hit(60) === front)
    front.alpha = 0.0099
    #expect(hit(60) === inner)
    (front.alpha, front.isHidden) = (1, true)
    #expect(hit(60) === inner)
    (front.isHidden, front.isUserInteractionEnabled) = (false, false)
    #expect(hit(60) === inner)
    #expect(hit(120) === screen.window)
    inner.isUserInteractionEnabled = false
    #expect(hit(60) === back)
  }

  // Views.V8.
  @Test("Autoresizing masks share the superview's growth in proportion to the parts")
  func autoresizing() {
    func frame(_ mask: UIView.AutoresizingMask) -> CGRect {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 20))
      inner.autoresizingMask = mask
      outer.addSubview(inner)
      outer.frame.size = CGSize(width: 200, height: 200)
      return inner.frame
    }
    #expect(frame([]) == CGRect(x: 20, y: 10, width: 40, height: 20))
    #expect(
      frame([.flexibleWidth, .flexibleHeight]) == CGRect(x: 20, y: 10, width: 140, height: 120))
    #expect(
      frame([.flexibleLeftMargin, .flexibleTopMargin])
        == CGRect(x: 120, y: 110, width: 40, height: 20))
    #expect(
      frame([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        == CGRect(x: 40, y: 10, width: 80, height: 20))
  }

  // Views.V10.
  @Test("The tint is that of the nearest ancestor with one, and gray while dimmed")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner) = (UIView(), Tinted())
    outer.addSubview(inner)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    outer.tintColor = red
    #expect(inner.tintColor == red)
    #expect(inner.changes == 1)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintColor == UIColor(white: 0.2126, alpha: 1))
    outer.tintAdjustmentMode = .automatic
    inner.tintColor = .black
    #expect(inner.tintColor == .black)
  }

  // Views.V11.
  @Test("The force capability of a view outside a window is unknown")
  func forceCapability() {
    let screen = TouchScreen()
    let view = UIView()
    #expect(view.traitCollection.forceTouchCapability == .unknown)
    screen.window.addSubview(view)
    #expect(view.traitCollection.forceTouchCapability == .unavailable)
    view.removeFromSuperview()
    #expect(view.traitCollection.forceTouchCapability == .unknown)
    #expect(UITraitCollection().forceTouchCapability == .unknown)
  }

  @Test("Views.V11. The limits of text sizes apply to a view and its subviews, outer ones first")
  func textSizeLimits() {
    let screen = TouchScreen()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    screen.window.addSubview(outer)
    let usual = inner.traitCollection.preferredContentSizeCategory
    outer.minimumContentSizeCategory = .accessibilityMedium
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    inner.maximumContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    #expect(inner.appliedContentSizeCategoryLimitsDescription.split(separator: "\n").count == 2)
    (outer.minimumContentSizeCategory, inner.maximumContentSizeCategory) = (nil, nil)
    #expect(inner.traitCollection.preferredContentSizeCategory == usual)
    #expect(inner.forBaselineLayout() === inner)
  }

  @Test("Views.V11. A view outside a window inherits from its ancestors and their controllers")
  func traitsOutsideWindow() {
    let (parent, child, inner) = (UIViewController(), UIViewController(), UIView())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.addSubview(inner)
    let size = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: size), forChild: child)
    #expect(inner.traitCollection.preferredContentSizeCategory == size)
    #expect(parent.view.traitCollection.preferredContentSizeCategory != size)
    child.view.maximumContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    parent.view.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.forceTouchCapability == .unknown)
    inner.removeFromSuperview()
    #expect(
      inner.traitCollection.userInterfaceStyle == UIScreen.main.traitCollection.userInterfaceStyle)
    let (container, page) = (UINavigationController(), UIViewController())
    container.overrideUserInterfaceStyle = .dark
    container.pushViewController(page, animated: false)
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
  }

  // Views.V11.
  @Test("A controller has force capability and inherited overrides outside a window")
  func forceInViewDidLoad() {
    final class Page: UIViewController {
      var received: UITraitCollection?
      override func viewDidLoad() { received = traitCollection }
    }
    UIScreen.main.update(
      DeviceTraits(screen: ScreenMetrics(width: 375, height: 667, scale: 2), measuresForce: true))
    let (navigation, page) = (UINavigationController(), Page())
    navigation.overrideUserInterfaceStyle = .dark
    navigation.pushViewController(page, animated: false)
    page.loadViewIfNeeded()
    #expect(page.received?.forceTouchCapability == .available)
    #expect(page.received?.userInterfaceStyle == .dark)
    #expect(page.view.traitCollection.forceTouchCapability == .unknown)
  }

  @Test("A view class chooses its layer class")
  func layerClass() {
    final class Special: CALayer {
      var ready = true
    }
    final class Shown: UIView {
      override class var layerClass: AnyClass { Special.self }
    }
    #expect((Shown().layer as? Special)?.ready == true)
  }
}
