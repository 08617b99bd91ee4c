/// Makes the views of a collection view by the names they are registered under, and keeps those that
/// are not shown any more.
@MainActor
final class ReusePool {
  /// What a view is made and found again by.
  struct Name: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String
    let identifier: String
  }

  private var classes: [Name: UICollectionReusableView.Type] = [:]
  private var spare: [Name: [UICollectionReusableView]] = [:]

  /// Registers a class, or none any more.
  func register(_ type: AnyClass?, for name: Name) {
    guard let type else { return classes[name] = nil }
    guard let type = type as? UICollectionReusableView.Type else {
      preconditionFailure("\(type) is no class of views of collection views")
    }
    classes[name] = type
  }

  func isRegistered(_ name: Name) -> Bool { classes[name] != nil }

  /// A view that nobody uses, prepared for that, or a new one; nil if no class is registered.
  func take(_ name: Name, frame: CGRect) -> UICollectionReusableView? {
    if let view = spare[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = classes[name] else { return nil }
    let view = ViewMaker.make(type, frame: frame) as? UICollectionReusableView
    view?.reuseIdentifier = name.identifier
    return view
  }

  /// Keeps a view that is not used any more.
  func put(
    _ view: UICollectionReusableView, _ category: UICollectionView.ElementCategory, _ kind: String
  ) {
    guard let identifier = view.reuseIdentifier else { return }
    spare[Name(category: category, kind: kind, identifier: identifier), default: []].append(view)
  }
}
