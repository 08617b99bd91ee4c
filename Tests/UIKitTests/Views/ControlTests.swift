import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Controls: fingers on them, and whom they tell.
@MainActor @Suite(.oneScreen) struct ControlTests {
  @MainActor private final class Panel: NSObject {
    var heard: [String] = []
    func down() { heard.append("down") }
    func up(_ control: UIControl) { heard.append("up") }
    func out(_ control: UIControl, event: UIEvent?) { heard.append(event == nil ? "out" : "out!") }
    func enter() { heard.append("enter") }
    func exit() { heard.append("exit") }
    func cancel() { heard.append("cancel") }
  }

  private let screen = TouchScreen()
  private let panel = Panel()
  private let place = CGPoint(x: 150, y: 150)

  private func control() -> UIControl {
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    screen.window.addSubview(control)
    control.addTarget(panel, action: Selector("down", calling: Panel.down), for: .touchDown)
    control.addTarget(panel, action: Selector("up:", calling: Panel.up), for: .touchUpInside)
    control.addTarget(
      panel, action: Selector("out:event:", calling: Panel.out), for: .touchUpOutside)
    control.addTarget(panel, action: Selector("enter", calling: Panel.enter), for: .touchDragEnter)
    control.addTarget(panel, action: Selector("exit", calling: Panel.exit), for: .touchDragExit)
    control.addTarget(panel, action: Selector("cancel", calling: Panel.cancel), for: .touchCancel)
    return control
  }

  @Test("A finger on it, off it, back, and lifted: within 70 points it is still on it")
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

  @Test("Lifted outside, taken away, disabled: each is told as what it is")
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

  @Test("Targets are added once, asked for, and removed for the events that are named")
  func targets() {
    let control = control()
    let up = Selector("up:", calling: Panel.up)
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

  @Test("Without a target the first on the chain that has the method is found")
  func nilTarget() {
    final class Listening: UIView {
      var heard = 0
      func ring() { heard += 1 }
    }
    let listening = Listening(frame: screen.window.bounds)
    screen.window.addSubview(listening)
    let control = UIControl()
    listening.addSubview(control)
    control.addTarget(nil, action: Selector("ring", calling: Listening.ring), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listening.heard == 1)
  }
}
