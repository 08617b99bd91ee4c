/// The names by which the sources of a module name types: with modules, generic arguments and type
/// aliases.
struct TypeNames: Sendable {
  private var aliases: [String: String] = [:]
  private var types: Set<String> = []
  private var modules: Set<String>

  /// Collects the names of a module's files and of the modules that it imports.
  init(_ own: [FileInterface], imported: [FileInterface], module: String) {
    modules = AppleModules.present.union(["Swift", module])
    for interface in imported + own {
      aliases.merge(interface.typeAliases) { $1 }
      modules.formUnion(interface.imports)
      types.formUnion(interface.classes.lazy.map(\.name))
      types.formUnion(interface.values.keys)
      types.formUnion(interface.protocols.keys)
    }
  }

  /// Returns the full name of a type, without the module, the generic arguments and type aliases.
  func canonical(_ name: String) -> String {
    let name = withoutModule(name.contains("<") ? Self.withoutArguments(name) : name)
    guard !aliases.isEmpty else { return name }
    var current = name
    // Aliases in a circle, which the compiler rejects, are followed only so far.
    for _ in 0..<16 {
      guard let next = unaliased(current) else { break }
      current = next
    }
    return current
  }

  /// The aliases of compositions, such as `UIView & UITextInput`, outside of types.
  var compositions: [String: String] {
    aliases.filter { !$0.key.contains(".") && $0.value.contains("&") }
  }

  /// Returns the type that a type alias within a type stands for, as written.
  func alias(named name: String, in type: String) -> String? { aliases[type + "." + name] }

  /// Returns a name in which the longest alias at the beginning is replaced by its type.
  private func unaliased(_ name: String) -> String? {
    guard !types.contains(name) else { return nil }
    var begin = name[...]
    while true {
      if let type = aliases[String(begin)] {
        let scope = begin.lastIndex(of: ".").map { begin[...$0] } ?? ""
        let target = withoutModule(Self.withoutArguments(type))
        let isInner = types.contains(scope + target) || aliases[scope + target] != nil
        return (isInner ? String(scope) : "") + target + name[begin.endIndex...]
      }
      guard let dot = begin.lastIndex(of: ".") else { return nil }
      begin = begin[..<dot]
    }
  }

  private func withoutModule(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])),
      !types.contains(String(name[..<dot])), aliases[String(name[..<dot])] == nil
    else { return name }
    return String(name[name.index(after: dot)...])
  }

  private static func withoutArguments(_ name: String) -> String {
    var depth = 0
    return String(
      name.filter { letter in
        if letter == "<" { depth += 1 }
        if letter == ">" { depth -= 1 }
        return depth == 0 && letter != ">"
      })
  }
}
