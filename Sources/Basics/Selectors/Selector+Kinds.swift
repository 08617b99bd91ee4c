/// Methods of all objects of a kind; the lowering of generic classes asks for these, as no selector can
/// name a method of a class that is known only when it is made.
extension Selector {
  /// Makes a method without arguments known.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - kind: The object as one of the kind; nil where it is none.
  ///   - body: The method.
  public static func know<Kind>(
    _ name: String, of kind: @escaping @Sendable (AnyObject) -> Kind?,
    _ body: @escaping @MainActor @Sendable (Kind) -> @MainActor () -> Void
  ) {
    let method = SelectedMethod(ofKind: Kind.self, { kind($0) != nil }, argumentCount: 0) {
      object, _ in
      guard let object = kind(object) else { return false }
      body(object)()
      return true
    }
    SelectorTable.add(method, named: name)
  }

  /// Makes a method with one argument known; it is not called with anything else.
  public static func know<Kind, Argument>(
    _ name: String, of kind: @escaping @Sendable (AnyObject) -> Kind?,
    _ body: @escaping @MainActor @Sendable (Kind) -> @MainActor (Argument) -> Void
  ) {
    let method = SelectedMethod(ofKind: Kind.self, { kind($0) != nil }, argumentCount: 1) {
      object, arguments in
      guard let object = kind(object) else { return false }
      guard let argument: Argument = Self.argument(0, of: arguments) else { return false }
      body(object)(argument)
      return true
    }
    SelectorTable.add(method, named: name)
  }

  /// Makes a method with two arguments known; it is not called with anything else.
  public static func know<Kind, First, Second>(
    _ name: String, of kind: @escaping @Sendable (AnyObject) -> Kind?,
    _ body: @escaping @MainActor @Sendable (Kind) -> @MainActor (First, Second) -> Void
  ) {
    let method = SelectedMethod(ofKind: Kind.self, { kind($0) != nil }, argumentCount: 2) {
      object, arguments in
      guard let object = kind(object) else { return false }
      guard let first: First = Self.argument(0, of: arguments) else { return false }
      guard let second: Second = Self.argument(1, of: arguments) else { return false }
      body(object)(first, second)
      return true
    }
    SelectorTable.add(method, named: name)
  }
}
