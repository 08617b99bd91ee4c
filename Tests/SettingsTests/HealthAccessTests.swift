import HealthKit
import PhoneTesting
import Testing
import UIKit

/// The access to health data in the Settings app.
@MainActor @Suite struct HealthAccessTests {
  private final class RunApp: UIResponder, UIApplicationDelegate {}

  private let steps = HKQuantityType(.stepCount)
  private let heart = HKQuantityType(.heartRate)

  private func phone() throws -> SimulatedPhone {
    let phone = SimulatedPhone(.iPhoneXS)
    phone.home.installSettings()
    phone.home.install(RunApp.self, named: "Run", identifier: "com.example.Run")
    try phone.home.open("Run")
    phone.health.allow(share: [steps.identifier], read: [steps.identifier, heart.identifier])
    return phone
  }

  private func open(_ titles: String..., on phone: SimulatedPhone) throws {
    for title in titles {
      for _ in 0..<3 where phone.element(label: title) == nil {
        phone.swipe(from: (180, 600), to: (180, 200))
        phone.wait(1)
      }
      try phone.tap(title)
      phone.wait(0.8)
    }
  }

  private func row(_ prefix: String, on phone: SimulatedPhone) throws -> String {
    try #require(phone.elements.compactMap(\.label).first { $0.hasPrefix(prefix) })
  }

  @Test(
    "Health.SY2. Settings turns a type off, and the running app may not save it any more",
    arguments: [["Health"], ["Privacy & Security", "Health, 1"]])
  func revoked(path: [String]) throws {
    let phone = try phone()
    try phone.home.run("Run") {
      #expect(HKHealthStore().authorizationStatus(for: steps) == .sharingAuthorized)
    }
    phone.home.show()
    try phone.home.open("Settings")
    phone.wait(0.6)
    for title in path { try open(title, on: phone) }
    try open(try row("Run", on: phone), on: phone)
    #expect(phone.elements.compactMap(\.label).contains { $0.contains("to write") })
    let toggle = phone.elements.first { $0.label == "Write Steps" && $0.kind == "UISwitch" }
    #expect(toggle?.value == "1")
    try phone.tap("Write Steps")
    phone.wait(0.5)
    // The app may be suspended meanwhile.
    phone.home.show()
    try phone.home.open("Run")
    try phone.home.run("Run") {
      #expect(HKHealthStore().authorizationStatus(for: steps) == .sharingDenied)
    }
    #expect(phone.health.log.last?.action == .changed)
  }

  @Test("Health.SY2. All types are turned off and on at once")
  func all() throws {
    let phone = try phone()
    phone.home.show()
    try phone.home.open("Settings")
    phone.wait(0.6)
    try open("Health", on: phone)
    #expect(try row("Run", on: phone).contains("3 of 3"))
    try open(try row("Run", on: phone), "Turn Off All", on: phone)
    let switches = phone.elements.filter { $0.kind == "UISwitch" }
    #expect(switches.count == 3 && switches.allSatisfy { $0.value == "0" })
    try open("Turn On All", on: phone)
    #expect(phone.elements.filter { $0.kind == "UISwitch" }.allSatisfy { $0.value == "1" })
  }

  @Test("Health.SY1. Only apps of the system learn and change who may use health data")
  func others() throws {
    let phone = try phone()
    try phone.home.run("Run") {
      let error = #expect(throws: HKError.self) { try HKHealthStore().overview() }
      #expect(error?.code == .errorAuthorizationDenied)
    }
  }
}
