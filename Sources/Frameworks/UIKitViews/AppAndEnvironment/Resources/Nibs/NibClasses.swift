/// The classes of elements, by name.
@MainActor
enum NibClasses {
  /// Returns the class of an element without a custom class.
  static func type(ofElement name: String) -> AnyClass? {
    if let type = types[name] { return type }
    // These classes are in modules that import this one.
    return typesAbove[name].flatMap { NSClassFromString("TactusUIKit\($0)") }
  }

  /// Returns whether an element within `objects` or `subviews` describes an object.
  static func isObject(_ element: NibElement) -> Bool { element["id"] != nil }

  /// Returns the class with a name: in a module, the module of the file's owner, or a framework.
  static func type(named name: String, in module: String?, owner: NSObject?) -> AnyClass? {
    var modules = [module].compactMap(\.self)
    if let owner {
      modules += [String(reflecting: Swift.type(of: owner)).split(separator: ".").first ?? ""]
        .map(String.init)
    }
    modules += [
      "TactusUIKitViews", "TactusUIKitText", "TactusUIKitControllers", "TactusUIKitLists",
    ]
    for module in modules {
      if let type = NSClassFromString("\(module).\(name)") { return type }
    }
    return _classForNameText(name) ?? KeyedProperties.type(named: name)
  }

  private static let types: [String: AnyClass] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "stackView": UIStackView.self, "textField": UITextField.self,
    "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "pageControl": UIPageControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "scrollView": UIScrollView.self,
    "visualEffectView": UIVisualEffectView.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "searchBar": UISearchBar.self,
    "window": UIWindow.self,
    "control": UIControl.self, "containerView": UIView.self,
    "viewController": UIViewController.self, "customObject": NSObject.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
  ]

  private static let typesAbove: [String: String] = [
    "tableView": "Lists.UITableView", "tableViewCell": "Lists.UITableViewCell",
    "tableViewHeaderFooterView": "Lists.UITableViewHeaderFooterView",
    "collectionView": "Lists.UICollectionView", "collectionViewCell": "Lists.UICollectionViewCell",
    "collectionReusableView": "Lists.UICollectionReusableView", "pickerView": "Lists.UIPickerView",
    "datePicker": "Lists.UIDatePicker", "textView": "Text.UITextView",
  ]
}
