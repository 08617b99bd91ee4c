import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Controllers: when views are made, come and go; children; what is put in front.
@MainActor @Suite(.oneScreen) struct ViewControllerTests {
  private final class Controller: UIViewController {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
      (self.name, self.diary) = (name, diary)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { diary.note("\(name) loaded") }
    override func viewWillAppear(_ animated: Bool) { diary.note("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { diary.note("\(name) appeared") }
    override func viewWillDisappear(_ animated: Bool) { diary.note("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { diary.note("\(name) disappeared") }
    override func willMove(toParent parent: UIViewController?) {
      diary.note("\(name) will be \(parent == nil ? "no " : "")child")
    }
    override func didMove(toParent parent: UIViewController?) {
      diary.note("\(name) is \(parent == nil ? "no " : "")child")
    }
  }

  private let screen = TouchScreen()
  private let diary = Diary()

  private func controller(_ name: String) -> UIViewController { Controller(name, diary) }

  private func makeRoot() -> UIViewController {
    let root = controller("root")
    screen.window.rootViewController = root
    return root
  }

  @Test("A root's view is made when it is needed, fills the window, and comes and goes with it")
  func root() {
    let root = controller("root")
    #expect(!root.isViewLoaded)
    screen.window.rootViewController = root
    #expect(root.view.frame == screen.window.bounds)
    #expect(diary.take() == ["root loaded", "root will appear", "root appeared"])
    screen.window.isHidden = true
    #expect(diary.take() == ["root will disappear", "root disappeared"])
    screen.window.isHidden = false
    #expect(diary.take() == ["root will appear", "root appeared"])
    screen.window.rootViewController = nil
    #expect(diary.take() == ["root will disappear", "root disappeared"])
  }

  @Test("A child is told of its parent, and that its view comes and goes")
  func children() {
    let (root, child) = (makeRoot(), controller("child"))
    _ = diary.take()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(root.children == [child])
    #expect(child.parent === root)
    #expect(
      diary.take() == [
        "child will be child", "child loaded", "child will appear", "child appeared",
        "child is child",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      diary.take() == [
        "child will be no child", "child will disappear", "child disappeared", "child is no child",
      ])
  }

  @Test("A full screen sends away what is behind it, and brings it back")
  func fullScreen() {
    let (root, front) = (makeRoot(), controller("front"))
    front.modalPresentationStyle = .fullScreen
    _ = diary.take()
    root.present(front, animated: false) { diary.note("presented") }
    #expect(
      diary.take() == [
        "front loaded", "root will disappear", "front will appear", "front appeared",
        "root disappeared", "presented",
      ])
    #expect(root.presentedViewController === front)
    #expect(front.presentingViewController === root)
    #expect(screen.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === front.view)
    front.dismiss(animated: false) { diary.note("dismissed") }
    #expect(
      diary.take() == [
        "front will disappear", "root will appear", "root appeared", "front disappeared",
        "dismissed",
      ])
    #expect(root.presentedViewController == nil)
    #expect(screen.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === root.view)
  }

  @Test("A sheet leaves what is behind it, at the top; sheets go with what they are in front of")
  func sheets() {
    let (root, one, two) = (makeRoot(), controller("one"), controller("two"))
    root.present(one, animated: false)
    one.present(two, animated: false)
    #expect(one.view.frame.minY == screen.window.safeAreaInsets.top + 10)
    _ = diary.take()
    root.dismiss(animated: false)
    #expect(
      diary.take() == [
        "two will disappear", "two disappeared", "one will disappear", "one disappeared",
      ])
  }

  @Test("A responder chain goes from a view over its controller to what that is in")
  func chain() {
    let root = makeRoot()
    let view = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: root.view)
    #expect(view.next === root.view)
    #expect(root.view.next === root)
    #expect(root.next === screen.window)
  }

  @Test("A controller is told of other traits before its view, and may change those in its view")
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

  @Test("The first responder is one at a time, and nobody when its view is gone")
  func firstResponder() {
    final class Willing: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (one, two, plain) = (Willing(), Willing(), UIView())
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
