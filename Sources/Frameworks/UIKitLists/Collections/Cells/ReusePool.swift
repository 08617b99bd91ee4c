/// A pool that creates the views of a collection view and reuses those no longer shown.
@MainActor
final class ReusePool {
  /// The key under which a view class is registered and views are reused.
  struct Key: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String
    let identifier: String
  }

  private var classes: [Key: AnyClass] = [:]
  private var nibs: [Key: UINib] = [:]
  private var pooledViews: [Key: [UICollectionReusableView]] = [:]

  /// Registers a class under a key; `nil` unregisters it.
  ///
  /// The class is checked when a view of it is needed.
  func register(_ type: AnyClass?, for key: Key) {
    nibs[key] = nil
    classes[key] = type
  }

  /// Registers a nib under a key; `nil` unregisters it.
  func register(_ nib: UINib?, for key: Key) { (nibs[key], classes[key]) = (nib, nil) }

  /// Returns the nearest and all registered identifiers of a key's kind, as the end of a message.
  func hint(for key: Key) -> String {
    let known = Set(classes.keys).union(nibs.keys).filter {
      $0.category == key.category && ($0.kind == key.kind || key.category == .decorationView)
    }
    return UnknownName.hint(
      for: key.identifier, among: Set(known.map(\.identifier)).sorted(),
      called: "the registered identifiers", none: otherKinds(than: key))
  }

  /// The message that no identifier of a kind is registered, and which kinds there are.
  private func otherKinds(than key: Key) -> String {
    let kinds = Set(classes.keys).union(nibs.keys).filter { $0.category == key.category }
    return UnknownName.hint(
      for: key.kind, among: Set(kinds.map(\.kind)).sorted().filter { !$0.isEmpty },
      called: "no identifier of this kind is registered; the registered kinds",
      none: "no identifier is registered"
    ).trimmingPrefix("; ").description
  }

  func isRegistered(_ key: Key) -> Bool { classes[key] != nil || nibs[key] != nil }

  /// Returns a pooled view prepared for reuse, or a new one; `nil` if no class is registered.
  func dequeue(_ key: Key, frame: CGRect) -> UICollectionReusableView? {
    if let view = pooledViews[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = nibs[key] {
      let view = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }
        .first
      view?.reuseIdentifier = key.identifier
      return view
    }
    guard let registered = classes[key] else { return nil }
    guard let type = registered as? UICollectionReusableView.Type else {
      programmingError("\(registered) is not a subclass of UICollectionReusableView")
    }
    let view = ViewFactory.make(type, frame: frame) as? UICollectionReusableView
    view?.reuseIdentifier = key.identifier
    return view
  }

  /// Returns an unused view to the pool.
  func recycle(
    _ view: UICollectionReusableView, _ category: UICollectionView.ElementCategory, _ kind: String
  ) {
    guard let identifier = view.reuseIdentifier else { return }
    pooledViews[Key(category: category, kind: kind, identifier: identifier), default: []].append(
      view)
  }
}
