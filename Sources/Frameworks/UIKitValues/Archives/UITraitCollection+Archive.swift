extension UITraitCollection.Values {
  /// The marker key of archived collections.
  static let markKey = "TactusTraits"

  /// Creates the values of an archived collection (Archives.AR12).
  init(from coder: NSCoder) {
    self.init()
    func number<Value: RawRepresentable>(_ key: String) -> Value? where Value.RawValue == Int {
      guard coder.containsValue(forKey: key) else { return nil }
      return Value(rawValue: coder.decodeInteger(forKey: key))
    }
    idiom = number("idiom")
    style = number("style")
    direction = number("direction")
    horizontal = number("horizontal")
    vertical = number("vertical")
    force = number("force")
    contrast = number("contrast")
    level = number("level")
    weight = number("weight")
    gamut = number("gamut")
    activity = number("activity")
    toolbarSize = number("toolbarSize")
    dynamicRange = number("dynamicRange")
    captureState = number("captureState")
    list = number("list")
    language = String(from: coder, forKey: "language")
    decodeCustomValues(from: coder)
    if coder.containsValue(forKey: "scale") { scale = CGFloat(from: coder, forKey: "scale") }
    contentSize = String(from: coder, forKey: "contentSize").map(UIContentSizeCategory.init)
  }

  /// Encodes the specified values (Archives.AR12).
  func encode(to coder: NSCoder) {
    func set<Value: RawRepresentable>(_ value: Value?, _ key: String) where Value.RawValue == Int {
      if let value { coder.encode(value.rawValue, forKey: key) }
    }
    coder.encode(true, forKey: Self.markKey)
    set(idiom, "idiom")
    set(style, "style")
    set(direction, "direction")
    set(horizontal, "horizontal")
    set(vertical, "vertical")
    set(force, "force")
    set(contrast, "contrast")
    set(level, "level")
    set(weight, "weight")
    set(gamut, "gamut")
    set(activity, "activity")
    set(toolbarSize, "toolbarSize")
    set(dynamicRange, "dynamicRange")
    set(captureState, "captureState")
    set(list, "list")
    if let language { coder.encode(language as Any?, forKey: "language") }
    encodeCustomValues(to: coder)
    if let scale { coder.encode(Double(scale), forKey: "scale") }
    if let contentSize { coder.encode(contentSize.rawValue as Any?, forKey: "contentSize") }
  }
}

extension UIImage.SymbolConfiguration.Values {
  /// Creates the values of an archived configuration (Archives.AR12).
  init(from coder: NSCoder) {
    self.init()
    if coder.containsValue(forKey: "pointSize") {
      ownPointSize = CGFloat(from: coder, forKey: "pointSize")
    }
    textStyle = String(from: coder, forKey: "textStyle").map(UIFont.TextStyle.init)
    ownWeight = .init(rawValue: coder.decodeInteger(forKey: "weight")) ?? .unspecified
    ownScale = .init(rawValue: coder.decodeInteger(forKey: "scale")) ?? .unspecified
    let colors = coder.decodeObject(of: [NSArray.self, UIColor.self], forKey: "colors") as? NSArray
    ownColors = colors?.compactMap { $0 as? UIColor }
  }

  /// Encodes the specified values (Archives.AR12).
  func encode(to coder: NSCoder) {
    if let ownPointSize { coder.encode(Double(ownPointSize), forKey: "pointSize") }
    if let textStyle { coder.encode(textStyle.rawValue as Any?, forKey: "textStyle") }
    coder.encode(ownWeight.rawValue, forKey: "weight")
    coder.encode(ownScale.rawValue, forKey: "scale")
    if let ownColors { coder.encode(NSArray(array: ownColors), forKey: "colors") }
  }
}
