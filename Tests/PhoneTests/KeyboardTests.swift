import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps Keys.K1–K5, on the phone's side.
@Suite struct KeyboardTests {
  private func rig() -> PhoneRig {
    var rig = PhoneRig(.iPhone7)
    rig.say(.join, at: 0)
    answer(&rig)
    return rig
  }

  private func answer(_ rig: inout PhoneRig) {
    while let app = rig.phone.awaited.first {
      let now = rig.phone.now
      rig.say(.turned(now, wakeAt: nil), from: app, at: Double(now.nanoseconds) / 1_000_000)
    }
  }

  private func strokes(_ effects: [PhoneEffect]) -> [KeyStroke] {
    effects.compactMap { if case .send(.key(let stroke), _) = $0 { stroke } else { nil } }
  }

  private func notes(_ effects: [PhoneEffect]) -> [PhoneLogEntry.Event] {
    effects.compactMap { if case .note(let note) = $0 { note.event } else { nil } }
  }

  @Test("Keys.K1. A key belongs only to the app that is active at the press")
  func owner() {
    var rig = rig()
    rig.step(.foreground(nil), at: 1)
    answer(&rig)
    let pressed = rig.step(.key(.a, isDown: true), at: 2)
    #expect(notes(pressed) == [.input(.noForegroundApp)] && strokes(pressed).isEmpty)
    rig.step(.foreground(PhoneRig.app), at: 3)
    answer(&rig)
    #expect(strokes(rig.step(.key(.a, isDown: false), at: 4)).isEmpty)
    #expect(strokes(rig.step(.key(.a, isDown: true), at: 5)).map(\.phase) == [.began])
  }

  // Keys.K9.
  @Test("Text belongs to the active app, and is dropped with a note without one")
  func text() {
    var rig = rig()
    func texts(_ effects: [PhoneEffect]) -> [String] {
      effects.compactMap { if case .send(.text(let text, _), _) = $0 { text } else { nil } }
    }
    #expect(texts(rig.step(.text("Größe 5 €"), at: 1)) == ["Größe 5 €"])
    answer(&rig)
    rig.step(.foreground(nil), at: 2)
    answer(&rig)
    let lost = rig.step(.text("日本"), at: 3)
    #expect(texts(lost).isEmpty && notes(lost) == [.input(.noForegroundApp)])
  }

  // Keys.K2.
  @Test("A key is pressed once, released once, and cancelled before the app leaves the foreground")
  func phases() {
    var rig = rig()
    #expect(strokes(rig.step(.key(.a, isDown: true), at: 1)).map(\.phase) == [.began])
    #expect(strokes(rig.step(.key(.a, isDown: true), at: 1)).isEmpty)
    #expect(
      strokes(rig.step(.key(.a, isDown: false), at: 1))
        == [KeyStroke(.ended, .a, at: PhoneRig.instant(1))])
    #expect(rig.step(.key(.a, isDown: false), at: 1).isEmpty)
    answer(&rig)
    rig.step(.key(.b, isDown: true), at: 5)
    rig.step(.key(.leftShift, isDown: true), at: 5)
    answer(&rig)
    let leaving = rig.step(.button(.home, isDown: false), at: 7)
    #expect(strokes(leaving).map(\.phase) == [.cancelled, .cancelled])
    #expect(strokes(leaving).map(\.key) == [.b, .leftShift])
    // The keys come first.
    guard case .send(.key, _)? = leaving.first else {
      Issue.record("\(leaving)")
      return
    }
    #expect(strokes(rig.step(.key(.b, isDown: false), at: 8)).isEmpty)
  }

  @Test("Keys.K3. Held modifiers are reported; Caps Lock stays on until it is pressed again")
  func modifiers() {
    var rig = rig()
    func held(_ key: KeyboardKey, _ isDown: Bool, _ time: Double) -> KeyModifiers? {
      strokes(rig.step(.key(key, isDown: isDown), at: time)).first?.modifiers
    }
    #expect(held(.leftShift, true, 1) == .shift)
    #expect(held(.rightShift, true, 2) == .shift)
    #expect(held(.leftShift, false, 3) == .shift)
    #expect(held(.leftGUI, true, 4) == [.shift, .command])
    #expect(held(.rightShift, false, 5) == .command)
    #expect(held(.keypad5, true, 6) == [.command, .numericPad])
    #expect(held(.leftGUI, false, 7) == [])
    #expect(held(.capsLock, true, 8) == .capsLock)
    #expect(held(.capsLock, false, 9) == .capsLock)
    #expect(held(.a, true, 10) == .capsLock)
    #expect(held(.capsLock, true, 11) == [])
  }

  @Test("Keys.K4. Keys write what is printed on them")
  func characters() {
    func text(_ key: KeyboardKey, _ held: KeyModifiers) -> [String] {
      let stroke = KeyStroke(.began, key, held, at: .boot)
      return [stroke.characters, stroke.charactersIgnoringModifiers]
    }
    #expect(text(.a, []) == ["a", "a"])
    #expect(text(.a, .shift) == ["A", "A"])
    #expect(text(.a, .capsLock) == ["A", "a"])
    #expect(text(.a, [.capsLock, .shift]) == ["a", "A"])
    #expect(text(.two, .capsLock) == ["2", "2"])
    #expect(text(.two, [.capsLock, .shift]) == ["@", "@"])
    #expect(text(.quote, .shift) == ["\"", "\""])
    #expect(text(.leftArrow, []) == ["UIKeyInputLeftArrow", "UIKeyInputLeftArrow"])
    #expect(text(.leftShift, .shift) == ["", ""])
  }

  @Test("Every key has a unique number, and is found by it and by its characters")
  func table() {
    #expect(Set(KeyboardKey.allCases.map(\.usage)).count == KeyboardKey.allCases.count)
    for key in KeyboardKey.allCases { #expect(KeyboardKey(usage: key.usage) == key) }
    #expect(KeyboardKey(usage: 0) == nil)
    let printable = (0x20...0x7E).compactMap { Unicode.Scalar($0).map(Character.init) }
    for character in printable {
      guard let (key, shift) = KeyboardKey.key(for: character) else {
        Issue.record("no key writes \(character)")
        continue
      }
      #expect(key.characters(shift: shift, capsLock: false) == String(character))
      #expect(!key.isOnKeypad)
    }
    #expect(KeyboardKey.key(for: "\n")?.key == .returnOrEnter)
    #expect(KeyboardKey.key(for: "ß") == nil)
  }
}
