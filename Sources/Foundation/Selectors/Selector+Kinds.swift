/// Methods of all objects of a kind. The lowering of generic classes registers these, because no
/// selector can name a method of a class that is specialized at run time.
extension Selector {
  /// Registers a method without arguments.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - kind: Casts an object to the kind; nil if it is of another.
  ///   - body: The method.
  public static func register<Kind>(
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

  /// Registers a method with one argument.
  ///
  /// It is not called with an argument of another type.
  public static func register<Kind, Argument>(
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

  /// Registers a method with two arguments.
  ///
  /// It is not called with arguments of other types.
  public static func register<Kind, First, Second>(
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
