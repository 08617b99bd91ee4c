import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps Turns.AP1–AP8, and the effects of settings.
@Suite struct AppPhaseTests {
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
      rig.say(
        .turned(now, wakeAt: nil), from: app, at: Double(now.nanoseconds) / 1_000_000)
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

  private func touch(_ phase: TouchSample.Phase) -> PhoneInput {
    .touch(TouchReport(ContactID(1), phase, x: 1, y: 1))
  }

  @Test("Turns.AP1. Without an app in the foreground, a touch is ignored until it begins anew")
  func nobody() {
    var rig = rig()
    rig.step(.foreground(nil), at: 1)
    answer(&rig)
    #expect(notes(rig.step(touch(.began), at: 2)) == [.input(.noForegroundApp)])
    rig.step(.foreground(Self.second), at: 3)
    answer(&rig)
    #expect(rig.step(touch(.moved), at: 4).isEmpty)
    #expect(rig.step(touch(.ended), at: 50).isEmpty)
    #expect(rig.phone.nextDeadline == nil)
  }

  @Test("Turns.AP2. Apps pass through all phases when another comes to the foreground")
  func front() {
    var rig = rig()
    let effects = rig.step(.foreground(Self.second), at: 1)
    #expect(messages(effects, to: Self.first) == [.phase(.inactive), .phase(.background)])
    #expect(messages(effects, to: Self.second) == [.phase(.inactive), .phase(.active)])
  }

  @Test(
    "Turns.AP2. An app that quits passes through all phases, gets a last turn, and is disconnected")
  func quits() {
    var rig = rig()
    let effects = rig.step(.quit(Self.first), at: 1)
    #expect(
      messages(effects, to: Self.first)
        == [.phase(.inactive), .phase(.background), .phase(.ending)])
    #expect(rig.phone.awaited == [Self.first])
    let end = rig.say(.turned(PhoneRig.instant(1), wakeAt: nil), at: 1)
    #expect(end == [.close(Self.first)])
    #expect(rig.phone.joined == [Self.second])
  }

  @Test(
    "Turns.AP2. An app that hangs while it quits is disconnected, without a log entry of its end")
  func quitsHanging() {
    var rig = rig()
    rig.step(.quit(Self.first), at: 1)
    #expect(rig.step(.appTimedOut(Self.first), at: 1) == [.close(Self.first)])
    var other = self.rig()
    #expect(notes(other.step(.disconnected(Self.first), at: 1)) == [.gone])
  }

  @Test("Turns.AP3. An app that leaves the foreground loses its touches first, and then its shake")
  func cancels() {
    var rig = rig()
    rig.step(touch(.began), at: 0)
    rig.step(.shake, at: 18)
    answer(&rig)
    let effects = rig.step(.button(.home, isDown: false), at: 20)
    let received = messages(effects, to: Self.first)
    guard case .touches(let samples) = received.first else {
      Issue.record("no touches first: \(received)")
      return
    }
    #expect(samples.map(\.phase) == [.cancelled])
    #expect(
      Array(received.dropFirst())
        == [
          .motion(.cancelled, at: PhoneRig.instant(20)), .phase(.inactive), .phase(.background),
        ])
  }

  // Turns.AP4, Turns.AP6.
  @Test(
    "The side button locks, and an app opened meanwhile is in the foreground on unlocking"
  )
  func locks() {
    var rig = rig()
    let locking = rig.step(.button(.side, isDown: true), at: 1)
    #expect(messages(locking, to: Self.first) == [.phase(.inactive), .phase(.background)])
    #expect(rig.step(.button(.side, isDown: false), at: 2).isEmpty)
    #expect(rig.phone.isLocked && rig.phone.foreground == nil)
    answer(&rig)
    #expect(rig.step(.foreground(Self.second), at: 3).isEmpty)
    let waking = rig.step(.button(.side, isDown: true), at: 4)
    #expect(messages(waking, to: Self.second) == [.phase(.inactive), .phase(.active)])
    #expect(!rig.phone.isLocked)
  }

  @Test("Turns.AP5. Home leaves the app on its release, and wakes the phone on its press")
  func home() {
    var rig = rig()
    #expect(rig.step(.button(.home, isDown: true), at: 1).isEmpty)
    rig.step(.button(.home, isDown: false), at: 2)
    #expect(rig.phone.foreground == nil)
    answer(&rig)
    rig.step(.foreground(Self.first), at: 3)
    answer(&rig)
    rig.step(.button(.side, isDown: true), at: 4)
    answer(&rig)
    let waking = rig.step(.button(.home, isDown: true), at: 5)
    #expect(messages(waking, to: Self.first) == [.phase(.inactive), .phase(.active)])
    answer(&rig)
  }

  @Test("Turns.AP7. Volume buttons and a headset's button belong to the phone")
  func buttons() {
    var rig = rig()
    #expect(messages(rig.step(.button(.headset, isDown: true), at: 1), to: Self.first).isEmpty)
    #expect(messages(rig.step(.button(.volumeUp, isDown: true), at: 2), to: Self.first).isEmpty)
  }

  @Test("Turns.AP8. A shake ends half a second after its last movement")
  func shakes() {
    var rig = rig()
    #expect(
      messages(rig.step(.shake, at: 0), to: Self.first) == [.motion(.began, at: .boot)])
    answer(&rig)
    #expect(messages(rig.step(.shake, at: 300), to: Self.first).isEmpty)
    #expect(rig.phone.nextDeadline == PhoneRig.instant(800))
    #expect(messages(rig.step(.tick, at: 799), to: Self.first).isEmpty)
    #expect(
      messages(rig.step(.tick, at: 800), to: Self.first)
        == [.motion(.ended, at: PhoneRig.instant(800))])
  }

  @Test("Switching 3D Touch off is sent to every app, and only a change")
  func settings() {
    var rig = rig()
    var settings = PhoneSettings()
    #expect(rig.step(.settings(settings), at: 1).isEmpty)
    settings.is3DTouchEnabled = false
    let effects = rig.step(.settings(settings), at: 2)
    var traits = rig.phone.traits
    #expect(!traits.measuresForce)
    #expect(messages(effects, to: Self.first) == [.traits(traits)])
    #expect(messages(effects, to: Self.second) == [.traits(traits)])
    answer(&rig)
    settings.sensitivity = .firm
    #expect(rig.step(.settings(settings), at: 3) == [.settingsChanged])
    #expect(rig.step(.rotate(.portrait), at: 4).isEmpty)
    traits.orientation = .faceUp
    #expect(messages(rig.step(.rotate(.faceUp), at: 5), to: Self.first) == [.traits(traits)])
  }

  @Test("A phone without the sensor never measures force")
  func noSensor() {
    #expect(!Phone(.iPhone11).traits.measuresForce)
    #expect(Phone(.iPhone6s).traits.measuresForce)
  }
}
