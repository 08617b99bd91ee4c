import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

/// Arranging and deleting icons.
@MainActor
struct ArrangingTests {
  /// A phone with a Home screen and some apps.
  private func phone(_ model: PhoneModel = .iPhone6s, _ count: Int = 3) -> SimulatedPhone {
    let phone = SimulatedPhone(model)
    for name in ["Scale", "Mail", "Photos", "Haptics", "Canvas"].prefix(count) {
      phone.home.install(
        PlainApp.self, named: name, identifier: "com.example.\(name)",
        quickActions: [QuickAction(type: "com.example.\(name).Blue", title: "Blue")])
    }
    return phone
  }

  private func names(_ phone: SimulatedPhone) -> [String] { phone.home.apps.map(\.name) }

  /// The middle of an icon.
  private func middle(_ name: String, _ phone: SimulatedPhone) throws -> (x: Double, y: Double) {
    let icon = try #require(phone.element(label: name))
    return (icon.x + icon.width / 2, icon.y + icon.height / 2)
  }

  private func down(_ phone: SimulatedPhone, _ place: (x: Double, y: Double)) {
    phone.touch(TouchReport(ContactID(1), .began, x: place.x, y: place.y))
  }

  private func move(_ phone: SimulatedPhone, _ place: (x: Double, y: Double)) {
    phone.touch(TouchReport(ContactID(1), .moved, x: place.x, y: place.y))
    phone.wait(0.05)
  }

  private func lift(_ phone: SimulatedPhone) {
    phone.touch(TouchReport(ContactID(1), .ended, x: .nan, y: .nan))
    phone.wait(0.6)
  }

  /// Starts arranging by touching and holding an icon.
  private func arrange(_ phone: SimulatedPhone, _ name: String = "Scale") throws {
    down(phone, try middle(name, phone))
    phone.wait(2.8)
    lift(phone)
    #expect(phone.element(label: "Delete \(name)") != nil)
  }

  @Test(
    "HomeScreen.E1. A force that rises, however slowly its samples come, opens the quick actions")
  func risingForce() throws {
    let phone = phone()
    let place = try middle("Scale", phone)
    func sample(_ phase: TouchSample.Phase, _ force: Double) {
      phone.touch(
        TouchReport(ContactID(1), phase, x: place.x, y: place.y, pressure: .touches(force)))
    }
    // A sample each 0.6 s: the peek comes after three times the duration of a hold.
    sample(.began, 0.3)
    for step in 1...4 {
      phone.wait(0.6)
      #expect(phone.element(label: "Delete Mail") == nil)
      sample(.moved, 0.3 + 0.2 * Double(step))
    }
    phone.wait(0.3)
    sample(.moved, 2)
    phone.wait(0.5)
    #expect(phone.home.shownQuickActions == ["Blue"])
    #expect(phone.element(label: "Delete Mail") == nil)
    lift(phone)
  }

  @Test("HomeScreen.E1. A finger that is held is held from the last rise of its force on")
  func steadyForce() throws {
    let phone = phone()
    let place = try middle("Scale", phone)
    func sample(_ phase: TouchSample.Phase, _ force: Double) {
      phone.touch(
        TouchReport(ContactID(1), phase, x: place.x, y: place.y, pressure: .touches(force)))
    }
    sample(.began, 0.3)
    phone.wait(0.5)
    sample(.moved, 0.8)
    // Less force, and a rise of less than a trembling finger's, change nothing.
    phone.wait(0.5)
    sample(.moved, 0.6)
    sample(.moved, 0.82)
    phone.wait(0.4)
    #expect(phone.element(label: "Delete Mail") == nil)
    // The icon under the finger is lifted, without its button.
    phone.wait(0.4)
    #expect(phone.element(label: "Delete Mail") != nil)
    lift(phone)
  }

