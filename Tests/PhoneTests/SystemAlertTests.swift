import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps SystemAlerts.Q1–Q4, SystemAlerts.A1–A3 and SystemAlerts.R1–R5, on the state machine.
@Suite struct SystemAlertTests {
  private static let question = SystemAlert(
    title: "Allow?", buttons: ["Don’t Allow", "Allow"], cancelButton: 0)

  private func rig(hasOverlay: Bool = true) -> ClientRig {
    var rig = ClientRig()
    if hasOverlay { rig.connectOverlay() }
    return rig
  }

  private func answers(_ effects: [PhoneEffect]) -> [Int?] {
    effects.compactMap { if case .answered(_, let button) = $0 { .some(button) } else { nil } }
  }

  private func shown(_ effects: [PhoneEffect]) -> [String?] {
    ClientRig.messages(effects, to: ClientRig.overlay).compactMap {
      if case .alert(let alert) = $0 { .some(alert?.title) } else { nil }
    }
  }

  @Test("SystemAlerts.Q1, SystemAlerts.Q2. A question starts the overlay, and covers the app")
  func questionStartsOverlay() throws {
    var rig = rig(hasOverlay: false)
    let asked = rig.step(.ask(Self.question, for: ClientRig.scale))
    #expect(asked.contains(.launchOverlay))
    #expect(ClientRig.notes(asked) == ["asked"])
    #expect(rig.phone.needsOverlay)
    #expect(rig.phase(of: ClientRig.scale) == .active)
    rig.connectOverlay()
    #expect(!rig.phone.needsOverlay && rig.phone.isOverlayShown)
    #expect(rig.phase(of: ClientRig.scale) == .inactive)
    #expect(rig.phone.inputReceiver == ClientRig.overlay)
    let id = try #require(rig.phone.alerts.first).id
    let effects = rig.request(.answer(id, button: 1), by: ClientRig.overlay)
    #expect(answers(effects) == [1])
    #expect(rig.phase(of: ClientRig.scale) == .active)
    #expect(rig.phone.alerts.isEmpty && !rig.phone.isOverlayShown)
  }

  @Test("SystemAlerts.Q3. Questions are asked one after another, each once")
  func oneAfterAnother() throws {
    var rig = rig()
    for title in ["A", "B", "C"] {
      rig.step(.ask(SystemAlert(title: title, buttons: ["OK"]), for: nil))
    }
    #expect(shown(rig.effects) == ["A"])
    for expected in ["B", "C", nil] as [String?] {
      let id = try #require(rig.phone.alerts.first).id
      let effects = rig.request(.answer(id, button: 0), by: ClientRig.overlay)
      #expect(shown(effects) == [expected])
      // A second answer to the same question does nothing.
      #expect(answers(rig.request(.answer(id, button: 0), by: ClientRig.overlay)).isEmpty)
    }
    #expect(rig.phase(of: ClientRig.scale) == .active)
  }

  @Test("SystemAlerts.Q4. The seventeenth unanswered question is canceled")
  func tooMany() {
    var rig = rig()
    for _ in 0..<16 {
      #expect(answers(rig.step(.ask(Self.question, for: nil))).isEmpty)
    }
    #expect(answers(rig.step(.ask(Self.question, for: nil))) == [nil])
    #expect(rig.phone.alerts.count == 16)
  }

  @Test("SystemAlerts.A1. A title answers; one that no button has is noted, and the question stays")
  func answersByTitle() {
    var rig = rig()
    rig.step(.ask(Self.question, for: nil))
    #expect(ClientRig.notes(rig.step(.answer("Perhaps"))) == ["wrong-answer"])
    #expect(rig.phone.alerts.count == 1)
    #expect(answers(rig.step(.answer("Allow"))) == [1])
  }

  @Test("SystemAlerts.A2. Preset titles answer before the question is shown, in their order")
  func preset() {
    var rig = rig()
    rig.step(.presetAnswers(["OK", "Allow", "Don’t Allow"]))
    let effects = rig.step(.ask(Self.question, for: nil))
    #expect(answers(effects) == [1])
    #expect(shown(effects).isEmpty && !rig.phone.isOverlayShown)
    rig.step(.ask(SystemAlert(title: "?", buttons: ["Later"]), for: nil))
    #expect(rig.phone.isOverlayShown)
  }

  @Test("SystemAlerts.A3. An answer before its question answers the next one, if it can")
  func expected() {
    var rig = rig()
    rig.step(.answer("Allow"))
    #expect(rig.phone.expectedAnswers == ["Allow"])
    #expect(answers(rig.step(.ask(Self.question, for: nil))) == [1])
    #expect(rig.phone.expectedAnswers.isEmpty)
    rig.step(.answer("Perhaps"))
    let effects = rig.step(.ask(Self.question, for: nil))
    #expect(ClientRig.notes(effects) == ["asked", "wrong-answer"])
    #expect(rig.phone.expectedAnswers == ["Perhaps"] && rig.phone.isOverlayShown)
  }

