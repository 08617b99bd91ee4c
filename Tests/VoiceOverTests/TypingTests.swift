import TactusPhoneLink
import TactusVoiceOver
import Testing

/// The speech of text that is typed by keys, and of the place of an element.
@Suite struct TypingTests {
  /// Returns a field that is edited, and keys in another window, which type and delete.
  private func client(
    _ text: String, traits: [String] = ["text-field"]
  ) -> AnsweringClient {
    let keys = ["a", "space", ".", "delete", "return"].enumerated().map { place, name in
      element(name, 60 * Double(place), 300, width: 50, parent: 2, traits: ["button"])
    }
    var client = AnsweringClient(
      [
        container(),
        element("Name", 0, 0, traits: traits + ["is-editing"], value: text),
        container(0, 250),
      ] + keys)
    client.onPerform = { client, place, action in
      guard action == .activate, place > 2 else { return }
      let isSecret = traits.contains("secure-text-field")
      var value = client.elements[1].value ?? ""
      switch client.elements[place].label {
      case "space": value += " "
      case "delete": value = String(value.dropLast())
      case "return": client.elements[1].traits = traits
      case let key?: value += isSecret ? "•" : key
      case nil: break
      }
      client.elements[1].value = value
    }
    return client
  }

  /// Moves the focus to a key, presses it, and returns what is heard of it.
  private func press(_ key: String, _ client: inout AnsweringClient) -> String? {
    client.tap(1, fingers: 4, x: 300, y: 10)
    for _ in 0..<8 where client.model.focus?.label != key { client.next() }
    let count = client.spoken.count
    client.tap(2)
    client.wait(300)
    return client.spoken.count == count ? nil : client.spoken.last
  }

  @Test("VoiceOver.TY1. What a key has typed is heard; a separator says the word before it")
  func typing() {
    var client = client("Te")
    #expect(press("a", &client) == "a")
    #expect(press("space", &client) == "Tea, space")
    #expect(press("space", &client) == "space")
    #expect(press("a", &client) == "a")
    #expect(press(".", &client) == ".")
    #expect(client.elements[1].value == "Tea  a.")
  }

  @Test("VoiceOver.TY1. A number is one word with its point; a sentence's end is none of a word")
  func numbers() {
    for (text, heard) in [("1.73", "1.73, space"), ("at 2,5", "2,5, space"), ("a.73", "73, space")]
    {
      var client = client(text)
      #expect(press("space", &client) == heard)
    }
    var client = client("7")
    #expect(press(".", &client) == ".")
  }

  @Test("VoiceOver.FO7. A key that the focus leaves for the app loses it")
  func leftKey() {
    var client = client("")
    client.next()
    client.next()
    #expect(client.model.focus?.label == "a")
    let count = client.others.count
    client.previous()
    #expect(client.model.focus?.label == "Name")
    #expect(client.others.dropFirst(count) == [.unfocus(3)])
    client.next()
    client.next()
    #expect(client.others.dropFirst(count) == [.unfocus(3), .unfocus(1)])
  }

  @Test("VoiceOver.TY1. A key that types nothing, or ends editing, is a button like others")
  func otherKeys() {
    var client = client("")
    #expect(press("delete", &client) == nil)
    #expect(press("return", &client) == nil)
    #expect(press("a", &client) == nil)
  }

  @Test("VoiceOver.TY1. A keyboard that types a little later is heard once")
  func lateKey() {
    var client = client("Te")
    client.onPerform = { _, _, _ in }
    #expect(press("return", &client) == nil)
    client.previous()
    client.tap(2)
    let count = client.spoken.count
    client.wait(60)
    client.elements[1].value = "T"
    client.wait(600)
    #expect(client.spoken.dropFirst(count) == ["e"])
  }

  @Test("VoiceOver.TY1. What the app's own buttons do to the text is not taken for typing")
  func ownButtons() {
    var client = client("Tea")
    client.elements[3].parent = 0
    client.elements[3].label = "Milk"
    #expect(press("Milk", &client) == nil)
    #expect(client.elements[1].value == "TeaMilk")
    #expect(press(".", &client) == "TeaMilk, .")
  }

  @Test("VoiceOver.TY2. A deleted character is heard in a lower voice")
  func deleting() {
    var client = client("Tea B")
    let count = client.spoken.count
    #expect(press("delete", &client) == "cap B")
    #expect(client.model.speech.spoken?.parts.first?.pitch == VoiceOverConstants.deletionPitch)
    #expect(press("delete", &client) == "space")
    #expect(client.spoken.count > count)
  }

  @Test("VoiceOver.TY2. A placeholder that comes back is not taken for typing")
  func placeholder() {
    var client = client("a")
    client.onPerform = { client, place, action in
      guard action == .activate, client.elements[place].label == "delete" else { return }
      client.elements[1].value = "Name"
      client.elements[1].traits.append("placeholder")
    }
    #expect(press("delete", &client) == "a")
  }

  @Test("VoiceOver.TY3. The characters of a secure field are bullets")
  func secret() {
    var client = client("••", traits: ["secure-text-field"])
    #expect(press("a", &client) == "bullet")
    #expect(press("delete", &client) == "bullet")
    #expect(!client.spoken.contains { $0.contains("•") })
  }

  @Test("VoiceOver.VG10. A tap of three fingers says where the element is")
  func location() {
    var client = AnsweringClient.list()
    client.next()
    client.next()
    client.tap(1, fingers: 3)
    #expect(client.spoken.last == "2 of 4")
    client.elements[0].container = .list
    client.elements[0].label = "Menu"
    client.tap(1, fingers: 3)
    #expect(client.spoken.last == "Menu, 2 of 4")
    client.elements[2].cell = ElementCell(row: 4, column: 0, rowHeaders: [], columnHeaders: [])
    client.tap(1, fingers: 3)
    #expect(client.spoken.last == "row 5, column 1")
    var empty = AnsweringClient([container()])
    empty.tap(1, fingers: 3)
    #expect(empty.cues == [.boundary] && empty.spoken.isEmpty)
  }
}
