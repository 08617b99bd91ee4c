import TactusPhoneLink
import TactusVoiceOver
import Testing

/// Editing of a text by the rotor, with a client that has one field.
@Suite struct EditingTests {
  /// Returns a client with a field that is edited; the insertion point is at its end.
  private func client(_ text: String, traits: [String] = ["text-field"]) -> AnsweringClient {
    var field = element("Note", 0, 0, traits: traits + ["is-editing"], value: text)
    field.selection = TextSpan(start: text.utf16.count, length: 0, text: "")
    field.commands = [.select, .selectAll, .paste]
    var client = AnsweringClient([container(), field, element("Send", 0, 60, traits: ["button"])])
    client.onPerform = { client, place, action in
      guard place == 1 else { return }
      client.elements[1].found = nil
      guard case .move(let motion) = action, let old = client.elements[1].selection else { return }
      let end = motion.order == .next ? old.start + old.length : old.start
      let new = end + (motion.order == .next ? 1 : -1)
      let isThere = (0...text.count).contains(new)
      guard isThere, motion.unit != .document else {
        client.refused.insert(action)
        return
      }
      let passed = Array(text)[min(new, end)]
      client.elements[1].found = TextSpan(start: min(new, end), length: 1, text: "\(passed)")
      let start = motion.extends ? min(new, old.start) : new
      client.elements[1].selection = TextSpan(
        start: start, length: motion.extends ? old.length + 1 : 0, text: "")
    }
    client.next()
    return client
  }

  @Test("VoiceOver.ED1. The rotor offers selection and commands while the text is edited only")
  func offered() {
    var client = client("Tea")
    var offered: [String] = []
    for _ in 0..<5 {
      client.turn()
      offered.append(client.spoken.last ?? "")
    }
    #expect(offered == ["Characters", "Words", "Lines", "Text Selection", "Edit"])
    client.elements[1].selection = nil
    client.elements[1].commands = []
    client.next()
    client.previous()
    client.turn()
    client.turn()
    client.turn()
    #expect(client.spoken.suffix(3) == ["Characters", "Words", "Characters"])
  }

  @Test("VoiceOver.ED2. Flicks move the insertion point, and say what it has passed")
  func moves() {
    var client = client("Te A")
    for _ in 0..<3 { client.flick(0, -80) }
    #expect(client.spoken.suffix(3) == ["cap A", "space", "e"])
    client.flick(0, 80)
    #expect(client.spoken.last == "e")
    #expect(client.performed.last == .move(TextMotion(.character, .next)))
    for _ in 0..<2 { client.flick(0, 80) }
    client.flick(0, 80)
    #expect(client.cues.last == .boundary)
    client.turn()
    client.turn()
    client.flick(0, -80)
    #expect(client.performed.last == .move(TextMotion(.word, .previous)))
  }

  @Test("VoiceOver.ED2. What the insertion point passes in a secure field is a bullet")
  func secret() {
    var client = client("•••", traits: ["secure-text-field"])
    client.flick(0, -80)
    #expect(client.spoken.last == "bullet")
  }

  @Test("VoiceOver.ED3. A double tap moves the insertion point to the end, then to the beginning")
  func ends() {
    var client = client("Tea")
    client.onPerform = { client, _, action in
      // The insertion point is at the end.
      if action == .move(TextMotion(.document, .next)) { client.refused.insert(action) }
    }
    client.tap(2)
    #expect(client.performed.suffix(1) == [.move(TextMotion(.document, .previous))])
    #expect(client.spoken.last == "Insertion point at start" && client.taps.isEmpty)
    client.onPerform = { _, _, _ in }
    client.refused = []
    client.tap(2)
    #expect(client.spoken.last == "Insertion point at end")
  }

  @Test("VoiceOver.ED4. A command is chosen by flicks, and performed by a double tap")
  func commands() {
    var client = client("Tea")
    for _ in 0..<5 { client.turn() }
    client.flick(0, 80)
    client.flick(0, 80)
    #expect(client.spoken.suffix(3) == ["Edit", "Select", "Select All"])
    client.onPerform = { client, _, action in
      guard case .edit(.selectAll) = action else { return }
      client.elements[1].selection = TextSpan(start: 0, length: 3, text: "Tea")
      client.elements[1].found = client.elements[1].selection
      client.elements[1].commands = [.cut, .copy, .paste]
    }
    client.tap(2)
    #expect(client.performed.last == .edit(.selectAll) && client.spoken.last == "Tea selected")
    // Another list of commands begins anew.
    client.flick(0, 80)
    #expect(client.spoken.last == "Cut")
    client.onPerform = { client, _, action in
      client.elements[1].selection = TextSpan(start: 0, length: 0, text: "")
      client.elements[1].value = ""
    }
    client.tap(2)
    #expect(client.performed.last == .edit(.cut) && client.spoken.last == "Tea")
  }

