// Members that scripts see: those of the protocols that refine `JSExport` (JavaScript.J11).
extension ModuleInterface {
  /// Returns whether a member of a class implements a requirement of a protocol whose members
  /// scripts see.
  ///
  /// - Parameters:
  ///   - member: The name, as an interface lists it: `static make(_:)`.
  ///   - type: The class.
  func isExported(_ member: String, of type: String) -> Bool {
    guard !exports.isEmpty else { return false }
    return superclassChain(of: type).contains { exportedMembers(of: $0).contains(member) }
  }

  /// Returns the members that scripts see because of a class's own conformances, in the order of
  /// their protocols.
  func exportedMembers(of type: String) -> [String] {
    guard !exports.isEmpty else { return [] }
    return protocols(of: type).sorted().filter(refinesExport).flatMap { exports[$0] ?? [] }
  }

  private func refinesExport(_ name: String) -> Bool {
    var todo = [name]
    var seen: Set<String> = []
    while let next = todo.popLast() {
      if next == "JSExport" { return true }
      guard seen.insert(next).inserted else { continue }
      todo += (protocols[next] ?? []).flatMap(Self.parts).map(canonical)
    }
    return false
  }
}
