import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

/// The Home screen on a simulated phone.
@MainActor
struct HomeScreenTests {
  /// A phone with a Home screen and two apps; the first has quick actions.
  private func phone(_ model: PhoneModel = .iPhone6s) -> SimulatedPhone {
    let phone = SimulatedPhone(model)
    phone.home.install(
      ColorApp.self, named: "Scale", identifier: "com.example.Scale",
      quickActions: [
        QuickAction(type: "com.example.Scale.OpenBlue", title: "Blue", icon: .system(16)),
        QuickAction(type: "com.example.Scale.OpenRed", title: "Red", subtitle: "Like an apple"),
      ])
    phone.home.install(PlainApp.self, named: "Plain", identifier: "com.example.Plain")
    return phone
  }

  // MARK: Launching

  @Test("HomeScreen.C2. A phone with a Home screen shows it")
  func phoneHomeScreenShows() {
    let phone = phone()
    #expect(phone.home.isShown)
    #expect(phone.element(label: "Scale") != nil)
    #expect(phone.element(label: "Plain") != nil)
    #expect(phone.home.openApp == nil)
  }

  @Test("HomeScreen.L1, HomeScreen.L3. A tap opens an app, the Home button leaves it")
  func tapOpensAppHome() throws {
    let phone = phone()
    try phone.home.open("Scale")
    #expect(phone.home.openApp == "Scale")
    let app = try #require(try phone.home.delegate(of: "Scale") as? ColorApp)
    #expect(app.calls == ["launch", "active"])
    phone.press(.home)
    #expect(phone.home.isShown)
    #expect(app.calls == ["launch", "active", "inactive", "background"])
    try phone.home.open("Scale")
    #expect(
      app.calls == [
        "launch", "active", "inactive", "background", "foreground", "active",
      ])
  }

  @Test("HomeScreen.L2. A swipe from the lower edge leaves an app without a Home button")
  func swipeFromLowerEdge()
    throws
  {
    let phone = phone(.iPhoneXS)
    try phone.home.open("Plain")
    let app = try #require(try phone.home.delegate(of: "Plain") as? PlainApp)
    phone.home.show()
    #expect(phone.home.isShown)
    try phone.home.open("Plain")
    // A swipe that ends soon returns to the app, which lost the touch when it was the system's.
    phone.swipe(from: (180, 808), to: (180, 760), for: 1)
    phone.wait(1)
    #expect(phone.home.openApp == "Plain")
    #expect(app.touches == ["began", "cancelled"])
    // One that begins above the edge is the app's.
    phone.swipe(from: (180, 780), to: (180, 300), for: 0.2)
    phone.wait(1)
    #expect(phone.home.openApp == "Plain")
    #expect(app.touches.last == "ended")
  }

  @Test("HomeScreen.L6. An app that ends leaves the Home screen in front")
  func appEndsLeavesHome() throws {
    let phone = phone()
    try phone.home.open("Scale")
    try phone.home.terminate("Scale")
    #expect(phone.home.isShown)
    try phone.home.open("Scale")
    #expect(phone.home.openApp == "Scale")
  }

  @Test("HomeScreen.L5. An app that cannot be launched is noted")
  func appCannotBeLaunched() throws {
    let phone = SimulatedPhone(.iPhone6s)
    _ = phone.home
    phone.home.install(PlainApp.self, named: "Plain", identifier: "com.example.Plain")
    phone.home.forgetProgram(of: "com.example.Plain")
    try phone.home.open("Plain")
    #expect(phone.home.isShown)
    #expect(phone.notes.contains { $0.word == "not-launched" && $0.app == "Plain" })
  }

  @Test("HomeScreen.C6. An app of a test comes to the front, and the Home screen below it")
  func appTestComesFront()
    throws
  {
    let phone = phone()
    let app = phone.launch(PlainApp.self)
    #expect(!phone.home.isShown)
    phone.tap(at: (100, 300))
    #expect(app.touches == ["began", "ended"])
    phone.press(.home)
    #expect(phone.home.isShown)
    try phone.home.open("Scale")
    #expect(phone.home.openApp == "Scale")
    // The two apps and the Home screen have frameworks of their own.
    #expect(app.window?.rootViewController?.view.backgroundColor == .green)
    #expect(phone.element(label: "color")?.value == "white")
  }

  // MARK: Quick actions

  @Test("HomeScreen.Q2. A press opens the quick actions, with one tap")
  func pressOpensQuickActions() throws {
    let phone = phone()
    try phone.home.press("Scale", force: 4)
    #expect(phone.home.shownQuickActions == ["Blue", "Red, Like an apple"])
    #expect(phone.haptics == [.soundPop])
    #expect(phone.home.isShown)
  }

  @Test("HomeScreen.Q6. Choosing a quick action opens the app with it")
  func choosingQuickActionOpens() throws {
    let phone = phone()
    try phone.home.press("Scale")
    try phone.home.choose("Blue")
    #expect(phone.home.openApp == "Scale")
    #expect(phone.element(label: "color")?.value == "blue")
    phone.home.show()
    // The app runs already.
    try phone.home.press("Scale")
    try phone.home.choose("Red")
    #expect(phone.element(label: "color")?.value == "red")
    #expect(phone.home.shownQuickActions.isEmpty)
  }

  @Test("HomeScreen.Q6. A finger slides to a quick action and lifts")
  func fingerSlidesQuickAction() throws {
    let phone = phone()
    let icon = try #require(phone.element(label: "Scale"))
    let place = (x: icon.x + icon.width / 2, y: icon.y + icon.height / 2)
    phone.touch(TouchReport(ContactID(1), .began, x: place.x, y: place.y, pressure: .touches(4)))
    phone.wait(0.6)
    let row = try #require(phone.element(label: "Red, Like an apple"))
    for share in [0.5, 0.9, 1] {
      phone.touch(
        TouchReport(
          ContactID(1), .moved, x: place.x + (row.x + 60 - place.x) * share,
          y: place.y + (row.y + 30 - place.y) * share, pressure: .touches(1)))
      phone.wait(0.1)
    }
    phone.touch(TouchReport(ContactID(1), .ended, x: .nan, y: .nan))
    phone.wait(1)
    #expect(phone.home.openApp == "Scale")
    #expect(phone.element(label: "color")?.value == "red")
  }

  @Test("HomeScreen.Q7. Lifting elsewhere keeps the menu, a tap beside it closes it")
  func liftingElsewhereKeepsMenu() throws {
    let phone = phone()
    try phone.home.press("Scale")
    phone.wait(0.5)
    #expect(phone.home.shownQuickActions.count == 2)
    phone.tap(at: (340, 620))
    phone.wait(0.5)
    #expect(phone.home.shownQuickActions.isEmpty)
    #expect(phone.home.isShown)
    try phone.home.press("Scale")
    phone.press(.home)
    phone.wait(0.5)
    #expect(phone.home.shownQuickActions.isEmpty)
    #expect(phone.home.isShown)
  }

  @Test("HomeScreen.Q8. An icon without quick actions answers a press with three taps")
  func iconWithoutQuickActions() throws {
    let phone = phone()
    try phone.home.press("Plain")
    phone.wait(1)
    #expect(phone.haptics == [.soundCancelled])
    #expect(phone.home.shownQuickActions.isEmpty)
    #expect(phone.home.isShown)
  }

  @Test("HomeScreen.Q1. The hint grows with the force and opens nothing")
  func hintGrowsForceOpens() throws {
    let phone = phone()
    let icon = try #require(phone.element(label: "Scale"))
    let place = (x: icon.x + icon.width / 2, y: icon.y + icon.height / 2)
    func press(_ force: Double, _ phase: TouchSample.Phase) throws -> [UInt8] {
      phone.touch(
        TouchReport(ContactID(1), phase, x: place.x, y: place.y, pressure: .touches(force)))
      phone.wait(0.05)
      return try phone.screenshot(scale: 1)
    }
    let rest = try press(0.9, .began)
    let light = try press(1.15, .moved)
    let deep = try press(1.3, .moved)
    #expect(rest != light && light != deep)
    #expect(phone.haptics.isEmpty)
    phone.touch(TouchReport(ContactID(1), .ended, x: .nan, y: .nan))
    phone.wait(1)
    #expect(phone.home.isShown)
    #expect(phone.home.shownQuickActions.isEmpty)
  }

  @Test(
    "HomeScreen.Q2. Without force, touching and holding opens the quick actions",
    arguments: [PhoneModel.iPhone11, .iPhoneXS])
  func withoutForceTouchingHolding(
    _ model: PhoneModel
  ) throws {
    let phone = phone(model)
    if model.hasForceTouch { phone.set(\.is3DTouchEnabled, false) }
    try phone.home.press("Scale")
    #expect(phone.home.shownQuickActions.count == 2)
    try phone.home.choose("Blue")
    #expect(phone.element(label: "color")?.value == "blue")
  }

  @Test("HomeScreen.Q4. Above an icon the first quick action is the lowest")
  func aboveIconFirstQuick() throws {
    let phone = phone()
    for number in 1...19 {
      phone.home.install(
        PlainApp.self, named: "App \(number)", identifier: "com.example.App\(number)",
        quickActions: [
          QuickAction(type: "a", title: "First"), QuickAction(type: "b", title: "Second"),
        ])
    }
    try phone.home.press("App 1")
    #expect(phone.home.shownQuickActions == ["First", "Second"])
    phone.press(.home)
    phone.wait(1)
    try phone.home.press("App 18")
    #expect(phone.home.shownQuickActions == ["Second", "First"])
  }

  @Test("HomeScreen.Q9. Assistive technologies and the keyboard reach quick actions")
  func assistiveTechnologiesKeyboardReach() throws {
    let phone = phone()
    #expect(phone.element(label: "Scale")?.actions == ["Blue", "Red, Like an apple"])
    try phone.perform(.custom("Blue"), on: "Scale")
    phone.wait(1)
    #expect(phone.element(label: "color")?.value == "blue")
    phone.home.show()
    for key in [KeyboardKey.rightArrow, .spacebar, .downArrow, .downArrow, .returnOrEnter] {
      phone.press(key: key)
    }
    phone.wait(1)
    #expect(phone.home.openApp == "Scale")
    #expect(phone.element(label: "color")?.value == "red")
  }

  @Test(
    "HomeScreen.H1, HomeScreen.H2. The dots show the first page, whatever the direction of layout",
    arguments: [false, true])
  func dots(isRightToLeft: Bool) throws {
    let phone = SimulatedPhone(.iPhone6s)
    phone.set(\.isRightToLeft, isRightToLeft)
    for number in 1...30 {
      phone.home.install(
        PlainApp.self, named: "App \(number)", identifier: "com.example.App\(number)")
    }
    phone.wait(0.5)
    let shown = phone.elements.compactMap(\.value).filter { $0.contains("page") }
    #expect(shown == ["page 1 of 2"], "\(phone.elements.map { ($0.label, $0.value) })")
  }

  @Test("HomeScreen.Q3. A menu stays inside of the screen for every icon and text size")
  func menuStaysInsideScreen()
    throws
  {
    for (size, isMirrored) in [
      (ContentSize.large, false), (.accessibilityExtraExtraExtraLarge, false), (.large, true),
    ] {
      let phone = SimulatedPhone(.iPhone6s)
      phone.set(\.contentSize, size)
      phone.set(\.isRightToLeft, isMirrored)
      for number in 1...24 {
        phone.home.install(
          PlainApp.self, named: "App \(number)", identifier: "com.example.App\(number)",
          quickActions: (1...4).map {
            QuickAction(
              type: "\($0)", title: "A quick action with a long title \($0)",
              subtitle: $0 % 2 == 0 ? "And a subtitle" : nil)
          })
      }
      for number in [1, 4, 9, 12, 13, 16, 21, 24] {
        try phone.home.press("App \(number)")
        phone.wait(1)
        let rows = phone.elements.filter { $0.kind == "QuickActionRow" }
        #expect(rows.count == 4)
        let platter = try #require(phone.elements.last { $0.kind == "UIVisualEffectView" })
        #expect(platter.x >= 0 && platter.x + platter.width <= 375)
        #expect(platter.y >= 0 && platter.y + platter.height <= 667)
        phone.press(.home)
        phone.wait(1)
      }
    }
  }

  // MARK: The phone

  @Test("HomeScreen.C5. The app below the lock returns to the front")
  func appBelowLockReturns() throws {
    let phone = phone()
    try phone.home.open("Scale")
    phone.press(.side)
    #expect(phone.home.openApp == nil)
    phone.press(.side)
    #expect(phone.home.openApp == "Scale")
    phone.press(.home)
    phone.press(.side)
    phone.press(.side)
    #expect(phone.home.isShown)
  }

  @Test("HomeScreen.Z1. The picture of an opening app grows out of its icon")
  func pictureOpeningAppGrows() throws {
    let phone = phone()
    let icon = try #require(phone.element(label: "Scale"))
    phone.tap(at: (icon.x + 30, icon.y + 30))
    var widths: [Double] = []
    for _ in 0..<8 {
      let composition = phone.composition
      if composition.layers.count == 2 { widths.append(composition.layers[1].area.width) }
      phone.wait(0.06)
    }
    #expect(widths.count > 4)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    #expect((widths.first ?? 0) < 200)
    phone.wait(0.6)
    #expect(phone.composition.layers.count == 1)
    #expect(phone.composition.statusBar != nil)
  }

  @Test("HomeScreen.Z4. With Reduce Motion apps fade")
  func reduceMotionAppsFade() throws {
    let phone = phone()
    phone.set(\.reducesMotion, true)
    let icon = try #require(phone.element(label: "Scale"))
    phone.tap(at: (icon.x + 30, icon.y + 30))
    phone.wait(0.1)
    let layers = phone.composition.layers
    #expect(layers.count == 2)
    #expect(layers.last?.area.width == 375)
    #expect((layers.last?.opacity ?? 1) < 1)
  }

  @Test("A hundred phones without a Home screen compose nothing")
  func hundredPhonesWithoutHome() {
    for _ in 0..<100 {
      let phone = SimulatedPhone(.iPhone6s)
      #expect(phone.composition.layers.isEmpty)
    }
  }
}
