extension NSLayoutConstraint {
  /// The description of the constraint, with its identifier and its state.
  var debugText: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<\(type(of: self)):\(DebugText.address(self))\(name) \(equationText)   (\(state))>"
  }

  /// The equation of the constraint: `A.trailing == B.trailing - 8`.
  var equationText: String {
    var debugText = Self.debugText(first) + " \(relation.operatorText) "
    let offset = Self.number(abs(constant))
    if let second {
      if multiplier != 1 { debugText += "\(Self.number(multiplier))*" }
      debugText += Self.debugText(second)
      if constant != 0 { debugText += " \(constant < 0 ? "-" : "+") \(offset)" }
    } else {
      debugText += (constant < 0 ? "-" : "") + offset
    }
    if priority < .required { debugText += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return debugText
  }

  private static func debugText(_ place: ItemAttribute) -> String {
    let whole = name(place.item) + "." + place.attribute.name
    guard place.originAttribute != .notAnAttribute else { return whole }
    return "(\(whole) - \(name(place.origin)).\(place.originAttribute.name))"
  }

  /// Returns the name of an item: its type, its address, and its identifier.
  static func name(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "(gone)" }
    let type = "\(type(of: item)):\(DebugText.address(item))"
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type)'\(guide.identifier)'"
    }
    guard let label = (item as? UIView)?.accessibilityIdentifier else { return type }
    return "\(type)'\(label)'"
  }

  private static func number(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(Double(number))"
  }
}

extension NSLayoutConstraint.Relation {
  /// The operator in descriptions.
  var operatorText: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
