import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps Turns.AP9–AP14.
@Suite struct AppRequestTests {
  private static let first = PhoneRig.app
  private static let second = AppID(2)

  /// Returns a phone with two joined apps, the first in the foreground.
  private func rig() -> PhoneRig {
    var rig = PhoneRig(.iPhone7)
    rig.connect(Self.second, "Other", at: 0)
    for app in [Self.first, Self.second] { rig.say(.join, from: app, at: 0) }
    answer(&rig)
    return rig
  }

  /// Answers the turns of all apps.
  private func answer(_ rig: inout PhoneRig) {
    for app in rig.phone.awaited {
      let now = rig.phone.now
      rig.say(.turned(now, wakeAt: nil), from: app, at: Double(now.nanoseconds) / 1_000_000)
    }
  }

  private func messages(_ effects: [PhoneEffect], to app: AppID) -> [PhoneMessage] {
    effects.compactMap { effect in
      guard case .send(let message, app) = effect else { return nil }
      if case .turn = message { return nil }
      return message
    }
  }

  private func notes(_ effects: [PhoneEffect]) -> [PhoneLogEntry.Event] {
    effects.compactMap { if case .note(let note) = $0 { note.event } else { nil } }
  }

  @Test("Turns.AP9. An untouched phone locks itself after its time, and not before")
  func autoLock() {
    var rig = rig()
    var settings = PhoneSettings()
    settings.autoLock = .seconds(30)
    rig.step(.settings(settings), at: 1000)
    #expect(rig.phone.nextDeadline == PhoneRig.instant(31_000))
    rig.step(.button(.volumeUp, isDown: true), at: 2000)
    #expect(rig.phone.nextDeadline == PhoneRig.instant(32_000))
    rig.step(.tick, at: 31_999)
    #expect(!rig.phone.isLocked)
    rig.step(.tick, at: 32_000)
    #expect(rig.phone.isLocked && rig.phone.foreground == nil)
    answer(&rig)
    rig.step(.button(.side, isDown: true), at: 40_000)
    #expect(!rig.phone.isLocked && rig.phone.foreground == Self.first)
    answer(&rig)
    #expect(rig.phone.nextDeadline == PhoneRig.instant(70_000))
  }

  // Turns.AP9.
  @Test("The screen stays on at the request of the app in the foreground, and while it is touched")
  func staysAwake() {
    var rig = rig()
    var settings = PhoneSettings()
    settings.autoLock = .seconds(30)
    rig.step(.settings(settings), at: 0)
    #expect(notes(rig.say(.request(.staysAwake(true)), at: 1000)) == [.staysAwake(true)])
    #expect(rig.phone.nextDeadline == nil)
    #expect(notes(rig.say(.request(.staysAwake(true)), at: 1001)) == [])
    rig.say(.request(.staysAwake(true)), from: Self.second, at: 1002)
    rig.say(.request(.staysAwake(false)), at: 10_000)
    #expect(rig.phone.nextDeadline == PhoneRig.instant(40_000))
    rig.step(.touch(TouchReport(ContactID(1), .began, x: 5, y: 5)), at: 39_000)
    rig.step(.tick, at: 39_100)
    answer(&rig)
    rig.step(.tick, at: 80_000)
    answer(&rig)
    #expect(!rig.phone.isLocked)
  }

  // Turns.AP10.
  @Test(
    "The app in the foreground sets the brightness, until the phone is locked or the user sets it"
  )
  func brightness() {
    var rig = rig()
    rig.say(.request(.brightness(0.9)), from: Self.second, at: 1)
    #expect(rig.phone.traits.brightness == 0.5)
    let effects = rig.say(.request(.brightness(7)), at: 2)
    #expect(rig.phone.traits.brightness == 1)
    #expect(messages(effects, to: Self.second) == [.traits(rig.phone.traits)])
    rig.step(.button(.side, isDown: true), at: 3)
    #expect(rig.phone.traits.brightness == 0.5)
    rig.step(.button(.side, isDown: true), at: 4)
    rig.say(.request(.brightness(0.1)), at: 5)
    var settings = PhoneSettings()
    settings.brightness = 0.7
    rig.step(.settings(settings), at: 6)
    #expect(rig.phone.traits.brightness == 0.7)
  }

