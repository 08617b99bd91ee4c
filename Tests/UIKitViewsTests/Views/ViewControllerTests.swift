import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// View controllers: loading, appearance, children and presentation.
@MainActor @Suite(.exclusiveScreen) struct ViewControllerTests {
  private final class Controller: UIViewController {
    let name: String
    let eventLog: EventLog

    init(_ name: String, _ eventLog: EventLog) {
      (self.name, self.eventLog) = (name, eventLog)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { eventLog.note("\(name) loaded") }
    override func viewWillAppear(_ animated: Bool) { eventLog.note("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { eventLog.note("\(name) appeared") }
    override func viewWillDisappear(_ animated: Bool) { eventLog.note("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { eventLog.note("\(name) disappeared") }
    override func willMove(toParent parent: UIViewController?) {
      eventLog.note("\(name) will be \(parent == nil ? "no " : "")child")
    }
    override func didMove(toParent parent: UIViewController?) {
      eventLog.note("\(name) is \(parent == nil ? "no " : "")child")
    }
  }

  private let screen = TouchScreen()
  private let eventLog = EventLog()

  private func controller(_ name: String) -> UIViewController { Controller(name, eventLog) }

  private func makeRoot() -> UIViewController {
    let root = controller("root")
    screen.window.rootViewController = root
    return root
  }

  // Views.C1, Views.C2, Views.C3.
  @Test("A root view is loaded when needed, fills the window, and appears and disappears with it")
  func root() {
    let root = controller("root")
    #expect(!root.isViewLoaded)
    screen.window.rootViewController = root
    #expect(root.view.frame == screen.window.bounds)
    #expect(eventLog.take() == ["root loaded", "root will appear", "root appeared"])
    screen.window.isHidden = true
    #expect(eventLog.take() == ["root will disappear", "root disappeared"])
    screen.window.isHidden = false
    #expect(eventLog.take() == ["root will appear", "root appeared"])
    screen.window.rootViewController = nil
    #expect(eventLog.take() == ["root will disappear", "root disappeared"])
  }

  // Views.C3, Views.C4.
  @Test("A child is notified of its parent and of its appearance")
  func children() {
    let (root, child) = (makeRoot(), controller("child"))
    _ = eventLog.take()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(root.children == [child])
    #expect(child.parent === root)
    #expect(
      eventLog.take() == [
        "child will be child", "child loaded", "child will appear", "child appeared",
        "child is child",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      eventLog.take() == [
        "child will be no child", "child will disappear", "child disappeared", "child is no child",
      ])
  }

  // Presentations.PR1.
  @Test("A full-screen presentation removes the presenting view and restores it")
  func fullScreen() {
    let (root, front) = (makeRoot(), controller("front"))
    front.modalPresentationStyle = .fullScreen
    _ = eventLog.take()
    root.present(front, animated: false) { eventLog.note("presented") }
    #expect(
      eventLog.take() == [
        "front loaded", "root will disappear", "front will appear", "front appeared",
        "root disappeared", "presented",
      ])
    #expect(root.presentedViewController === front)
    #expect(front.presentingViewController === root)
    #expect(screen.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === front.view)
    front.dismiss(animated: false) { eventLog.note("dismissed") }
    #expect(
      eventLog.take() == [
        "front will disappear", "root will appear", "root appeared", "front disappeared",
        "dismissed",
      ])
    #expect(root.presentedViewController == nil)
    #expect(screen.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === root.view)
  }

  // Presentations.PR1, Presentations.PR4.
  @Test("A sheet keeps the presenting view; sheets are dismissed with their presenter")
  func sheets() {
    let (root, one, two) = (makeRoot(), controller("one"), controller("two"))
    root.present(one, animated: false)
    one.present(two, animated: false)
    #expect(one.view.frame.minY == screen.window.safeAreaInsets.top + 10)
    _ = eventLog.take()
    root.dismiss(animated: false)
    #expect(
      eventLog.take() == [
        "two will disappear", "two disappeared", "one will disappear", "one disappeared",
      ])
  }

  // Touches.R2.
  @Test("The responder chain goes from a view through its controller to the superview")
  func chain() {
    let root = makeRoot()
    let view = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: root.view)
    #expect(view.next === root.view)
    #expect(root.view.next === root)
    #expect(root.next === screen.window)
  }

  // Views.V11.
  @Test("A controller is notified of changed traits before its view, and can override them")
  func overriding() {
    let root = makeRoot()
    root.overrideUserInterfaceStyle = .dark
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.window.traitCollection.userInterfaceStyle == .light)
    let child = controller("child")
    root.addChild(child)
    root.view.addSubview(child.view)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
  }

  // Touches.R4, Views.V5.
  @Test("There is one first responder, and none after its view was removed")
  func firstResponder() {
    final class FirstResponderView: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (one, two, plain) = (FirstResponderView(), FirstResponderView(), UIView())
    #expect(!one.becomeFirstResponder())
    for view in [one, two, plain] { screen.window.addSubview(view) }
    #expect(one.becomeFirstResponder())
    #expect(two.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    #expect(!plain.becomeFirstResponder())
    #expect(two.isFirstResponder)
    two.removeFromSuperview()
    #expect(screen.window.firstResponder == nil)
  }
}
