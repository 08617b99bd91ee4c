// The getters and setters of registered properties, by the names of their selectors.
// Source: ObjectiveC.KC16

/// A framework class that registers its properties and methods when one is first accessed by name.
package protocol RegisteringClass: AnyObject {
  /// Registers the properties and methods, once.
  static func registerProperties()
}

extension Selector {
  /// A property, and which of its accessors has the name of a selector.
  struct Accessor {
    let property: KeyedProperty
    let isSetter: Bool
  }

  /// Returns the accessor with the selector's name, given a function that finds properties by name;
  /// nil if there is none.
  func accessor(_ find: (String) -> KeyedProperty?) -> Accessor? {
    let name = description
    guard name.hasSuffix(":") else {
      guard let property = find(name) else { return nil }
      // The getter of a property `hidden` is named `isHidden`, if that is a name of it, too.
      let getter = "is" + name.prefix(1).uppercased() + name.dropFirst()
      guard find(getter)?.keyPath != property.keyPath else { return nil }
      return Accessor(property: property, isSetter: false)
    }
    let words = name.dropFirst(3).dropLast()
    guard name.hasPrefix("set"), let first = words.first, first.isUppercase, !words.contains(":")
    else { return nil }
    let names = [first.lowercased() + words.dropFirst(), String(words)]
    guard let property = names.lazy.compactMap(find).first, property.isWritable else { return nil }
    return Accessor(property: property, isSetter: true)
  }

  /// Returns the accessor of an object's property with the selector's name.
  func accessor(of target: AnyObject) -> Accessor? {
    accessor { KeyedProperties.property($0, of: target) }
  }

  /// Gets or sets the property of an object whose accessor has the selector's name.
  ///
  /// - Returns: Whether there is such a property and the argument has its type.
  @MainActor func performAccessor(of target: AnyObject, with arguments: [Any?]) -> Bool {
    guard let accessor = accessor(of: target) else { return false }
    guard accessor.isSetter else {
      Self.result = accessor.property.value(of: target)
      return true
    }
    return accessor.property.set(PassedValue(value: arguments.first ?? nil), of: target)
  }

  /// An argument, which is not converted: Objective-C passes it as it is.
  private struct PassedValue: PropertyValueConverter {
    let value: Any?
    func converted<Value>(to type: Value.Type) -> Value? {
      value.flatMap { $0 as? Value } ?? (value as? Value)
    }
  }

  /// Registers the properties and methods of a framework's class.
  func registerNames(of type: AnyClass) {
    (type as? any RegisteringClass.Type)?.registerProperties()
  }
}
