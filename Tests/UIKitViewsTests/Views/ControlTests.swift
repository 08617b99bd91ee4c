import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Controls: tracking and actions.
@MainActor @Suite(.exclusiveScreen) struct ControlTests {
  @MainActor private final class ActionTarget: NSObject {
    var heard: [String] = []
    func down() { heard.append("down") }
    func up(_ control: UIControl) { heard.append("up") }
    func out(_ control: UIControl, event: UIEvent?) { heard.append(event == nil ? "out" : "out!") }
    func enter() { heard.append("enter") }
    func exit() { heard.append("exit") }
    func cancel() { heard.append("cancel") }
  }

  private let screen = TouchScreen()
  private let panel = ActionTarget()
  private let place = CGPoint(x: 150, y: 150)

  private func control() -> UIControl {
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    screen.window.addSubview(control)
    control.addTarget(panel, action: Selector("down", calling: ActionTarget.down), for: .touchDown)
    control.addTarget(panel, action: Selector("up:", calling: ActionTarget.up), for: .touchUpInside)
    control.addTarget(
      panel, action: Selector("out:event:", calling: ActionTarget.out), for: .touchUpOutside)
    control.addTarget(
      panel, action: Selector("enter", calling: ActionTarget.enter), for: .touchDragEnter)
    control.addTarget(
      panel, action: Selector("exit", calling: ActionTarget.exit), for: .touchDragExit)
    control.addTarget(
      panel, action: Selector("cancel", calling: ActionTarget.cancel), for: .touchCancel)
    return control
  }

  // Views.K1.
  @Test("A touch within 70 points of a control counts as inside")
  func tracking() {
    let control = control()
    let finger = screen.press(place)
    #expect(control.isTracking && control.isHighlighted)
    screen.move(finger, by: 119, 0)
    #expect(panel.heard == ["down"])
    screen.move(finger, by: 2, 0)
    #expect(!control.isHighlighted)
    screen.move(finger, by: -2, 0)
    screen.lift(finger)
    #expect(panel.heard == ["down", "exit", "enter", "up"])
    #expect(control.state == .normal)
  }

  // Views.K2.
  @Test("The ends of a touch send their own events: outside, cancelled, disabled")
  func ends() {
    let control = control()
    let one = screen.press(place)
    screen.move(one, by: 0, 300)
    screen.lift(one)
    let two = screen.press(place)
    screen.cancel(two)
    let three = screen.press(place)
    control.isEnabled = false
    screen.lift(three)
    screen.tap(place)
    #expect(panel.heard == ["down", "exit", "out!", "down", "cancel", "down", "cancel"])
    #expect(control.state == .disabled)
  }

  @Test("Targets are added once, enumerated, and removed for the given events")
  func targets() {
    let control = control()
    let up = Selector("up:", calling: ActionTarget.up)
    control.addTarget(panel, action: up, for: .valueChanged)
    #expect(control.actions(forTarget: panel, forControlEvent: .valueChanged) == ["up:"])
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(panel.heard == ["up", "up"])
    control.removeTarget(panel, action: up, for: .touchUpInside)
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(panel.heard.count == 3)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
    #expect(control.allTargets == [])
  }

  // Touches.R5.
  @Test("A nil target is resolved along the responder chain")
  func nilTarget() {
    final class ListeningView: UIView {
      var heard = 0
      func ring() { heard += 1 }
    }
    let listening = ListeningView(frame: screen.window.bounds)
    screen.window.addSubview(listening)
    let control = UIControl()
    listening.addSubview(control)
    control.addTarget(
      nil, action: Selector("ring", calling: ListeningView.ring), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listening.heard == 1)
  }

  @Test("Views.K5. An app performs the primary action of a control, and no other")
  func primaryAction() {
    var heard: [String] = []
    let control = UIControl(
      frame: .zero, primaryAction: UIAction { _ in heard.append("primary") })
    control.addAction(UIAction { _ in heard.append("touch") }, for: .touchUpInside)
    control.performPrimaryAction()
    #expect(heard == ["primary"])
    let button = UIButton(primaryAction: UIAction { _ in heard.append("button") })
    button.changesSelectionAsPrimaryAction = true
    button.performPrimaryAction()
    #expect(heard == ["primary", "button"] && button.isSelected)
    button.performPrimaryAction()
    #expect(!button.isSelected)
  }
}
