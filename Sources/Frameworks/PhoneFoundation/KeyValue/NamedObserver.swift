/// The observing of what is at the end of a path of names, by an object with
/// `observeValue(forKeyPath:of:change:context:)`.
// Source: Documentation/Behaviour/ObjectiveC.md (KO1–KO6)
final class NamedObserver: ChangeObserver {
  /// Who is told.
  private(set) weak var observer: NSObject?
  /// The path.
  let path: String
  /// What the observer knows the observing by.
  let context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private weak var root: NSObject?
  /// One name of one object of which a change matters.
  private struct Link {
    weak var object: NSObject?
    let key: String
  }
  private var links: [Link] = []
  private var goesThroughObjects = false
  /// What was there at each change that goes on, one within another.
  private var before: [Any?] = []

  init(
    _ observer: NSObject, _ root: NSObject, _ path: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    (self.observer, self.root, self.path) = (observer, root, path)
    (self.options, self.context) = (options, context)
  }

  /// Whether the path begins at an object.
  func isOf(_ object: NSObject) -> Bool { root === object }

  /// Begins to observe.
  func begin() {
    attach()
    guard options.contains(.initial) else { return }
    tell(old: nil, new: wanted(.new, value))
  }

  /// Observes no more.
  func end() {
    for object in objects { KeyValueObservers.remove(self, from: object) }
    links = []
  }

  func willChange(_ change: PropertyChange, of object: NSObject) {
    let meaning = meaning(of: change, object)
    guard meaning != .another else { return }
    let old = options.contains(.old) || meaning == .unsure ? value : nil
    before.append(old)
    guard meaning == .same, options.contains(.prior) else { return }
    tell(old: wanted(.old, old), new: nil, isPrior: true)
  }

  func didChange(_ change: PropertyChange, of object: NSObject) {
    let meaning = meaning(of: change, object)
    guard meaning != .another, let old = before.popLast() else { return }
    // What is on the way may be another object now.
    if goesThroughObjects {
      end()
      attach()
    }
    if meaning == .unsure, PredicateValue.isSame(old, value) { return }
    tell(old: wanted(.old, old), new: wanted(.new, value))
  }

  // MARK: Internals

  private enum Meaning { case same, another, unsure }

  private func meaning(of change: PropertyChange, _ object: NSObject) -> Meaning {
    let keys = links.filter { $0.object === object }.map(\.key)
    if keys.contains(where: change.names.contains) { return .same }
    // Told under a subclass, of which the name is not known (KV3).
    guard change.names.isEmpty, let changed = change.keyPath else { return .another }
    let isAlike = keys.contains { key in
      KeyedAccess.property(key, of: object).map {
        $0.keyPath == changed || type(of: $0.keyPath).valueType == type(of: changed).valueType
      } ?? false
    }
    return isAlike ? .unsure : .another
  }

  private var value: Any? { root?.value(forKeyPath: path) }

  private var objects: [NSObject] {
    links.compactMap(\.object).reduce(into: []) { objects, next in
      if !objects.contains(where: { $0 === next }) { objects.append(next) }
    }
  }

  /// A value, if the observer asked for it.
  private func wanted(
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
    KeyedAccess.makeKnown(object)
    let (key, rest) = KeyedAccess.parted(path)
    links.append(Link(object: object, key: key))
    for source in PropertyChange.sources(of: key, in: object) { add(object, source, &seen) }
    guard let rest else { return }
    goesThroughObjects = true
    guard let next = object.value(forKey: key).flatMap(KeyedAccess.asObject) else { return }
    add(next, rest, &seen)
  }

  private func tell(old: Any??, new: Any??, isPrior: Bool = false) {
    guard let observer, let root else { return }
    var change: [NSKeyValueChangeKey: Any] = [
      .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)
    ]
    if isPrior { change[.notificationIsPriorKey] = NSNumber(value: true) }
    if let old { change[.oldKey] = old ?? NSNull() }
    if let new { change[.newKey] = new ?? NSNull() }
    observer.observeValue(forKeyPath: path, of: root, change: change, context: context)
  }
}