  @Test(
    "HomeScreen.E1. Touching and holding an icon starts arranging",
    arguments: [PhoneModel.iPhone6s, .iPhone11])
  func touchingAndHolding(_ model: PhoneModel) throws {
    let phone = phone(model)
    let place = try middle("Scale", phone)
    down(phone, place)
    phone.wait(0.9)
    #expect(phone.element(label: "Delete Scale") == nil)
    // Without force the quick actions come first, and close when the finger holds on.
    #expect(phone.home.shownQuickActions == (model.hasForceTouch ? [] : ["Blue"]))
    phone.wait(2)
    #expect(phone.element(label: "Delete Mail") != nil)
    #expect(phone.home.shownQuickActions.isEmpty)
    lift(phone)
    #expect(phone.home.isShown)
    #expect(names(phone) == ["Scale", "Mail", "Photos"])
  }

  @Test("HomeScreen.E1. Sliding on an open menu does not start arranging")
  func slidingOnMenu() throws {
    let phone = phone(.iPhone11)
    let place = try middle("Scale", phone)
    down(phone, place)
    phone.wait(0.7)
    move(phone, (place.x + 20, place.y + 60))
    phone.wait(3)
    #expect(phone.element(label: "Delete Scale") == nil)
    #expect(phone.home.shownQuickActions == ["Blue"])
    lift(phone)
  }

  @Test("HomeScreen.E1. Touching and holding an empty place starts arranging")
  func emptyPlace() throws {
    let phone = phone(.iPhone11)
    down(phone, (200, 500))
    phone.wait(1.2)
    lift(phone)
    #expect(phone.element(label: "Delete Mail") != nil)
  }

  @Test("HomeScreen.E2. While arranging, icons wiggle, and neither open nor show quick actions")
  func wiggling() throws {
    let phone = phone()
    try arrange(phone)
    let first = try phone.screenshot(scale: 1)
    phone.wait(0.06)
    #expect(try phone.screenshot(scale: 1) != first)
    let place = try middle("Mail", phone)
    phone.tap(at: place)
    phone.wait(0.5)
    #expect(phone.home.isShown)
    phone.touch(
      TouchReport(ContactID(1), .began, x: place.x, y: place.y, pressure: .touches(4)))
    phone.wait(0.5)
    #expect(phone.home.shownQuickActions.isEmpty)
    lift(phone)
    phone.press(.home)
    phone.wait(0.6)
    let still = try phone.screenshot(scale: 1)
    phone.wait(0.06)
    #expect(try phone.screenshot(scale: 1) == still)
  }

  @Test("HomeScreen.E2. With Reduce Motion icons do not wiggle")
  func reduceMotion() throws {
    let phone = phone()
    phone.set(\.reducesMotion, true)
    try arrange(phone)
    let first = try phone.screenshot(scale: 1)
    phone.wait(0.06)
    #expect(try phone.screenshot(scale: 1) == first)
  }

  @Test("HomeScreen.E3, HomeScreen.E4. A dragged icon follows the finger, others make room")
  func dragging() throws {
    let phone = phone()
    try arrange(phone)
    let (scale, photos) = (try middle("Scale", phone), try middle("Photos", phone))
    down(phone, scale)
    phone.wait(0.2)
    for step in 1...10 {
      let part = Double(step) / 10
      move(
        phone, (scale.x + (photos.x - scale.x) * part, scale.y + (photos.y - scale.y) * part))
    }
    phone.wait(0.7)
    // The others have made room before the finger lifts.
    #expect(names(phone) == ["Mail", "Photos", "Scale"])
    let mail = try middle("Mail", phone)
    #expect(abs(mail.x - scale.x) < 1)
    lift(phone)
    #expect(names(phone) == ["Mail", "Photos", "Scale"])
    let dropped = try middle("Scale", phone)
    #expect(abs(dropped.x - photos.x) < 1 && abs(dropped.y - photos.y) < 1)
  }