  @Test("Turns.AP11. A memory warning goes to every app, a screenshot to the one in the foreground")
  func events() {
    var rig = rig()
    let warned = rig.step(.deviceEvent(.memoryWarning), at: 1)
    for app in [Self.first, Self.second] {
      #expect(messages(warned, to: app) == [.deviceEvent(.memoryWarning)])
    }
    answer(&rig)
    let shot = rig.step(.deviceEvent(.screenshot), at: 2)
    #expect(messages(shot, to: Self.first) == [.deviceEvent(.screenshot)])
    #expect(messages(shot, to: Self.second) == [])
    rig.step(.foreground(nil), at: 3)
    #expect(notes(rig.step(.deviceEvent(.screenshot), at: 4)) == [.input(.noForegroundApp)])
  }

  @Test("Turns.AP12. Requests to open, announce or set a badge are logged")
  func noted() throws {
    var rig = rig()
    #expect(notes(rig.say(.request(.open("tel:1")), at: 1)) == [.openRequested("tel:1")])
    let said = rig.say(.request(.announce(AccessibilityAnnouncement("“hi”"))), at: 2)
    #expect(notes(said) == [.announced("“hi”")])
    #expect(notes(rig.say(.request(.badge(3)), at: 3)) == [.badge(3)])
    #expect(notes(rig.say(.request(.badge(3)), at: 4)) == [])
    #expect(rig.phone.badge(of: Self.first) == 3)
    guard case .note(let note)? = said.first(where: { if case .note = $0 { true } else { false } })
    else {
      Issue.record("no note")
      return
    }
    #expect(
      note.json
        == #"{"time": 0.002000000, "event": "announced", "app": "Timer", "text": "“hi”"}"#)
  }

