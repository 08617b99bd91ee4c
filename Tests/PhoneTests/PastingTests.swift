import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps Pasteboard.PP1–PP8 and Pasteboard.CO9, on the state machine.
@Suite struct PastingTests {
  private static let id = PasteboardReadID(7)
  private static let deny = "Don’t Allow Paste"

  /// Returns a phone with two apps and a version of the system.
  ///
  /// Mail has copied a text; Scale is in the foreground.
  private func rig(
    _ version: SystemVersion = .standard, isMailOfSystem: Bool = false
  ) -> ClientRig {
    var rig = ClientRig(isMailOfSystem: isMailOfSystem)
    rig.connectOverlay()
    var settings = PhoneSettings()
    settings.systemVersion = version
    rig.step(.settings(settings))
    rig.request(.copied("1 oz"), by: ClientRig.mail)
    return rig
  }

  private func read(_ rig: inout ClientRig, by app: AppID = ClientRig.scale) -> [PhoneEffect] {
    rig.request(.readPasteboard(Self.id), by: app)
  }

  /// Returns the answers to readings of an app.
  private func answers(
    _ effects: [PhoneEffect], to app: AppID = ClientRig.scale
  ) -> [Bool] {
    ClientRig.messages(effects, to: app).compactMap {
      if case .pasteboardRead(Self.id, let isAllowed) = $0 { isAllowed } else { nil }
    }
  }

  @Test("Pasteboard.PP4. The question names both apps, and its answer decides")
  func question() throws {
    var rig = rig()
    let asked = read(&rig)
    #expect(answers(asked).isEmpty && ClientRig.notes(asked) == ["asked"])
    let alert = try #require(rig.phone.alerts.first)
    #expect(alert.title == "“Scale” would like to paste from “Mail”")
    #expect(alert.buttons == [Self.deny, "Allow Paste"] && alert.cancelButton == 0)
    #expect(answers(rig.step(.answer(Self.deny))) == [false])
    // After a refusal the phone asks again when the user has done something.
    #expect(answers(read(&rig)) == [false] && rig.phone.alerts.isEmpty)
    rig.step(.button(.volumeUp, isDown: true))
    // After a permission it does not.
    _ = read(&rig)
    #expect(answers(rig.step(.answer("Allow Paste"))) == [true])
    #expect(answers(read(&rig)) == [true] && rig.phone.alerts.isEmpty)
    // The permission ends with the contents.
    rig.request(.copied("2 oz"), by: ClientRig.mail)
    #expect(answers(read(&rig)).isEmpty && rig.phone.alerts.count == 1)
  }

  @Test("Pasteboard.PP4. A text from outside of the phone comes from another device")
  func outside() {
    var rig = rig()
    rig.step(.pasteboard("5 min"))
    _ = read(&rig)
    let titles = rig.phone.alerts.map(\.title)
    #expect(titles == ["“Scale” would like to paste from another device"])
  }

  @Test("Pasteboard.PP2. An app reads what it has copied itself, also in an earlier run")
  func own() {
    var rig = rig()
    rig.request(.copied("3 g"), by: ClientRig.scale)
    #expect(answers(read(&rig)) == [true])
    rig.step(.disconnected(ClientRig.scale))
    let again = AppID(9)
    rig.connect(again, "Scale", ClientIdentity(.app, ClientRig.scaleBundle))
    rig.step(.foreground(again))
    #expect(answers(read(&rig, by: again), to: again) == [true])
    #expect(rig.phone.alerts.isEmpty)
  }

  @Test(
    "Pasteboard.PP1, Pasteboard.PP7. The version of the system decides between question and notice",
    arguments: [
      (SystemVersion(13, 7), 0, 0), (SystemVersion(14), 1, 0), (SystemVersion(15, 8), 1, 0),
      (SystemVersion(16), 0, 1), (SystemVersion(17, 5), 0, 1),
    ])
  func versions(_ version: SystemVersion, _ noticeCount: Int, _ questionCount: Int) {
    var rig = rig(version)
    let effects = read(&rig)
    #expect(ClientRig.notes(effects).count { $0 == "pasted" } == noticeCount)
    #expect(rig.phone.alerts.count == questionCount)
    #expect(answers(effects) == (questionCount == 0 ? [true] : []))
  }

  @Test("Pasteboard.PP7. The notice is shown for two seconds, once for each contents")
  func notice() {
    var rig = rig(SystemVersion(15))
    _ = read(&rig)
    #expect(rig.phone.pasteBanner == "Scale pasted from Mail")
    #expect(rig.phone.composition(at: rig.phone.now).banner == "Scale pasted from Mail")
    rig.wait(seconds: 1.9)
    #expect(rig.phone.pasteBanner != nil)
    rig.wait(seconds: 0.11)
    #expect(rig.phone.pasteBanner == nil)
    #expect(ClientRig.notes(read(&rig)).isEmpty)
    rig.request(.copied("2 oz"), by: ClientRig.mail)
    #expect(ClientRig.notes(read(&rig)) == ["pasted"])
  }

