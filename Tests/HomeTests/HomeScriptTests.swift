import PhoneTesting
import TactusJSON
import TactusPhoneLink
import Testing
import UIKit

/// Steps of scripts on the Home screen.
@MainActor
struct HomeScriptTests {
  private func phone(_ model: PhoneModel = .iPhone6s) -> SimulatedPhone {
    let phone = SimulatedPhone(model)
    phone.home.install(
      ColorApp.self, named: "Scale", identifier: "com.example.Scale",
      quickActions: [QuickAction(type: "com.example.Scale.OpenBlue", title: "Blue")])
    return phone
  }

  private func script(_ text: String) throws -> PhoneScript {
    try PhoneScript(SourceText(name: "steps.jsonl", text: text))
  }

  @Test("HomeScreen.S1. A script presses an icon, chooses and goes Home")
  func scriptPressesIconChooses() throws {
    let phone = phone()
    var names: [String] = []
    try phone.perform(
      script(
        """
        {"home": true}
        {"press": {"icon": "Scale", "force": 4, "for": 0.4}}
        {"expect": {"haptics": ["sound-pop"]}}
        {"choose": "Blue"}
        {"expect": {"label": "color", "value": "blue"}}
        {"snapshot": "blue"}
        {"home": true}
        {"expect": {"label": "Scale"}}
        {"press": {"icon": "Scale"}}
        {"expect": {"label": "color", "value": "blue"}}
        """)
    ) { names.append($0.name) }
    #expect(names == ["blue"])
  }

  @Test("A step on an icon or an action that is not there fails with their names")
  func stepIconOrAction() throws {
    let phone = phone()
    #expect {
      try phone.perform(script(#"{"press": {"icon": "Scales"}}"#))
    } throws: { "\($0)".contains("Scale") && "\($0)".contains("1:1") }
    #expect {
      try phone.perform(script(#"{"choose": "Blue"}"#))
    } throws: { "\($0)".contains("Blue") }
    #expect {
      try phone.perform(script(#"{"home": false}"#))
    } throws: { "\($0)".contains("true") }
  }

  @Test("A force on a phone that measures none fails")
  func forcePhoneMeasuresNone() throws {
    let phone = phone(.iPhone11)
    #expect {
      try phone.perform(script(#"{"press": {"icon": "Scale", "force": 4}}"#))
    } throws: { "\($0)".contains("does not measure force") }
  }

  @Test("HomeScreen.H6. The Home button closes the menu first")
  func homeButtonClosesMenu() throws {
    let phone = phone()
    try phone.home.press("Scale")
    phone.press(.home)
    phone.wait(1)
    #expect(phone.home.isShown)
    #expect(phone.home.shownQuickActions.isEmpty)
  }

  @Test("HomeScreen.C8. An app does not hear the Home screen's notifications")
  func appDoesNotHear() throws {
    let phone = SimulatedPhone(.iPhone6s)
    var heard: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
    ].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { heard.append(name) }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    phone.launch(PlainApp.self)
    #expect(heard.count == 1)
    _ = phone.home
    phone.press(.home)
    #expect(heard.count == 2)
    phone.press(.side)
    phone.press(.side)
    #expect(heard.count == 2)
  }

  @Test("HomeScreen.Z2. The Home screen is seen behind an app that opens")
  func homeScreenSeenBehind() throws {
    let phone = phone()
    let icon = try #require(phone.element(label: "Scale"))
    phone.tap(at: (icon.x + 30, icon.y + 30))
    phone.wait(0.1)
    let layers = phone.composition.layers
    #expect(layers.count == 2)
    #expect(layers.first?.frame != nil)
    #expect((layers.first?.area.width ?? 0) > 375)
  }

  @Test("HomeScreen.Q5. A title takes two lines without a subtitle, and rows grow")
  func titleTakesTwoLines()
    throws
  {
    func heights(_ size: ContentSize) throws -> [Double] {
      let phone = SimulatedPhone(.iPhone6s)
      phone.set(\.contentSize, size)
      let long = "A title that is far too long for one line of this menu"
      phone.home.install(
        PlainApp.self, named: "Plain", identifier: "com.example.Plain",
        quickActions: [
          QuickAction(type: "a", title: "Short"), QuickAction(type: "b", title: long),
          QuickAction(type: "c", title: long, subtitle: "And more"),
        ])
      try phone.home.press("Plain")
      phone.wait(1)
      return phone.elements.filter { $0.kind == "QuickActionRow" }.sorted { $0.y < $1.y }
        .map(\.height)
    }
    let usual = try heights(.large)
    #expect(usual.count == 3)
    #expect(usual[0] == 60)
    #expect(usual[1] > usual[0])
    #expect(usual[2] < usual[1])
    let large = try heights(.accessibilityLarge)
    #expect(zip(large, usual).allSatisfy { $0 >= $1 })
    #expect(large[1] > usual[1])
  }
}
