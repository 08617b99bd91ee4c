import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Sheets and popovers beside views of input.
  @MainActor @Suite(.serialized) struct SheetKeyboardTests {
    private let front = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))

    /// Presents a sheet with a text field, whose input view takes the place of the keyboard.
    private func present(
      on phone: SimulatedPhone, _ configure: @MainActor (UISheetPresentationController) -> Void
    ) throws {
      let app = phone.launch(PresentingApp.self)
      try phone.run {
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        front.view.addSubview(field)
        configure(try #require(front.sheetPresentationController))
        app.root.present(front, animated: false)
      }
      phone.wait(1)
    }

    private var frame: CGRect { front.view.convert(front.view.bounds, to: nil) }

    @Test("Presentations.DE9. A sheet grows, so that its detent's height is above the keyboard")
    func grows() throws {
      let phone = SimulatedPhone(.iPhoneX)
      try present(on: phone) { $0.detents = [.custom { _ in 200 }] }
      let (screen, safe) = (UIScreen.main.bounds.height, front.view.window?.safeAreaInsets.bottom)
      #expect(frame.height == 200 + (safe ?? 0) && frame.maxY == screen)
      nonisolated(unsafe) var keyboard: CGFloat = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
      ) { notification in
        let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        keyboard = value?.cgRectValue.minY ?? 0
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      phone.run { _ = field.becomeFirstResponder() }
      phone.wait(1)
      #expect(keyboard > 0 && keyboard < screen - 250)
      #expect(frame.minY == keyboard - 200 && frame.maxY == screen)
      phone.run { _ = field.resignFirstResponder() }
      phone.wait(1)
      #expect(frame.height == 200 + (safe ?? 0))
    }

    @Test("Presentations.DE9. A sheet does not grow beyond its full height, nor for others")
    func limits() throws {
      let phone = SimulatedPhone(.iPhoneX)
      try present(on: phone) { $0.detents = [.large()] }
      let before = frame
      phone.run { _ = field.becomeFirstResponder() }
      phone.wait(1)
      #expect(frame == before)
      phone.run { _ = field.resignFirstResponder() }
      phone.wait(1)
      let sheet = try #require(front.sheetPresentationController)
      let other = UITextField()
      other.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      phone.run {
        sheet.detents = [.custom { _ in 600 }]
        front.presentingViewController?.view.addSubview(other)
        other.becomeFirstResponder()
      }
      phone.wait(1)
      let small = frame.height
      phone.run { _ = field.becomeFirstResponder() }
      phone.wait(1)
      #expect(frame == before && small < before.height)
    }
  }
}
