import Synchronization

/// The registry of class methods that can be called by name (ObjectiveC.KC20).
///
/// Rewritten sources register the class methods that are marked `@objc`. Apps on an iPhone do not
/// need it.
public enum KeyedClassMethods {
  /// Registers a class method without arguments.
  ///
  /// - Parameters:
  ///   - name: The selector.
  ///   - body: The unapplied method, which respects overriding methods.
  @preconcurrency public static func add<Owner: AnyObject, Result>(
    _ name: String, _ body: @escaping @MainActor (Owner.Type) -> @MainActor () -> Result
  ) {
    add(name, argumentCount: 0, of: Owner.self) { type, _ in
      Selector.result = body(type)()
      return true
    }
  }

  /// Registers a class method with one argument.
  @preconcurrency public static func add<Owner: AnyObject, Argument, Result>(
    _ name: String, _ body: @escaping @MainActor (Owner.Type) -> @MainActor (Argument) -> Result
  ) {
    add(name, argumentCount: 1, of: Owner.self) { type, arguments in
      guard let argument: Argument = Selector.argument(0, of: arguments) else { return false }
      Selector.result = body(type)(argument)
      return true
    }
  }

  /// Registers a class method with two arguments.
  @preconcurrency public static func add<Owner: AnyObject, First, Second, Result>(
    _ name: String,
    _ body: @escaping @MainActor (Owner.Type) -> @MainActor (First, Second) -> Result
  ) {
    add(name, argumentCount: 2, of: Owner.self) { type, arguments in
      guard let first: First = Selector.argument(0, of: arguments) else { return false }
      guard let second: Second = Selector.argument(1, of: arguments) else { return false }
      Selector.result = body(type)(first, second)
      return true
    }
  }

  /// Registers a class method with three arguments.
  @preconcurrency public static func add<Owner: AnyObject, First, Second, Third, Result>(
    _ name: String,
    _ body: @escaping @MainActor (Owner.Type) -> @MainActor (First, Second, Third) -> Result
  ) {
    add(name, argumentCount: 3, of: Owner.self) { type, arguments in
      guard let first: First = Selector.argument(0, of: arguments) else { return false }
      guard let second: Second = Selector.argument(1, of: arguments) else { return false }
      guard let third: Third = Selector.argument(2, of: arguments) else { return false }
      Selector.result = body(type)(first, second, third)
      return true
    }
  }

  /// Registers a class method with four arguments.
  @preconcurrency public static func add<Owner: AnyObject, First, Second, Third, Fourth, Result>(
    _ name: String,
    _ body: @escaping @MainActor (Owner.Type) -> @MainActor (First, Second, Third, Fourth) -> Result
  ) {
    add(name, argumentCount: 4, of: Owner.self) { type, arguments in
      guard let first: First = Selector.argument(0, of: arguments) else { return false }
      guard let second: Second = Selector.argument(1, of: arguments) else { return false }
      guard let third: Third = Selector.argument(2, of: arguments) else { return false }
      guard let fourth: Fourth = Selector.argument(3, of: arguments) else { return false }
      Selector.result = body(type)(first, second, third, fourth)
      return true
    }
  }

  /// Returns the methods with a name that a class has, those of its own before inherited ones.
  static func methods(named name: String, of type: AnyClass) -> [SelectedMethod] {
    let known = table.withLock { $0[name] ?? [] }
    let found = known.filter { $0.isMethod(type) }
    return found.sorted { one, other in !one.isMethod(other.owner) && other.isMethod(one.owner) }
      .map(\.method)
  }

  // MARK: Internals

  private struct Entry: Sendable {
    let owner: AnyClass
    let method: SelectedMethod
    /// Returns whether a class is the owner or a subclass.
    let isMethod: @Sendable (AnyClass) -> Bool
  }

  private static let table = Mutex<[String: [Entry]]>([:])

  private static func add<Owner: AnyObject>(
    _ name: String, argumentCount: Int, of owner: Owner.Type,
    _ call: @escaping @MainActor (Owner.Type, [Any?]) -> Bool
  ) {
    let method = SelectedMethod(of: _ClassObject.self, argumentCount: argumentCount) {
      target, arguments in
      guard let type = (target as? _ClassObject)?.type as? Owner.Type else { return false }
      return call(type, arguments)
    }
    let entry = Entry(owner: owner, method: method) { $0 is Owner.Type }
    table.withLock { $0[name, default: []].append(entry) }
  }
}
