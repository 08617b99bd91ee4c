/// An observer of a key path through several objects (ObjectiveC.KV10).
final class KeyPathObserver<Root: NSObject, Value> {
  private let keyPath: KeyPath<Root, Value>
  private let parts: [KeyPathPart]
  private let options: NSKeyValueObservingOptions
  private let handler: (Root, NSKeyValueObservedChange<Value>) -> Void
  private weak var root: Root?

  /// An observer of one property of one object.
  private struct Link {
    let object: ObjectIdentifier
    let observer: any ChangeObserver
  }
  /// The guard of the variables below; observers are added and removed while it is held, and called
  /// without it.
  private let lock = NSRecursiveLock()
  private var links: [Link] = []
  private var isEnded = false
  private var old: Value?

  init(
    _ root: Root, _ keyPath: KeyPath<Root, Value>, _ parts: [KeyPathPart],
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.root, self.keyPath, self.parts) = (root, keyPath, parts)
    (self.options, self.handler) = (options, handler)
    attach(from: 0)
    keepOld()
  }

  /// Ends the observation.
  func end() {
    lock.withLock {
      isEnded = true
      detach(from: 0)
    }
  }

  // MARK: Internals

  /// Observes the objects that the key path leads through now, from the part with an index on.
  private func attach(from index: Int) {
    lock.withLock {
      detach(from: index)
      guard !isEnded, let root else { return }
      var object: Any? = root
      for (position, part) in parts.enumerated() {
        guard let observed = object as? NSObject else { return }
        if position >= index {
          let observer = part.observer { [weak self] isPrior in self?.change(position, isPrior) }
          links.append(Link(object: ObjectIdentifier(observed), observer: observer))
          KeyValueObservers.add(observer, to: observed)
        }
        // The value of the last one is not needed.
        object = position < parts.count - 1 ? part.value(observed) : nil
      }
    }
  }

  private func detach(from index: Int) {
    guard links.count > index else { return }
    for link in links[index...] { KeyValueObservers.remove(link.observer, from: link.object) }
    links.removeSubrange(index...)
  }

  private func change(_ position: Int, _ isPrior: Bool) {
    guard let root else { return }
    if isPrior {
      keepOld()
      if options.contains(.prior) { notify(root, isPrior: true) }
      return
    }
    attach(from: position + 1)
    notify(root, isPrior: false)
    keepOld()
  }

  private func keepOld() {
    guard options.contains(.old), let root else { return }
    let value = root[keyPath: keyPath]
    lock.withLock { old = value }
  }

  private func notify(_ root: Root, isPrior: Bool) {
    handler(
      root,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) && !isPrior ? root[keyPath: keyPath] : nil,
        oldValue: lock.withLock { old }, indexes: nil, isPrior: isPrior))
  }
}
