import Synchronization

/// A class of the engine, which is never released.
///
/// Sendable because nothing changes the engine's class, which stays.
struct ClassReference: @unchecked Sendable {
  /// The class.
  let reference: JSClassRef?
}

/// The classes of wrappers of native objects.
enum JSClasses {
  /// The parent of the classes.
  static var base: JSClassRef? { shared.reference }

  /// Returns the class with the name of a type.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isClass: Whether its objects wrap classes, on which `new` and `instanceof` work.
  static func object(named name: String, isClass: Bool) -> JSClassRef? {
    named.withLock { classes in
      let key = isClass ? name + " class" : name
      if let known = classes[key] { return known }
      var definition = JSClassDefinition()
      definition.parentClass = base
      if isClass { addConstructor(to: &definition) }
      let made = create(&definition, named: name)
      classes[key] = made
      return made
    }.reference
  }

  private static func addConstructor(to definition: inout JSClassDefinition) {
    definition.callAsConstructor = { context, callee, count, arguments, exception in
      guard
        let frame = CallFrame(
          context, callee: callee, this: nil, count: count, arguments: arguments)
      else { return nil }
      return frame.run(throwing: exception) { NativeObject.construct(callee, in: frame) }
    }
    definition.hasInstance = { context, type, value, _ in
      guard let context = JSContext.context(of: context), let value = context.value(value),
        let object = NativeObject.content(of: value),
        let kind = NativeObject.content(type) as? AnyClass
      else { return false }
      var next: AnyClass? = Swift.type(of: object as AnyObject)
      while let type = next, type != kind { next = _getSuperclass(type) }
      return next != nil
    }
  }

  /// Creates a class with a name.
  static func create(_ definition: inout JSClassDefinition, named name: String) -> ClassReference {
    name.withCString { text in
      definition.className = text
      defer { definition.className = nil }
      return ClassReference(reference: JSClassCreate(&definition))
    }
  }

  private static let named = Mutex<[String: ClassReference]>([:])
  private static let shared: ClassReference = {
    var definition = JSClassDefinition()
    definition.finalize = NativeObject.finalize
    definition.getProperty = { context, object, name, _ in
      guard let name, let context = JSContext.context(of: context) else { return nil }
      return ExportedMembers(of: object, in: context)?.value(JSText.read(name))
    }
    definition.setProperty = { context, object, name, value, exception in
      guard let name, let context = JSContext.context(of: context),
        let members = ExportedMembers(of: object, in: context), let value = context.value(value)
      else { return false }
      return members.set(value, JSText.read(name), exception)
    }
    definition.getPropertyNames = { context, object, names in
      guard let context = JSContext.context(of: context) else { return }
      for name in ExportedMembers(of: object, in: context)?.names ?? [] {
        JSText.with(name) { JSPropertyNameAccumulatorAddName(names, $0) }
      }
    }
    return create(&definition, named: "NativeObject")
  }()
}
