import Foundation
import Glibc
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

/// A keyboard extension in a process of its own, which is killed at each phase.
@Suite("Keyboards of apps in processes", .serialized, .timeLimit(.minutes(10)))
@MainActor
struct KeyboardProcessTests {
  /// A moment at which the process is killed.
  enum Phase: String, CaseIterable {
    case launch, shown, touch, typing, globe, dismissal
  }

  private func noteCount(_ phone: SimulatedPhone) -> Int {
    phone.notes.filter { $0.word == "keyboard-ended" || $0.word == "gone" }.count
  }

  @Test("Keyboards.CU4. A keyboard in a process of its own is drawn, is touched, and types.")
  func typing() throws {
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launchTypingApp()
    let process = try KeyboardProcess(on: phone)
    defer { process.end() }
    try phone.tap("Name")
    phone.wait(0.5)
    #expect(phone.shownKeyboardName == "Typing", "\(phone.notes.map(\.message))")
    #expect(phone.composition.layers.count == 2)
    try phone.tapKeys("x", "x")
    #expect(app.field.text == "xx")
    try phone.tapKeys("next")
    phone.wait(0.5)
    #expect(phone.shownKeyboardName == nil && phone.isKeyboardShown)
    try phone.tapKeys("q")
    #expect(app.field.text == "xxq")
    #expect(noteCount(phone) == 0)
  }

  @Test(
    "Keyboards.CU9. After the process is killed, the system's keyboard types, with one note.",
    arguments: Phase.allCases)
  func killed(in phase: Phase) throws {
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launchTypingApp()
    let process = try KeyboardProcess(on: phone)
    defer { process.end() }
    if phase == .launch {
      process.onStart = { _ = Glibc.kill($0.processIdentifier, SIGKILL) }
    }
    try phone.tap("Name")
    phone.wait(0.5)
    #expect(process.processes.count == 1)
    switch phase {
    case .launch: break
    case .shown: process.kill(on: phone)
    case .touch:
      let key = try #require(phone.element(label: "x")).touchPoint
      phone.touch(TouchReport(ContactID(1), .began, x: key.x, y: key.y))
      phone.wait(0.05)
      process.kill(on: phone)
    case .typing: try phone.tapKeys("x", "die")
    case .globe:
      try phone.tapKeys("next")
      process.kill(on: phone)
    case .dismissal:
      try phone.tapKeys("hide")
      process.kill(on: phone)
    }
    phone.wait(1)
    // A keyboard that the user has left, or that is not needed, is no failure.
    #expect(noteCount(phone) == (phase == .globe || phase == .dismissal ? 0 : 1))
    if phase == .dismissal {
      #expect(!phone.isKeyboardShown)
      process.onStart = { _ in }
      try phone.tap("City")
      phone.wait(0.5)
      #expect(phone.shownKeyboardName == "Typing")
      return
    }
    #expect(phone.isKeyboardShown && phone.shownKeyboardName == nil)
    let key = app.field.text?.isEmpty == true ? "Q" : "q"
    try phone.tapKeys(key)
    #expect(app.field.text == (phase == .typing ? "xq" : "Q"))
  }

  @Test(
    "Keyboards.CU9. A process that never answers is replaced by the system's keyboard.",
    arguments: ["load", "layout", "wait"])
  func hanging(_ fault: String) throws {
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launchTypingApp()
    let process = try KeyboardProcess(on: phone, fault: fault)
    defer { process.end() }
    try phone.tap("Name")
    phone.wait(0.5)
    #expect(process.processes.count == 1)
    if fault == "wait" { try phone.tapKeys("wait") }
    phone.wait(1)
    #expect(phone.isKeyboardShown && phone.shownKeyboardName == nil)
    #expect(noteCount(phone) == 1)
    try phone.tapKeys("Q")
    #expect(app.field.text == "Q")
  }
}
