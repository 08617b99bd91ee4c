// Groups of items and the overflow menu (Navigation.NB16 and Navigation.NB17).
extension UINavigationItem {
  /// The arrangements of a bar.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle; groups of the middle are in the overflow menu.
    case navigator = 0
    /// On an iPad, the title at the leading side, and groups of the middle in the middle.
    case browser = 1
    /// On an iPad, as `browser`, with a back button in any case.
    case editor = 2
  }

  /// The items at the leading side, from the edge inward.
  var leadingItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems)
  }

  /// The items at the trailing side, from the edge inward.
  var trailingItems: [UIBarButtonItem] {
    let groups = trailingItemGroups + [pinnedTrailingGroup].compactMap(\.self)
    let grouped = groups.flatMap(\.shownItems).reversed()
    return Array(grouped) + overflowItems + (rightBarButtonItems ?? [])
  }

  /// The button of the overflow menu, if there is one (Navigation.NB17).
  private var overflowItems: [UIBarButtonItem] {
    let groups = centerItemGroups.flatMap(\.overflowElements)
    let elements = groups + [additionalOverflowItems].compactMap(\.self)
    guard !elements.isEmpty else { return [] }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"), menu: UIMenu(children: elements))
    item.accessibilityLabel = "More"
    return [item]
  }

  /// Makes the item the owner of its groups.
  func own(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.owner = self }
    groupChanged()
  }
}
