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
      phone.answers = ["Allow Paste"]
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

    @Test("Pasteboard.CO9. Items that stay on the device are not reported, and expire on time")
    func expiring() {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(CopyingApp.self)
      let text = "public.utf8-plain-text"
      func copied() -> String? { phone.run { UIPasteboard.general.string } }
      phone.run { UIPasteboard.general.setItems([[text: "key"]], options: [.localOnly: true]) }
      phone.wait(0.1)
      #expect(copied() == "key" && phone.copiedTexts == [])
      phone.run {
        UIPasteboard.general.setItems(
          [[text: "code"]], options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
      }
      phone.wait(30)
      #expect(copied() == "code")
      phone.wait(31)
      #expect(copied() == nil && phone.copiedTexts == [])
      // Items that were replaced meanwhile stay.
      phone.run {
        UIPasteboard.general.setItemProviders(
          [NSItemProvider(object: "old" as NSString)], localOnly: false,
          expirationDate: Date(timeIntervalSinceNow: 60))
        UIPasteboard.general.string = "new"
      }
      phone.wait(61)
      #expect(copied() == "new" && phone.copiedTexts == ["new"])
      phone.run {
        UIPasteboard.general.setItems(
          [[text: "late"]], options: [.expirationDate: Date.distantPast])
      }
      phone.wait(0.1)
      #expect(copied() == nil)
    }

    @Test("Pasteboard.CO14. Links, addresses, numbers, dates and flights within a copied text")
    func partialPatterns() {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(CopyingApp.self)
      let all: Set<UIPasteboard.DetectionPattern> = [
        .link, .phoneNumber, .emailAddress, .postalAddress, .calendarEvent, .flightNumber,
      ]
      func values(_ text: String) -> [UIPasteboard.DetectionPattern: [String]] {
        var found: [UIPasteboard.DetectionPattern: Any]?
        phone.run {
          UIPasteboard.general.string = text
          UIPasteboard.general.detectValues(for: all) { found = try? $0.get() }
        }
        phone.wait(0.1)
        return found?.compactMapValues { $0 as? [String] } ?? [:]
      }
      #expect(
        values(
          "Call (408) 555-1234, see https://example.org and www.example.com, or tea@example.org")
          == [
            .link: ["https://example.org", "www.example.com"], .emailAddress: ["tea@example.org"],
            .phoneNumber: ["(408) 555-1234"],
          ])
      #expect(
        values("LH 400 on 2026-11-21, 1 Apple Park Way, Cupertino, CA 95014") == [
          .flightNumber: ["LH 400"], .calendarEvent: ["2026-11-21"],
          .postalAddress: ["1 Apple Park Way, Cupertino, CA 95014"],
        ])
      #expect(values("green tea").isEmpty)
    }

    @Test("Pasteboard.CO8. Patterns and values are found by key paths, asynchronously")
    func keyPaths() {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(CopyingApp.self)
      let paths: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [
        \.number, \.probableWebURL, \.probableWebSearch,
      ]
      var patterns: Set<PartialKeyPath<UIPasteboard.DetectedValues>>?
      var values: UIPasteboard.DetectedValues?
      var all: [UIPasteboard.DetectedValues]?
      phone.run {
        UIPasteboard.general.string = "12.5"
        Task { @MainActor in
          patterns = try await UIPasteboard.general.detectedPatterns(for: paths)
          values = try await UIPasteboard.general.detectedValues(for: [\.number])
          all = try await UIPasteboard.general.detectedValues(for: paths, inItemSet: nil)
        }
      }
      phone.wait(0.5)
      #expect(patterns == [\.number, \.probableWebSearch])
      #expect(values?.number == 12.5 && values?.patterns == [\.number])
      #expect(values?.probableWebSearch == "" && values?.probableWebURL == "")
      #expect(all?.map(\.probableWebSearch) == ["12.5"])
      var found: Set<PartialKeyPath<UIPasteboard.DetectedValues>>?
      phone.run {
        UIPasteboard.general.string = "https://example.org"
        UIPasteboard.general.detectPatterns(for: paths) { found = try? $0.get() }
      }
      phone.wait(0.1)
      #expect(found == [\.probableWebURL])
    }

    @Test(
      "Pasteboard.CO8. Patterns of a copied text",
      arguments: [
        ("https://example.org/a", [.probableWebURL]), (" www.example.com\n", [.probableWebURL]),
        ("see https://example.org", [.probableWebSearch]),
        ("1,234.5", [.number, .probableWebSearch]),
        ("-12", [.number, .probableWebSearch]), ("green tea", [.probableWebSearch]), ("", []),
        ("one\ntwo", []), ("...", []), ("a b c d e f g h i j k l m", []),
        (String(repeating: "a", count: 5_000), []), ("a@example.org", [.probableWebSearch]),
      ] as [(String, Set<UIPasteboard.DetectionPattern>)])
    func patterns(_ text: String, _ expected: Set<UIPasteboard.DetectionPattern>) {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(CopyingApp.self)
      let all: Set<UIPasteboard.DetectionPattern> = [.number, .probableWebURL, .probableWebSearch]
      var found: Set<UIPasteboard.DetectionPattern>?
      phone.run {
        UIPasteboard.general.string = text
        UIPasteboard.general.detectPatterns(for: all) { found = try? $0.get() }
      }
      #expect(found == nil)
      phone.wait(0.1)
      #expect(found == expected)
      var values: [UIPasteboard.DetectionPattern: Any]?
      phone.run {
        UIPasteboard.general.detectValues(for: [.number]) { values = try? $0.get() }
      }
      phone.wait(0.1)
      #expect((values?[.number] != nil) == expected.contains(.number) && values?.count ?? 9 < 2)
    }
  }
}
