/// The name of a method, optionally with the method itself.
///
/// Swift on Linux has no `#selector`. `Selector("tapped:", calling: Panel.tapped)` is the
/// equivalent, which rewritten sources use. A selector created from a name alone finds the methods
/// that were registered under that name. Selectors are equal if their names are.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String

  /// The method; nil if the selector was created from a name.
  let method: SelectedMethod?

  /// Creates a selector from a name.
  public init(_ name: String) { (description, method) = (name, nil) }

  /// Creates a selector from a name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates the selector of a method and registers the method under its name.
  init(_ name: String, _ method: SelectedMethod) {
    // A name without colons gets one for each argument of the method.
    let isBare = method.argumentCount > 0 && !name.contains(":")
    description = isBare ? name + String(repeating: ":", count: method.argumentCount) : name
    self.method = method
    // A class method belongs to the selector alone: others may have the same name.
    guard method.owner != ObjectIdentifier(_ClassObject.self) else { return }
    SelectorTable.add(method, named: description)
  }

  /// Calls the method on an object, with as many of the arguments as it takes.
  ///
  /// - Returns: Whether the object has such a method and the arguments are of its types. Otherwise
  ///   nothing is called.
  @MainActor @discardableResult
  public func perform(on target: AnyObject, with arguments: [Any?] = []) -> Bool {
    if methods(of: target).contains(where: { $0.call(target, arguments) }) { return true }
    registerNames(of: type(of: target))
    return methods(of: target).contains { $0.call(target, arguments) }
      || performAccessor(of: target, with: arguments)
  }

  /// Calls the method on an object, and returns its result.
  ///
  /// - Returns: Nil if nothing is called; the result of a method that was registered without one is
  ///   `()`.
  @MainActor
  package func result(ofCalling target: AnyObject, with arguments: [Any?] = []) -> Any? {
    Self.result = ()
    defer { Self.result = nil }
    return perform(on: target, with: arguments) ? Self.result : nil
  }

  /// The result of the last method.
  @MainActor static var result: Any?

  /// Returns whether an object has such a method, or a property with such an accessor.
  public func isMethod(of target: AnyObject) -> Bool {
    if methods(of: target).contains(where: { $0.isMethod(of: target) }) { return true }
    registerNames(of: type(of: target))
    return methods(of: target).contains { $0.isMethod(of: target) } || accessor(of: target) != nil
  }

  /// Returns whether the instances of a class have such a method, or a property with such an
  /// accessor.
  public func isMethod(ofInstancesOf type: AnyClass) -> Bool {
    registerNames(of: type)
    return methods.contains { $0.isMethod(ofInstancesOf: type) }
      || accessor { KeyedProperties.property($0, ofInstancesOf: type) } != nil
  }

  /// Returns whether both have the same name.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// The selector's own method, followed by those that are registered under its name.
  private var methods: [SelectedMethod] {
    (method.map { [$0] } ?? []) + SelectorTable.methods(named: description)
  }

  /// The methods that may be those of an object; of a class, also its registered class methods.
  private func methods(of target: AnyObject) -> [SelectedMethod] {
    guard let object = target as? _ClassObject else { return methods }
    return methods + KeyedClassMethods.methods(named: description, of: object.type)
  }
}
