/// The members that the frameworks find in an object of unknown type: those of `_AnyMessages`.
enum SystemMessages {
  /// The methods, with the labels of their arguments.
  static let methods: [String: [[String]]] = [
    "value": [["forKey"], ["forKeyPath"], ["forAttribute"]], "object": [["forKey"], ["at"]],
    "setValue": [["_", "forKey"], ["_", "forKeyPath"]], "isKind": [["of"]], "isMember": [["of"]],
    "location": [["in"]], "method": [["for"]], "conforms": [["to"]], "hasPrefix": [["_"]],
    "hasSuffix": [["_"]], "components": [["separatedBy"]], "contains": [["_"]],
  ]
  /// The properties of views, controls and bar items.
  static let views: Set<String> = [
    "tag", "frame", "bounds", "center", "alpha", "isHidden", "superview", "window", "isEnabled",
    "isSelected", "isHighlighted", "isOn", "selectedSegmentIndex", "text", "currentTitle",
    "titleLabel", "currentPage", "cgPointValue", "cgRectValue", "cgSizeValue", "constant", "layer",
    "priority", "subviews", "title", "image", "view", "navigationController", "backgroundColor",
    "tintColor", "textColor", "font", "placeholder", "attributedText", "contentSize",
    "contentOffset", "accessibilityIdentifier", "accessibilityLabel", "gestureRecognizers",
    "layoutSubviews", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "sizeToFit",
    "topAnchor", "bottomAnchor", "centerYAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor",
    "rightAnchor", "centerXAnchor", "widthAnchor", "heightAnchor",
    "removeFromSuperview", "becomeFirstResponder", "resignFirstResponder",
  ]
  /// All properties, and methods without arguments.
  static let properties = views.union([
    "doubleValue", "floatValue", "boolValue", "integerValue", "stringValue", "count", "length",
    "intValue", "int8Value", "int16Value", "int32Value", "int64Value", "uintValue", "uint8Value",
    "uint16Value", "uint32Value", "uint64Value", "decimalValue", "longLongValue", "lowercased",
    "uppercased", "capitalized", "lastPathComponent", "pathExtension", "absoluteString", "allKeys",
    "allValues", "allObjects", "firstObject", "lastObject", "timeIntervalSince1970",
    "timeIntervalSinceReferenceDate", "timeIntervalSinceNow", "localizedDescription",
  ])
}
