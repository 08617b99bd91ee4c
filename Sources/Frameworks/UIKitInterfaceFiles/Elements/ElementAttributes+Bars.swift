@_spi(UIKitModules) import TactusUIKitViews

extension ElementAttributes {
  /// The attributes of the items of bars.
  static let items: [Setter] = [
    group(
      UIBarItem.self,
      [
        .text("title", \.title), .image("image", \.image), .flag("enabled", \.isEnabled),
        .image("landscapeImage", \.landscapeImagePhone), .integer("tag", \.tag),
        .insets("imageInsets", \.imageInsets),
        .image("largeContentSizeImage", \.largeContentSizeImage),
      ]),
    group(
      UIBarButtonItem.self,
      [
        .other { item, element, _ in
          if let system: UIBarButtonItem.SystemItem = element.choice("systemItem", systemItems) {
            item.configure(system)
          }
        },
        .number("width", \.width), .color("tintColor", \.tintColor),
        .choice("style", "plain bordered done", \.style), .flag("selected", \.isSelected),
        .flag("hidden", \.isHidden),
        .other { item, element, nib in
          let child = element.value("customView") ?? element.children.first { $0["key"] == nil }
          guard let child, child["id"] != nil else { return }
          if let view = nib.object(of: child) as? UIView { item.customView = view }
        },
      ]),
    group(
      UITabBarItem.self,
      [
        .other { item, element, _ in applySystemItem(element, to: item) },
        .text("badgeValue", \.badgeValue), .image("selectedImage", \.selectedImage),
        .color("badgeColor", \.badgeColor),
      ]),
    group(
      UINavigationItem.self,
      [
        .text("title", \.title), .text("prompt", \.prompt), .text("subtitle", \.subtitle),
        .text("backButtonTitle", \.backButtonTitle), .flag("hidesBackButton", \.hidesBackButton),
        .flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
        .choice("largeTitleDisplayMode", "automatic always never", \.largeTitleDisplayMode),
      ]),
  ]

  /// The attributes of bars.
  static let bars: [Setter] = [
    group(
      UINavigationBar.self,
      [
        .flag("translucent", \.isTranslucent), .color("barTintColor", \.barTintColor),
        .flag("largeTitles", \.prefersLargeTitles),
        .choice("barStyle", "default black", \.barStyle),
        .image("shadowImage", \.shadowImage), .image("backIndicatorImage", \.backIndicatorImage),
        .other { bar, element, nib in
          if let text = element.value("titleTextAttributes") {
            bar.titleTextAttributes = textAttributes(text, nib)
          }
          if let text = element.value("largeTitleTextAttributes") {
            bar.largeTitleTextAttributes = textAttributes(text, nib)
          }
          let items = element.elements(in: "items").compactMap { child -> UINavigationItem? in
            guard let item = nib.object(of: child) as? UINavigationItem else { return nil }
            ControllerDecoder(nib).decode(item, child)
            return item
          }
          if !items.isEmpty { bar.setItems(items, animated: false) }
        },
      ]),
    group(
      UIToolbar.self,
      [
        .flag("translucent", \.isTranslucent), .color("barTintColor", \.barTintColor),
        .choice("barStyle", "default black", \.barStyle),
        .other { bar, element, nib in
          let items = element.elements(in: "items").compactMap { child in
            nib.object(of: child) as? UIBarButtonItem
          }
          if !items.isEmpty { bar.setItems(items, animated: false) }
        },
      ]),
    group(
      UITabBar.self,
      [
        .flag("translucent", \.isTranslucent), .color("barTintColor", \.barTintColor),
        .choice("barStyle", "default black", \.barStyle),
        .color("unselectedItemTintColor", \.unselectedItemTintColor),
        .image("backgroundImage", \.backgroundImage), .image("shadowImage", \.shadowImage),
        .image("selectionIndicatorImage", \.selectionIndicatorImage),
        .other { bar, element, nib in
          let items = element.elements(in: "items").compactMap { child in
            nib.object(of: child) as? UITabBarItem
          }
          if !items.isEmpty { bar.setItems(items, animated: false) }
        },
      ]),
    group(
      UISearchBar.self,
      [
        .text("text", \.text), .text("placeholder", \.placeholder), .text("prompt", \.prompt),
        .flag("showsCancelButton", \.showsCancelButton),
        .flag("showsBookmarkButton", \.showsBookmarkButton),
        .flag("showsSearchResultsButton", \.showsSearchResultsButton),
        .flag("showsScopeBar", \.showsScopeBar), .flag("translucent", \.isTranslucent),
        .color("barTintColor", \.barTintColor), .choice("barStyle", "default black", \.barStyle),
        .other { bar, element, _ in
          switch element["searchBarStyle"] {
          case "prominent": bar.searchBarStyle = .prominent
          case "minimal": bar.searchBarStyle = .minimal
          default: break
          }
        },
        .other { bar, element, _ in
          let titles = element.elements(in: "scopeButtonTitles").map(\.text)
          if !titles.isEmpty { bar.scopeButtonTitles = titles }
        },
      ]),
  ]

  /// The names of system items, in the order of their raw values.
  private static let systemItems =
    "done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks "
    + "search refresh stop camera trash play pause rewind fastForward undo redo pageCurl close"

  private static func applySystemItem(_ element: NibElement, to item: UITabBarItem) {
    let names =
      "more favorites featured topRated recents contacts history bookmarks search downloads "
      + "mostRecent mostViewed"
    guard let system: UITabBarItem.SystemItem = element.choice("systemItem", names) else { return }
    let model = UITabBarItem(tabBarSystemItem: system, tag: 0)
    (item.title, item.image) = (model.title, model.image)
  }

  /// Returns the attributes of a bar's title.
  private static func textAttributes(
    _ element: NibElement, _ nib: NibDecoder
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = element.font()
    attributes[.foregroundColor] = element.color("textColor", nib.bundle)
    return attributes
  }
}
