/// Who is told of changes of an object, and finds out which are meant.
protocol ChangeObserver: AnyObject {
  /// A property is about to change.
  func willChange(_ change: PropertyChange, of object: NSObject)
  /// A property has changed.
  func didChange(_ change: PropertyChange, of object: NSObject)
}

/// An observer of one property.
final class PropertyObserver<Root: NSObject, Value>: ChangeObserver {
  private let keyPath: KeyPath<Root, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (NSObject, NSKeyValueObservedChange<Value>) -> Void
  /// What the property was at each change that goes on, one within another.
  private var before: [Value] = []

  init(
    _ keyPath: KeyPath<Root, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (NSObject, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.keyPath, self.options, self.handler) = (keyPath, options, handler)
  }

  func willChange(_ change: PropertyChange, of object: NSObject) {
    let meaning = meaning(of: change, object)
    guard meaning != .another, let object = object as? Root else { return }
    before.append(object[keyPath: keyPath])
    guard meaning == .same, options.contains(.prior) else { return }
    tell(object, nil, isPrior: true)
  }

  func didChange(_ change: PropertyChange, of object: NSObject) {
    let meaning = meaning(of: change, object)
    guard meaning != .another, let object = object as? Root else { return }
    guard let old = before.popLast() else { return }
    let new = object[keyPath: keyPath]
    guard meaning == .same || !isSame(old, new) else { return }
    tell(object, (old, new), isPrior: false)
  }

  /// Whether a change is of what is observed.
  private enum Meaning { case same, another, unsure }

  /// What a change is of (KV3).
  ///
  /// The same property has another key path in a subclass, and nothing says that it is the same. So one of
  /// the same type is taken for it, if that has changed what is observed.
  private func meaning(of change: PropertyChange, _ object: NSObject) -> Meaning {
    if change.keyPath == keyPath { return .same }
    let own = KeyedProperties.names(of: keyPath)
    if change.isAbout(own, of: object) { return .same }
    guard let changed = change.keyPath, own.isEmpty || change.names.isEmpty else { return .another }
    let (changedType, ownType) = (type(of: changed), type(of: keyPath))
    return changedType.valueType == ownType.valueType && changedType.rootType != ownType.rootType
      ? .unsure : .another
  }

  private func tell(_ object: Root, _ values: (old: Value, new: Value)?, isPrior: Bool) {
    let old = values?.old ?? before.last
    handler(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? values?.new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
  }
}

/// Whether two values are alike, as far as values of their type can be compared.
private func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
  func compare<Known: Equatable>(_ known: Known) -> Bool { known == other as? Known }
  if let known = one as? any Equatable { return compare(known) }
  if Value.self is AnyClass { return one as AnyObject === other as AnyObject }
  return false
}
