/// A property of a class with its key in archives.
///
/// A class has one list of its properties, by which it is encoded and decoded alike.
package struct ArchivedProperty<Owner: AnyObject> {
  private let key: String
  private let encoding: (Owner, NSCoder, String) -> Void
  private let decoding: (Owner, NSCoder, String) -> Void

  /// Creates a property of a number, a string, or a rectangle and its like.
  package init<Value: ArchivableValue>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.key = key
    encoding = { $0[keyPath: path].encode(to: $1, forKey: $2) }
    decoding = { if let value = Value(from: $1, forKey: $2) { $0[keyPath: path] = value } }
  }

  /// Creates a property that may be nil.
  package init<Value: ArchivableValue>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) {
    self.key = key
    encoding = { $0[keyPath: path]?.encode(to: $1, forKey: $2) ?? $1.encode(nil, forKey: $2) }
    decoding = { $0[keyPath: path] = Value(from: $1, forKey: $2) }
  }

  /// Creates a property of an enumeration or a set of options.
  package init<Value: RawRepresentable>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) where Value.RawValue: ArchivableValue {
    self.key = key
    encoding = { $0[keyPath: path].rawValue.encode(to: $1, forKey: $2) }
    decoding = { owner, coder, key in
      guard let number = Value.RawValue(from: coder, forKey: key),
        let value = Value(rawValue: number)
      else { return }
      owner[keyPath: path] = value
    }
  }

  /// Creates a property of an object.
  package init<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Object?>
  ) {
    self.key = key
    encoding = { $1.encode($0[keyPath: path], forKey: $2) }
    decoding = { $0[keyPath: path] = $1.decodeObject(of: [Object.self], forKey: $2) as? Object }
  }

  /// Creates a property that is encoded and decoded by functions.
  package init<Value: ArchivableValue>(
    _ key: String, get: @escaping (Owner) -> Value?, set: @escaping (Owner, Value) -> Void
  ) {
    self.key = key
    encoding = { get($0)?.encode(to: $1, forKey: $2) }
    decoding = { if let value = Value(from: $1, forKey: $2) { set($0, value) } }
  }
}

extension Array {
  /// Encodes all properties of an object.
  package func encode<Owner>(_ owner: Owner, with coder: NSCoder)
  where Element == ArchivedProperty<Owner> {
    guard coder.allowsKeyedCoding else { return }
    for property in self { property.encode(owner, coder) }
  }

  /// Decodes those properties of an object that the archive has.
  package func decode<Owner>(_ owner: Owner, from coder: NSCoder)
  where Element == ArchivedProperty<Owner> {
    guard coder.allowsKeyedCoding else { return }
    for property in self { property.decode(owner, coder) }
  }
}

extension ArchivedProperty {
  fileprivate func encode(_ owner: Owner, _ coder: NSCoder) { encoding(owner, coder, key) }

  fileprivate func decode(_ owner: Owner, _ coder: NSCoder) {
    if coder.containsValue(forKey: key) { decoding(owner, coder, key) }
  }
}
