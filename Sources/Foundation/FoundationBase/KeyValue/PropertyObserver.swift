/// An observer of an object's changes, which determines those that concern it.
protocol ChangeObserver: AnyObject {
  /// Called before a property changes.
  func willChange(_ change: PropertyChange, of object: NSObject)
  /// Called after a property has changed.
  func didChange(_ change: PropertyChange, of object: NSObject)
}

/// An observer of one property.
final class PropertyObserver<Root, Value>: ChangeObserver {
  private let keyPath: KeyPath<Root, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Root, NSKeyValueObservedChange<Value>) -> Void
  /// The values before a change.
  private struct ValuesBeforeChange {
    let value: Value
    /// The elements that leave a collection, if only some change.
    let elements: CollectionChange.ChangedElements?
  }
  /// The changes in progress, which may be nested.
  private var before: [ValuesBeforeChange] = []

  init(
    _ keyPath: KeyPath<Root, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.keyPath, self.options, self.handler) = (keyPath, options, handler)
  }

  func willChange(_ change: PropertyChange, of object: NSObject) {
    let relevance = relevance(of: change, object)
    guard relevance != .unrelated, let object = object as? Root else { return }
    let value = object[keyPath: keyPath]
    let collection = collection(change, relevance)
    let elements = collection?.elements(before: value)
    before.append(ValuesBeforeChange(value: value, elements: elements))
    guard relevance == .observed, options.contains(.prior) else { return }
    notify(
      object, old: elements.map { $0.old as? Value } ?? value, new: nil, collection, isPrior: true)
  }

  func didChange(_ change: PropertyChange, of object: NSObject) {
    let relevance = relevance(of: change, object)
    guard relevance != .unrelated, let object = object as? Root else { return }
    guard let old = before.popLast() else { return }
    let new = object[keyPath: keyPath]
    if let collection = collection(change, relevance), let elements = old.elements {
      let known = collection.elements(after: new, elements)
      notify(object, old: known.old as? Value, new: known.new as? Value, collection)
      return
    }
    guard relevance == .observed || !isSame(old.value, new) else { return }
    notify(object, old: old.value, new: new)
  }

  /// The relation of a change to the observed property.
  private enum Relevance { case observed, unrelated, possible }

  /// Returns the relation of a change to the observed property (ObjectiveC.KV3).
  ///
  /// A property has different key paths in a class and its subclasses, and nothing links them. So a
  /// change of a property of the same type counts if it has changed the observed value.
  private func relevance(of change: PropertyChange, _ object: NSObject) -> Relevance {
    if change.keyPath == keyPath { return .observed }
    let own = KeyedProperties.names(of: keyPath)
    if change.affects(own, of: object) { return .observed }
    guard let changed = change.keyPath, own.isEmpty || change.names.isEmpty else {
      return .unrelated
    }
    let (changedType, ownType) = (type(of: changed), type(of: keyPath))
    return changedType.valueType == ownType.valueType && changedType.rootType != ownType.rootType
      ? .possible : .unrelated
  }

  /// Returns the change of some elements, if they are those of the observed value itself.
  private func collection(
    _ change: PropertyChange, _ relevance: Relevance
  ) -> CollectionChange? {
    let names = KeyedProperties.names(of: keyPath)
    return relevance == .observed && !names.isDisjoint(with: change.names)
      ? change.collection : nil
  }

  private func notify(
    _ object: Root, old: Value?, new: Value?, _ collection: CollectionChange? = nil,
    isPrior: Bool = false
  ) {
    handler(
      object,
      NSKeyValueObservedChange(
        kind: collection?.kind ?? .setting, newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: collection?.indexes,
        isPrior: isPrior))
  }
}

/// Returns whether two values are equal, as far as their type can be compared.
private func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
  func compare<Known: Equatable>(_ known: Known) -> Bool { known == other as? Known }
  if let known = one as? any Equatable { return compare(known) }
  if Value.self is AnyClass { return one as AnyObject === other as AnyObject }
  return false
}
