/// A group of bar button items (Navigation.NB16 and Navigation.NB17).
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// Creates a group.
  ///
  /// - Parameters:
  ///   - barButtonItems: The items.
  ///   - representativeItem: The item that replaces them if space is limited.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    joinItems()
  }

  /// Returns a group with a fixed position.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that separates its neighbors by the system's space (Navigation.NB24).
  public class func fixedSpace() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [.fixedSpace()], representativeItem: nil)
  }

  /// Returns a group that users can move on an iPad.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that users can move and remove on an iPad.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(
      barButtonItems: items, representativeItem: representativeItem)
    group.isInDefaultCustomization = isInDefaultCustomization
    return group
  }

  /// The items.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.group === self { item.group = nil }
      joinItems()
      changed()
    }
  }
  /// The item that replaces the others if space is limited.
  open var representativeItem: UIBarButtonItem? { didSet { changed() } }
  /// Whether the representative item is shown; a phone shows the items themselves.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the items are always shown; always the case on a phone.
  open var alwaysAvailable = false
  /// The element in the overflow menu for the whole group; nil for one element for each item.
  open var menuRepresentation: UIMenuElement? { didSet { changed() } }
  /// Whether the group is hidden.
  open var isHidden = false { didSet { changed() } }

  // MARK: Internals

  /// The item whose bar shows the group.
  weak var owner: UINavigationItem?
  private var isInDefaultCustomization = true

  private func joinItems() { for item in barButtonItems { item.group = self } }

  private func changed() { owner?.groupChanged() }

  /// The items that a bar shows, in reading order.
  var shownItems: [UIBarButtonItem] {
    isHidden || !isInDefaultCustomization ? [] : barButtonItems
  }

  /// The elements in the overflow menu (Navigation.NB17).
  var overflowElements: [UIMenuElement] {
    guard !isHidden else { return [] }
    if let menuRepresentation { return [menuRepresentation] }
    return shownItems.filter { !$0.isHidden && !$0.isSpace }.map { item in
      if let menu = item.menu {
        return UIMenu(title: item.title ?? "", image: item.image, children: menu.children)
      }
      return UIAction(
        title: item.title ?? item.accessibilityLabel ?? "", image: item.image,
        attributes: item.isEnabled ? [] : .disabled
      ) { _ in item.press(nil) }
    }
  }
}

extension UIBarButtonItem {
  /// Returns a group of the item with a fixed position.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// Returns a group of the item that users can move on an iPad.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// Returns a group of the item that users can move and remove on an iPad.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
