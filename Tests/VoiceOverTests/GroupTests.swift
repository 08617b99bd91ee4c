import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver
import Testing

/// Moving through groups of elements, each as a whole.
@Suite struct GroupTests {
  /// Returns a client with a bar of two buttons, a heading, a list with a group, and a label.
  private func client(isRightToLeft: Bool = false) -> AnsweringClient {
    func group(_ parent: Int, _ y: Double, height: Double, _ label: String? = nil) -> ScreenElement
    {
      var group = container(parent: parent, 0, y, height: height)
      (group.isGroup, group.label) = (true, label)
      return group
    }
    var list = group(0, 100, height: 200)
    (list.isGroup, list.container, list.label) = (false, .list, "Fruit")
    var client = AnsweringClient([
      container(),
      group(0, 0, height: 40),  // 1
      element("Back", 0, 0, parent: 1, traits: ["button"]),
      element("Add", 200, 0, parent: 1, traits: ["button"]),
      element("Title", 0, 50),  // 4
      list,  // 5
      element("Apple", 0, 100, parent: 5),
      group(5, 150, height: 40, "Pear and plum"),  // 7
      element("Pear", 0, 150, parent: 7), element("Plum", 200, 150, parent: 7),
      element("Fig", 0, 200, parent: 5),
      group(0, 300, height: 40),  // 11
      element("Alone", 0, 300, parent: 11),
      element("End", 0, 400),
    ])
    client.model.navigatesByGroups = true
    client.model.isRightToLeft = isRightToLeft
    return client
  }

  private let stops = [
    "Back, group, elements: 2", "Title", "Fruit, group, elements: 4", "Alone", "End",
  ]

  @Test("VoiceOver.GR2. Flicks stop at a group once, forward and backward")
  func flicks() {
    var client = client()
    client.flick(-80, 0, fingers: 2)
    #expect(client.spoken.isEmpty && client.cues == [.boundary])
    client.tap(1, fingers: 4, x: 100, y: 100)
    #expect(client.spoken == ["Back, button"])
    client.flick(-80, 0, fingers: 2)
    for _ in 0..<5 { client.next() }
    #expect(client.spoken.dropFirst() == stops[...])
    #expect(client.cues.last == .boundary)
    client.spoken = []
    for _ in 0..<5 { client.previous() }
    #expect(client.spoken == stops.dropLast().reversed())
    #expect(client.cues.last == .boundary)
  }

  @Test("VoiceOver.GR3. Two fingers go into groups and out of them; flicks stay inside")
  func entering() {
    var client = client()
    client.tap(1, x: 10, y: 60)
    client.next()
    client.spoken = []
    client.flick(80, 0, fingers: 2)
    client.next()
    client.next()
    client.next()
    #expect(
      client.spoken == ["Apple", "Pear and plum, group, elements: 2", "Fig"])
    #expect(client.cues.last == .boundary)
    client.previous()
    client.flick(80, 0, fingers: 2)
    #expect(client.spoken.suffix(2) == ["Pear and plum, group, elements: 2", "Pear"])
    client.flick(80, 0, fingers: 2)
    #expect(client.cues.last == .boundary)
    client.next()
    client.next()
    #expect(client.spoken.last == "Plum" && client.cues.last == .boundary)
    client.spoken = []
    for _ in 0..<3 { client.flick(-80, 0, fingers: 2) }
    #expect(client.spoken == ["Pear and plum, group, elements: 2", "Fruit, group, elements: 4"])
    #expect(client.cues.last == .boundary)
  }

  @Test("VoiceOver.GR3. From right to left the directions are exchanged; a finger enters at once")
  func mirrored() {
    var client = client(isRightToLeft: true)
    client.tap(1, x: 10, y: 160)
    #expect(client.spoken.last == "Fruit, Pear")
    client.flick(80, 0, fingers: 2)
    #expect(client.spoken.last == "Pear and plum, group, elements: 2")
    client.flick(-80, 0, fingers: 2)
    #expect(client.spoken.last == "Plum")
  }

  @Test("VoiceOver.GR4. A group is not activated; its first element has the focus of the app")
  func activation() {
    var client = client()
    client.tap(1, x: 10, y: 60)
    client.next()
    client.tap(2)
    client.tap(3)
    #expect(!client.performed.contains(.activate))
    #expect(client.cues.suffix(2) == [.boundary, .boundary])
    #expect(client.model.focus?.label == "Apple")
    client.flick(80, 0, fingers: 2)
    client.tap(2)
    #expect(client.performed.last == .activate)
  }

  @Test("VoiceOver.GR1. Without the setting, and while the screen is read, groups are no stops")
  func flat() {
    var client = client()
    client.tap(1, x: 10, y: 60)
    client.next()
    client.model.navigatesByGroups = false
    client.spoken = []
    client.next()
    client.flick(80, 0, fingers: 2)
    #expect(client.spoken == ["Pear"])
    #expect(client.cues.last == .boundary)
    client.model.navigatesByGroups = true
    client.spoken = []
    client.flick(0, -80, fingers: 2)
    for _ in 0..<20 { client.wait(1000) }
    #expect(
      client.spoken == [
        "Back, button", "Add, button", "Title", "Fruit, Apple", "Pear", "Plum",
        "Fig", "Alone", "End",
      ])
  }

  @Test("VoiceOver.GR1. In any screen flicks and entering every group reach each element once")
  func random() {
    for seed in 0..<40 as Range<UInt64> {
      var numbers = Numbers(state: seed &* 7919 &+ 1)
      var elements = [container()]
      for index in 1..<60 {
        let parent = numbers.next(below: elements.count)
        if elements[parent].isAccessible || numbers.next(below: 3) > 0 {
          let outer = elements[parent].isAccessible ? 0 : parent
          elements.append(element("\(index)", 0, Double(index) * 8, height: 8, parent: outer))
        } else {
          var group = container(parent: parent, 0, Double(index) * 8, height: 8)
          group.isGroup = true
          elements.append(group)
        }
      }
      var client = AnsweringClient(elements)
      client.model.navigatesByGroups = true
      client.tap(1, fingers: 4, x: 100, y: 100)
      while true {
        let count = client.spoken.count
        client.flick(-80, 0, fingers: 2)
        if client.spoken.count == count { break }
      }
      var labels = Set<String>()
      visit(&client, &labels, depth: 0)
      let all = Set(elements.filter(\.isAccessible).compactMap(\.label))
      #expect(labels == all, "seed \(seed)")
    }
  }

  /// Goes through the elements of a group, and into each group inside.
  private func visit(_ client: inout AnsweringClient, _ labels: inout Set<String>, depth: Int) {
    while true {
      let heard = client.spoken.last ?? ""
      if heard.contains("group") {
        client.flick(80, 0, fingers: 2)
        visit(&client, &labels, depth: depth + 1)
        client.flick(-80, 0, fingers: 2)
      } else {
        #expect(labels.insert(heard).inserted)
      }
      let count = client.spoken.count
      client.next()
      if client.spoken.count == count { return }
    }
  }

  /// A generator of numbers that depend on the seed alone.
  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }
}
