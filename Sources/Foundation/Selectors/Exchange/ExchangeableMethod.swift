/// A method of a class, whose implementation can be read and exchanged.
public struct ExchangeableMethod: Sendable {
  private let owner: AnyClass
  /// The name of the selector.
  public let name: String

  /// Finds the method of a class or of its nearest superclass that has one; nil if there is none
  /// that can be exchanged.
  public init?(_ name: String, of type: AnyClass) {
    let name = ExchangedMethods.canonical(name)
    guard let owner = ExchangedMethods.owner(of: name, in: type) else { return nil }
    (self.owner, self.name) = (owner, name)
  }

  private init(_ name: String, ofClass owner: AnyClass) { (self.owner, self.name) = (owner, name) }

  /// Returns the methods that a class itself declares and selectors find, sorted by name: those
  /// that can be exchanged, other methods for Objective-C, and the accessors of properties.
  public static func methods(ofClass type: AnyClass) -> [ExchangeableMethod] {
    (type as? any RegisteringClass.Type)?.registerProperties()
    var names = ExchangedMethods.names(ofClass: type).union(SelectorTable.names(ofClass: type))
    for property in KeyedProperties.names(ofClass: type) {
      let setter = "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
      names.formUnion([property, setter].filter { Selector($0).isMethod(ofInstancesOf: type) })
    }
    return names.sorted().map { ExchangeableMethod($0, ofClass: type) }
  }

  /// The implementation; that of a method that cannot be exchanged sends its message.
  public var implementation: MethodImplementation {
    ExchangedMethods.implementation(of: name, in: owner)
      ?? MethodImplementation(sending: Selector(name))
  }

  /// Sets the implementation, and returns the one before.
  @discardableResult
  public func setImplementation(_ new: MethodImplementation) -> MethodImplementation {
    let old = implementation
    ExchangedMethods.set(new, of: name, in: owner)
    return old
  }

  /// Lets this method and another run each other's code.
  public func exchange(with other: ExchangeableMethod) {
    other.setImplementation(setImplementation(other.implementation))
  }

  /// Adds a method to a class, which may override that of its superclass.
  ///
  /// - Returns: Whether the method was added; false if the class itself has it.
  public static func add(
    _ implementation: MethodImplementation, _ name: String, to type: AnyClass
  ) -> Bool {
    let name = ExchangedMethods.canonical(name)
    guard ExchangedMethods.owner(of: name, in: type) != type else { return false }
    ExchangedMethods.set(implementation, of: name, in: type)
    return true
  }

  /// Replaces the implementation of a class's own method, or adds the method to the class.
  ///
  /// - Returns: The implementation of the class itself before; nil if the method was added.
  public static func replace(
    _ name: String, of type: AnyClass, by implementation: MethodImplementation
  ) -> MethodImplementation? {
    let name = ExchangedMethods.canonical(name)
    let isOwn = ExchangedMethods.owner(of: name, in: type) == type
    let old = isOwn ? ExchangedMethods.implementation(of: name, in: type) : nil
    ExchangedMethods.set(implementation, of: name, in: type)
    return old
  }
}
