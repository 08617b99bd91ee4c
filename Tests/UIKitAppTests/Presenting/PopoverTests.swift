import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Popovers on a tablet, and on a phone as their delegate wants them.
  @MainActor @Suite(.serialized) struct PopoverTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      var calls: [String] = []
      var style = UIModalPresentationStyle.formSheet
      var allows = true

      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { style }
      var prepared: [UIPresentationController] = []
      func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
      ) {
        prepared.append(adaptivePresentationController)
        (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
      }
      func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { calls.append("prepare") }
      func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) -> Bool {
        calls.append("should")
        return allows
      }
      func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { calls.append("did") }
      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
      ) { calls.append("attempt") }
    }

    private let delegate = Delegate()
    private let front = UIViewController()

    private func launch(_ phone: SimulatedPhone) -> PresentingApp {
      let app = phone.launch(PresentingApp.self)
      phone.run {
        front.modalPresentationStyle = .popover
        front.preferredContentSize = CGSize(width: 200, height: 150)
        front.view.backgroundColor = .red
        front.popoverPresentationController?.delegate = delegate
        front.popoverPresentationController?.sourceView = app.button
      }
      return app
    }

    private func present(_ phone: SimulatedPhone, _ app: PresentingApp) throws
      -> UIPopoverPresentationController
    {
      let popover = try #require(front.popoverPresentationController)
      phone.run { app.root.present(front, animated: true) }
      phone.wait(1)
      return popover
    }

    /// The frame of the content in the window.
    private var content: CGRect { front.view.convert(front.view.bounds, to: nil) }

    @Test("Presentations.PO1, Presentations.PO2. The popover is beside its source, with an arrow")
    func places() throws {
      let phone = SimulatedPhone(.ipad)
      let app = launch(phone)
      let popover = try present(phone, app)
      #expect(popover.arrowDirection == .up && delegate.calls == ["prepare"])
      // Below the button, beside the left margin, with the tip under the button's middle.
      #expect(content == CGRect(x: 10, y: 153, width: 200, height: 150))
      #expect(popover.presentedView?.frame == CGRect(x: 10, y: 140, width: 200, height: 163))
      phone.run { popover.permittedArrowDirections = .left }
      #expect(popover.arrowDirection == .left)
      #expect(content.minX == 153 && content.height == 150)
      // There is no room for all of it above the button.
      phone.run { popover.permittedArrowDirections = .down }
      #expect(popover.arrowDirection == .down && content.maxY == 87 && content.height < 150)
      phone.run { popover.canOverlapSourceViewRect = true }
      #expect(content.height == 150 && content.maxY > 100)
      phone.run {
        popover.canOverlapSourceViewRect = false
        popover.permittedArrowDirections = .any
        popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
        popover.popoverLayoutMargins.left = 30
      }
      #expect(content.minX == 30 && content.minY == 123)
      phone.run { front.preferredContentSize = CGSize(width: 300, height: 90) }
      phone.wait(1)
      #expect(content.size == CGSize(width: 300, height: 90))
    }

    private final class Frame: UIPopoverBackgroundView {
      override class func arrowBase() -> CGFloat { 40 }
      override class func arrowHeight() -> CGFloat { 20 }
      override class func contentViewInsets() -> UIEdgeInsets {
        UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      }
    }

    @Test("Presentations.PO8. A background of the app has its own arrow and insets")
    func ownBackground() throws {
      let phone = SimulatedPhone(.ipad)
      let app = launch(phone)
      front.popoverPresentationController?.popoverBackgroundViewClass = Frame.self
      let popover = try present(phone, app)
      #expect(content == CGRect(x: 16, y: 165, width: 200, height: 150))
      let view = try #require(popover.presentedView)
      #expect(view.frame == CGRect(x: 10, y: 140, width: 214, height: 182))
      let background = try #require(view.subviews.first as? Frame)
      #expect(background.frame == view.bounds && background.arrowDirection == .up)
      let tip = app.button.convert(app.button.bounds, to: nil).midX - 10
      #expect(background.arrowOffset == tip - 107)
      phone.run { popover.popoverBackgroundViewClass = nil }
      #expect(background.superview == nil && content.minY == 153)
    }

    @Test("Presentations.PO2. A popover points to the button of a bar item")
    func barItem() throws {
      let phone = SimulatedPhone(.ipad)
      let app = launch(phone)
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      phone.run {
        app.root.navigationItem.rightBarButtonItem = item
        app.window?.rootViewController = UINavigationController(rootViewController: app.root)
        front.popoverPresentationController?.sourceView = nil
        front.popoverPresentationController?.barButtonItem = item
      }
      phone.wait(0.1)
      let popover = try present(phone, app)
      let button = try #require(phone.element(label: "More"))
      #expect(popover.arrowDirection == .up && button.label == "More")
      let bar = try #require(app.root.navigationController?.navigationBar)
      #expect(content.maxX == UIScreen.main.bounds.maxX - 10)
      #expect(content.minY > bar.frame.minY && content.minY < bar.frame.maxY + 14)
    }

    @Test("Presentations.PO7. A source item that is a view comes first, with its rectangle")
    func sourceItems() throws {
      let phone = SimulatedPhone(.ipad)
      let app = launch(phone)
      let other = UIView(frame: CGRect(x: 400, y: 500, width: 60, height: 20))
      phone.run { app.root.view.addSubview(other) }
      #expect(app.button.frame(in: other) == CGRect(x: -360, y: -400, width: 100, height: 40))
      #expect(app.button.frame(in: UIView()) == .null && UIView().frame(in: other) == .null)
      front.popoverPresentationController?.sourceItem = other
      let popover = try present(phone, app)
      // The arrow of 13 points is between the view and the content.
      #expect(popover.arrowDirection == .up && content.minY == 533 && content.midX == 430)
      phone.run { popover.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 10) }
      #expect(content.minY == 523 && content.midX == 410)
      phone.run { popover.sourceItem = nil }
      #expect(content.minX == 10 && popover.sourceItem == nil)
    }

    @Test("Presentations.PO7. A popover points to the button of a source item in a bar")
    func barSource() throws {
      let phone = SimulatedPhone(.ipad)
      let app = launch(phone)
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      #expect(item.frame(in: app.root.view) == .null)
      phone.run {
        app.root.navigationItem.rightBarButtonItem = item
        app.window?.rootViewController = UINavigationController(rootViewController: app.root)
        // The item comes before the view.
        front.popoverPresentationController?.sourceItem = item
      }
      phone.wait(0.1)
      let frame = item.frame(in: app.root.view)
      #expect(frame.maxX <= UIScreen.main.bounds.maxX && frame.minX > 600)
      let popover = try present(phone, app)
      #expect(popover.arrowDirection == .up && popover.sourceItem === item)
      #expect(content.maxX == UIScreen.main.bounds.maxX - 10)
    }

    @Test("Presentations.PO7. An action of a menu knows the button that performs it, meanwhile")
    func menuElement() {
      let button = UIButton()
      var seen: (any UIPopoverPresentationControllerSourceItem)?
      let action = UIAction(title: "Share") { seen = $0.presentationSourceItem }
      action.performWithSender(button, target: nil)
      #expect(seen === button && action.presentationSourceItem == nil)
    }

    @Test("Presentations.PO4. A tap beside the popover dismisses it if the delegate allows")
    func dismisses() throws {
      let phone = SimulatedPhone(.ipad)
      let app = launch(phone)
      _ = try present(phone, app)
      delegate.calls = []
      delegate.allows = false
      phone.tap(at: (400, 900))
      phone.wait(1)
      #expect(delegate.calls == ["should", "attempt"])
      #expect(app.root.presentedViewController === front)
      // A touch of the content, and of the source behind the popover's container, does nothing.
      phone.tap(at: (100, 200))
      phone.wait(1)
      #expect(delegate.calls.count == 2)
      delegate.allows = true
      delegate.calls = []
      phone.tap(at: (400, 900))
      phone.wait(1)
      #expect(delegate.calls == ["should", "did"] && app.root.presentedViewController == nil)
      delegate.calls = []
      _ = try present(phone, app)
      phone.run { app.root.dismiss(animated: true) }
      phone.wait(1)
      #expect(delegate.calls == ["prepare"] && app.root.presentedViewController == nil)
    }

    @Test("Presentations.PO3, Presentations.PO4. Nothing darkens; passthrough views get touches")
    func passesThrough() throws {
      let phone = SimulatedPhone(.ipad)
      let app = launch(phone)
      let popover = try present(phone, app)
      #expect(app.root.view.transform == .identity && front.view.superview?.alpha == 1)
      phone.run { popover.passthroughViews = [app.button] }
      phone.tap(at: (90, 120))
      phone.wait(1)
      #expect(app.presses == 1 && app.root.presentedViewController === front)
      phone.run { popover.passthroughViews = nil }
      phone.tap(at: (90, 120))
      phone.wait(1)
      #expect(app.presses == 1 && app.root.presentedViewController == nil)
    }

    @Test(
      "Presentations.PO6, Presentations.PR15. A sheet of a popover is in the middle of the screen")
    func sheetAbove() throws {
      func frame(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
      }
      let phone = SimulatedPhone(.ipad)
      let app = launch(phone)
      _ = try present(phone, app)
      let form = UIViewController()
      form.modalPresentationStyle = .formSheet
      phone.run { front.present(form, animated: true) }
      phone.wait(1)
      let screen = UIScreen.main.bounds
      #expect(frame(form).size == CGSize(width: 540, height: 620))
      #expect(frame(form).midX == screen.midX && screen.contains(frame(form)))
      #expect(abs(frame(form).midY - screen.midY) < 30)
      phone.run { form.preferredContentSize = CGSize(width: 300, height: 200) }
      phone.wait(1)
      #expect(frame(form).size == CGSize(width: 300, height: 200))
      #expect(content.size == CGSize(width: 200, height: 150))
      // A tap beside the sheet dismisses that alone.
      phone.tap(at: (400, 1_100))
      phone.wait(1)
      #expect(front.presentedViewController == nil && app.root.presentedViewController === front)

      let page = UIViewController()
      phone.run { front.present(page, animated: true) }
      phone.wait(1)
      #expect(frame(page).width == 704 && frame(page).height > 1_000)
      phone.run { page.sheetPresentationController?.prefersPageSizing = false }
      phone.wait(1)
      #expect(frame(page).size == CGSize(width: 540, height: 620))
      phone.swipe(from: (400, 500), to: (400, 1_150))
      phone.wait(1)
      #expect(front.presentedViewController == nil)

      let inner = UIViewController()
      inner.modalPresentationStyle = .overCurrentContext
      phone.run {
        front.definesPresentationContext = true
        front.present(inner, animated: true)
      }
      phone.wait(1)
      #expect(frame(inner) == content)
    }

    @Test("Presentations.PO5. A popover follows its source when the tablet is turned")
    func turns() throws {
      let phone = SimulatedPhone(.ipad)
      let app = launch(phone)
      phone.run {
        app.button.frame = CGRect(x: 700, y: 900, width: 100, height: 40)
        app.button.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
      }
      let popover = try present(phone, app)
      let before = content
      #expect(popover.arrowDirection == .up && before.maxX == 810)
      phone.rotate(to: .landscapeLeft)
      phone.wait(2)
      #expect(content.maxX == 1170 && content != before && content.width == 200)
    }

    @Test("Presentations.PR16. The delegate configures the sheet in place of the popover")
    func preparesAdaptedSheet() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = launch(phone)
      let popover = try present(phone, app)
      #expect(delegate.prepared == [popover.adaptiveSheetPresentationController])
      // A medium sheet leaves the upper part free.
      #expect(content.minY > UIScreen.main.bounds.height / 3)
    }

    @Test("Presentations.PR16. A popover that stays one is not prepared for another style")
    func preparesNoPopover() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = launch(phone)
      delegate.style = .none
      _ = try present(phone, app)
      #expect(delegate.prepared.isEmpty)
    }

    @Test(
      "Presentations.PR11. In a compact width the delegate chooses the style",
      arguments: [UIModalPresentationStyle.none, .fullScreen, .formSheet])
    func adapts(_ style: UIModalPresentationStyle) throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = launch(phone)
      delegate.style = style
      let popover = try present(phone, app)
      #expect(delegate.calls == ["prepare"])
      switch style {
      case .none:
        #expect(popover.arrowDirection == .up && content.size == CGSize(width: 200, height: 150))
      case .fullScreen: #expect(content == UIScreen.main.bounds)
      default:
        #expect(front.sheetPresentationController === popover.adaptiveSheetPresentationController)
        #expect(content.width == UIScreen.main.bounds.width && popover.arrowDirection == .unknown)
      }
    }
  }
}
