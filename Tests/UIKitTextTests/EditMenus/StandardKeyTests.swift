import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

extension OneInAProcess {
  /// Standard commands by keys for a responder without text.
  @MainActor @Suite(.serialized) struct StandardKeyTests {
    /// A view that copies and pastes a color.
    private final class ColorView: UIView {
      var calls: [String] = []
      var allowed: Set<String> = ["copy:", "paste:"]

      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        allowed.contains(action.description)
      }
      override func copy(_ sender: Any?) {
        calls.append("copy")
        UIPasteboard.general.color = backgroundColor
      }
      override func paste(_ sender: Any?) {
        calls.append("paste")
        backgroundColor = UIPasteboard.general.color
      }
      override func cut(_ sender: Any?) { calls.append("cut") }
    }

    @Test("EditMenus.EM10. ⌘C and ⌘V reach a custom view that supports them, and ⌘Z undoes")
    func custom() throws {
      let phone = SimulatedPhone(.iPhone7)
      let desk = phone.launch(TextViewApp.self)
      let view = ColorView(frame: CGRect(x: 20, y: 400, width: 100, height: 100))
      phone.run {
        UIPasteboard.general.items = []
        desk.window?.rootViewController?.view.addSubview(view)
        view.backgroundColor = .green
      }
      phone.press(key: .c, with: [.leftGUI])
      #expect(view.calls.isEmpty)
      _ = phone.run { view.becomeFirstResponder() }
      phone.press(key: .c, with: [.leftGUI])
      #expect(phone.run { UIPasteboard.general.color } == .green)
      phone.press(key: .x, with: [.leftGUI])
      phone.run { view.backgroundColor = .blue }
      phone.press(key: .v, with: [.leftGUI])
      #expect(view.calls == ["copy", "paste"] && view.backgroundColor == .green)
      var undone = 0
      phone.run {
        view.undoManager?.registerUndo(withTarget: view) { _ in undone += 1 }
      }
      phone.wait(0.1)
      phone.press(key: .z, with: [.leftGUI])
      #expect(undone == 1)
      // What a user pastes by a key asks nothing (Pasteboard.PP3).
      phone.copy("5 min")
      phone.press(key: .v, with: [.leftGUI])
      #expect(view.calls.last == "paste" && phone.alerts.isEmpty)
    }
  }
}
