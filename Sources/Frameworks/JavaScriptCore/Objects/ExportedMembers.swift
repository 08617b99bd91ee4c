internal import TactusCrashReports
internal import TactusSelectors

/// The members that an object with the protocol `JSExport` shows to scripts (JavaScript.J11).
struct ExportedMembers {
  /// Creates the members of the object that one of the engine stands for; nil for another.
  init?(of reference: JSObjectRef?, in context: JSContext) {
    guard let object = NativeObject.content(reference) as? any JSExport else { return nil }
    (self.object, self.context) = (object, context)
  }

  /// The names of the members.
  var names: [String] {
    let methods = Self.methods(of: type(of: object)).keys
    return Set(KeyedProperties.names(of: object)).union(methods).sorted()
  }

  /// Returns a property, or a function that calls a method; nil without such a member.
  func value(_ name: String) -> JSValueRef? {
    Self.register(type(of: object))
    if let property = KeyedProperties.property(name, of: object) {
      return ValueMaking.reference(of: property.value(of: object), in: context)
    }
    guard let selector = Self.methods(of: type(of: object))[name] else { return nil }
    return NativeObject.function(ExportedMethod(object: object, selector: selector), in: context)
  }

  /// Sets a property.
  ///
  /// - Returns: Whether the object has such a property; a constant one stays.
  func set(
    _ value: JSValue, _ name: String, _ exception: UnsafeMutablePointer<JSValueRef?>?
  ) -> Bool {
    Self.register(type(of: object))
    guard let property = KeyedProperties.property(name, of: object) else { return false }
    guard property.isWritable, !property.set(Converter(value: value), of: object) else {
      return true
    }
    let error = context.globalObject?.forProperty("TypeError")?
      .construct(withArguments: ["\(name) has another type"])
    exception?.pointee = error?.reference
    return true
  }

  /// Warns once that scripts see a part of what an iPhone shows.
  static func warn(_ object: Any) {
    RuntimeWarning.once(
      "JSExport: scripts see the properties and methods of objects that are marked @objc or "
        + "implement an @objc protocol, and call them on the main thread; they do not see "
        + "initializers and class members",
      namesPlace: true)
  }

  // MARK: Internals

  private let object: AnyObject
  private let context: JSContext

  /// A converter of a script's value to the type of a property.
  private struct Converter: PropertyValueConverter {
    let value: JSValue

    func converted<Value>(to type: Value.Type) -> Value? {
      ArgumentConversion.converted(value, to: type)
    }
  }

  /// Registers the members of a class, which its sources do when they are first needed.
  private static func register(_ type: AnyClass) { _ = methods(of: type) }

  /// The selectors of the methods of a class and its superclasses, by their names in JavaScript.
  private static func methods(of type: AnyClass) -> [String: Selector] {
    var found: [String: Selector] = [:]
    var next: AnyClass? = type
    while let type = next, type != NSObject.self {
      for method in ExchangeableMethod.methods(ofClass: type) {
        let name = scriptName(of: method.name)
        if found[name] == nil { found[name] = Selector(method.name) }
      }
      next = _getSuperclass(type)
    }
    return found
  }

  /// Returns the name of a method in JavaScript: without colons, each following word capitalized.
  static func scriptName(of selector: String) -> String {
    let words = selector.split(separator: ":")
    guard let first = words.first else { return selector }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
