extension NSLayoutConstraint {
  /// What it says, with who it is about and whether it counts.
  var words: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<\(type(of: self)):\(Self.address(self))\(name) \(equation)   (\(state))>"
  }

  /// What it says: `A.trailing == B.trailing - 8`.
  var equation: String {
    var words = Self.words(first) + " \(relation.sign) "
    let offset = Self.number(abs(constant))
    if let second {
      if multiplier != 1 { words += "\(Self.number(multiplier))*" }
      words += Self.words(second)
      if constant != 0 { words += " \(constant < 0 ? "-" : "+") \(offset)" }
    } else {
      words += (constant < 0 ? "-" : "") + offset
    }
    if priority < .required { words += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return words
  }

  private static func words(_ place: LayoutPlace) -> String {
    let whole = name(place.item) + "." + place.attribute.name
    guard place.originAttribute != .notAnAttribute else { return whole }
    return "(\(whole) - \(name(place.origin)).\(place.originAttribute.name))"
  }

  /// How an item is called: by its type and where it is, and what tests or people call it.
  static func name(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "(gone)" }
    let type = "\(type(of: item)):\(address(item))"
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type)'\(guide.identifier)'"
    }
    guard let label = (item as? UIView)?.accessibilityIdentifier else { return type }
    return "\(type)'\(label)'"
  }

  private static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  private static func number(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(Double(number))"
  }
}

extension NSLayoutConstraint.Relation {
  /// How it is written.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
