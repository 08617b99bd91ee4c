import Testing
import TimerCore
import UIKit

@testable import KitchenTimer

@MainActor struct CountdownTests {
  @Test func textHasTwoDigitsOfSeconds() {
    var countdown = Countdown(minutes: 3)
    countdown.add(minutes: 1)
    #expect(countdown.text == "4:00")
  }

  @Test func controllerShowsTheTime() {
    let controller = TimerViewController()
    controller.loadViewIfNeeded()
    let stack = controller.view.subviews.first as? UIStackView
    #expect((stack?.arrangedSubviews.first as? UILabel)?.text?.hasSuffix(":00") == true)
  }
}
