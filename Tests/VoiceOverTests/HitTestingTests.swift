import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver
import Testing

/// Fingers on the screen of an app that decides which element is where.
@Suite struct HitTestingTests {
  /// Returns a client with three elements, which gives the focus to one of them for each point.
  private func client(found: Int?) -> AnsweringClient {
    var window = container()
    window.traits = [ScreenElement.hitTestTrait]
    var client = AnsweringClient([
      window, element("A", 0, 0), element("B", 0, 100), element("C", 0, 200),
    ])
    if found == nil { client.refused = [.hitTest(ScreenPoint(x: 10, y: 10))] }
    client.onPerform = { client, _, action in
      guard case .hitTest = action, let found else { return }
      for index in client.elements.indices { client.elements[index].isFocused = index == found }
    }
    return client
  }

  private func explore(_ client: inout AnsweringClient, to points: [(Double, Double)]) {
    client.contact(0, .began, points[0].0, points[0].1)
    client.wait(300)
    for point in points.dropFirst() { client.contact(0, .moved, point.0, point.1) }
    client.contact(0, .ended, points[points.count - 1].0, points[points.count - 1].1)
  }

  @Test("VoiceOver.FO8. The app gets the point, and what it has focused is spoken once")
  func found() {
    for sendsChanges in [false, true] {
      var client = client(found: 3)
      client.sendsChanges = sendsChanges
      explore(&client, to: [(10, 10), (10, 12), (10, 14)])
      #expect(client.spoken == ["C"])
      #expect(client.cues == [.focus])
      #expect(
        client.performed
          == [10, 12, 14].map { .hitTest(ScreenPoint(x: 10, y: $0)) })
      #expect(client.model.focus?.label == "C")
    }
  }

  @Test("VoiceOver.FO8. A tap repeats the element that has the focus; a flick goes on from it")
  func tap() {
    var client = client(found: 2)
    client.tap(1, x: 10, y: 10)
    client.tap(1, x: 10, y: 10)
    #expect(client.spoken == ["B", "B"])
    #expect(client.cues == [.focus])
    client.next()
    #expect(client.spoken.last == "C")
  }

  @Test("VoiceOver.FO8. Where the app finds nothing, nothing is spoken, and the focus stays")
  func nothing() {
    var client = client(found: nil)
    client.next()
    #expect(client.spoken == ["A"])
    client.elements[1].isFocused = true
    explore(&client, to: [(10, 10)])
    #expect(client.spoken == ["A"])
    #expect(client.model.focus?.label == "A")
    client.next()
    #expect(client.spoken == ["A", "B"])
  }

  @Test("VoiceOver.FO8. Without such an app the frames decide, and the app gets no point")
  func frames() {
    var client = client(found: 3)
    client.elements[0].traits = []
    explore(&client, to: [(10, 10), (10, 110)])
    #expect(client.spoken == ["A", "B"])
    #expect(client.performed == [.focus, .focus])
  }

  @Test("VoiceOver.FO8. On the keyboard the frames decide, and a key loses the focus to the app")
  func keyboard() {
    var client = client(found: 1)
    client.elements += [
      container(0, 300, height: 180), element("q", 0, 300, parent: 4),
      element("w", 100, 300, parent: 4),
    ]
    explore(&client, to: [(110, 310)])
    #expect(client.spoken == ["w"])
    #expect(client.performed == [.focus])
    explore(&client, to: [(10, 210)])
    #expect(client.others == [.unfocus(6)])
    #expect(client.spoken == ["w", "A"])
  }
}
