import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// `UIApplication.shared` before the launch (AppLife.L18), and constraints that UIKit refuses.
@Suite(.exclusiveScreen) struct SharedApplicationTests {
  @Test("Before the launch there is an inactive app without windows, afterwards the real one")
  func shared() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        TestHost.$isEnabled.withValue(false) {
          let early = UIApplication.shared
          precondition(early === UIApplication.shared)
          precondition(early.applicationState == .inactive && early.delegate == nil)
          precondition(early.windows.isEmpty && early.connectedScenes.isEmpty)
          let driver = AppDriver { Delegate() }
          driver.launch(isInFront: true)
          precondition(UIApplication.shared !== early && UIApplication.shared.delegate != nil)
        }
      }
    }
  }

  @Test("A constraint of attributes that do not belong together ends the app with an exception")
  func pairing() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.addSubview(other)
        _ = NSLayoutConstraint(
          item: other, attribute: .left, relatedBy: .equal, toItem: one, attribute: .width,
          multiplier: 1, constant: 0)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInvalidArgumentException"))
    #expect(text.contains("cannot relate these attributes"))
  }

  @Test("A constraint of positions on two axes is created, activated, and refused by a layout")
  func axes() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.addSubview(other)
        let constraint = NSLayoutConstraint(
          item: other, attribute: .left, relatedBy: .equal, toItem: one, attribute: .top,
          multiplier: 1, constant: 0)
        constraint.isActive = true
        FileHandle.standardError.write(Data("active \(one.constraints.count)\n".utf8))
        one.layoutIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("active 1"))
    #expect(text.contains("NSInvalidLayoutConstraintException"))
  }
}
