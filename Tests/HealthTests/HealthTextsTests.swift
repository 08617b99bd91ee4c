import Foundation
import HealthKit
import PhoneTesting
import TactusHealth
import TactusHealthModel
import Testing
import UIKit

/// The Health app in the languages of its texts.
@MainActor @Suite struct HealthTextsTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func labels(_ phone: SimulatedPhone) -> [String] { phone.elements.compactMap(\.label) }

  private func open(_ beginning: String, on phone: SimulatedPhone) throws {
    let all = labels(phone)
    try phone.tap(try #require(all.first { $0.hasPrefix(beginning) }, "\(beginning): \(all)"))
    phone.wait(0.8)
  }

  /// Keeps a picture of the screen in the folder that TACTUS_PICTURES names.
  private func keep(_ phone: SimulatedPhone, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appending(path: "health-\(name).png")
    try? Data(phone.screenshot(scale: 1)).write(to: file)
  }

  @Test("Health.SY4, Health.TY2. Each text, type and category has a German and a Polish name")
  func complete() {
    #expect(HealthTexts.table.incomplete.isEmpty, "\(HealthTexts.table.incomplete)")
    for category in HealthCategory.allCases {
      let names = ["de", "pl"].map { category.name(in: $0) }
      #expect(names.allSatisfy { !$0.isEmpty && $0 != category.rawValue }, "\(category)")
      #expect(category.name(in: "fr") == category.rawValue)
    }
  }

  @Test(
    "Health.SY4. All pages of the Health app are in the phone's language",
    arguments: [
      ("de-DE", "Schritte", "4.000 Schritte", "Tagesdurchschnitt: 2.500 Schritte", "2 von 7"),
      ("pl", "Kroki", "4000 kroków", "Średnia dzienna: 2500 kroków", "2 z 7"),
    ])
  func pages(
    language: String, steps: String, value: String, mean: String, parts: String
  ) throws {
    let phone = SimulatedPhone(
      .iPhoneXS, language: language, region: language == "pl" ? "PL" : "DE")
    phone.home.installHealth()
    func shown(_ english: String) -> String { HealthTexts.table.text(english, in: language) }
    let type = HKQuantityType(.stepCount).identifier
    try phone.health.add(type, 4000, from: noon, for: 3600)
    try phone.health.add(type, 1000, from: noon - 86_400, for: 3600, source: "Watch")
    try phone.health.add(HKCategoryType(.headache).identifier, 1, from: noon)
    try phone.home.open("Health")
    phone.wait(1)
    keep(phone, "types-\(language)")
    var all = labels(phone)
    #expect(all.contains { $0.hasPrefix(steps) && $0.contains(value) }, "\(all)")
    #expect(all.contains { $0.contains(shown("Value %1").replacing("%1", with: "1")) }, "\(all)")
    let category = HealthCategory.activity.name(in: String(language.prefix(2)))
    #expect(all.contains { $0.uppercased() == category.uppercased() }, "\(all)")
    try open(steps, on: phone)
    keep(phone, "chart-\(language)")
    #expect(phone.elements.first { $0.label == shown("Chart") }?.value == parts)
    #expect(labels(phone).contains(mean), "\(labels(phone))")
    try open(shown("Show All Data"), on: phone)
    try open(value, on: phone)
    keep(phone, "sample-\(language)")
    all = labels(phone)
    for text in ["Value", "Start", "End", "Source"] {
      #expect(all.contains { $0.hasPrefix(shown(text)) }, "\(text): \(all)")
    }
    #expect(all.contains(shown("Details")))
    try open(shown("Delete"), on: phone)
    #expect(phone.health.counts[type] == 1)
  }
}
