import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver
import Testing

/// The names that the user gives to elements.
@Suite struct NameTests {
  /// Returns a client with two buttons without a label, and one with a label.
  private func client() -> AnsweringClient {
    AnsweringClient([
      container(), element(nil, 0, 0, traits: ["button"]), element(nil, 0, 50, traits: ["button"]),
      element("Stop", 0, 100, traits: ["button"]),
    ])
  }

  /// Names the element with the focus as the phone does.
  private func name(_ client: inout AnsweringClient, _ text: String) -> String? {
    client.others = []
    for number in 0..<2 { client.contact(number, .began, 100 + 40 * Double(number), 200) }
    client.wait(40)
    for number in 0..<2 { client.contact(number, .ended, 100 + 40 * Double(number), 200) }
    client.wait(60)
    for number in 0..<2 { client.contact(number, .began, 100 + 40 * Double(number), 200) }
    client.wait(600)
    for number in 0..<2 { client.contact(number, .ended, 100 + 40 * Double(number), 200) }
    client.wait(400)
    guard case .askName(let key, let label)? = client.others.last else { return nil }
    client.model.names.set(text, for: key)
    return label
  }

  @Test("VoiceOver.LB1. Without an element there is nothing to name")
  func nothing() {
    var client = AnsweringClient([container()])
    #expect(name(&client, "Play") == nil)
    #expect(client.cues == [.boundary])
  }

  @Test("VoiceOver.LB2. A name is spoken as the label; without it the label is the app's again")
  func naming() {
    var client = client()
    client.next()
    #expect(client.spoken == ["button"])
    #expect(name(&client, " Play\n") == "")
    client.next()
    client.previous()
    #expect(client.spoken.suffix(2) == ["button", "Play, button"])
    client.tap(1, fingers: 4, x: 100, y: 400)
    #expect(client.spoken.last == "Stop, button")
    #expect(name(&client, "Halt") == "Stop")
    client.previous()
    client.next()
    #expect(client.spoken.last == "Halt, button")
    #expect(name(&client, "") == "Halt")
    client.previous()
    client.next()
    #expect(client.spoken.last == "Stop, button")
  }

  @Test("VoiceOver.LB2. A name is spoken also when the client answers with changes alone")
  func changes() {
    var client = client()
    client.sendsChanges = true
    client.next()
    #expect(name(&client, "Play") == "")
    client.elements[1].value = "1"
    client.next()
    client.elements[1].value = "2"
    client.previous()
    #expect(client.spoken.last == "Play, 2, button")
    #expect(client.updates > 0)
  }

  @Test("VoiceOver.LB3. An element is found again by its identifier, its label, or its place")
  func keys() {
    var names = ElementNames()
    var button = element("Stop", 0, 100)
    names.set("Halt", for: .init(button))
    button.x = 50
    #expect(names[.init(button)] == "Halt")
    button.label = "Start"
    #expect(names[.init(button)] == nil)
    button.identifier = "go"
    names.set("Go", for: .init(button))
    button.label = "Stop"
    #expect(names[.init(button)] == "Go")
    var image = element(nil, 0, 0)
    names.set("Dog", for: .init(image))
    #expect(names[.init(image)] == "Dog")
    image.x = 1
    #expect(names[.init(image)] == nil)
    image.x = .nan
    names.set("Cat", for: .init(image))
    #expect(names[.init(image)] == "Cat")
  }

  @Test("VoiceOver.LB3. Names are kept as texts, and read again; other texts are none")
  func texts() {
    var names = ElementNames()
    names.set("Halt", for: .init(element("Stop\tnow")))
    names.set("Dog\tand cat", for: .init(element(nil, 1, 2)))
    #expect(
      names.texts == [
        "UIView\tlabel Stop now\tHalt", "UIView\tat 1.0 2.0 100.0 40.0\tDog and cat",
      ])
    #expect(ElementNames(texts: names.texts) == names)
    #expect(ElementNames(texts: [])?.isEmpty == true)
    for text in ["", "UIView\tlabel Stop", "UIView\tlabel Stop\t", "a\tb\tc\td"] {
      #expect(ElementNames(texts: [text]) == nil)
    }
  }

  @Test("VoiceOver.LB3. Of too many names the first is forgotten, and one set again is the last")
  func limit() {
    var names = ElementNames()
    let elements = (0...VoiceOverConstants.maximumNames).map { element("\($0)") }
    for element in elements.dropLast() { names.set("name", for: .init(element)) }
    names.set("anew", for: .init(elements[0]))
    names.set("last", for: .init(elements[VoiceOverConstants.maximumNames]))
    #expect(names[.init(elements[0])] == "anew")
    #expect(names[.init(elements[1])] == nil)
    #expect(names[.init(elements[2])] == "name")
  }
}
