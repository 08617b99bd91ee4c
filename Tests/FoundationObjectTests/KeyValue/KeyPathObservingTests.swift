import TactusFoundation
import Testing

/// Observing by key paths through several objects, in the form of lowered sources.
@Suite struct KeyPathObservingTests {
  private final class Player: NSObject {
    @_KN var item: Item?
    @_KV var owner: Owner! = Owner()
  }
  private final class Owner: NSObject { @_KN var item: Item? }
  private final class Item: NSObject {
    @_KV var state = 0
    /// A property that nobody can observe.
    var plain = 1
  }

  private let player = Player()

  private func observe(
    _ options: NSKeyValueObservingOptions, _ report: @escaping (String) -> Void
  ) -> NSKeyValueObservation {
    player.observe(
      _parted(\.item?.state) { $0.then(\.item).then(\.state) }, options: options
    ) { _, change in
      func text(_ value: Int??) -> String { value.map { $0.map(String.init) ?? "nil" } ?? "-" }
      let phase = change.isPrior ? " prior" : ""
      report("\(text(change.oldValue)) to \(text(change.newValue))\(phase)")
    }
  }

  @Test("ObjectiveC.KV10. Changes of each object on the way are reported, and of no other")
  func chain() {
    var received: [String] = []
    let observation = observe([.old, .new]) { received.append($0) }
    let (first, second) = (Item(), Item())
    player.item = first
    first.state = 1
    second.state = 7
    player.item = second
    first.state = 2
    second.state = 8
    player.item = nil
    second.state = 9
    #expect(received == ["nil to 0", "0 to 1", "1 to 7", "7 to 8", "8 to nil"])
    observation.invalidate()
    player.item = first
    first.state = 3
    #expect(received.count == 5)
  }

  @Test("ObjectiveC.KV10. The first value and notifications before a change come as requested")
  func options() {
    player.item = Item()
    var received: [String] = []
    let observation = observe([.initial, .new, .prior]) { received.append($0) }
    player.item?.state = 4
    #expect(received == ["- to 0", "- to - prior", "- to 4"])
    observation.invalidate()
    let silent = observe([]) { received.append($0) }
    player.item?.state = 5
    #expect(received.last == "- to -" && received.count == 4)
    withExtendedLifetime(silent) {}
  }

  @Test("ObjectiveC.KV10. A key path leads through any number of objects")
  func long() {
    var count = 0
    let keyPath = _parted(\Player.owner.item?.state) {
      $0.then(\.owner).then(\.item).then(\.state)
    }
    let observation = player.observe(keyPath) { _, _ in count += 1 }
    let old: Owner = player.owner
    old.item = Item()
    old.item?.state = 1
    player.owner = Owner()
    old.item?.state = 2
    player.owner.item = Item()
    player.owner.item?.state = 3
    #expect(count == 5)
    withExtendedLifetime(observation) {}
  }

  @Test("ObjectiveC.KV10. A property that is not observable is reported with the objects before it")
  func notObservable() {
    var received: [Int?] = []
    let keyPath = _parted(\Player.item?.plain) { $0.then(\.item).then(\.plain) }
    let observation = player.observe(keyPath, options: .new) { received.append($1.newValue ?? nil) }
    player.item = Item()
    player.item?.plain = 2
    player.item = nil
    #expect(received == [1, nil])
    withExtendedLifetime(observation) {}
  }

  @Test("ObjectiveC.KV11. A handler is released with its observation, also after the object")
  func releasing() {
    final class Captured {}
    weak var captured: Captured?
    var observation: NSKeyValueObservation?
    do {
      let (item, value) = (Item(), Captured())
      captured = value
      observation = item.observe(\.state) { _, _ in withExtendedLifetime(value) {} }
    }
    #expect(captured != nil)
    observation = nil
    #expect(captured == nil)
    withExtendedLifetime(observation) {}
  }

  @Test("ObjectiveC.KV11. A new object at the address of an observed one has no observers")
  func addresses() {
    var count = 0
    var observations: [NSKeyValueObservation] = []
    for _ in 0..<1000 {
      let item = Item()
      item.state = 1
      observations.append(item.observe(\.state) { _, _ in count += 1 })
    }
    #expect(count == 0)
    withExtendedLifetime(observations) {}
  }
}
