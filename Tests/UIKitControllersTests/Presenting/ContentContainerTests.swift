import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Notifications of preferred and changed sizes.
@MainActor @Suite(.exclusiveScreen) struct ContentContainerTests {
  private final class Sheet: UIPresentationController {
    var received: [CGSize] = []

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width, height: container.preferredContentSize.height)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      let size = size(
        forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
      return CGRect(origin: CGPoint(x: 0, y: bounds.maxY - size.height), size: size)
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      received.append(container.preferredContentSize)
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  /// A presentation controller that records its own style whenever its traits change.
  private final class StyleRecorder: UIPresentationController {
    var styles: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  private final class RecorderProvider: NSObject, UIViewControllerTransitioningDelegate {
    var recorder: StyleRecorder?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      recorder = StyleRecorder(presentedViewController: presented, presenting: presenting)
      return recorder
    }
  }

  private final class PresentationProvider: NSObject, UIViewControllerTransitioningDelegate {
    var sheet: Sheet?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      sheet = Sheet(presentedViewController: presented, presenting: presenting)
      return sheet
    }
  }

  private final class Parent: UIViewController {
    var received: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { received.append(container.preferredContentSize) }
  }

  @Test("Presentations.PR32. The active presentation controller is that of a shown presentation")
  func activePresentation() throws {
    let screen = AnimatedScreen()
    let (root, front, child) = (UIViewController(), UIViewController(), UIViewController())
    front.addChild(child)
    let prepared = try #require(front.presentationController)
    #expect(front.activePresentationController == nil && root.activePresentationController == nil)
    screen.run { screen.window.rootViewController = root }
    screen.run { root.present(front, animated: false) }
    screen.wait(0.1)
    #expect(front.activePresentationController === prepared)
    #expect(child.activePresentationController === prepared)
    #expect(root.activePresentationController == nil)
    screen.run { front.dismiss(animated: false) }
    screen.wait(0.1)
    #expect(front.activePresentationController == nil)
  }

  @Test("A presentation controller has the traits of its container, and is told of changes")
  func traits() throws {
    let screen = AnimatedScreen()
    let (root, front, maker) = (UIViewController(), UIViewController(), RecorderProvider())
    front.modalPresentationStyle = .custom
    front.transitioningDelegate = maker
    screen.run { screen.window.rootViewController = root }
    screen.run { root.present(front, animated: false) }
    screen.wait(0.1)
    let recorder = try #require(maker.recorder)
    let first = recorder.traitCollection.userInterfaceStyle
    #expect(first == .light && recorder.styles.isEmpty)
    screen.run { screen.window.overrideUserInterfaceStyle = .dark }
    #expect(recorder.styles == [.dark])
  }

  @Test("Presentations.CC1: a custom presentation adapts to the preferred size of its content")
  func following() throws {
    let screen = AnimatedScreen()
    let (root, front, maker) = (UIViewController(), UIViewController(), PresentationProvider())
    front.preferredContentSize = CGSize(width: 0, height: 200)
    front.modalPresentationStyle = .custom
    front.transitioningDelegate = maker
    screen.run { screen.window.rootViewController = root }
    screen.run { root.present(front, animated: false) }
    screen.wait(0.1)
    let sheet = try #require(maker.sheet)
    #expect(front.view.frame.height == 200)
    screen.run { front.preferredContentSize.height = 320 }
    #expect(sheet.received.map(\.height) == [320])
    #expect(front.view.frame == CGRect(x: 0, y: 480, width: 400, height: 320))
    screen.run { front.preferredContentSize.height = 320 }
    #expect(sheet.received.count == 1)
  }

  @Test("Presentations.CC1: the parent is notified, and not the presentation controller")
  func parents() {
    let (parent, child) = (Parent(), UIViewController())
    child.preferredContentSize.height = 10
    parent.addChild(child)
    #expect(parent.received == [])
    child.preferredContentSize.height = 20
    #expect(parent.received.map(\.height) == [20])
  }

  @Test("Presentations.CC2: children that fill the view get its size, others keep theirs")
  func sizes() {
    let parent = UIViewController()
    parent.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    let (all, part) = (UIViewController(), UIViewController())
    for child in [all, part] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    all.view.frame = parent.view.bounds
    part.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let size = CGSize(width: 800, height: 400)
    #expect(parent.size(forChildContentContainer: all, withParentContainerSize: size) == size)
    #expect(
      parent.size(forChildContentContainer: part, withParentContainerSize: size)
        == CGSize(width: 100, height: 50))
  }
}
