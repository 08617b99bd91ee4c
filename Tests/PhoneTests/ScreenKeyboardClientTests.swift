import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

@Suite("The screen keyboard as a client of the phone")
struct ScreenKeyboardClientTests {
  private static let keyboard = AppID(9)
  private static let area = ScreenArea(x: 0, y: 400, width: 375, height: 267)

  private func visible(_ session: UInt32 = 1) -> KeyboardConfiguration {
    KeyboardConfiguration(session: session, isVisible: true)
  }

  private func connect(_ rig: inout ClientRig) {
    rig.connect(
      Self.keyboard, "Keyboard",
      ClientIdentity(.keyboard, BundleIdentifier(prefix: "org.tactus", name: "Keyboard")))
  }

  private func edits(_ effects: [PhoneEffect], to app: AppID) -> [KeyboardEdit.Kind] {
    ClientRig.messages(effects, to: app).compactMap {
      if case .edit(let edit, _) = $0 { edit.kind } else { nil }
    }
  }

  private func type(
    _ rig: inout ClientRig, session: UInt32 = 1, by app: AppID = keyboard
  ) -> [PhoneEffect] {
    rig.request(
      .keyboardRequest(.edit(KeyboardEdit(session: session, .insert("a")))), by: app)
  }

  @Test("Keyboards.SK2. The host is asked for the program once, when an app needs it.")
  func launch() {
    var rig = ClientRig()
    #expect(!rig.phone.needsKeyboard)
    #expect(rig.request(.keyboard(visible()), by: ClientRig.scale).contains(.launchKeyboard))
    #expect(rig.phone.needsKeyboard && !rig.phone.isKeyboardShown)
    #expect(!rig.request(.keyboard(visible()), by: ClientRig.scale).contains(.launchKeyboard))
    connect(&rig)
    #expect(!rig.phone.needsKeyboard && rig.phone.isKeyboardShown)
    #expect(rig.phase(of: Self.keyboard) == .active)
    var hidden = visible()
    hidden.isVisible = false
    rig.request(.keyboard(hidden), by: ClientRig.scale)
    #expect(!rig.phone.isKeyboardShown && rig.phase(of: Self.keyboard) == .background)
  }

  @Test("Keyboards.SK5. The keyboard serves the app in the foreground only.")
  func foreground() {
    var rig = ClientRig()
    #expect(!rig.request(.keyboard(visible()), by: ClientRig.mail).contains(.launchKeyboard))
    rig.request(.keyboard(visible(7)), by: ClientRig.scale)
    connect(&rig)
    #expect(rig.phone.isKeyboardShown)
    let changed = rig.step(.foreground(ClientRig.mail))
    #expect(rig.phone.isKeyboardShown)
    #expect(ClientRig.messages(changed, to: Self.keyboard).last == .keyboard(visible()))
    rig.step(.foreground(nil))
    #expect(!rig.phone.isKeyboardShown)
    rig.step(.foreground(ClientRig.scale))
    #expect(edits(type(&rig, session: 7), to: ClientRig.scale) == [.insert("a")])
  }

  @Test("Keyboards.SK6. A program that ends again and again is given up, with a note.")
  func endings() {
    var rig = ClientRig()
    rig.request(.keyboard(visible()), by: ClientRig.scale)
    for round in 1...5 {
      connect(&rig)
      let ended = rig.step(.disconnected(Self.keyboard))
      #expect(ended.contains(.launchKeyboard) == (round < 5))
      #expect(ClientRig.notes(ended).contains("keyboard-not-shown") == (round == 5))
    }
    var other = ClientRig()
    other.request(.keyboard(visible()), by: ClientRig.scale)
    #expect(ClientRig.notes(other.step(.keyboardEnded("it is gone"))) == ["keyboard-not-shown"])
    #expect(!other.phone.needsKeyboard)
    #expect(ClientRig.notes(other.step(.keyboardEnded("it is gone"))).isEmpty)
  }

  @Test("Keyboards.SK7. Only the keyboard's program types, and only for the present session.")
  func rights() {
    var rig = ClientRig()
    rig.request(.keyboard(visible()), by: ClientRig.scale)
    connect(&rig)
    #expect(edits(type(&rig), to: ClientRig.scale) == [.insert("a")])
    #expect(edits(type(&rig, session: 2), to: ClientRig.scale).isEmpty)
    let refused = type(&rig, by: ClientRig.mail)
    #expect(ClientRig.notes(refused) == ["not-permitted"])
    #expect(edits(refused, to: ClientRig.scale).isEmpty)
    let area = rig.request(.keyboardRequest(.area(Self.area)), by: ClientRig.scale)
    #expect(ClientRig.notes(area) == ["not-permitted"])
  }

  @Test("Keyboards.SK1. A secret text's context does not reach the keyboard.")
  func secret() {
    var rig = ClientRig()
    connect(&rig)
    var wanted = visible()
    (wanted.isSecure, wanted.context) = (true, "hunter2")
    let sent = ClientRig.messages(
      rig.request(.keyboard(wanted), by: ClientRig.scale), to: Self.keyboard)
    wanted.context = ""
    #expect(sent.last == .keyboard(wanted))
  }

  @Test("Keyboards.SK4. Touches that begin on the keyboard go to its program until they end.")
  func touches() {
    var rig = ClientRig()
    rig.request(.keyboard(visible()), by: ClientRig.scale)
    connect(&rig)
    rig.request(.keyboardRequest(.area(Self.area)), by: Self.keyboard)
    func receivers(_ effects: [PhoneEffect]) -> Set<AppID> {
      Set(effects.compactMap { if case .send(.touches, let app) = $0 { app } else { nil } })
    }
    rig.step(.touch(TouchReport(ContactID(1), .began, x: 100, y: 500)))
    #expect(receivers(rig.wait(seconds: 0.1)) == [Self.keyboard])
    rig.step(.touch(TouchReport(ContactID(1), .moved, x: 100, y: 100)))
    #expect(receivers(rig.wait(seconds: 0.1)) == [Self.keyboard])
    rig.step(.touch(TouchReport(ContactID(2), .began, x: 100, y: 100)))
    #expect(receivers(rig.wait(seconds: 0.1)) == [ClientRig.scale])
    var hidden = visible()
    hidden.isVisible = false
    let cancelled = rig.request(.keyboard(hidden), by: ClientRig.scale)
    #expect(receivers(cancelled) == [Self.keyboard])
    rig.step(.touch(TouchReport(ContactID(3), .began, x: 100, y: 500)))
    #expect(receivers(rig.wait(seconds: 0.1)) == [ClientRig.scale])
  }

  @Test("Keyboards.CL1. The numbers of key sounds are heard, and other numbers are not.")
  func sounds() {
    var rig = ClientRig()
    for (number, isHeard) in [
      (UInt32(1104), true), (1155, true), (1156, true), (1157, true), (1109, false),
    ] {
      let effects = rig.step(
        .message(
          .sound(.play(.number(number), isAlert: false, SoundID(number))), from: ClientRig.scale))
      let plays = effects.contains { if case .playLive = $0 { true } else { false } }
      #expect(plays == isHeard)
      #expect(ClientRig.notes(effects) == (isHeard ? [] : ["no-sound"]))
    }
    let behind = rig.step(
      .message(.sound(.play(.number(1104), isAlert: false, SoundID(9))), from: ClientRig.mail))
    #expect(!behind.contains { if case .playLive = $0 { true } else { false } })
  }
}
