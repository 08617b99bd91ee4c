extension FileInterface.Fold {
  /// The beginning of the names of members of the class itself that are not overrides.
  static let classPrefix = "class."

  /// The name without its labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  /// The name without its labels, and without the beginning of a member of the class itself.
  var memberName: String {
    name.hasPrefix(Self.classPrefix)
      ? String(baseName.dropFirst(Self.classPrefix.count)) : baseName
  }

  /// The name under which the interfaces know overrides: that of a member of the class itself has a
  /// beginning of its own.
  var key: String {
    guard isOverride, !name.hasPrefix(Self.classPrefix) else { return name }
    let words = text.prefix { $0 != "(" && $0 != "{" && $0 != ":" }.split(separator: " ")
    return words.contains("class") || words.contains("static") ? Self.classPrefix + name : name
  }
}

extension FileInterface.OptionalMember {
  /// The name without its labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}

extension FileInterface {
  /// The names of the types that the file declares.
  var typeNames: Set<String> {
    let names =
      classes.map(\.name) + values.keys + protocols.keys + typeAliases.keys + aliases.keys
    return Set(names.flatMap { $0.split(separator: ".").map(String.init) })
  }
}
