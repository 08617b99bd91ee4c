@_spi(UIKitModules) import TactusUIKitLists
@_spi(UIKitModules) import TactusUIKitViews

/// The decoder of what an interface file says of a controller and its items (Storyboards.EL2).
@MainActor
struct ControllerDecoder {
  private let nib: NibDecoder

  init(_ nib: NibDecoder) { self.nib = nib }

  /// Sets the properties of a controller that is being created.
  func decode(_ controller: UIViewController, _ element: NibElement) {
    ElementAttributes.apply(element, to: controller, nib)
    if element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" {
      controller.restorationIdentifier = element["storyboardIdentifier"]
    }
    if let edges = element.value("extendedEdge") ?? element.value("edgesForExtendedLayout") {
      let names: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      controller.edgesForExtendedLayout = names.reduce(into: []) {
        if edges[$1.0] == "YES" { $0.insert($1.1) }
      }
    }
    let size = element.value("preferredContentSize") ?? element.value("contentSizeForViewInPopover")
    if let size { controller.preferredContentSize = size.size }
    if let item = element.value("navigationItem") { decode(controller.navigationItem, item) }
    if let item = element.value("tabBarItem"), let made = nib.object(of: item) as? UITabBarItem {
      controller.tabBarItem = made
    }
    let tools = items(in: "toolbarItems", of: element)
    if !tools.isEmpty { controller.toolbarItems = tools }
    decodeBars(of: controller, element)
  }

  /// Sets the properties of a navigation item.
  func decode(_ item: UINavigationItem, _ element: NibElement) {
    nib.register(item, as: element)
    ElementAttributes.apply(element, to: item, nib)
    for child in element.children {
      switch child["key"] {
      case "leftBarButtonItem": item.leftBarButtonItem = barItem(child)
      case "rightBarButtonItem": item.rightBarButtonItem = barItem(child)
      case "backBarButtonItem": item.backBarButtonItem = barItem(child)
      case "titleView": item.titleView = nib.object(of: child) as? UIView
      default: break
      }
    }
    let left = items(in: "leftBarButtonItems", of: element)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = items(in: "rightBarButtonItems", of: element)
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  private func decodeBars(of controller: UIViewController, _ element: NibElement) {
    switch controller {
    case let navigation as UINavigationController:
      decodeBar(navigation.navigationBar, element.value("navigationBar"))
      decodeBar(navigation.toolbar, element.value("toolbar"))
    case let tabs as UITabBarController: decodeBar(tabs.tabBar, element.value("tabBar"))
    default: break
    }
  }

  /// Sets the properties of a bar that its controller has created.
  private func decodeBar(_ bar: UIView, _ element: NibElement?) {
    guard let element else { return }
    nib.register(bar, as: element)
    nib.decodeBar(bar, element)
  }

  private func items(in name: String, of element: NibElement) -> [UIBarButtonItem] {
    element.elements(in: name).compactMap(barItem)
  }

  private func barItem(_ element: NibElement) -> UIBarButtonItem? {
    nib.object(of: element) as? UIBarButtonItem
  }
}

extension NibDecoder {
  /// Sets the colors and the look of a bar.
  func decodeBar(_ bar: UIView, _ element: NibElement) {
    ElementAttributes.apply(element, to: bar, self)
    if let color = element.color("tintColor", bundle) { bar.tintColor = color }
    if let color = element.color("backgroundColor", bundle) { bar.backgroundColor = color }
  }
}
