infix operator ~~> : CastingPrecedence
infix operator ~!> : CastingPrecedence

/// A text with a type of its own, such as a key of Core Haptics, which on an iPhone is a string of
/// Objective-C's: there a cast makes the one of the other.
///
/// Steps WC1… are in `Documentation/Behaviour/ObjectiveC.md`.
public protocol _WrappedWord: RawRepresentable, Hashable where RawValue == String {}

/// What `value as? T` gives on an iPhone, where texts become words and keys become words (WC1–WC4).
///
/// The lowering puts it in place of such a cast.
public func ~~> <T>(value: Any?, type: T.Type) -> T? { cast(value, to: type) }

/// What `value as! T` gives on an iPhone; where that is nothing, the program ends.
public func ~!> <T>(value: Any?, type: T.Type) -> T {
  guard let found = cast(value, to: type) else {
    preconditionFailure("could not cast \(value ?? "nil") to '\(type)'")
  }
  return found
}

/// A type that can be made of others by casts which Swift does not know off the iPhone.
private protocol CastOfWords {
  static func cast(_ value: Any) -> Self?
}

private func cast<T>(_ value: Any?, to type: T.Type) -> T? {
  guard let value else { return nil }
  if let found = value as? T { return found }
  if let text = value as? String, let word = type as? any _WrappedWord.Type {
    return made(word, of: text) as? T
  }
  guard let cast = type as? any CastOfWords.Type else { return nil }
  return cast.cast(value) as? T
}

private func made<Word: _WrappedWord>(_: Word.Type, of text: String) -> Word? {
  Word(rawValue: text)
}

extension Dictionary: CastOfWords {
  fileprivate static func cast(_ value: Any) -> Self? {
    guard let entries = value as? [AnyHashable: Any] else { return nil }
    var found: Self = [:]
    for (key, value) in entries {
      guard let key = PhoneFoundation.cast(key.base, to: Key.self),
        let value = PhoneFoundation.cast(value, to: Value.self)
      else { return nil }
      found[key] = value
    }
    return found
  }
}

extension Array: CastOfWords {
  fileprivate static func cast(_ value: Any) -> Self? {
    guard let elements = value as? [Any] else { return nil }
    var found: Self = []
    for element in elements {
      guard let element = PhoneFoundation.cast(element, to: Element.self) else { return nil }
      found.append(element)
    }
    return found
  }
}
