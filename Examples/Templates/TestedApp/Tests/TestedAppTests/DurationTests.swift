import Testing
import UIKit

@testable import TestedApp

struct DurationTests {
  @Test @MainActor func title() {
    let controller = ViewController()
    controller.loadViewIfNeeded()
    let stack = controller.view.subviews.first as? UIStackView
    #expect((stack?.arrangedSubviews.first as? UILabel)?.text == "3 min")
  }
}
