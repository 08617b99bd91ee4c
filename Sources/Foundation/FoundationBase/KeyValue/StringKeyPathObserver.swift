/// The observation of a string key path, reported to `observeValue(forKeyPath:of:change:context:)`.
// Source: ObjectiveC.KO1–KO6
final class StringKeyPathObserver: ChangeObserver {
  /// The observer.
  private(set) weak var observer: NSObject?
  /// The key path.
  let path: String
  /// The context, which identifies the observation.
  let context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private weak var root: NSObject?
  /// The identities of the observer and of the object at which the key path starts: in their
  /// `deinit`, where they remove observers, the weak references to them are nil already.
  private let observerIdentity, rootIdentity: ObjectIdentifier
  /// An object and a key whose changes affect the observed value.
  private struct Link {
    weak var object: NSObject?
    let identity: ObjectIdentifier
    let key: String
  }
  private var links: [Link] = []
  private var hasIntermediateObjects = false
  /// The values before a change.
  private struct ValuesBeforeChange {
    var value: Any?
    /// The elements that leave a collection, if only some change.
    var elements: CollectionChange.ChangedElements?
  }
  /// The changes in progress, which may be nested.
  private var before: [ValuesBeforeChange] = []

  init(
    _ observer: NSObject, _ root: NSObject, _ path: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    (self.observer, self.root, self.path) = (observer, root, path)
    (self.options, self.context) = (options, context)
    (observerIdentity, rootIdentity) = (ObjectIdentifier(observer), ObjectIdentifier(root))
  }

  /// Returns whether changes are reported to an object, which may be in its `deinit`.
  func reports(to object: NSObject) -> Bool {
    observerIdentity == ObjectIdentifier(object) && (observer == nil || observer === object)
  }

  /// Returns whether the key path starts at an object, which may be in its `deinit`.
  func isRooted(at object: NSObject) -> Bool {
    rootIdentity == ObjectIdentifier(object) && (root == nil || root === object)
  }

  /// Starts the observation.
  func begin() {
    attach()
    guard options.contains(.initial) else { return }
    notify(old: nil, new: requested(.new, value))
  }

  /// Ends the observation.
  func end() {
    for identity in Set(links.map(\.identity)) { KeyValueObservers.remove(self, from: identity) }
    links = []
  }

  func willChange(_ change: PropertyChange, of object: NSObject) {
    let relevance = relevance(of: change, object)
    guard relevance != .unrelated else { return }
    if let collection = collection(change, object) {
      let elements = collection.elements(before: value)
      before.append(ValuesBeforeChange(elements: elements))
      guard options.contains(.prior) else { return }
      notify(
        old: elements.old.flatMap { requested(.old, $0) }, new: nil, collection, isPrior: true)
      return
    }
    let old = options.contains(.old) || relevance == .possible ? value : nil
    before.append(ValuesBeforeChange(value: old))
    guard relevance == .observed, options.contains(.prior) else { return }
    notify(old: requested(.old, old), new: nil, isPrior: true)
  }

  func didChange(_ change: PropertyChange, of object: NSObject) {
    let relevance = relevance(of: change, object)
    guard relevance != .unrelated, let old = before.popLast() else { return }
    // An intermediate object of the key path may have changed.
    if hasIntermediateObjects {
      end()
      attach()
    }
    if let collection = collection(change, object), let elements = old.elements {
      let known = collection.elements(after: value, elements)
      notify(
        old: known.old.flatMap { requested(.old, $0) },
        new: known.new.flatMap { requested(.new, $0) }, collection)
      return
    }
    if relevance == .possible, PredicateValue.isSame(old.value, value) { return }
    notify(old: requested(.old, old.value), new: requested(.new, value))
  }

  // MARK: Internals

  private enum Relevance { case observed, unrelated, possible }

  private func relevance(of change: PropertyChange, _ object: NSObject) -> Relevance {
    let keys = links.filter { $0.object === object }.map(\.key)
    if keys.contains(where: change.names.contains) { return .observed }
    // The key path may be one of a subclass, whose name is not known (ObjectiveC.KV3).
    guard change.names.isEmpty, let changed = change.keyPath else { return .unrelated }
    let isAlike = keys.contains { key in
      KeyedAccess.property(key, of: object).map {
        $0.keyPath == changed || type(of: $0.keyPath).valueType == type(of: changed).valueType
      } ?? false
    }
    return isAlike ? .possible : .unrelated
  }

  /// Returns the change of some elements, if they are those of the observed value itself.
  private func collection(_ change: PropertyChange, _ object: NSObject) -> CollectionChange? {
    guard let collection = change.collection, let root else { return nil }
    let owner: NSObject?
    let key: String
    if let dot = path.lastIndex(of: ".") {
      key = String(path[path.index(after: dot)...])
      owner = root.value(forKeyPath: String(path[..<dot])).flatMap(KeyedAccess.asObject)
    } else {
      (owner, key) = (root, path)
    }
    return owner === object && change.names.contains(key) ? collection : nil
  }

  private var value: Any? { root?.value(forKeyPath: path) }

  private var objects: [NSObject] {
    links.compactMap(\.object).reduce(into: []) { objects, next in
      if !objects.contains(where: { $0 === next }) { objects.append(next) }
    }
  }

  /// Returns a value if the options request it.
  private func requested(
    _ option: NSKeyValueObservingOptions, _ value: @autoclosure () -> Any?
  ) -> Any?? {
    options.contains(option) ? .some(value()) : nil
  }

  private func attach() {
    guard let root else { return }
    var seen: Set<Step> = []
    add(root, path, &seen)
    for object in objects { KeyValueObservers.add(self, to: object) }
  }

  private struct Step: Hashable {
    let object: ObjectIdentifier
    let path: String
  }

  private func add(_ object: NSObject, _ path: String, _ seen: inout Set<Step>) {
    guard seen.insert(Step(object: ObjectIdentifier(object), path: path)).inserted else { return }
    KeyedAccess.registerProperties(of: object)
    let (key, rest) = KeyedAccess.split(path)
    links.append(Link(object: object, identity: ObjectIdentifier(object), key: key))
    for source in PropertyChange.sources(of: key, in: object) { add(object, source, &seen) }
    guard let rest else { return }
    hasIntermediateObjects = true
    guard let next = object.value(forKey: key).flatMap(KeyedAccess.asObject) else { return }
    add(next, rest, &seen)
  }

  private func notify(
    old: Any??, new: Any??, _ collection: CollectionChange? = nil, isPrior: Bool = false
  ) {
    guard let observer, let root else { return }
    var change: [NSKeyValueChangeKey: Any] = [
      .kindKey: NSNumber(value: (collection?.kind ?? .setting).rawValue)
    ]
    if let indexes = collection?.indexes { change[.indexesKey] = indexes }
    if isPrior { change[.notificationIsPriorKey] = NSNumber(value: true) }
    if let old { change[.oldKey] = old ?? NSNull() }
    if let new { change[.newKey] = new ?? NSNull() }
    observer.observeValue(forKeyPath: path, of: root, change: change, context: context)
  }
}
