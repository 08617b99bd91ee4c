extension ModuleInterface {
  /// The protocols of errors that the toolchain declares.
  private static let errorProtocols: Set<String> = [
    "Error", "LocalizedError", "CustomNSError", "RecoverableError",
  ]

  /// Returns whether any of some protocols, as written, is or refines `Error`.
  func isError(_ protocols: [String]) -> Bool {
    var seen: Set<String> = []
    return protocols.contains { isError($0, &seen) }
  }

  /// Returns whether an extension that adds some protocols to a type is the one that adds its
  /// conversion to `NSError`.
  func isBridgedByExtension(_ type: String, adding protocols: [String]) -> Bool {
    guard let declared = values[type], !isError(declared) else { return false }
    let first = (conformances[type] ?? []).filter { isError([$0]) }.min()
    return first.map(protocols.contains) ?? false
  }

  private func isError(_ name: String, _ seen: inout Set<String>) -> Bool {
    // Attributes such as `@unchecked` stand before the name, and `&` joins several.
    for part in name.split(separator: "&") {
      guard let word = part.split(whereSeparator: \.isWhitespace).last.map(String.init),
        seen.insert(word).inserted
      else { continue }
      if let refined = protocols[word] {
        for other in refined where isError(other, &seen) { return true }
        continue
      }
      let module = word.prefix { $0 != "." }
      let isToolchains = module == "Swift" || module == "Foundation"
      let base = isToolchains ? String(word.dropFirst(module.count + 1)) : word
      if Self.errorProtocols.contains(base) { return true }
    }
    return false
  }
}
