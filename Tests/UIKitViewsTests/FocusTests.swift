import Testing
import UIKit

/// Steps FC1–FC3 of the page about focus.
@MainActor @Suite struct FocusTests {
  private final class FocusView: UIView {
    var updates = 0
    override var canBecomeFocused: Bool { true }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { updates += 1 }
  }

  @Test("Focus.FC1, Focus.FC2. An iPhone has no focus, and requests have no effect")
  func none() {
    let (controller, view) = (UIViewController(), FocusView())
    controller.view.addSubview(view)
    view.focusGroupIdentifier = "cups"
    #expect(UIFocusSystem(for: view) == nil && UIFocusSystem.focusSystem(for: view) == nil)
    controller.setNeedsFocusUpdate()
    controller.updateFocusIfNeeded()
    view.setNeedsFocusUpdate()
    view.updateFocusIfNeeded()
    #expect(!view.isFocused && view.updates == 0 && view.canBecomeFocused)
    #expect(controller.preferredFocusEnvironments.first === controller.view)
    #expect("\(UIFocusDebugger.status())".contains("no focus"))
  }

  @Test("Focus.FC3. Environments know their parents")
  func parents() {
    let (controller, outer, view) = (UIViewController(), UIView(), FocusView())
    controller.view.addSubview(outer)
    outer.addSubview(view)
    #expect(view.parentFocusEnvironment === outer)
    #expect(controller.view.parentFocusEnvironment === controller)
    #expect(controller.contains(view) && outer.contains(view) && !view.contains(outer))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(outer.focusItems(in: CGRect(x: 5, y: 5, width: 9, height: 9)).first === view)
    #expect(outer.focusItems(in: CGRect(x: 50, y: 50, width: 9, height: 9)).isEmpty)
  }
}
