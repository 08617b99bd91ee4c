import TactusPhoneLink
import TactusVoiceOver
import TestSupport
import Testing

@Suite struct ReadingOrderTests {
  private func labels(_ elements: [ScreenElement], isRightToLeft: Bool = false) -> [String] {
    ReadingOrder(elements, isRightToLeft: isRightToLeft).places.map { elements[$0].label ?? "" }
  }

  @Test("VoiceOver.RO2. Rows are read from top to bottom, each in reading direction")
  func rows() {
    let elements = [
      container(), element("d", 0, 100), element("b", 200, 3), element("a", 0, 6),
      element("c", 0, 50),
    ]
    #expect(labels(elements) == ["a", "b", "c", "d"])
    // VoiceOver.RO3.
    #expect(labels(elements, isRightToLeft: true) == ["b", "a", "c", "d"])
  }

  @Test("VoiceOver.RO2. Only tops decide: a low text is read after a tall control beside it")
  func tallControls() {
    let elements = [
      container(), element("switch", 200, 0, height: 60), element("text", 0, 20, height: 20),
      element("below", 0, 70),
    ]
    #expect(labels(elements) == ["switch", "text", "below"])
    let icon = element("icon", 16, 110, width: 20, height: 20)
    #expect(labels([container(), icon, element("title", 60, 100)]) == ["title", "icon"])
  }

  @Test("VoiceOver.RO2. Tops that differ by 8 points are two rows, on a tablet by 13")
  func rowDistance() {
    let near = [container(), element("right", 100, 0), element("left", 0, 7.9)]
    #expect(labels(near) == ["left", "right"])
    let far = [container(), element("right", 100, 0), element("left", 0, 8)]
    #expect(labels(far) == ["right", "left"])
    var tablet = container()
    tablet.traits = [ScreenElement.tabletTrait]
    #expect(labels([tablet] + far.dropFirst()) == ["left", "right"])
    let edge = [tablet, element("right", 100, 0), element("left", 0, 12.9)]
    #expect(labels(edge) == ["left", "right"])
    #expect(labels([tablet, element("r", 100, 0), element("l", 0, 13)]) == ["r", "l"])
  }

  @Test("VoiceOver.RO4. A group is where its first element is, not where its own frame is")
  func firstMembers() {
    var (late, early) = (container(parent: 0), container(parent: 0))
    (late.isGroup, early.isGroup) = (true, true)
    let elements = [
      container(), late, early, element("3", 0, 300, parent: 1), element("2", 0, 50, parent: 1),
      element("1", 0, 0, parent: 2),
    ]
    #expect(labels(elements) == ["1", "2", "3"])
    // What is scrolled away does not move a group upward.
    late.hasMoreBefore = true
    late.y = 20
    let scrolled = [
      container(), late, element("row", 0, -300, parent: 1), element("title", 0, 0),
    ]
    #expect(labels(scrolled) == ["title", "row"])
  }

  @Test("VoiceOver.RO1. The order that a container names counts")
  func namedElements() {
    var box = container(parent: 0)
    box.ordered = [3, 2]
    let elements = [
      container(), box, element("first place", 0, 0, parent: 1),
      element("second place", 0, 50, parent: 1), element("after", 0, 500),
    ]
    #expect(labels(elements) == ["second place", "first place", "after"])
  }

  @Test("VoiceOver.RO1. A view that a container names is read with what it contains")
  func namedViews() {
    var box = container(parent: 0)
    box.ordered = [4, 2]
    let elements = [
      container(), box, container(parent: 1), element("in the second", 0, 0, parent: 2),
      element("first", 0, 50, parent: 1), element("in the first", 0, 50, parent: 4),
      element("of the second, too", 0, 20, parent: 2), element("after", 0, 500),
    ]
    #expect(
      labels(elements) == ["first", "in the first", "in the second", "of the second, too", "after"])
  }

  @Test("VoiceOver.RO4. A group is read as a whole")
  func groups() {
    var left = container(parent: 0, 0, 0, width: 100)
    left.isGroup = true
    var right = container(parent: 0, 100, 0, width: 100)
    right.isGroup = true
    let elements = [
      container(), left, right, element("1", 0, 0, parent: 1), element("2", 0, 50, parent: 1),
      element("3", 100, 0, parent: 2), element("4", 100, 50, parent: 2),
    ]
    #expect(labels(elements) == ["1", "2", "3", "4"])
  }

  @Test("VoiceOver.RO5. What is not accessible is left out, and a hidden group with it")
  func hiddenElements() {
    var hidden = element("hidden", 0, 0)
    (hidden.isAccessible, hidden.isHidden) = (false, true)
    #expect(labels([container(), hidden, element("shown", 0, 50)]) == ["shown"])
  }

  @Test("VoiceOver.RO6. Cycles and wrong numbers of containers end, and no element comes twice")
  func cycles() {
    var (first, second) = (container(parent: 0), container(parent: 1))
    first.ordered = [2, 3, 3, 99, -1]
    second.ordered = [1, 3]
    let elements = [container(), first, second, element("once", parent: 2)]
    #expect(labels(elements) == ["once"])
  }

  @Test("VoiceOver.RO7. Frames without numbers are read last")
  func badFrames() {
    let elements = [
      container(), element("nowhere", .nan, .nan), element("far", .infinity, 10),
      element("here", 0, 10),
    ]
    #expect(labels(elements) == ["here", "far", "nowhere"])
  }

  @Test(
    "VoiceOver.RO6. Whatever containers name, each accessible element is visited once",
    arguments: 0..<200 as Range<UInt64>)
  func randomNames(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    let elements = (0..<count).map { place in
      var new = element("\(place)", 0, Double(place))
      // Wrong numbers, also of parents, come from apps that are wrong.
      new.parent = place == 0 ? nil : Int.random(in: -1..<count, using: &random)
      new.isAccessible = Bool.random(using: &random)
      new.isHidden = Int.random(in: 0...3, using: &random) == 0
      new.isGroup = Bool.random(using: &random)
      let names = Int.random(in: 0...5, using: &random) - 2
      new.ordered = (0..<max(0, names)).map { _ in Int.random(in: -1...count, using: &random) }
      return new
    }
    let accessible = elements.indices.filter { elements[$0].isAccessible }
    #expect(ReadingOrder(elements).places.sorted() == accessible)
  }

  @Test(
    "VoiceOver.RO6. In any tree each element is visited once, backwards in the reverse order",
    arguments: 0..<200 as Range<UInt64>)
  func randomTrees(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var elements = [container()]
    for _ in 0..<Int.random(in: 1...500, using: &random) {
      let parent = Int.random(in: 0..<elements.count, using: &random)
      // Elements have none inside, as apps list them.
      guard !elements[parent].isAccessible else { continue }
      let (x, y) = (
        Double.random(in: -50...400, using: &random), Double.random(in: -50...900, using: &random)
      )
      var new = element("\(elements.count)", x, y, parent: parent)
      new.isAccessible = Int.random(in: 0...2, using: &random) > 0
      new.isGroup = !new.isAccessible && Bool.random(using: &random)
      elements.append(new)
    }
    let accessible = elements.indices.filter { elements[$0].isAccessible }
    let screen = VoiceOverScreen(elements, isRightToLeft: Bool.random(using: &random))
    #expect(screen.order.sorted() == accessible)
    guard let first = screen.order.first, let last = screen.order.last else { return }
    let forward = Array(sequence(first: first) { screen.neighbor(of: $0, .next) })
    let backward = Array(sequence(first: last) { screen.neighbor(of: $0, .previous) })
    #expect(forward == screen.order && backward == screen.order.reversed())
  }
}
