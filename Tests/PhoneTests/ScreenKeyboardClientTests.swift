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

  @Test("Keyboards.SK6. A program that exits repeatedly is given up, with a note.")
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

  @Test("Keyboards.LA2. Only the keyboard selects a language, one of those that are active.")
  func language() {
    var rig = ClientRig()
    var settings = rig.phone.settings
    settings.keyboardLanguages.replace(with: [.english, .german])
    rig.step(.settings(settings))
    rig.request(.keyboard(visible()), by: ClientRig.scale)
    connect(&rig)
    let selected = rig.request(.keyboardRequest(.language(.german)), by: Self.keyboard)
    #expect(rig.phone.settings.keyboardLanguages.current == .german)
    #expect(selected.contains(.settingsChanged))
    rig.request(.keyboardRequest(.language(.arabic)), by: Self.keyboard)
    #expect(rig.phone.settings.keyboardLanguages.current == .german)
    let refused = rig.request(.keyboardRequest(.language(.english)), by: ClientRig.mail)
    #expect(ClientRig.notes(refused) == ["not-permitted"])
    #expect(rig.phone.settings.keyboardLanguages.current == .german)
  }

  @Test("Keyboards.LA7. A responder's language is current while it is edited, in its app only.")
  func preferredLanguage() {
    var rig = ClientRig()
    var settings = rig.phone.settings
    settings.keyboardLanguages.replace(with: [.english, .german, .french])
    rig.step(.settings(settings))
    connect(&rig)
    var wanted = visible()
    wanted.language = .german
    let shown = rig.request(.keyboard(wanted), by: ClientRig.scale)
    #expect(rig.phone.traits.keyboardLanguages.current == .german)
    // The keyboard knows the language before it is shown.
    let messages = ClientRig.messages(shown, to: Self.keyboard)
    let place = messages.firstIndex {
      guard case .traits(let traits) = $0 else { return false }
      return traits.keyboardLanguages.current == .german
    }
    let keyboard = messages.firstIndex { if case .keyboard = $0 { true } else { false } }
    #expect(place != nil && keyboard != nil && (place ?? 9) < (keyboard ?? 0))
    rig.step(.foreground(ClientRig.mail))
    #expect(rig.phone.traits.keyboardLanguages.current == .english)
    rig.step(.foreground(ClientRig.scale))
    #expect(rig.phone.traits.keyboardLanguages.current == .german)
    // The globe key replaces the preference, also when the app reports it again.
    rig.request(.keyboardRequest(.language(.french)), by: Self.keyboard)
    rig.request(.keyboard(wanted), by: ClientRig.scale)
    #expect(rig.phone.traits.keyboardLanguages.current == .french)
    #expect(rig.phone.settings.keyboardLanguages.current == .french)
    // A language that the user has not added changes nothing.
    var other = visible(2)
    other.language = .arabic
    rig.request(.keyboard(other), by: ClientRig.scale)
    #expect(rig.phone.traits.keyboardLanguages.current == .french)
  }

  @Test("Keyboards.LA9. There is always a current language, and each occurs once.")
  func languageList() {
    var languages = KeyboardLanguages()
    #expect(!languages.replace(with: []) && !languages.replace(with: [.german, .german]))
    #expect(languages == .standard)
    #expect(languages.replace(with: [.german, .arabic]) && languages.current == .german)
    languages.select(.arabic)
    #expect(languages.replace(with: [.arabic, .english]) && languages.current == .arabic)
    #expect(languages.replace(with: [.english]) && languages.current == .english)
    languages.select(.polish)
    #expect(languages == KeyboardLanguages([.english, .polish], current: .polish))
    #expect(KeyboardLanguages([.english], current: .polish) == nil)
  }

  @Test("Keyboards.LA5. ASCII text is typed with a language that has its characters.")
  func asciiLanguages() {
    var languages = KeyboardLanguages()
    languages.replace(with: [.arabic, .polish])
    #expect(languages.language(needsASCII: false) == .arabic)
    #expect(languages.language(needsASCII: true) == .polish)
    #expect(languages.language(after: .polish, needsASCII: true) == .polish)
    #expect(languages.language(after: .polish, needsASCII: false) == .arabic)
    languages.replace(with: [.arabic])
    #expect(languages.language(needsASCII: true) == .english)
    #expect(languages.selectable(needsASCII: true) == [.english])
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

  @Test("Keyboards.KE13. What is typed on the screen into a secret field is secret until its end.")
  func secretInput() {
    var rig = ClientRig()
    connect(&rig)
    var settings = rig.phone.settings
    settings.keyboard.remove(.hardware)
    rig.step(.settings(settings))
    var wanted = visible()
    func inputs(_ phase: TouchSample.Phase, y: Double) -> PhoneInput {
      .touch(TouchReport(ContactID(1), phase, x: 100, y: y))
    }
    func begin(secure: Bool) {
      wanted.isSecure = secure
      wanted.session += 1
      rig.request(.keyboard(wanted), by: ClientRig.scale)
      rig.request(.keyboardRequest(.area(Self.area)), by: Self.keyboard)
    }
    begin(secure: false)
    #expect(!rig.phone.isSecret(inputs(.began, y: 500)) && !rig.phone.isSecret(.text("a")))
    #expect(!rig.phone.isSecret(.key(.a, isDown: true)))
    begin(secure: true)
    #expect(rig.phone.isSecret(inputs(.began, y: 500)))
    #expect(!rig.phone.isSecret(inputs(.began, y: 100)))
    #expect(rig.phone.isSecret(.text("a")) && rig.phone.isSecret(.key(.a, isDown: true)))
    #expect(!rig.phone.isSecret(.shake))
    // A finger and a key that went down for the secret text are secret until they go up.
    rig.step(inputs(.began, y: 500))
    rig.step(.key(.a, isDown: true))
    begin(secure: false)
    #expect(rig.phone.isSecret(inputs(.moved, y: 100)))
    #expect(rig.phone.isSecret(inputs(.ended, y: 100)))
    #expect(rig.phone.isSecret(.key(.a, isDown: false)))
    #expect(!rig.phone.isSecret(.key(.b, isDown: true)))
    rig.step(inputs(.ended, y: 100))
    rig.step(.key(.a, isDown: false))
    #expect(!rig.phone.isSecret(inputs(.moved, y: 100)))
    #expect(!rig.phone.isSecret(.key(.a, isDown: false)))
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
