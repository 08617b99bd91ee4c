import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TestSupport
import Testing
import UIKit

/// Random touches, presses, buttons, ends and installations on a phone with a Home screen.
@MainActor
struct RandomHomeTests {
  private static let names = ["Scale", "Mail", "Plain"]

  private func install(_ name: String, _ count: Int, on phone: SimulatedPhone) {
    phone.home.install(
      PlainApp.self, named: name, identifier: "com.example.\(name)",
      quickActions: (0..<count).map { QuickAction(type: "\($0)", title: "\(name) \($0)") })
  }

  /// Presses an icon by a random force, slides somewhere or not, and lifts the finger or not.
  private func press(_ phone: SimulatedPhone, _ random: inout SeededRandom) {
    let icon = phone.element(label: Self.names.randomElement(using: &random) ?? "")
    let start = (x: icon.map { $0.x + 30 } ?? 200, y: icon.map { $0.y + 30 } ?? 300)
    let force = Double.random(in: 0.5...6, using: &random)
    func touch(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, _ force: Double) {
      phone.touch(TouchReport(ContactID(1), phase, x: x, y: y, pressure: .touches(force)))
      phone.wait(.random(in: 0...0.3, using: &random))
    }
    touch(.began, start.x, start.y, 1)
    if Bool.random(using: &random) { touch(.moved, start.x, start.y, force) }
    if Bool.random(using: &random) {
      let (x, y) = (
        Double.random(in: 0...375, using: &random), Double.random(in: 0...667, using: &random)
      )
      touch(.moved, x, y, force)
    }
    // The phone may be locked, or the app end, while the finger is on the glass.
    if Int.random(in: 0..<6, using: &random) == 0 { phone.press(.side) }
    if Int.random(in: 0..<6, using: &random) == 0 { phone.press(.home) }
    let last: TouchSample.Phase = Bool.random(using: &random) ? .ended : .cancelled
    phone.touch(TouchReport(ContactID(1), last, x: .nan, y: .nan))
  }

  private func doSomething(_ phone: SimulatedPhone, _ random: inout SeededRandom) throws {
    let name = Self.names.randomElement(using: &random) ?? ""
    let isInstalled = phone.home.apps.contains { $0.name == name }
    switch Int.random(in: 0..<14, using: &random) {
    case 0...4: press(phone, &random)
    case 5:
      phone.tap(
        at: (.random(in: 0..<375, using: &random), .random(in: 0..<667, using: &random)))
    case 6: phone.press(.home)
    case 7: phone.press(.side)
    case 8 where isInstalled: try phone.home.terminate(name)
    case 9 where isInstalled: try phone.home.uninstall(name)
    case 9, 10: install(name, .random(in: 0...5, using: &random), on: phone)
    case 11:
      let keys: [KeyboardKey] = [.rightArrow, .spacebar, .downArrow, .returnOrEnter, .escape]
      phone.press(key: keys.randomElement(using: &random) ?? .escape)
    case 12: phone.set(\.is3DTouchEnabled, .random(using: &random))
    default: phone.wait(.random(in: 0...0.6, using: &random))
    }
  }

  /// Expects that a menu is open or closed, and not in between, and that something is in front.
  private func expectRest(_ phone: SimulatedPhone, _ place: String) {
    let rows = phone.elements.filter { $0.kind == "QuickActionRow" }
    if !rows.isEmpty {
      let offered = phone.home.apps.map { $0.quickActions.count }
      #expect(phone.home.isShown, "\(place): a menu is open above an app")
      #expect(offered.contains(rows.count), "\(place)")
      #expect(rows.allSatisfy { abs($0.width - 250) < 0.5 }, "\(place): \(rows.map(\.width))")
    }
    if phone.isLocked { return }
    #expect(phone.home.isShown || phone.home.openApp != nil, "\(place): nothing is in front")
  }

  @Test(
    "HomeScreen.Q7. Whatever is pressed when, no menu stays half open and the icons still open apps",
    arguments: RandomCases.seeds(12))
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &+ 40)
    let phone = SimulatedPhone(seed.isMultiple(of: 2) ? .iPhone6s : .iPhone7)
    for name in Self.names { install(name, 2, on: phone) }
    for step in 0..<40 {
      try doSomething(phone, &random)
      phone.wait(1)
      expectRest(phone, "seed \(seed), step \(step)")
    }
    if phone.isLocked { phone.press(.side) }
    phone.set(\.is3DTouchEnabled, true)
    install("Plain", 3, on: phone)
    // The first press closes a menu or ends arranging, the second one leaves an app.
    for _ in 0..<3 {
      phone.press(.home)
      phone.wait(1)
    }
    #expect(phone.home.isShown && phone.home.shownQuickActions.isEmpty, "seed \(seed)")
    try phone.home.press("Plain")
    phone.wait(1)
    #expect(phone.home.shownQuickActions.count == 3, "seed \(seed)")
    phone.press(.home)
    phone.wait(1)
    try phone.home.open("Plain")
    #expect(phone.home.openApp == "Plain", "seed \(seed)")
  }
}
