import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps Opening.U1–U6 and Opening.B1–B4, on the phone's state machine.
@Suite struct URLOpeningTests {
  private func rig(_ model: PhoneModel = .iPhone7, isMailOfSystem: Bool = false) -> ClientRig {
    var rig = ClientRig(model, isMailOfSystem: isMailOfSystem)
    rig.connectOverlay()
    return rig
  }

  private func open(_ url: String, _ rig: inout ClientRig, by app: AppID) -> [PhoneEffect] {
    rig.request(.open(url, id: OpenRequestID(7)), by: app)
  }

  private let item = PhoneMessage.open(.url("MAIL:x", source: ClientRig.scaleBundle))

  @Test("Opening.U1, Opening.U3. The phone asks, and the other app comes to the front with the URL")
  func asksThenOpens() {
    var rig = rig()
    let asked = open("MAIL:x", &rig, by: ClientRig.scale)
    #expect(rig.phone.alerts.map(\.title) == ["“Scale” wants to open “Mail”"])
    #expect(rig.phone.alerts.first?.buttons == ["Cancel", "Open"])
    #expect(ClientRig.messages(asked, to: ClientRig.mail).isEmpty)
    let effects = rig.step(.answer("Open"))
    #expect(
      ClientRig.messages(effects, to: ClientRig.scale) == [.opened(OpenRequestID(7), true)])
    #expect(ClientRig.messages(effects, to: ClientRig.mail) == [item])
    #expect(rig.phone.foreground == ClientRig.mail)
    #expect(rig.phase(of: ClientRig.scale) == .background)
  }

  @Test("Opening.U4. Cancel completes with false; a permission holds for the pair")
  func cancelAndPermission() {
    var rig = rig()
    _ = open("mail:", &rig, by: ClientRig.scale)
    let canceled = rig.step(.answer("Cancel"))
    #expect(
      ClientRig.messages(canceled, to: ClientRig.scale) == [.opened(OpenRequestID(7), false)])
    #expect(rig.phone.foreground == ClientRig.scale)
    _ = open("mail:", &rig, by: ClientRig.scale)
    rig.step(.answer("Open"))
    // The way back is another pair.
    _ = open("scale:", &rig, by: ClientRig.mail)
    #expect(rig.phone.alerts.map(\.title) == ["“Mail” wants to open “Scale”"])
    rig.step(.answer("Open"))
    #expect(rig.phone.foreground == ClientRig.scale)
    _ = open("mail:", &rig, by: ClientRig.scale)
    #expect(rig.phone.alerts.isEmpty && rig.phone.foreground == ClientRig.mail)
  }

  @Test("Opening.U3. A system app opens without a question")
  func systemApp() {
    var rig = rig(isMailOfSystem: true)
    _ = open("mail:", &rig, by: ClientRig.scale)
    #expect(rig.phone.alerts.isEmpty && rig.phone.foreground == ClientRig.mail)
  }

  @Test("Opening.U1. An app that does not run is launched for the URL")
  func launches() {
    var rig = rig(isMailOfSystem: true)
    rig.step(.disconnected(ClientRig.mail))
    let effects = open("MAIL:x", &rig, by: ClientRig.scale)
    #expect(effects.contains(.launch(ClientRig.mailBundle)))
    let start = rig.effects.count
    rig.connect(AppID(9), "Mail", ClientIdentity(.app, ClientRig.mailBundle))
    #expect(
      ClientRig.messages(Array(rig.effects[start...]), to: AppID(9)).contains(item))
    #expect(rig.phone.foreground == AppID(9) && rig.phone.backTitle == "Scale")
  }

  @Test("Opening.U2. An app in the background opens nothing")
  func background() {
    var rig = rig(isMailOfSystem: true)
    rig.step(.foreground(ClientRig.home))
    let effects = open("mail:", &rig, by: ClientRig.scale)
    #expect(ClientRig.notes(effects) == ["not-permitted"])
    #expect(
      ClientRig.messages(effects, to: ClientRig.scale) == [.opened(OpenRequestID(7), false)])
    #expect(rig.phone.foreground == ClientRig.home)
  }

  @Test("Turns.AP12. A URL that no other app opens is a note")
  func nobody() {
    var rig = rig()
    for url in ["nobody:1", "scale:1", "", ":", "mail"] where url != "mail" {
      let effects = open(url, &rig, by: ClientRig.scale)
      #expect(ClientRig.notes(effects) == ["wants-opened"])
    }
    #expect(rig.phone.foreground == ClientRig.scale && rig.phone.alerts.isEmpty)
  }

  @Test("Opening.U5. Apps learn the schemes of installed apps when they join and at changes")
  func schemes() {
    var rig = rig()
    let mail = InstalledApp(identifier: ClientRig.mailBundle, name: "Mail")
    let removed = rig.step(
      .installedApps([InstalledApp(identifier: ClientRig.scaleBundle, name: "Scale"), mail]))
    #expect(ClientRig.messages(removed, to: ClientRig.scale) == [.openableSchemes([])])
    #expect(ClientRig.messages(removed, to: ClientRig.mail) == [.openableSchemes([])])
    let same = rig.step(
      .installedApps([InstalledApp(identifier: ClientRig.scaleBundle, name: "S"), mail]))
    #expect(ClientRig.messages(same, to: ClientRig.scale).isEmpty)
  }

  @Test("Opening.U6. Apps that open each other without end are stopped with one note")
  func cycle() {
    var rig = rig(isMailOfSystem: true)
    rig.step(.presetAnswers(["Open"]))
    var notes: [String] = []
    for round in 0..<40 {
      let (url, app) =
        round.isMultiple(of: 2)
        ? ("mail:", ClientRig.scale) : ("scale:", ClientRig.mail)
      notes += ClientRig.notes(open(url, &rig, by: app)).filter {
        $0 != "asked" && $0 != "answered"
      }
      if round == 7 { #expect(rig.phone.foreground == ClientRig.scale) }
    }
    #expect(notes.filter { $0 == "opening-stopped" }.count == 1)
    #expect(rig.phone.foreground == ClientRig.scale)
    // Time alone does not allow them again, but a touch does.
    rig.wait(seconds: 10)
    _ = open("mail:", &rig, by: ClientRig.scale)
    #expect(rig.phone.foreground == ClientRig.scale)
    rig.step(.touch(TouchReport(ContactID(1), .began, x: 100, y: 300)))
    rig.step(.touch(TouchReport(ContactID(1), .ended, x: 100, y: 300)))
    _ = open("mail:", &rig, by: ClientRig.scale)
    #expect(rig.phone.foreground == ClientRig.mail)
  }

  @Test("Opening.B1, Opening.B2. The status bar leads back, once")
  func back() {
    var rig = rig(isMailOfSystem: true)
    #expect(ClientRig.notes(rig.step(.goBack)) == ["no-use"])
    _ = open("mail:", &rig, by: ClientRig.scale)
    #expect(rig.phone.composition(at: rig.phone.now).statusBar?.backTitle == "Scale")
    let effects = rig.step(.goBack)
    #expect(rig.phone.foreground == ClientRig.scale)
    #expect(ClientRig.messages(effects, to: ClientRig.scale).isEmpty)
    #expect(rig.phone.composition(at: rig.phone.now).statusBar?.backTitle == nil)
    #expect(ClientRig.notes(rig.step(.goBack)) == ["no-use"])
  }

  @Test("Opening.B2. The way back launches an app that has ended")
  func backToEndedApp() {
    var rig = rig(isMailOfSystem: true)
    _ = open("mail:", &rig, by: ClientRig.scale)
    rig.step(.disconnected(ClientRig.scale))
    #expect(rig.step(.goBack).contains(.launch(ClientRig.scaleBundle)))
  }

  @Test(
    "Opening.B3. A tap on the link leads back, and the app sees no touch",
    arguments: [
      PhoneModel.iPhone7, .iPhoneXS,
    ])
  func tap(_ model: PhoneModel) {
    var rig = rig(model, isMailOfSystem: true)
    _ = open("mail:", &rig, by: ClientRig.scale)
    let finger = ContactID(1)
    rig.step(.touch(TouchReport(finger, .began, x: 20, y: 10)))
    // A finger that leaves the link does nothing.
    rig.step(.touch(TouchReport(finger, .moved, x: 20, y: 300)))
    rig.step(.touch(TouchReport(finger, .ended, x: 20, y: 300)))
    rig.wait(seconds: 1)
    #expect(rig.phone.foreground == ClientRig.mail)
    #expect(
      !ClientRig.messages(rig.effects, to: ClientRig.mail).contains {
        if case .touches = $0 { true } else { false }
      })
    rig.step(.touch(TouchReport(finger, .began, x: 20, y: 10)))
    rig.step(.touch(TouchReport(finger, .ended, x: 20, y: 10)))
    #expect(rig.phone.foreground == ClientRig.scale)
  }

  @Test("Opening.B4. The link is gone after the Home screen, and stays over a lock")
  func linkEnds() {
    var rig = rig(isMailOfSystem: true)
    _ = open("mail:", &rig, by: ClientRig.scale)
    rig.step(.button(.side, isDown: true))
    rig.step(.button(.side, isDown: true))
    #expect(rig.phone.backTitle == "Scale")
    rig.step(.foreground(nil))
    #expect(rig.phone.foreground == ClientRig.home)
    rig.step(.launch(ClientRig.mailBundle, .icon))
    #expect(rig.phone.foreground == ClientRig.mail && rig.phone.backTitle == nil)
  }

  @Test("Pasteboard.CO10. A text that one app copies is on the pasteboard of all")
  func pasteboard() {
    var rig = rig()
    let effects = rig.request(.copied("5 min"), by: ClientRig.scale)
    let texts = ClientRig.messages(effects, to: ClientRig.mail).compactMap {
      if case .pasteboard(let text, _) = $0 { text } else { nil }
    }
    #expect(texts == ["5 min"])
    #expect(ClientRig.messages(effects, to: ClientRig.scale).isEmpty)
    #expect(ClientRig.messages(effects, to: ClientRig.home).isEmpty)
    let start = rig.effects.count
    rig.connect(AppID(9), "Other", ClientIdentity(.app, BundleIdentifier(prefix: "a", name: "b")))
    #expect(
      ClientRig.messages(Array(rig.effects[start...]), to: AppID(9)).contains {
        if case .pasteboard("5 min", _) = $0 { true } else { false }
      })
  }
}
