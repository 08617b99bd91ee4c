/// The classes of the frameworks and their superclasses.
///
/// The table is in `FrameworkClasses+Generated.swift`, generated from the frameworks' sources by a
/// test.
enum FrameworkClasses {
  /// The superclasses by class.
  static let superclasses: [String: String] = Dictionary(
    rows.map { ($0.name, $0.superclass) }, uniquingKeysWith: { first, _ in first })

  /// Returns the superclass of a class of the frameworks or of Foundation; nil for other classes.
  static func superclass(of name: String) -> String? {
    superclasses[name] ?? foundationSuperclasses[name]
  }

  /// Returns whether a class or one of its superclasses is isolated to the main actor.
  static func isOnMainActor(_ name: String) -> Bool {
    var next: String? = name
    while let name = next {
      if mainActorClasses.contains(name) { return true }
      next = superclasses[name]
    }
    return false
  }

  private static let mainActorClasses = Set(rows.filter(\.isOnMainActor).map(\.name))

  /// The rows of the table: `UILabel:UIView`, with `*` for a class that is annotated itself.
  private static let rows = generated.split { $0.isWhitespace }.compactMap {
    row -> (name: String, superclass: String, isOnMainActor: Bool)? in
    let parts = row.split(separator: ":").map(String.init)
    guard parts.count == 2 else { return nil }
    return (parts[0], parts[1].filter { $0 != "*" }, parts[1].hasSuffix("*"))
  }
}
