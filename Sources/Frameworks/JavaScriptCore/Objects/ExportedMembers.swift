internal import TactusCrashReports
internal import TactusSelectors

/// The members that an object conforming to `JSExport`, or its class, exports to scripts
/// (JavaScript.J11).
struct ExportedMembers {
  /// Creates the members of the native object or class of a wrapper; nil for other objects.
  init?(of reference: JSObjectRef?, in context: JSContext) {
    let content = NativeObject.content(reference)
    self.context = context
    if let object = content as? any JSExport {
      (self.object, kind) = (object, nil)
      shown = ScriptMembers.names(of: type(of: object))
    } else if let type = content as? any JSExport.Type {
      (object, kind) = (messageReceiver(type), type)
      shown = ScriptMembers.names(of: type)
    } else {
      return nil
    }
  }

  /// The names of the members; empty for a class.
  var names: [String] {
    guard kind == nil else { return [] }
    let methods = Self.methods(of: type(of: object)).filter { isVisible($0.value.description) }.keys
    return Set(KeyedProperties.names(of: object).filter(isVisible)).union(methods).sorted()
  }

  /// Returns a property, or a function that calls a method; nil without such a member.
  func value(_ name: String) -> JSValueRef? {
    if let kind {
      if isVisible(name), let value = KeyedProperties.value(name, ofClass: kind) {
        return ValueMaking.reference(of: value, in: context)
      }
      let selectors = Self.selectors(of: name).filter(isVisible).map { Selector($0) }
      return selectors.first { $0.isMethod(of: object) }.flatMap(function)
    }
    let methods = Self.methods(of: type(of: object))
    if isVisible(name), let property = KeyedProperties.property(name, of: object) {
      return ValueMaking.reference(of: property.value(of: object), in: context)
    }
    return methods[name].flatMap { isVisible($0.description) ? function($0) : nil }
  }

  /// The initializers of a class that scripts call by `new`.
  var initializers: [ExportedMethod] {
    guard kind != nil else { return [] }
    let names = shown?.filter { $0.hasPrefix(Self.initializerPrefix) }.sorted() ?? []
    return names.map { ExportedMethod(object: object, selector: Selector($0)) }
  }

  /// Sets a property of an object.
  ///
  /// - Returns: Whether the object has such a property; a constant one stays.
  func set(
    _ value: JSValue, _ name: String, _ exception: UnsafeMutablePointer<JSValueRef?>?
  ) -> Bool {
    guard kind == nil, isVisible(name) else { return false }
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

  /// Warns once that the exported members differ from an iPhone's: those of a class whose source
  /// was not lowered.
  static func warn(_ object: Any) {
    let type: AnyClass = object as? AnyClass ?? Swift.type(of: object as AnyObject)
    guard ScriptMembers.names(of: type) == nil else { return }
    RuntimeWarning.once(
      "JSExport: scripts see the properties and methods that are marked @objc, also by "
        + "@objcMembers, and call them on the main thread; they do not see initializers",
      namesPlace: true)
  }

  // MARK: Internals

  /// The object that receives the messages.
  private let object: AnyObject
  /// The class, if the members are its own.
  private let kind: (any JSExport.Type)?
  private let context: JSContext
  /// The names that the protocols of the class export; nil if unknown.
  private let shown: Set<String>?

  /// The prefix of the names of initializers.
  private static let initializerPrefix = "new "

  /// Returns whether a property, or a method by its selector, is exported.
  private func isVisible(_ name: String) -> Bool {
    shown?.contains(kind == nil ? name : "+" + name) ?? true
  }

  private func function(_ selector: Selector) -> JSValueRef? {
    NativeObject.function(ExportedMethod(object: object, selector: selector), in: context)
  }

  /// A converter of a script's value to the type of a property.
  private struct Converter: PropertyValueConverter {
    let value: JSValue

    func converted<Value>(to type: Value.Type) -> Value? {
      ArgumentConversion.converted(value, to: type)
    }
  }

  /// Registers the members of a class, which its sources do on first use.
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

  /// Returns the selectors of up to four arguments that have a name in JavaScript.
  ///
  /// Each capital letter may start another argument label.
  static func selectors(of name: String) -> [String] {
    var found: [[String]] = [[""]]
    for character in name {
      found = found.flatMap { words -> [[String]] in
        var longer = words
        longer[longer.count - 1].append(character)
        guard character.isUppercase, words.count < 4, words != [""] else { return [longer] }
        return [longer, words + [character.lowercased()]]
      }
    }
    return [name] + found.map { words in words.map { $0 + ":" }.joined() }
  }
}
