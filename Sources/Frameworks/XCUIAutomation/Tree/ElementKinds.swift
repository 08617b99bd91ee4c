import UIKit

/// The types of elements by the classes of the frameworks, and by traits (UITesting.UT1).
enum ElementKinds {
  /// The types by the names of framework classes; a subclass has the type of the nearest one.
  ///
  /// - Source: the names of the types, recordings and hierarchies in public tests and logs of
  ///   Xcode. Confidence: reported, for the classes of public names; a guess for those of ours.
  static let classes: [String: XCUIElement.ElementType] = [
    "UIWindow": .window, "UIButton": .button, "UILabel": .staticText, "UIImageView": .image,
    "UITextField": .textField, "UISearchTextField": .searchField, "UITextView": .textView,
    "UISwitch": .switch, "UISlider": .slider, "UIStepper": .stepper,
    "UISegmentedControl": .segmentedControl, "UIPageControl": .pageIndicator,
    "UIProgressView": .progressIndicator, "UIActivityIndicatorView": .activityIndicator,
    "UIDatePicker": .datePicker, "UIPickerView": .picker, "UIColorWell": .colorWell,
    "UITableView": .table, "UITableViewCell": .cell, "UICollectionView": .collectionView,
    "UICollectionViewCell": .cell, "UIScrollView": .scrollView,
    "UINavigationBar": .navigationBar, "UITabBar": .tabBar, "UIToolbar": .toolbar,
    "MKMapView": .map, "WKWebView": .webView, "PDFView": .scrollView,
    // The parts of our own controls.
    "PickerWheel": .pickerWheel, "SegmentView": .button, "TabButton": .button,
    "AlertActionView": .button, "PopoverView": .popover, "KeyboardView": .keyboard,
    "KeyView": .key, "MenuCard": .menu, "MenuRow": .button, "SwipeButton": .button,
  ]

  /// The classes whose parts are separate elements, although they are a single one for VoiceOver.
  ///
  /// - Source: recordings with `buttons["…"].staticTexts["…"]` and `cells.staticTexts["…"]`.
  ///   Confidence: reported; a guess for text fields, whose Clear button is an element.
  static let open: Set<String> = [
    "UIButton", "UITableViewCell", "UICollectionViewCell", "UITextField", "UINavigationBar",
  ]

  /// Returns the type of an object.
  @MainActor
  static func type(of object: AccessibleObject, isAccessible: Bool) -> XCUIElement.ElementType {
    if let alert = (object as? UIView)?.next as? UIAlertController, alert.isViewLoaded {
      return alert.preferredStyle == .alert ? .alert : .sheet
    }
    let traits = object.accessibilityTraits
    let natural = nearest(Swift.type(of: object), in: classes)
    switch natural {
    case .textField where (object as? UITextField)?.isSecureTextEntry == true:
      return .secureTextField
    case .key: return isCharacterKey(object.accessibilityLabel ?? "") ? .key : .button
    case .staticText, .image:
      // The app has set another role by a label or image.
      if isAccessible, let role = role(traits), role != .image { return role }
    default: break
    }
    return natural ?? (isAccessible ? role(traits) : nil) ?? .other
  }

  /// Returns whether the parts of an object are separate elements.
  static func isOpen(_ object: AccessibleObject) -> Bool {
    nearest(Swift.type(of: object), in: open)
  }

  // MARK: Internals

  /// The types by traits, in order of precedence.
  ///
  /// - Source: the names of the traits. Confidence: guess.
  private static let roles: [(UIAccessibilityTraits, XCUIElement.ElementType)] = [
    (.keyboardKey, .key), (.searchField, .searchField), (.toggleButton, .switch),
    (.link, .link), (.button, .button), (.tabBar, .tabBar), (.image, .image),
    (.adjustable, .slider), (.staticText, .staticText), (.header, .staticText),
  ]

  private static func role(_ traits: UIAccessibilityTraits) -> XCUIElement.ElementType? {
    roles.first { traits.contains($0.0) }?.1
  }

  /// Returns whether a keyboard key is a key, rather than a button such as Shift and Return.
  ///
  /// - Source: tests with `keys["a"]`, `keys["space"]`, `keys["delete"]`, `buttons["shift"]` and
  ///   `buttons["Return"]`. Confidence: reported.
  private static func isCharacterKey(_ label: String) -> Bool {
    label.count == 1 || ["space", "delete", "123", "ABC", "#+=", "more"].contains(label)
  }

  private static func nearest<Value>(_ type: AnyClass, in table: [String: Value]) -> Value? {
    names(type).lazy.compactMap { table[$0] }.first
  }

  private static func nearest(_ type: AnyClass, in names: Set<String>) -> Bool {
    self.names(type).contains(where: names.contains)
  }

  /// Returns the names of a class and its superclasses that belong to frameworks.
  private static func names(_ type: AnyClass) -> [String] {
    sequence(first: type) { _getSuperclass($0) }.compactMap { type in
      let parts = String(reflecting: type).split(separator: ".")
      guard let module = parts.first, let name = parts.last,
        module.hasPrefix("Tactus") || frameworks.contains(String(module))
      else { return nil }
      return String(name)
    }
  }

  private static let frameworks: Set<String> = ["UIKit", "MapKit", "WebKit", "PDFKit"]
}
