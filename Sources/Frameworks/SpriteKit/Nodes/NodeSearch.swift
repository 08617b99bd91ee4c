/// A search for nodes by name or pattern (Scenes.SK3).
struct NodeSearch {
  private enum Step {
    case root, current, parent
    case children(Pattern)
    case descendants(Pattern)
  }

  private let steps: [Step]

  /// Parses the text of a search.
  init(_ text: String) {
    var steps: [Step] = []
    var rest = Substring(text)
    var isFirst = true
    while !rest.isEmpty {
      let slashes = rest.prefix { $0 == "/" }.count
      rest = rest.dropFirst(slashes)
      if isFirst, slashes > 0 { steps.append(.root) }
      let name = rest.prefix { $0 != "/" }
      rest = rest.dropFirst(name.count)
      switch name {
      case "" where !isFirst || slashes == 1: break
      case ".": steps.append(.current)
      case "..": steps.append(.parent)
      default:
        let pattern = Pattern(String(name))
        steps.append(slashes > 1 ? .descendants(pattern) : .children(pattern))
      }
      isFirst = false
    }
    self.steps = steps
  }

  /// Calls a closure with each node that is found, once, until it returns false.
  @MainActor
  func visit(from node: SKNode, _ body: (SKNode) -> Bool) {
    guard !steps.isEmpty else { return }
    var found = [node]
    for step in steps { found = unique(found.flatMap { nodes(step, from: $0) }) }
    for node in found where !body(node) { return }
  }

  @MainActor
  private func nodes(_ step: Step, from node: SKNode) -> [SKNode] {
    switch step {
    case .root: [node.root]
    case .current: [node]
    case .parent: node.parent.map { [$0] } ?? []
    case .children(let pattern): node.children.filter(pattern.matches)
    case .descendants(let pattern): descendants(of: node).filter(pattern.matches)
    }
  }

  @MainActor
  private func descendants(of node: SKNode) -> [SKNode] {
    node.children.flatMap { [$0] + descendants(of: $0) }
  }

  @MainActor
  private func unique(_ nodes: [SKNode]) -> [SKNode] {
    var seen = Set<ObjectIdentifier>()
    return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
