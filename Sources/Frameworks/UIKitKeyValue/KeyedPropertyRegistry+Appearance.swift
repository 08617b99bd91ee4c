extension KeyedPropertyRegistry {
  /// Registers the properties of the appearance of bars and controls.
  @MainActor static func addAppearance() {
    KeyedProperties.add("barStyle", \UINavigationBar.barStyle)
    KeyedProperties.add("barTintColor", \UINavigationBar.barTintColor)
    add(flag: "translucent", \UINavigationBar.isTranslucent)
    KeyedProperties.add("titleTextAttributes", \UINavigationBar.titleTextAttributes)
    KeyedProperties.add("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
    KeyedProperties.add("backIndicatorImage", \UINavigationBar.backIndicatorImage)
    KeyedProperties.add("shadowImage", \UINavigationBar.shadowImage)
    KeyedProperties.add("standardAppearance", \UINavigationBar.standardAppearance)
    KeyedProperties.add("compactAppearance", \UINavigationBar.compactAppearance)
    KeyedProperties.add("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)

    KeyedProperties.add("barStyle", \UITabBar.barStyle)
    KeyedProperties.add("barTintColor", \UITabBar.barTintColor)
    add(flag: "translucent", \UITabBar.isTranslucent)
    KeyedProperties.add("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    KeyedProperties.add("shadowImage", \UITabBar.shadowImage)
    KeyedProperties.add("standardAppearance", \UITabBar.standardAppearance)
    KeyedProperties.add("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)

    KeyedProperties.add("barStyle", \UIToolbar.barStyle)
    KeyedProperties.add("barTintColor", \UIToolbar.barTintColor)
    add(flag: "translucent", \UIToolbar.isTranslucent)
    KeyedProperties.add("standardAppearance", \UIToolbar.standardAppearance)
    KeyedProperties.add("compactAppearance", \UIToolbar.compactAppearance)
    KeyedProperties.add("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)

    KeyedProperties.add("barStyle", \UISearchBar.barStyle)
    KeyedProperties.add("barTintColor", \UISearchBar.barTintColor)
    KeyedProperties.add("placeholder", \UISearchBar.placeholder)
    KeyedProperties.add("text", \UISearchBar.text)
    KeyedProperties.add("keyboardAppearance", \UISearchBar.keyboardAppearance)

    KeyedProperties.add("indicatorStyle", \UIScrollView.indicatorStyle)
    KeyedProperties.add("highlightedTextColor", \UILabel.highlightedTextColor)
    KeyedProperties.add("shadowColor", \UILabel.shadowColor)
    KeyedProperties.add("activityIndicatorViewStyle", \UIActivityIndicatorView.style)
    KeyedProperties.add("effect", \UIVisualEffectView.effect)

    KeyedProperties.add("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    KeyedProperties.add(
      "currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    KeyedProperties.add("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    KeyedProperties.add("text", \UITextField.text)
    KeyedProperties.add("attributedText", \UITextField.attributedText)
    KeyedProperties.add("placeholder", \UITextField.placeholder)
    KeyedProperties.add("textColor", \UITextField.textColor)
    KeyedProperties.add("font", \UITextField.font)
    KeyedProperties.add("keyboardAppearance", \UITextField.keyboardAppearance)
    KeyedProperties.add("text", \UITextView.text)
    KeyedProperties.add("attributedText", \UITextView.attributedText)
    KeyedProperties.add("textColor", \UITextView.textColor)
    KeyedProperties.add("font", \UITextView.font)
    KeyedProperties.add("keyboardAppearance", \UITextView.keyboardAppearance)
  }
}
