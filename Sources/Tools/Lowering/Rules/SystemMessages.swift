/// The members that the frameworks find in an object of unknown type: those of `_AnyMessages`.
enum SystemMessages {
  /// The methods, with the labels of their arguments.
  static let methods: [String: [String]] = [
    "value": ["forKey"], "object": ["forKey"], "setValue": ["_", "forKey"],
  ]
  /// The properties of views, controls and bar items.
  static let views: Set<String> = [
    "tag", "frame", "bounds", "center", "alpha", "isHidden", "superview", "window", "isEnabled",
    "isSelected", "isHighlighted", "isOn", "selectedSegmentIndex", "text", "currentTitle",
    "titleLabel", "currentPage", "cgPointValue", "cgRectValue", "cgSizeValue", "constant", "layer",
    "priority", "subviews",
  ]
  /// All properties.
  static let properties = views.union([
    "doubleValue", "floatValue", "boolValue", "integerValue", "stringValue", "count", "length",
  ])
}
