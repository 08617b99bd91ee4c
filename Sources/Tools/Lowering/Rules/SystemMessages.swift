/// What the frameworks find in an object of which nothing is known: what `_AnyMessages` has.
enum SystemMessages {
  /// Methods, and the labels of their arguments.
  static let methods: [String: [String]] = [
    "value": ["forKey"], "object": ["forKey"], "setValue": ["_", "forKey"],
  ]
  /// Properties of views, controls and what stands in bars.
  static let views: Set<String> = [
    "tag", "frame", "bounds", "center", "alpha", "isHidden", "superview", "window", "isEnabled",
    "isSelected", "isHighlighted", "isOn", "selectedSegmentIndex", "text", "currentTitle",
    "titleLabel", "currentPage",
  ]
  /// Properties.
  static let properties = views.union([
    "doubleValue", "floatValue", "boolValue", "integerValue", "stringValue", "count", "length",
  ])
}
