extension UIView {
  /// Decodes the properties of all views, and the subviews (Nibs.NI5).
  @_spi(UIKitModules) public func decode(_ element: NibElement, _ nib: NibDecoder) {
    nib.register(self, as: element)
    if let frame = element.value("frame") { self.frame = frame.rect }
    decodeSizing(element)
    decodeLooks(element, nib)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      nib.register(layoutGuide(guide["key"]), as: guide)
    }
    decodeAccessibility(element)
    for child in element.elements(in: "subviews") {
      guard let view = nib.object(of: child) as? UIView else { continue }
      addSubview(view)
    }
  }

  private func decodeSizing(_ element: NibElement) {
    if let mask = element.value("autoresizingMask") {
      let flags: [(String, AutoresizingMask)] = [
        ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
        ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
        ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
      ]
      autoresizingMask = flags.reduce(into: []) { if mask[$1.0] == "YES" { $0.insert($1.1) } }
    }
    if let value = element.bool("translatesAutoresizingMaskIntoConstraints") {
      translatesAutoresizingMaskIntoConstraints = value
    }
    func set(_ name: String, _ apply: (UILayoutPriority) -> Void) {
      if let number = element.number(name) { apply(UILayoutPriority(Float(number))) }
    }
    set("horizontalHuggingPriority") { setContentHuggingPriority($0, for: .horizontal) }
    set("verticalHuggingPriority") { setContentHuggingPriority($0, for: .vertical) }
    set("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority($0, for: .horizontal)
    }
    set("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority($0, for: .vertical)
    }
    if let insets = element.insets("layoutMargins") { layoutMargins = insets }
    if let value = element.bool("preservesSuperviewLayoutMargins") {
      preservesSuperviewLayoutMargins = value
    }
    if let value = element.bool("insetsLayoutMarginsFromSafeArea") {
      insetsLayoutMarginsFromSafeArea = value
    }
  }

  private func decodeLooks(_ element: NibElement, _ nib: NibDecoder) {
    contentMode =
      element.choice(
        "contentMode",
        "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft "
          + "topRight bottomLeft bottomRight") ?? contentMode
    semanticContentAttribute =
      element.choice(
        "semanticContentAttribute",
        "unspecified playback spatial forceLeftToRight forceRightToLeft")
      ?? semanticContentAttribute
    if let color = element.color("backgroundColor", nib.bundle) { backgroundColor = color }
    if let color = element.color("tintColor", nib.bundle) { tintColor = color }
    if let value = element.integer("tag") { tag = value }
    if let value = element.number("alpha") { alpha = value }
    if let value = element.bool("hidden") { isHidden = value }
    if let value = element.bool("opaque") { isOpaque = value }
    if let value = element.bool("clipsSubviews") { clipsToBounds = value }
    if let value = element.bool("multipleTouchEnabled") { isMultipleTouchEnabled = value }
    if let value = element.bool("userInteractionEnabled") { isUserInteractionEnabled = value }
    if let value = element["restorationIdentifier"] { restorationIdentifier = value }
  }

  private func decodeAccessibility(_ element: NibElement) {
    guard let settings = element.value("accessibilityConfiguration") else { return }
    if let value = settings["identifier"] { accessibilityIdentifier = value }
    if let value = settings.string("label") { accessibilityLabel = value }
    if let value = settings.string("hint") { accessibilityHint = value }
    if let value = settings.value("isElement")?.bool("value") { isAccessibilityElement = value }
  }

  private func layoutGuide(_ key: String?) -> UILayoutGuide {
    switch key {
    case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide ?? safeAreaLayoutGuide
    case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide ?? safeAreaLayoutGuide
    case "keyboard": keyboardLayoutGuide
    default: safeAreaLayoutGuide
    }
  }
}

extension UIStackView {
  func decode(_ nib: NibDecoder) {
    let element = nib.element
    if element["axis"] == "vertical" { axis = .vertical }
    distribution =
      element.choice(
        "distribution", "fill fillEqually fillProportionally equalSpacing equalCentering")
      ?? distribution
    alignment =
      switch element["alignment"] {
      case "top": .leading
      case "bottom": .trailing
      default:
        element.choice(
          "alignment", "fill leading firstBaseline center trailing lastBaseline") ?? alignment
      }
    if let value = element.number("spacing") { spacing = value }
    if let value = element.bool("baselineRelativeArrangement") {
      isBaselineRelativeArrangement = value
    }
    if element.insets("layoutMargins") != nil { isLayoutMarginsRelativeArrangement = true }
    for view in subviews { addArrangedSubview(view) }
  }
}

extension UIScrollView {
  func decode(_ nib: NibDecoder) {
    let element = nib.element
    if let value = element.bool("pagingEnabled") { isPagingEnabled = value }
    if let value = element.bool("scrollEnabled") { isScrollEnabled = value }
    if let value = element.bool("bounces") { bounces = value }
    if let value = element.bool("alwaysBounceVertical") { alwaysBounceVertical = value }
    if let value = element.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = value }
    if let value = element.bool("delaysContentTouches") { delaysContentTouches = value }
    if let value = element.bool("canCancelContentTouches") { canCancelContentTouches = value }
    if let value = element.bool("showsHorizontalScrollIndicator") {
      showsHorizontalScrollIndicator = value
    }
    if let value = element.bool("showsVerticalScrollIndicator") {
      showsVerticalScrollIndicator = value
    }
    if let value = element.number("minimumZoomScale") { minimumZoomScale = value }
    if let value = element.number("maximumZoomScale") { maximumZoomScale = value }
    if let insets = element.insets("contentInset") { contentInset = insets }
    contentInsetAdjustmentBehavior =
      element.choice(
        "contentInsetAdjustmentBehavior", "automatic scrollableAxes never always")
      ?? contentInsetAdjustmentBehavior
  }
}

extension UIVisualEffectView {
  func decode(_ nib: NibDecoder) {
    if let content = nib.element.value("contentView") { contentView.decode(content, nib) }
    let effects = nib.element.children.filter { $0.name == "blurEffect" }
    guard let blur = effects.first else { return }
    effect = UIBlurEffect(
      style: blur.choice("style", "extraLight light dark extraDark regular prominent") ?? .regular)
  }
}
