import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Sheets that rest at detents, frame by frame.
@MainActor @Suite(.exclusiveScreen) struct SheetDetentTests {
  private typealias Detent = UISheetPresentationController.Detent

  private final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    var selected: [String] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      selected.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")
    }
  }

  private let screen = AnimatedScreen()
  private let root = UIViewController()
  private let front = UIViewController()
  private let sheetDelegate = SheetDelegate()

  init() {
    screen.run { [screen, root] in screen.window.rootViewController = root }
    screen.wait(0.1)
  }

  /// Presents a sheet and returns its presentation controller.
  private func present(
    _ configure: @MainActor (UISheetPresentationController) -> Void
  ) throws -> UISheetPresentationController {
    let sheet = try #require(front.sheetPresentationController)
    sheet.delegate = sheetDelegate
    screen.run {
      configure(sheet)
      root.present(front, animated: true)
    }
    screen.wait(1)
    return sheet
  }

  private var top: CGFloat { front.view.frame.minY }
  private var shade: UIView? { front.view.superview?.subviews.first }
  private var largeTop: CGFloat { screen.window.safeAreaInsets.top + 10 }

  /// Drags the sheet by a distance, after the way that a pull needs to begin.
  private func pull(_ distance: CGFloat, from y: CGFloat, isQuick: Bool = false) {
    let finger = screen.press(CGPoint(x: 200, y: y))
    screen.drag(finger, by: 0, distance, steps: 10)
    if !isQuick { screen.wait(0.5) }
    screen.lift(finger)
    screen.wait(1)
  }

  @Test("Presentations.DE1. A sheet rests at its smallest detent, or at the selected one")
  func resting() throws {
    let sheet = try present { $0.detents = [.large(), .medium()] }
    #expect(top == 400 && front.view.frame.height == 400)
    screen.run { sheet.selectedDetentIdentifier = .large }
    #expect(top == largeTop)
    screen.run { sheet.selectedDetentIdentifier = .init("unknown") }
    #expect(top == 400)
    #expect(sheetDelegate.selected == [])
  }

  @Test("Presentations.DE2. Custom detents are heights above the safe area; inactive ones are not")
  func customDetents() throws {
    var height: CGFloat = 200
    var maximum: CGFloat = 0
    let sheet = try present {
      $0.detents = [
        .custom(identifier: .init("own")) { context in
          maximum = context.maximumDetentValue
          return height
        }, .custom { _ in nil }, .custom(identifier: .init("nan")) { _ in .nan },
        .custom(identifier: .init("tall")) { _ in 5000 },
      ]
    }
    let bottom = screen.window.safeAreaInsets.bottom
    #expect(top == 600 - bottom && maximum == 800 - largeTop - bottom)
    height = 300
    screen.run { sheet.invalidateDetents() }
    #expect(top == 500 - bottom)
    screen.run { sheet.selectedDetentIdentifier = .init("tall") }
    #expect(top == largeTop)
    #expect(Detent.medium() == Detent.medium() && Detent.custom { _ in 1 } != .custom { _ in 1 })
  }

  @Test("Presentations.DE3. A pull moves the sheet to the nearest detent, and tells the delegate")
  func pulling() throws {
    let sheet = try present { $0.detents = [.medium(), .large()] }
    let finger = screen.press(CGPoint(x: 200, y: 500))
    screen.drag(finger, by: 0, -110, steps: 10)
    #expect(abs(top - 300) < 1e-9 && front.view.frame.maxY == 800)
    screen.wait(0.5)
    screen.lift(finger)
    screen.wait(1)
    #expect(top == 400 && sheetDelegate.selected == [])
    pull(-260, from: 500)
    #expect(top == largeTop && sheet.selectedDetentIdentifier == .large)
    // A flick goes on in its direction.
    pull(200, from: 200, isQuick: true)
    #expect(top == 400)
    #expect(sheetDelegate.selected == [Detent.Identifier.large, .medium].map(\.rawValue))
    // Past half of the smallest detent the sheet is dismissed.
    pull(230, from: 450)
    #expect(root.presentedViewController == nil)
  }

  @Test("Presentations.DE3. Below its smallest detent a sheet keeps its size and may return")
  func pullingBelow() throws {
    _ = try present { $0.detents = [.medium(), .large()] }
    let finger = screen.press(CGPoint(x: 200, y: 450))
    screen.drag(finger, by: 0, 110, steps: 10)
    #expect(abs(top - 500) < 1e-9 && front.view.frame.height == 400)
    #expect(abs((shade?.alpha ?? 0) - 0.75) < 1e-9)
    screen.wait(0.5)
    screen.lift(finger)
    screen.wait(1)
    #expect(top == 400 && shade?.alpha == 1 && root.presentedViewController === front)
  }

  @Test("Presentations.DE4. Changes are animated on request")
  func animating() throws {
    let sheet = try present { $0.detents = [.medium(), .large()] }
    screen.run { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    screen.wait(0.05)
    let seen = screen.run { front.view.layer.presentation()?.frame.minY ?? 0 }
    #expect(seen > largeTop && seen < 400)
    screen.wait(1)
    #expect(top == largeTop && sheetDelegate.selected == [])
  }

  @Test("Presentations.DE5. An undimmed sheet leaves the views behind it usable")
  func undimmed() throws {
    var taps = 0
    let button = screen.run {
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 200, height: 50))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
      return button
    }
    let sheet = try present {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    #expect(shade?.alpha == 0)
    screen.tap(button.center)
    #expect(taps == 1 && root.presentedViewController === front)
    screen.run { sheet.selectedDetentIdentifier = .large }
    #expect(shade?.alpha == 1)
    screen.run {
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = nil
    }
    #expect(shade?.alpha == 1)
    screen.tap(button.center)
    #expect(taps == 1)
  }

  @Test("Presentations.PR14. A tap beside a low sheet dismisses it, unless the sheet is modal")
  func tappingBeside() throws {
    _ = try present { $0.detents = [.medium()] }
    screen.run { front.isModalInPresentation = true }
    screen.tap(CGPoint(x: 200, y: 200))
    screen.wait(1)
    #expect(root.presentedViewController === front)
    screen.run { front.isModalInPresentation = false }
    screen.tap(CGPoint(x: 200, y: 200))
    screen.wait(1)
    #expect(root.presentedViewController == nil)
    _ = try present { $0.detents = [.large()] }
    screen.tap(CGPoint(x: 200, y: 4))
    screen.wait(1)
    #expect(root.presentedViewController === front)
  }

  @Test("Presentations.DE6. Only a sheet of full height moves what is behind it")
  func presentingView() throws {
    let sheet = try present { $0.detents = [.medium(), .large()] }
    #expect(root.view.frame == screen.window.bounds && root.view.layer.cornerRadius == 0)
    screen.run { sheet.selectedDetentIdentifier = .large }
    #expect(root.view.frame.minY > 0 || screen.window.safeAreaInsets.top == 0)
    #expect(root.view.layer.cornerRadius == 10)
  }

  @Test(
    "Presentations.DE7. Scrolling at the top of the content expands the sheet, if it should",
    arguments: [true, false])
  func scrolling(expands: Bool) throws {
    let list = screen.run { UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)) }
    screen.run {
      list.contentSize = CGSize(width: 400, height: 3000)
      list.contentInsetAdjustmentBehavior = .never
      front.view.addSubview(list)
    }
    _ = try present {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    pull(-260, from: 700)
    #expect((top == largeTop) == expands && (list.contentOffset.y > 0) == !expands)
    // An expanded sheet scrolls.
    let before = list.contentOffset.y
    pull(-110, from: expands ? 300 : 700)
    #expect(list.contentOffset.y > before)
  }

  @Test("Presentations.DE8. The grabber is shown on request, and VoiceOver moves the sheet by it")
  func grabber() throws {
    let sheet = try present {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
      $0.preferredCornerRadius = 24
    }
    let grabber = try #require(front.view.subviews.last)
    #expect(grabber.frame.midX == 200 && !grabber.isHidden && front.view.layer.cornerRadius == 24)
    #expect(grabber.accessibilityLabel == "Sheet grabber")
    screen.run { grabber.accessibilityIncrement() }
    screen.wait(1)
    #expect(sheet.selectedDetentIdentifier == .large && top == largeTop)
    screen.run { grabber.accessibilityDecrement() }
    screen.run { grabber.accessibilityDecrement() }
    screen.wait(1)
    #expect(top == 400 && root.presentedViewController === front)
    screen.run { sheet.prefersGrabberVisible = false }
    #expect(grabber.isHidden)
  }

  @Test("Presentations.PR11. A popover has the detents of its sheet")
  func popover() throws {
    front.modalPresentationStyle = .popover
    let popover = try #require(front.popoverPresentationController)
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    screen.run { root.present(front, animated: false) }
    #expect(top == 400 && front.sheetPresentationController?.detents == [.medium()])
  }

  @Test("A controller inside the presented one finds the sheet; full-screen styles have none")
  func finding() {
    let navigation = UINavigationController(rootViewController: front)
    let sheet = navigation.sheetPresentationController
    #expect(sheet != nil && front.sheetPresentationController === sheet)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.sheetPresentationController == nil)
  }
}
