import TactusPhoneLink
import TactusTextFormatting

extension [ScreenElement] {
  /// The list as a tree of JSON, each element with its children; windows first.
  public var json: JSONOutput {
    var children: [Int?: [Int]] = [:]
    for (index, element) in enumerated() { children[element.parent, default: []].append(index) }
    // In reverse order, so that each child is converted before its parent.
    var texts = [JSONOutput](repeating: .null, count: count)
    for index in indices.reversed() {
      texts[index] = self[index].json(with: (children[index] ?? []).map { texts[$0] })
    }
    return .array((children[nil] ?? []).map { texts[$0] })
  }
}

extension ScreenElement {
  fileprivate func json(with children: [JSONOutput]) -> JSONOutput {
    var members: [(String, JSONOutput)] = [("kind", .string(kind))]
    for (key, text) in [
      ("identifier", identifier), ("label", label), ("value", value), ("hint", hint),
    ] {
      if let text { members.append((key, .string(text))) }
    }
    if !traits.isEmpty { members.append(("traits", .array(traits.map(JSONOutput.string)))) }
    members.append(("frame", .array([x, y, width, height].map(JSONOutput.number))))
    if let activation {
      members.append(("touched", .array([.number(activation.x), .number(activation.y)])))
    }
    if !actions.isEmpty { members.append(("actions", .array(actions.map(JSONOutput.string)))) }
    if isAccessible { members.append(("accessible", .bool(true))) }
    if isHidden { members.append(("hidden", .bool(true))) }
    if !children.isEmpty { members.append(("children", .array(children))) }
    return .object(members)
  }
}
