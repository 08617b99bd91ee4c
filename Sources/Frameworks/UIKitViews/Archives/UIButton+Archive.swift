extension UIButton {
  /// The states whose titles and images are archived.
  private static let archivedStates: [(state: State, name: String)] = [
    (.normal, "Normal"), (.highlighted, "Highlighted"), (.disabled, "Disabled"),
    (.selected, "Selected"), ([.selected, .highlighted], "SelectedHighlighted"),
  ]

  static var buttonArchive: [ArchivedProperty<UIButton>] {
    [
      .init("TactusContentInsets", \.contentEdgeInsets),
      .init("TactusTitleInsets", \.titleEdgeInsets),
      .init("TactusImageInsets", \.imageEdgeInsets),
      .init("TactusDimsHighlighted", \.adjustsImageWhenHighlighted),
      .init("TactusDimsDisabled", \.adjustsImageWhenDisabled),
    ]
  }

  /// Encodes the type, and titles, colors and images by state (Archives.AR17).
  func encodeButton(_ coder: NSCoder) {
    if configuration != nil {
      RuntimeWarning.once("the configuration of an archived UIButton is left out")
    }
    coder.encode(buttonType.rawValue, forKey: "TactusButtonType")
    coder.encode(titleLabel?.font, forKey: "TactusTitleFont")
    for (state, name) in Self.archivedStates {
      func set(_ key: String, _ value: NSObject?) {
        if let value { coder.encode(value, forKey: "Tactus\(key)\(name)") }
      }
      set("Title", titles[exactly: state].map { NSString(string: $0) })
      set("AttributedTitle", attributedTitles[exactly: state])
      set("TitleColor", titleColors[exactly: state])
      set("TitleShadow", shadowColors[exactly: state])
      set("Image", images[exactly: state])
      set("Background", backgroundImages[exactly: state])
    }
    Self.buttonArchive.encode(self, with: coder)
  }

  /// Decodes the type, and titles, colors and images by state (Archives.AR17).
  func decodeButton(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "TactusButtonType") else { return }
    setType(ButtonType(rawValue: coder.decodeInteger(forKey: "TactusButtonType")) ?? .custom)
    // A disabled button's image is dimmed while the type is unknown.
    if buttonType != .custom { picture.alpha = 1 }
    if let font = coder.decodeObject(of: UIFont.self, forKey: "TactusTitleFont") {
      titleLabel?.font = font
    }
    for (state, name) in Self.archivedStates {
      func value<Value: NSObject>(_ key: String) -> Value? {
        coder.decodeObject(of: [Value.self], forKey: "Tactus\(key)\(name)") as? Value
      }
      if let title: NSString = value("Title") { setTitle(String(describing: title), for: state) }
      if let title: NSAttributedString = value("AttributedTitle") {
        setAttributedTitle(title, for: state)
      }
      if let color: UIColor = value("TitleColor") { setTitleColor(color, for: state) }
      if let color: UIColor = value("TitleShadow") { setTitleShadowColor(color, for: state) }
      if let image: UIImage = value("Image") { setImage(image, for: state) }
      if let image: UIImage = value("Background") { setBackgroundImage(image, for: state) }
    }
    decodeArchive(Self.buttonArchive, coder)
  }
}
