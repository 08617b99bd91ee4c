import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Traits and tints of views that enter a window (Views.V10, V11), and a window's size (Views.V25).
@MainActor @Suite(.exclusiveScreen) struct TraitEntryTests {
  private final class Recorder: UIView {
    var changes: [UITraitCollection?] = []
    var tints: [UIColor?] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      changes.append(previous)
    }
    override func tintColorDidChange() { tints.append(tintColor) }
  }

  private final class Page: UIViewController {
    var changes = 0
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
  }

  @Test("Views.V30. A pool keeps a window that gets a view, unless an inner pool ends before")
  func pools() {
    let (view, other, third) = (UIView(), UIView(), UIView())
    autoreleasepool {
      UIWindow().addSubview(view)
      autoreleasepool { UIWindow().addSubview(other) }
      #expect(view.window != nil && other.window == nil)
    }
    #expect(view.window == nil)
    UIWindow().addSubview(third)
    #expect(third.window == nil)
  }

  @Test("A view that enters a window with the screen's traits is not notified, nor one that leaves")
  func entering() {
    let window = UIWindow()
    window.isHidden = false
    let page = Page()
    let view = Recorder()
    page.view.addSubview(view)
    window.rootViewController = page
    #expect(view.changes.isEmpty && page.changes == 0)
    view.removeFromSuperview()
    window.addSubview(view)
    #expect(view.changes.isEmpty)
  }

  @Test("A view that enters a window of another style is notified of the difference")
  func otherStyle() {
    let window = UIWindow()
    window.overrideUserInterfaceStyle = .dark
    window.isHidden = false
    let view = Recorder()
    window.addSubview(view)
    #expect(view.changes.map { $0?.userInterfaceStyle } == [.light])
    window.overrideUserInterfaceStyle = .light
    #expect(view.changes.map { $0?.userInterfaceStyle } == [.light, .dark])
  }

  @Test("A dimmed view dims the tints that its subviews have set, and tells them")
  func dimming() {
    let window = UIWindow()
    window.isHidden = false
    let (outer, inner) = (Recorder(), Recorder())
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    inner.tints = []
    outer.tintAdjustmentMode = .dimmed
    let gray = UIColor(white: 0.2126, alpha: 1)
    #expect(inner.tints == [gray])
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tints.count == 1)
    // A view with a mode of its own is not notified.
    inner.tintAdjustmentMode = .normal
    #expect(inner.tints.count == 2)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tints.count == 2)
    // A view that is added to a dimmed one is notified.
    outer.tintAdjustmentMode = .dimmed
    let late = Recorder()
    late.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    late.tints = []
    outer.addSubview(late)
    #expect(late.tints == [gray])
  }

  @Test("A window without a frame has the size of the screen")
  func window() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(UIWindow(frame: .zero).frame == .zero)
    final class Own: UIWindow {}
    #expect(Own().frame == UIScreen.main.bounds)
  }

  @Test("A close button is gray, whatever the tint")
  func closing() {
    let window = UIWindow()
    window.isHidden = false
    let button = UIButton(type: .close)
    window.addSubview(button)
    #expect(button.imageView?.tintColor == .secondaryLabel)
    button.tintColor = .systemRed
    #expect(button.imageView?.tintColor == .secondaryLabel)
    #expect(UIButton(type: .infoLight).imageView?.tintColor != .secondaryLabel)
  }

  @Test("A segment's action shows its image, or else its title")
  func segments() {
    let control = UISegmentedControl(items: ["one", "two"])
    let image = UIImage(systemName: "star")
    control.setAction(UIAction(title: "star", image: image) { _ in }, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) != nil && control.titleForSegment(at: 0) == nil)
    control.setAction(UIAction(title: "plain") { _ in }, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "plain")
  }
}