  @Test("VoiceOver.ED4. A command that is not possible any more signals the boundary")
  func lateCommand() {
    var client = client("Tea")
    for _ in 0..<5 { client.turn() }
    client.flick(0, 80)
    client.refused = [.edit(.select)]
    client.tap(2)
    #expect(client.cues.last == .boundary && client.spoken.last == "Select")
  }

  @Test("VoiceOver.ED5. With a step chosen, flicks to the sides select, and end with the editing")
  func selecting() {
    var client = client("Tea")
    for _ in 0..<4 { client.turn() }
    // Without a step flicks move the focus, and the setting is that of the element.
    client.next()
    client.previous()
    #expect(client.spoken.suffix(2) == ["Send, button", "Note, Tea, text field, is editing"])
    for _ in 0..<5 where client.spoken.last != "Text Selection" { client.turn() }
    client.flick(0, 80)
    #expect(client.spoken.suffix(2) == ["Text Selection", "Character"])
    client.previous()
    #expect(client.performed.last == .move(TextMotion(.character, .previous, extends: true)))
    #expect(client.spoken.last == "a selected")
    client.elements[1].selection = nil
    client.elements[1].commands = []
    client.next()
    #expect(client.spoken.last == "Send, button")
  }

  @Test("VoiceOver.ED5. The whole text is a step, too")
  func selectingAll() {
    var client = client("Tea")
    for _ in 0..<4 { client.turn() }
    for _ in 0..<4 { client.flick(0, 80) }
    #expect(client.spoken.suffix(4) == ["Character", "Word", "Line", "Select All"])
    client.flick(0, 80)
    #expect(client.cues.last == .boundary)
    client.next()
    #expect(client.performed.last == .edit(.selectAll))
  }

  @Test("VoiceOver.ED6. A pinch extends the selection, and does nothing elsewhere")
  func pinch() {
    var client = client("Tea")
    func pinch(_ client: inout AnsweringClient) {
      client.contact(0, .began, 200, 200)
      client.contact(1, .began, 100, 200)
      client.wait(50)
      client.contact(0, .moved, 160, 200)
      client.contact(1, .moved, 140, 200)
      client.contact(0, .ended, 160, 200)
      client.contact(1, .ended, 140, 200)
    }
    pinch(&client)
    #expect(client.performed.last == .move(TextMotion(.character, .previous, extends: true)))
    #expect(client.spoken.last == "a selected")
    client.next()
    let count = client.performed.count
    pinch(&client)
    #expect(client.performed.count == count && client.cues.last == .boundary)
  }

  @Test("VoiceOver.RT8. A rotor's result within a text is spoken alone, and reading goes on there")
  func ranges() {
    var text = element("Poem", traits: ["text-field"], value: "Tea and eggs and tea")
    text.rotors = ["Drinks"]
    var client = AnsweringClient([container(), text])
    client.onPerform = { client, _, action in
      guard case .search = action else { return }
      client.elements[1].found = TextSpan(start: 0, length: 3, text: "Tea")
    }
    client.next()
    client.turn()
    client.flick(0, 80)
    #expect(client.spoken.suffix(2) == ["Drinks", "Tea"])
    client.flick(0, 80)
    #expect(client.spoken.last == "Tea")
    client.turn()
    client.turn()
    client.flick(0, 80)
    #expect(client.spoken.suffix(2) == ["Words", "and"])
    // A range that is none of the text, and an empty one.
    client.onPerform = { client, _, action in
      client.elements[1].found = TextSpan(start: 99, length: 1 << 40, text: "")
    }
    for _ in 0..<2 { client.turnBack() }
    client.flick(0, 80)
    #expect(client.spoken.last == "Poem, Tea and eggs and tea, text field")
    for _ in 0..<2 { client.turn() }
    client.flick(0, 80)
    #expect(client.spoken.last == "Tea")
  }
}