  @Test("HomeScreen.E4. An icon goes to the dock, and back to the page")
  func dock() throws {
    let phone = phone()
    try arrange(phone)
    let scale = try middle("Scale", phone)
    down(phone, scale)
    phone.wait(0.2)
    move(phone, (180, 620))
    lift(phone)
    let docked = try #require(phone.home.apps.first { $0.name == "Scale" })
    #expect(docked.position == HomePosition(.dock, 0))
    #expect(names(phone) == ["Scale", "Mail", "Photos"])
    let place = try middle("Scale", phone)
    #expect(place.y > 571)
    down(phone, place)
    phone.wait(0.2)
    move(phone, scale)
    lift(phone)
    #expect(phone.home.apps.map(\.position) == (0..<3).map { HomePosition(.page(0), $0) })
    #expect(names(phone) == ["Scale", "Mail", "Photos"])
  }

  @Test("HomeScreen.E4. An icon at the edge turns to a new page")
  func newPage() throws {
    let phone = phone()
    try arrange(phone)
    down(phone, try middle("Mail", phone))
    phone.wait(0.2)
    move(phone, (370, 200))
    phone.wait(1.2)
    move(phone, (100, 200))
    lift(phone)
    let mail = try #require(phone.home.apps.first { $0.name == "Mail" })
    #expect(mail.position == HomePosition(.page(1), 0))
    #expect(names(phone) == ["Scale", "Photos", "Mail"])
    let place = try middle("Mail", phone)
    #expect((0...375).contains(place.x))
    // The Home button ends arranging, and then shows the first page.
    phone.press(.home)
    phone.wait(0.5)
    phone.press(.home)
    phone.wait(1)
    #expect((0...375).contains(try middle("Scale", phone).x))
  }

  @Test("HomeScreen.E5. Deleting asks first, and ends the app")
  func deleting() throws {
    let phone = phone()
    try phone.home.open("Mail")
    phone.home.show()
    try arrange(phone)
    let place = try middle("Delete Mail", phone)
    phone.tap(at: place)
    phone.wait(0.6)
    #expect(phone.element(label: "Delete “Mail”?") != nil)
    try phone.tap("Cancel")
    phone.wait(0.6)
    #expect(names(phone) == ["Scale", "Mail", "Photos"])
    phone.tap(at: place)
    phone.wait(0.6)
    try phone.tap("Delete")
    phone.wait(0.6)
    #expect(names(phone) == ["Scale", "Photos"])
    #expect(phone.element(label: "Mail") == nil)
    #expect(!phone.home.runs("com.example.Mail"))
  }

  @Test("HomeScreen.E6. The button Done ends arranging on a phone without a Home button")
  func done() throws {
    let phone = phone(.iPhoneXS)
    try arrange(phone)
    try phone.tap("Done")
    phone.wait(0.5)
    #expect(phone.element(label: "Delete Scale") == nil)
    #expect(phone.element(label: "Done") == nil)
    try phone.home.open("Scale")
    #expect(phone.home.openApp == "Scale")
  }

  @Test("HomeScreen.E6. The Home button ends arranging, and so does the lock")
  func ends() throws {
    let phone = phone()
    try arrange(phone)
    phone.press(.home)
    phone.wait(0.5)
    #expect(phone.element(label: "Delete Scale") == nil)
    try arrange(phone)
    phone.press(.side)
    phone.wait(0.5)
    phone.press(.side)
    phone.wait(0.5)
    #expect(phone.element(label: "Delete Scale") == nil)
    try phone.home.open("Mail")
    #expect(phone.home.openApp == "Mail")
  }

  @Test("HomeScreen.E3. A drag that the phone cancels leaves every icon where it was")
  func cancelled() throws {
    let phone = phone()
    try arrange(phone)
    let scale = try middle("Scale", phone)
    down(phone, scale)
    phone.wait(0.2)
    move(phone, (scale.x + 30, scale.y + 10))
    phone.touch(TouchReport(ContactID(1), .cancelled, x: .nan, y: .nan))
    phone.wait(0.6)
    #expect(names(phone) == ["Scale", "Mail", "Photos"])
    let place = try middle("Scale", phone)
    #expect(abs(place.x - scale.x) < 1 && abs(place.y - scale.y) < 1)
  }
}
