/// An event of the tree on the accessibility bus.
struct ATSPIEvent: Sendable, Equatable {
  /// The number of the object.
  var node: Int
  /// The kind.
  var kind: Kind

  /// The kind of an event.
  enum Kind: Sendable, Equatable {
    /// A state has begun or ended, by its name.
    case state(String, Bool)
    /// The name is another one.
    case name(String)
    /// The description is another one.
    case detail(String)
    /// The value is another one.
    case value(Double)
    /// The text was replaced by another one.
    case text(old: String, new: String)
    /// The object is at another place.
    case bounds
    /// A child was added at an index.
    case added(Int, at: Int)
    /// A child was removed from an index.
    case removed(Int, at: Int)
    /// An app wants a text to be spoken.
    case announcement(String)
    /// Another screen is shown.
    case activated
  }

  /// Returns the events that lead from one tree to another (ATSPI.EV1).
  static func between(_ old: ATSPITree, _ new: ATSPITree) -> [ATSPIEvent] {
    var events: [ATSPIEvent] = []
    for node in old.nodes.values.sorted(by: { $0.id < $1.id }) where new.nodes[node.id] == nil {
      guard new.nodes[node.parent] != nil else { continue }
      events.append(ATSPIEvent(node: node.parent, kind: .removed(node.id, at: node.index)))
    }
    for node in new.nodes.values.sorted(by: { $0.id < $1.id }) {
      guard let before = old.nodes[node.id] else {
        events.append(ATSPIEvent(node: node.parent, kind: .added(node.id, at: node.index)))
        if node.states.contains(.focused) {
          events.append(ATSPIEvent(node: node.id, kind: .state("focused", true)))
        }
        continue
      }
      events += changes(from: before, to: node).map { ATSPIEvent(node: node.id, kind: $0) }
    }
    if old.name != new.name { events.append(ATSPIEvent(node: 1, kind: .activated)) }
    // The focus ends before it begins elsewhere.
    let (gained, others) = (events.filter(\.gainsFocus), events.filter { !$0.gainsFocus })
    return others + gained
  }

  // MARK: Internals

  private var gainsFocus: Bool { kind == .state("focused", true) }

  private static func changes(from old: ATSPINode, to new: ATSPINode) -> [Kind] {
    guard old != new else { return [] }
    var changes: [Kind] = []
    if old.name != new.name { changes.append(.name(new.name)) }
    if old.detail != new.detail { changes.append(.detail(new.detail)) }
    if let number = new.number, number != old.number { changes.append(.value(number)) }
    if new.role.isField, old.text != new.text {
      changes.append(.text(old: old.text, new: new.text))
    }
    for (state, name) in ATSPIStates.named
    where old.states.contains(state) != new.states.contains(state) {
      changes.append(.state(name, new.states.contains(state)))
    }
    if let (a, b) = old.element.flatMap({ a in new.element.map { (a, $0) } }),
      (a.x, a.y, a.width, a.height) != (b.x, b.y, b.width, b.height)
    {
      changes.append(.bounds)
    }
    return changes
  }
}