  @Test("SystemAlerts.R1. An app cannot answer a question")
  func appCannotAnswer() throws {
    var rig = rig()
    rig.step(.ask(Self.question, for: ClientRig.scale))
    let id = try #require(rig.phone.alerts.first).id
    for client in [ClientRig.scale, ClientRig.home] {
      #expect(ClientRig.notes(rig.request(.answer(id, button: 1), by: client)) == ["not-permitted"])
    }
    // A button that the question does not have is none.
    #expect(answers(rig.request(.answer(id, button: 2), by: ClientRig.overlay)).isEmpty)
    #expect(answers(rig.request(.answer(id, button: -1), by: ClientRig.overlay)).isEmpty)
    #expect(rig.phone.alerts.count == 1)
  }

  @Test("SystemAlerts.R2. A locked phone hides a question, and shows it again")
  func locked() {
    var rig = rig()
    rig.step(.ask(Self.question, for: ClientRig.scale))
    rig.step(.button(.side, isDown: true))
    #expect(!rig.phone.isOverlayShown && rig.phone.alerts.count == 1)
    #expect(rig.phase(of: ClientRig.scale) == .background)
    // A question on a locked phone waits too.
    rig.step(.ask(SystemAlert(title: "B", buttons: ["OK"]), for: nil))
    #expect(!rig.phone.isOverlayShown)
    rig.step(.button(.side, isDown: true))
    #expect(rig.phone.isOverlayShown && rig.phone.alerts.first?.title == "Allow?")
    #expect(rig.phase(of: ClientRig.scale) == .inactive)
  }

  @Test("SystemAlerts.R3. The Home button cancels the question, and leaves the app")
  func home() {
    var rig = rig()
    rig.step(.ask(Self.question, for: ClientRig.scale))
    rig.step(.button(.home, isDown: true))
    #expect(answers(rig.step(.button(.home, isDown: false))) == [nil])
    #expect(rig.phone.foreground == ClientRig.home)
    #expect(rig.phase(of: ClientRig.home) == .active)
    // On the Home screen it cancels, and nothing else.
    rig.step(.ask(Self.question, for: nil))
    rig.step(.ask(SystemAlert(title: "B", buttons: ["OK"]), for: nil))
    let effects = rig.step(.button(.home, isDown: false))
    #expect(answers(effects) == [nil])
    #expect(ClientRig.messages(effects, to: ClientRig.home).isEmpty)
    #expect(rig.phone.alerts.map(\.title) == ["B"] && rig.phone.isOverlayShown)
  }

  @Test("SystemAlerts.R4. The overlay is started again when it ends, five times a minute")
  func overlayEnds() {
    var rig = rig()
    rig.step(.ask(Self.question, for: nil))
    for _ in 0..<5 {
      let effects = rig.step(.disconnected(ClientRig.overlay))
      #expect(effects.contains(.launchOverlay))
      #expect(rig.phase(of: ClientRig.scale) == .active)
      rig.connectOverlay()
      #expect(rig.phone.isOverlayShown && rig.phase(of: ClientRig.scale) == .inactive)
    }
    let effects = rig.step(.disconnected(ClientRig.overlay))
    #expect(!effects.contains(.launchOverlay))
    #expect(ClientRig.notes(effects).contains("not-shown"))
    #expect(!rig.phone.needsOverlay)
    // A script can still answer.
    #expect(answers(rig.step(.answer("Allow"))) == [1])
  }

  @Test("SystemAlerts.R4. A phone without a program for questions reports that once")
  func noProgram() {
    var rig = rig(hasOverlay: false)
    rig.step(.ask(Self.question, for: nil))
    #expect(ClientRig.notes(rig.step(.overlayEnded("it is not built"))) == ["not-shown"])
    let again = rig.step(.ask(Self.question, for: nil))
    #expect(!again.contains(.launchOverlay))
    #expect(ClientRig.notes(rig.step(.overlayEnded("it is not built"))).isEmpty)
    #expect(answers(rig.step(.answer("Allow"))) == [1])
  }

  @Test("SystemAlerts.R5. The questions of an app that ends are removed, those of others stay")
  func appEnds() {
    var rig = rig()
    rig.step(.ask(Self.question, for: ClientRig.scale))
    rig.step(.ask(SystemAlert(title: "B", buttons: ["OK"]), for: ClientRig.mail))
    rig.step(.ask(SystemAlert(title: "C", buttons: ["OK"]), for: ClientRig.scale))
    let effects = rig.step(.disconnected(ClientRig.scale))
    #expect(answers(effects) == [nil, nil])
    #expect(rig.phone.alerts.map(\.title) == ["B"])
    #expect(shown(effects) == ["B"])
    rig.step(.disconnected(ClientRig.mail))
    #expect(rig.phone.alerts.isEmpty && !rig.phone.isOverlayShown)
    #expect(rig.phase(of: ClientRig.home) == .active)
  }
}