  @Test("Pasteboard.CO6. What an app copies is logged with its text")
  func copied() throws {
    var rig = rig()
    let effects = rig.say(.request(.copied("5 min")), at: 2)
    #expect(notes(effects) == [.copied("5 min")])
    #expect(messages(effects, to: Self.first).isEmpty)
    let note = try #require(
      effects.lazy.compactMap { if case .note(let note) = $0 { note } else { nil } }.first)
    #expect(note.word == "copied" && note.text == "5 min")
    #expect(note.message == "'Timer' has copied a text")
  }

  @Test("Pasteboard.CO7. What the user copies elsewhere goes to the pasteboard of all apps")
  func pasteboard() {
    var rig = rig()
    let effects = rig.step(.pasteboard("5 min"), at: 2)
    for app in [Self.first, Self.second] {
      #expect(messages(effects, to: app) == [.pasteboard("5 min", at: PhoneRig.instant(2))])
    }
    rig.step(.foreground(nil), at: 3)
    #expect(notes(rig.step(.pasteboard("x"), at: 4)) == [.input(.noForegroundApp)])
  }

  @Test("Turns.AP12. An app that has not joined cannot send requests")
  func stranger() {
    var rig = PhoneRig(.iPhone7)
    let effects = rig.say(.request(.badge(1)), at: 1)
    #expect(effects.contains(.send(.disconnect(.order), to: Self.first)))
  }

  @Test("Turns.AP13. An open request goes to the foreground, or brings the last app there first")
  func opening() {
    var rig = rig()
    let request = OpenRequest.url("timer://x")
    let item = OpenItem.url("timer://x")
    #expect(messages(rig.step(.open(request), at: 1), to: Self.first) == [.open(item)])
    answer(&rig)
    rig.step(.foreground(nil), at: 2)
    answer(&rig)
    #expect(
      messages(rig.step(.open(request), at: 3), to: Self.second) == [
        .phase(.inactive), .open(item), .phase(.active),
      ])
    answer(&rig)
    #expect(rig.phone.foreground == Self.second)
    rig.step(.button(.side, isDown: true), at: 4)
    #expect(notes(rig.step(.open(request), at: 5)) == [.input(.noForegroundApp)])
  }

  @Test("Turns.AP13. Without an app, the next one is launched with the request")
  func launching() {
    var rig = PhoneRig(.iPhone7)
    let request = OpenRequest.url("timer://x")
    #expect(rig.step(.open(request), at: 1).isEmpty)
    let received = messages(rig.say(.join, at: 2), to: Self.first)
    #expect(received.dropFirst().first == .open(.url("timer://x")))
    #expect(received.dropFirst(2).first == .phase(.background))
    rig.connect(Self.second, "Other", at: 3)
    let other = messages(rig.say(.join, from: Self.second, at: 3), to: Self.second)
    #expect(!other.contains(.open(.url("timer://x"))))
  }

  @Test("Turns.AP13. Only an existing quick action is accepted")
  func quickActions() {
    var rig = rig()
    let request = OpenRequest.quickAction(type: "new")
    #expect(notes(rig.step(.open(request), at: 1)) == [.input(.unusedInput)])
    rig.say(.request(.quickActions([QuickAction(type: "new", title: "New")])), at: 2)
    #expect(rig.phone.quickActions(of: Self.first).map(\.title) == ["New"])
    let action = QuickAction(type: "new", title: "New")
    #expect(
      messages(rig.step(.open(request), at: 3), to: Self.first) == [.open(.quickAction(action))])
  }

  @Test("QuickActions.K1. Those of an installed app last when it ends, and are stored")
  func lasting() throws {
    var rig = rig()
    let app = try #require(BundleIdentifier("com.example.Timer"))
    let fixed = QuickAction(type: "fixed", title: "Fixed")
    rig.step(
      .installedApps([InstalledApp(identifier: app, name: "Timer", staticActions: [fixed])]), at: 1)
    rig.step(.admitted(Self.first, ClientIdentity(.app, app)), at: 1)
    let new = (1...5).map { QuickAction(type: "\($0)", title: "") }
    let effects = rig.say(.request(.quickActions(new)), at: 2)
    #expect(effects.contains(.setQuickActions(new, of: app)))
    #expect(rig.say(.request(.quickActions(new)), at: 3).isEmpty)
    #expect(rig.phone.quickActions(of: Self.first).map(\.type) == ["fixed", "1", "2", "3"])
    #expect(rig.say(.request(.badge(2)), at: 4).contains(.setBadge(2, of: app)))
    rig.step(.disconnected(Self.first), at: 5)
    #expect(rig.phone.installedApp(app)?.dynamicActions == new)
    #expect(rig.phone.installedApp(app)?.badge == 2)
    let next = AppID(7)
    rig.connect(next, "Timer", at: 6)
    rig.step(.admitted(next, ClientIdentity(.app, app)), at: 6)
    rig.step(.foreground(next), at: 6)
    rig.step(.open(.quickAction(type: "fixed")), at: 6)
    let told = messages(rig.say(.join, from: next, at: 7), to: next)
    #expect(told.contains(.quickActions(new)) && told.contains(.open(.quickAction(fixed))))
  }

  @Test(
    "QuickActions.D6. An app that is launched for an action that it does not offer gets none")
  func unknownAtLaunch() {
    var rig = PhoneRig(.iPhone7)
    rig.step(.open(.quickAction(type: "gone")), at: 1)
    let effects = rig.say(.join, at: 2)
    #expect(notes(effects).contains(.input(.unusedInput)))
  }

  @Test("Turns.AP14. An action is answered once, by the app that received it")
  func performing() {
    var rig = rig()
    let id = InspectionID(4)
    let asked = rig.step(.perform(id, place: 2, .increment), at: 1)
    #expect(messages(asked, to: Self.first) == [.perform(id, place: 2, .increment)])
    #expect(rig.say(.performed(id, true), at: 1).contains(.performed(id, true)))
    #expect(
      rig.say(.performed(id, true), at: 1).contains(.send(.disconnect(.order), to: Self.first)))
    #expect(rig.step(.perform(id, place: 0, .escape), at: 2) == [.performed(id, false)])
  }

  @Test("Turns.AP14. An app that does not respond or has ended has performed nothing")
  func silence() {
    var rig = rig()
    rig.step(.perform(InspectionID(1), place: 0, .activate), at: 1)
    #expect(rig.step(.appTimedOut(Self.first), at: 2).contains(.performed(InspectionID(1), false)))
    rig = self.rig()
    rig.step(.perform(InspectionID(2), place: 0, .activate), at: 1)
    #expect(
      rig.step(.disconnected(Self.first), at: 2).contains(.performed(InspectionID(2), false)))
    #expect(
      rig.step(.perform(InspectionID(3), place: -1, .activate), at: 3) == [
        .performed(InspectionID(3), false)
      ])
  }

  @Test("Changes of the environment are sent to apps, and only changes")
  func surroundings() {
    var rig = rig()
    var environment = PhoneEnvironment()
    #expect(rig.step(.environment(environment), at: 1).isEmpty)
    environment.battery = 0.2
    environment.isCharging = true
    let effects = rig.step(.environment(environment), at: 2)
    #expect(rig.phone.traits.battery == 0.2 && rig.phone.traits.isCharging)
    #expect(messages(effects, to: Self.first) == [.traits(rig.phone.traits)])
    answer(&rig)
    environment.isInCall = true
    #expect(messages(rig.step(.environment(environment), at: 3), to: Self.first) == [])
  }
}
