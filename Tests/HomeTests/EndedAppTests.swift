import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

/// Apps that end without having been asked to, on the Home screen.
@MainActor
struct EndedAppTests {
  private let bundle = BundleIdentifier(prefix: "com.example", name: "Plain")

  private func phone(_ model: PhoneModel = .iPhone6s) throws -> SimulatedPhone {
    let phone = SimulatedPhone(model)
    phone.home.install(PlainApp.self, named: "Plain", identifier: "com.example.Plain")
    try phone.home.open("Plain")
    try phone.home.crash("Plain", reason: "signal 5", lines: ["Fatal error: no scale"])
    return phone
  }

  @Test("HomeScreen.X1. The icon of an app that has crashed is marked")
  func marked() throws {
    let phone = try phone()
    #expect(phone.home.isShown)
    let icon = try #require(phone.element(label: "Plain"))
    #expect(icon.value == "has ended" && !icon.actions.isEmpty)
  }

  @Test("HomeScreen.X2. A press of the icon tells the reason and the last lines")
  func reason() throws {
    let phone = try phone()
    try phone.home.press("Plain")
    #expect(phone.home.shownQuickActions == ["Why It Ended, signal 5"])
    try phone.home.choose("Why It Ended, signal 5")
    phone.wait(0.6)
    #expect(phone.element(label: "“Plain” Has Ended") != nil)
    #expect(phone.element(label: "signal 5\nFatal error: no scale") != nil)
    try phone.tap("Close")
    phone.wait(0.6)
    #expect(phone.home.isShown && phone.element(label: "“Plain” Has Ended") == nil)
    // The Home button closes it too.
    try phone.home.press("Plain")
    try phone.home.choose("Why It Ended, signal 5")
    phone.wait(0.6)
    phone.press(.home)
    phone.wait(0.6)
    #expect(phone.home.isShown && phone.element(label: "“Plain” Has Ended") == nil)
  }

  @Test("HomeScreen.X2. Assistive technologies reach the reason, and open the app again")
  func accessible() throws {
    let phone = try phone(.iPhoneXS)
    try phone.perform(.custom("Why It Ended, signal 5"), on: "Plain")
    phone.wait(0.6)
    try phone.tap("Open Again")
    phone.wait(0.6)
    #expect(phone.home.openApp == "Plain")
  }

  @Test("HomeScreen.X3. Launching or deleting the app removes the mark")
  func removed() throws {
    let phone = try phone()
    try phone.home.open("Plain")
    phone.home.show()
    #expect(phone.element(label: "Plain")?.value == nil)
    try phone.home.open("Plain")
    try phone.home.crash("Plain", reason: "exit status 1")
    try phone.home.uninstall("Plain")
    phone.home.install(PlainApp.self, named: "Plain", identifier: "com.example.Plain")
    #expect(phone.element(label: "Plain")?.value == nil)
  }

  @Test("HomeScreen.X1. An app that the phone ends in the background is not marked")
  func background() throws {
    let phone = SimulatedPhone(.iPhone6s)
    phone.home.install(PlainApp.self, named: "Plain", identifier: "com.example.Plain")
    try phone.home.open("Plain")
    phone.home.show()
    phone.wait(6)
    phone.happen(.memoryShortage)
    #expect(phone.notes.contains { $0.word == "killed" })
    #expect(phone.element(label: "Plain")?.value == nil)
  }
}
