extension UIControl {
  func decodeControl(_ nib: NibDecoder) {
    let element = nib.element
    if let value = element.bool("enabled") { isEnabled = value }
    if let value = element.bool("selected") { isSelected = value }
    if let value = element.bool("highlighted") { isHighlighted = value }
    contentHorizontalAlignment =
      element.choice("contentHorizontalAlignment", "center left right fill leading trailing")
      ?? contentHorizontalAlignment
    contentVerticalAlignment =
      element.choice("contentVerticalAlignment", "center top bottom fill")
      ?? contentVerticalAlignment
  }
}

extension UIButton {
  func decode(_ nib: NibDecoder) {
    let element = nib.element
    switch element["buttonType"] {
    case "system", "roundedRect": setType(.system)
    case "detailDisclosure": setType(.detailDisclosure)
    case "infoLight": setType(.infoLight)
    case "infoDark": setType(.infoDark)
    case "contactAdd": setType(.contactAdd)
    case "close": setType(.close)
    default: break
    }
    if let font = element.font() { titleLabel?.font = font }
    if let mode = element.choice(
      "lineBreakMode", NibElement.lineBreakModes, of: NSLineBreakMode.self)
    {
      titleLabel?.lineBreakMode = mode
    }
    if let insets = element.insets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { imageEdgeInsets = insets }
    for state in element.children where state.name == "state" { decodeState(state, nib.bundle) }
  }

  private func decodeState(_ element: NibElement, _ bundle: Bundle?) {
    let state: State =
      switch element["key"] {
      case "highlighted": .highlighted
      case "disabled": .disabled
      case "selected": .selected
      default: .normal
      }
    if let title = element.string("title") { setTitle(title, for: state) }
    if let title = element.attributedString("attributedTitle", bundle) {
      setAttributedTitle(title, for: state)
    }
    if let color = element.color("titleColor", bundle) { setTitleColor(color, for: state) }
    if let color = element.color("titleShadowColor", bundle) {
      setTitleShadowColor(color, for: state)
    }
    if let image = element.image("image", bundle) { setImage(image, for: state) }
    if let image = element.image("backgroundImage", bundle) {
      setBackgroundImage(image, for: state)
    }
  }
}

extension UISwitch {
  func decode(_ nib: NibDecoder) {
    if let value = nib.element.bool("on") { isOn = value }
    if let color = nib.element.color("onTintColor", nib.bundle) { onTintColor = color }
    if let color = nib.element.color("thumbTintColor", nib.bundle) { thumbTintColor = color }
  }
}

extension UISlider {
  func decode(_ nib: NibDecoder) {
    let element = nib.element
    if let number = element.number("minValue") { minimumValue = Float(number) }
    if let number = element.number("maxValue") { maximumValue = Float(number) }
    if let number = element.number("value") { value = Float(number) }
    if let flag = element.bool("continuous") { isContinuous = flag }
    if let color = element.color("minimumTrackTintColor", nib.bundle) {
      minimumTrackTintColor = color
    }
    if let color = element.color("maximumTrackTintColor", nib.bundle) {
      maximumTrackTintColor = color
    }
    if let color = element.color("thumbTintColor", nib.bundle) { thumbTintColor = color }
  }
}

extension UIStepper {
  func decode(_ nib: NibDecoder) {
    let element = nib.element
    if let number = element.number("minimumValue") { minimumValue = Double(number) }
    if let number = element.number("maximumValue") { maximumValue = Double(number) }
    if let number = element.number("stepValue") { stepValue = Double(number) }
    if let number = element.number("value") { value = Double(number) }
  }
}

extension UISegmentedControl {
  func decode(_ nib: NibDecoder) {
    for segment in nib.element.elements(in: "segments") {
      if let image = segment.image("image", nib.bundle) {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else {
        insertSegment(withTitle: segment.string("title"), at: numberOfSegments, animated: false)
      }
    }
    selectedSegmentIndex = nib.element.integer("selectedSegmentIndex") ?? Self.noSegment
  }
}

extension UIPageControl {
  func decode(_ nib: NibDecoder) {
    if let number = nib.element.integer("numberOfPages") { numberOfPages = number }
    if let number = nib.element.integer("currentPage") { currentPage = number }
    if let color = nib.element.color("pageIndicatorTintColor", nib.bundle) {
      pageIndicatorTintColor = color
    }
    if let color = nib.element.color("currentPageIndicatorTintColor", nib.bundle) {
      currentPageIndicatorTintColor = color
    }
  }
}

extension UIProgressView {
  func decode(_ nib: NibDecoder) {
    if let number = nib.element.number("progress") { progress = Float(number) }
    if let color = nib.element.color("progressTintColor", nib.bundle) { progressTintColor = color }
    if let color = nib.element.color("trackTintColor", nib.bundle) { trackTintColor = color }
  }
}

extension UIActivityIndicatorView {
  func decode(_ nib: NibDecoder) {
    // Files of earlier systems have deprecated styles.
    let styles = ["large": Style.large.rawValue, "whiteLarge": 0, "white": 1, "gray": 2]
    let number = nib.element["style"].flatMap { styles[$0] }
    if let found = number.flatMap(Style.init) { style = found }
    if let value = nib.element.bool("hidesWhenStopped") { hidesWhenStopped = value }
    if let color = nib.element.color("color", nib.bundle) { self.color = color }
    if nib.element.bool("animating") == true { startAnimating() }
  }
}

extension UIGestureRecognizer {
  /// Decodes the properties of a recognizer, which has no `init(coder:)`.
  func decode(_ element: NibElement) {
    if let value = element.bool("cancelsTouchesInView") { cancelsTouchesInView = value }
    if let value = element.bool("delaysTouchesBegan") { delaysTouchesBegan = value }
    if let value = element.bool("delaysTouchesEnded") { delaysTouchesEnded = value }
    if let value = element.bool("enabled") { isEnabled = value }
    switch self {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    case let pan as UIPanGestureRecognizer:
      if let number = element.integer("minimumNumberOfTouches") {
        pan.minimumNumberOfTouches = number
      }
    case let press as UILongPressGestureRecognizer:
      if let number = element.number("minimumPressDuration") {
        press.minimumPressDuration = TimeInterval(number)
      }
    case let swipe as UISwipeGestureRecognizer:
      switch element["direction"] {
      case "left": swipe.direction = .left
      case "up": swipe.direction = .up
      case "down": swipe.direction = .down
      default: swipe.direction = .right
      }
    default: break
    }
  }
}