  @Test("Pasteboard.PP6. An app that is not in the foreground, or leaves it, may not read")
  func background() {
    var rig = rig()
    rig.request(.copied("3 g"), by: ClientRig.scale)
    #expect(answers(read(&rig, by: ClientRig.mail), to: ClientRig.mail) == [false])
    rig.request(.copied("1 oz"), by: ClientRig.mail)
    _ = read(&rig)
    let effects = rig.step(.foreground(ClientRig.mail))
    #expect(answers(effects) == [false] && rig.phone.alerts.isEmpty)
    #expect(rig.phase(of: ClientRig.scale) == .background)
    #expect(rig.phase(of: ClientRig.mail) == .active)
  }

  @Test("Pasteboard.PP6. A question is refused when the phone is locked, and an app is closed")
  func lockedAndClosed() {
    var rig = rig()
    _ = read(&rig)
    #expect(answers(rig.step(.button(.side, isDown: true))) == [false])
    rig.step(.button(.side, isDown: true))
    _ = read(&rig)
    #expect(rig.phone.alerts.count == 1)
    #expect(answers(rig.step(.quit(ClientRig.scale))) == [false])
    #expect(rig.phone.alerts.isEmpty)
  }

  @Test("Pasteboard.PP5. An app that withdraws its request leaves no question")
  func withdrawn() {
    var rig = rig()
    _ = read(&rig)
    rig.request(.cancelPasteboardRead(PasteboardReadID(8)), by: ClientRig.scale)
    #expect(rig.phone.alerts.count == 1)
    rig.request(.cancelPasteboardRead(Self.id), by: ClientRig.scale)
    #expect(rig.phone.alerts.isEmpty && !rig.phone.isOverlayShown)
    #expect(rig.phase(of: ClientRig.scale) == .active)
  }

  @Test("Turns.TU13. Nobody waits for an app that waits for the user")
  func turnWaits() {
    var rig = PhoneRig(.iPhone7)
    rig.say(.join, at: 0)
    rig.step(.pasteboard("5 min"), at: 0)
    rig.say(.turned(PhoneInstant(nanoseconds: 0), wakeAt: nil), at: 0)
    #expect(rig.phone.awaited.count == 1)
    rig.say(.request(.readPasteboard(Self.id)), at: 1)
    #expect(rig.phone.awaited.isEmpty && rig.phone.alerts.count == 1)
    rig.step(.tick, at: 60_000)
    #expect(rig.phone.isForegroundResponding)
    // The time of the turn counts from the answer on.
    rig.step(.answer("Allow Paste"), at: 60_000)
    #expect(rig.phone.awaited.count == 1)
    rig.step(.tick, at: 64_999)
    #expect(rig.phone.isForegroundResponding)
    rig.step(.tick, at: 65_000)
    #expect(!rig.phone.isForegroundResponding)
  }

  @Test("Pasteboard.PP8. A setting of each app that has asked, from 16.1 on")
  func permission() {
    var rig = rig(SystemVersion(16, 1), isMailOfSystem: true)
    let setting = SystemSetting.paste(ClientRig.scaleBundle, .allow)
    // An app without a question has no setting.
    #expect(ClientRig.notes(rig.request(.setting(setting), by: ClientRig.mail)) == ["no-use"])
    _ = read(&rig)
    rig.step(.answer(Self.deny))
    #expect(rig.phone.systemSettings.contains(.paste(ClientRig.scaleBundle, .ask)))
    rig.request(.setting(setting), by: ClientRig.mail)
    #expect(answers(read(&rig)) == [true])
    rig.request(.setting(.paste(ClientRig.scaleBundle, .deny)), by: ClientRig.mail)
    #expect(answers(read(&rig)) == [false] && rig.phone.alerts.isEmpty)
    // The first system with questions has no setting.
    var settings = rig.phone.settings
    settings.systemVersion = SystemVersion(16)
    rig.step(.settings(settings))
    #expect(!rig.phone.systemSettings.contains(.paste(ClientRig.scaleBundle, .deny)))
    #expect(answers(read(&rig)).isEmpty && rig.phone.alerts.count == 1)
  }

  @Test("Pasteboard.CO9. Private items reach other apps without a note, and expire for all")
  func privateItems() {
    var rig = rig()
    let expiry = rig.phone.now.advanced(by: .seconds(60))
    let effects = rig.request(
      .copied("code", isPrivate: true, expiry: expiry), by: ClientRig.scale)
    #expect(ClientRig.notes(effects).isEmpty)
    func texts(_ effects: [PhoneEffect]) -> [String] {
      ClientRig.messages(effects, to: ClientRig.mail).compactMap {
        if case .pasteboard(let text, _) = $0 { text } else { nil }
      }
    }
    #expect(texts(effects) == ["code"])
    // Also if the app that has copied them has ended.
    rig.step(.disconnected(ClientRig.scale))
    #expect(texts(rig.wait(seconds: 59)).isEmpty)
    #expect(texts(rig.wait(seconds: 1)) == [""])
    // Items that have replaced others do not expire with them.
    rig.request(
      .copied("old", expiry: rig.phone.now.advanced(by: .seconds(1))), by: ClientRig.mail)
    rig.request(.copied("new"), by: ClientRig.mail)
    rig.wait(seconds: 2)
    #expect(rig.phone.nextDeadline.map { $0 > rig.phone.now } ?? true)
  }
}
