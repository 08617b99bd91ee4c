import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

extension OneInAProcess {
  /// The general pasteboard between an app and its phone.
  @MainActor @Suite(.serialized) struct CopyingTests {
    private final class CopyingApp: UIResponder, UIApplicationDelegate {}

    @Test("Pasteboard.CO6. The phone receives the text of the general pasteboard, and of no other")
    func copied() throws {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(CopyingApp.self)
      phone.run {
        UIPasteboard.general.string = "5 min"
        UIPasteboard.withUniqueName().string = "secret"
        UIPasteboard.general.url = URL(string: "timer://start")
        UIPasteboard.general.items = []
        UIPasteboard.general.string = String(repeating: "ä", count: LinkLimits.pasteboardBytes)
      }
      phone.wait(0.1)
      #expect(phone.copiedTexts == ["5 min", "timer://start", ""])
    }

    @Test("Pasteboard.CO7. A text that the user copies elsewhere is on the general pasteboard")
    func copiedElsewhere() {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(CopyingApp.self)
      let before = phone.run { UIPasteboard.general.changeCount }
      var posted = 0
      let watch = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { posted += 1 } }
      defer { NotificationCenter.default.removeObserver(watch) }
      phone.copy("Größe 5 €")
      phone.wait(0.1)
      #expect(phone.run { UIPasteboard.general.string } == "Größe 5 €")
      #expect(phone.run { UIPasteboard.general.changeCount } == before + 1 && posted == 1)
      phone.copy("")
      phone.wait(0.1)
      #expect(phone.run { UIPasteboard.general.numberOfItems } == 0)
      // The phone knows what it has sent.
      #expect(phone.copiedTexts == [])
    }
  }
}
