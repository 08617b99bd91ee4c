import Foundation
import HealthKit
import PhoneTesting
import Testing
import UIKit

/// The Health app, used by touch.
@MainActor @Suite struct HealthAppTests {
  private final class RunApp: UIResponder, UIApplicationDelegate {}

  private let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)
  private let steps = HKQuantityType(.stepCount).identifier
  private let heart = HKQuantityType(.heartRate).identifier

  private func phone() throws -> SimulatedPhone {
    let phone = SimulatedPhone(.iPhoneXS)
    phone.home.installHealth()
    try phone.health.add(steps, 4000, from: noon, for: 3600)
    try phone.health.add(steps, 1000, from: noon - 86_400, for: 3600, source: "Watch")
    try phone.health.add(heart, 61, "count/min", from: noon)
    try phone.health.add(heart, 142, "count/min", from: noon + 60)
    return phone
  }

  private func open(_ titles: String..., on phone: SimulatedPhone) throws {
    for title in titles {
      try phone.tap(title)
      phone.wait(0.8)
    }
  }

  private func labels(_ phone: SimulatedPhone) -> [String] { phone.elements.compactMap(\.label) }

  /// Keeps a picture of the screen in the folder that TACTUS_PICTURES names.
  private func keep(_ phone: SimulatedPhone, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appending(path: "health-\(name).png")
    try? Data(phone.screenshot(scale: 1)).write(to: file)
  }

  @Test("Health.SY3. The first page has the types by category with their last values")
  func types() throws {
    let phone = try phone()
    try phone.home.open("Health")
    phone.wait(1)
    keep(phone, "types")
    let all = labels(phone)
    #expect(all.contains { $0.hasPrefix("Steps") && $0.contains("4,000 steps") })
    #expect(all.contains { $0.hasPrefix("Heart Rate") && $0.contains("142 BPM") })
    #expect(all.contains { $0.uppercased() == "ACTIVITY" })
    // What is stored while the page is shown appears.
    try phone.health.add(HKQuantityType(.bodyMass).identifier, 70, "kg", from: noon)
    phone.wait(1)
    #expect(labels(phone).contains { $0.hasPrefix("Weight") })
  }

  @Test("Health.SY3. A type has a chart, its samples with their sources, and can be deleted from")
  func samples() throws {
    let phone = try phone()
    try phone.home.open("Health")
    phone.wait(1)
    let row = try #require(labels(phone).first { $0.hasPrefix("Steps") })
    try open(row, on: phone)
    keep(phone, "chart")
    let chart = phone.elements.first { $0.label == "Chart" }
    #expect(chart?.value == "2 of 7")
    #expect(labels(phone).contains { $0.contains("Daily average: 2,500 steps") })
    try open("M", on: phone)
    #expect(phone.elements.first { $0.label == "Chart" }?.value == "2 of 30")
    let all = try #require(labels(phone).first { $0.hasPrefix("Show All Data") })
    try open(all, on: phone)
    keep(phone, "samples")
    let sample = try #require(labels(phone).first { $0.contains("1,000 steps") })
    try open(sample, on: phone)
    keep(phone, "sample")
    #expect(labels(phone).contains { $0.contains("Watch") })
    try open("Delete", on: phone)
    #expect(phone.health.counts[steps] == 1)
    #expect(!labels(phone).contains { $0.contains("1,000 steps") })
  }

  @Test("Health.SY3. The sources are in their order, and the apps with what they may do")
  func access() throws {
    let phone = try phone()
    phone.home.install(RunApp.self, named: "Run", identifier: "com.example.Run")
    try phone.home.open("Run")
    phone.health.allow(read: [steps])
    phone.home.show()
    try phone.home.open("Health")
    phone.wait(1)
    try open("Data Sources & Access", on: phone)
    keep(phone, "access")
    let all = labels(phone)
    let first = try #require(all.firstIndex { $0.hasPrefix("iPhone") })
    let second = try #require(all.firstIndex { $0.hasPrefix("Watch") })
    #expect(first < second)
    #expect(all.contains { $0.hasPrefix("Run") && $0.contains("Read") })
  }
}
