import TactusPhoneLink
import TactusVoiceOver
import Testing

/// Elements that are exchanged or moved while VoiceOver uses them.
struct ExchangedElementTests {
  /// Returns a client whose second element has the focus, and has been spoken.
  private func client() -> AnsweringClient {
    var client = AnsweringClient.list()
    client.next()
    client.next()
    client.wait(3000)
    #expect(client.spoken == ["A, heading", "B, button"])
    return client
  }

  @Test("VoiceOver.SP9. A button that is shown anew by its activation keeps the focus")
  func shownAnew() {
    var client = client()
    client.onPerform = { client, place, action in
      guard action == .activate else { return }
      client.elements[place].isFocused = false
      client.elements[place].traits.append("selected")
    }
    client.tap(2)
    client.wait(3000)
    #expect(client.spoken == ["A, heading", "B, button", "selected"])
    #expect(client.elements[2].isFocused)
    client.next()
    #expect(client.spoken.last == "C, heading")
  }

  @Test("VoiceOver.FO6. Nothing behind a screen that appears is spoken")
  func screenOnItsWay() {
    var client = client()
    client.onPerform = { client, place, action in
      if action == .activate { client.elements.removeSubrange(2...) }
    }
    client.tap(2)
    client.wait(100)
    #expect(client.spoken.last == "B, button")
    client.elements = [container(), element("Delete?", 0, 0), element("No", 0, 50)]
    client.handle(client.model.screenDidChange(.screen, at: client.now))
    client.wait(3000)
    #expect(client.spoken.dropFirst(2) == ["Delete?"])
  }

  @Test("VoiceOver.SP9. What a row says of itself is spoken unless it has opened another screen")
  func openedRow() {
    let row = element("Lunch?", 0, 0, value: "unread, flagged")
    for opens in [true, false] {
      var client = AnsweringClient([container(), row])
      client.next()
      client.onPerform = { client, place, action in
        if action == .activate { client.elements[place].value = "flagged" }
      }
      client.tap(2)
      client.wait(200)
      #expect(client.spoken == ["Lunch?, unread, flagged"])
      if opens {
        client.elements = [container(), element("Inbox", traits: ["button"])]
        client.handle(client.model.screenDidChange(.screen, at: client.now))
      }
      client.wait(3000)
      #expect(client.spoken.dropFirst() == [opens ? "Inbox, button" : "flagged"])
    }
  }

  @Test("VoiceOver.FO6. Without another screen the focus goes to what is in the place")
  func replaced() {
    var client = client()
    client.onPerform = { client, place, action in
      if action == .activate { client.elements.remove(at: place) }
    }
    client.tap(2)
    client.wait(3000)
    #expect(client.spoken.dropFirst(2) == ["C, heading"])
    #expect(client.elements.first { $0.isFocused }?.label == "C")
  }

  @Test("VoiceOver.SP9. Another element that has got the focus meanwhile is not compared")
  func movedMeanwhile() {
    var client = AnsweringClient([
      container(), element("On", 0, 0, traits: ["button"]),
      element("Off", 0, 50, traits: ["button"]),
    ])
    client.next()
    client.onPerform = { client, place, action in
      if action == .activate { client.elements.remove(at: place) }
    }
    client.tap(2)
    client.next()
    client.wait(3000)
    #expect(client.spoken == ["On, button", "Off, button"])
  }

  @Test("Accessibility.AC16. The content of a container moves as a whole, in the same order")
  func moved() {
    var elements = [
      container(), element("scroll", 0, 0), element("inner", 5, 100), element("deep", 6, 110),
      element("beside", 0, 300),
    ]
    (elements[1].isAccessible, elements[1].isGroup) = (false, true)
    (elements[2].parent, elements[3].parent) = (1, 2)
    elements[3].activation = ScreenPoint(x: 7, y: 111)
    let before = elements
    elements.apply(ElementUpdate.Shift(place: 1, dx: -3, dy: 20))
    #expect(elements[0] == before[0] && elements[1] == before[1] && elements[4] == before[4])
    #expect(elements[2].x == 2 && elements[2].y == 120)
    #expect(elements[3].activation == ScreenPoint(x: 4, y: 131))
    // A place that is not in the list moves nothing.
    let now = elements
    elements.apply(ElementUpdate.Shift(place: 99, dx: 1, dy: 1))
    elements.apply(ElementUpdate.Shift(place: -1, dx: 1, dy: 1))
    #expect(elements == now)
  }

  @Test("VoiceOver.FO6. What a custom action has removed leaves the focus, which is spoken")
  func removedByAction() {
    var client = AnsweringClient([
      container(), element("Tea", 0, 0), element("Eggs", 0, 50), element("Bread", 0, 100),
    ])
    for place in 1...3 { client.elements[place].actions = ["Delete", "Mark"] }
    client.onPerform = { client, place, action in
      guard action == .custom("Delete") else { return }
      client.elements.remove(at: place)
    }
    client.next()
    client.next()
    client.flick(0, 80)
    client.tap(2)
    client.wait(1000)
    #expect(client.spoken.last == "Bread, actions available")
    #expect(client.elements.contains { $0.label == "Bread" && $0.isFocused })
    // What is still there is not spoken again.
    client.flick(0, 80)
    client.flick(0, 80)
    let count = client.spoken.count
    client.tap(2)
    client.wait(1000)
    #expect(client.performed.last == .custom("Mark") && client.spoken.count == count)
  }
}
