extension FileInterface.Fold {
  /// The beginning of the names of members of the class itself that are no overrides.
  static let classPrefix = "class."

  /// The name without its labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}

extension FileInterface.OptionalMember {
  /// The name without its labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}
