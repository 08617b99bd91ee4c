// Arrows, because packages declare operators of their own from ASCII's characters. Each has three
// bytes, as many as the cast that it replaces.
infix operator ⇢ : CastingPrecedence
infix operator ⇥ : CastingPrecedence

/// Casts as the conditional cast `value as? T` does on an iPhone (ObjectiveC.WC1–WC4).
///
/// The cast converts between strings and string wrappers.
///
/// The lowering replaces such casts by this operator.
public func ⇢ <T>(value: Any?, type: T.Type) -> T? { cast(value, to: type) }

/// Casts as the forced cast `value as! T` does on an iPhone.
///
/// A failed cast traps.
public func ⇥ <T>(value: Any?, type: T.Type) -> T {
  guard let found = cast(value, to: type) else {
    programmingError("could not cast \(value ?? "nil") to '\(type)'")
  }
  return found
}

/// Converts a dictionary of Foundation as `dictionary as Dictionary` does on an iPhone.
public func ⇥ (value: NSDictionary, type: [AnyHashable: Any].Type) -> [AnyHashable: Any] {
  value as? [AnyHashable: Any] ?? [:]
}

/// Converts an array of Foundation as `array as Array` does on an iPhone.
public func ⇥ (value: NSArray, type: [Any].Type) -> [Any] { value.map { $0 } }

/// Converts a set of Foundation as `set as Set` does on an iPhone.
public func ⇥ (value: NSSet, type: Set<AnyHashable>.Type) -> Set<AnyHashable> {
  Set(value.allObjects.compactMap { $0 as? AnyHashable })
}

/// Returns a dictionary itself.
public func ⇥ <Key, Value>(
  value: [Key: Value], type: [Key: Value].Type
) -> [Key: Value] { value }

/// Returns an array itself.
public func ⇥ <Element>(value: [Element], type: [Element].Type) -> [Element] { value }

/// Returns a set itself.
public func ⇥ <Element>(value: Set<Element>, type: Set<Element>.Type) -> Set<Element> { value }

/// A collection type whose elements convert between strings and string wrappers, or to hashable
/// values, in casts.
private protocol CastCollection {
  static func cast(_ value: Any) -> Self?
  /// The types of the elements.
  static var elementTypes: [Any.Type] { get }
}

/// Returns whether a type is `AnyHashable` or a collection of it.
private func holdsHashables(_ type: Any.Type) -> Bool {
  type == AnyHashable.self
    || (type as? any CastCollection.Type)?.elementTypes.contains(where: holdsHashables) == true
}

private func cast<T>(_ value: Any?, to type: T.Type) -> T? {
  guard let value else { return nil }
  if type == AnyHashable.self { return AnyHashable.bridging(value).flatMap { $0 as? T } }
  if !holdsHashables(type), let found = value as? T { return found }
  if let text = value as? String, let word = type as? any _WrappedWord.Type {
    return made(word, of: text) as? T
  }
  guard let cast = type as? any CastCollection.Type else { return nil }
  return cast.cast(value) as? T
}

private func made<Word: _WrappedWord>(_: Word.Type, of text: String) -> Word? {
  Word(rawValue: text)
}

extension Dictionary: CastCollection {
  fileprivate static var elementTypes: [Any.Type] { [Key.self, Value.self] }

  fileprivate static func cast(_ value: Any) -> Self? {
    guard let entries = value as? [AnyHashable: Any] else { return nil }
    var found: Self = [:]
    for (key, value) in entries {
      guard let key = TactusFoundationBase.cast(key.base, to: Key.self),
        let value = TactusFoundationBase.cast(value, to: Value.self)
      else { return nil }
      found[key] = value
    }
    return found
  }
}

extension Optional: CastCollection {
  fileprivate static var elementTypes: [Any.Type] { [Wrapped.self] }

  fileprivate static func cast(_ value: Any) -> Self? {
    TactusFoundationBase.cast(value, to: Wrapped.self).map(Self.some)
  }
}

extension Array: CastCollection {
  fileprivate static var elementTypes: [Any.Type] { [Element.self] }

  fileprivate static func cast(_ value: Any) -> Self? {
    guard let elements = value as? [Any] else { return nil }
    var found: Self = []
    for element in elements {
      guard let element = TactusFoundationBase.cast(element, to: Element.self) else { return nil }
      found.append(element)
    }
    return found
  }
}
/// Casts as the forced cast `value as! T` does on an iPhone.
///
/// A failed cast traps.
