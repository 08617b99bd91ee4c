@_spi(UIKitModules) import TactusUIKitLists
@_spi(UIKitModules) import TactusUIKitViews

extension ElementAttributes {
  /// The attributes of controls that their initializers do not decode.
  static let controls: [Setter] = [
    group(
      UIStepper.self,
      [
        .flag("continuous", \.isContinuous), .flag("autorepeat", \.autorepeat),
        .flag("wraps", \.wraps),
      ]),
    group(
      UISlider.self,
      [
        .image("minimumValueImage", \.minimumValueImage),
        .image("maximumValueImage", \.maximumValueImage),
      ]),
    group(
      UISegmentedControl.self,
      [
        .flag("momentary", \.isMomentary),
        .flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
        .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
      ]),
    group(
      UIPageControl.self,
      [
        .flag("hidesForSinglePage", \.hidesForSinglePage),
        .flag("defersCurrentPageDisplay", \.defersCurrentPageDisplay),
      ]),
    group(
      UIDatePicker.self,
      [
        .choice(
          "datePickerMode", "time date dateAndTime countDownTimer", \.datePickerMode),
        .integer("minuteInterval", \.minuteInterval),
        .other { picker, element, _ in
          if let style: UIDatePickerStyle = element.choice(
            "style", "automatic wheels compact inline")
          {
            picker.preferredDatePickerStyle = style
          }
          if element["useCurrentDate"] == "NO", let date = date("date", element) {
            picker.date = date
          }
          if let date = date("minimumDate", element) { picker.minimumDate = date }
          if let date = date("maximumDate", element) { picker.maximumDate = date }
          if let seconds = element.number("countDownDuration") {
            picker.countDownDuration = TimeInterval(seconds)
          }
        },
      ]),
    group(
      UIButton.self,
      [
        .other { button, element, nib in
          if let child = element.value("configuration") ?? element.child("buttonConfiguration") {
            button.configuration = configuration(child, element, nib)
          }
        }
      ]),
  ]

  /// Returns the date of a property, whose seconds count from the year 2001.
  private static func date(_ key: String, _ element: NibElement) -> Date? {
    element.value(key)?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: TimeInterval($0))
    }
  }

  private static func configuration(
    _ element: NibElement, _ button: NibElement, _ nib: NibDecoder
  ) -> UIButton.Configuration {
    var new: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      default: .plain()
      }
    let normal = button.value("normal") ?? button.children.first { $0.name == "state" }
    new.title = element.string("title") ?? normal?.string("title")
    new.subtitle = element.string("subtitle")
    new.image = element.image("image", nib.bundle) ?? normal?.image("image", nib.bundle)
    if let color = element.color("baseForegroundColor", nib.bundle) {
      new.baseForegroundColor = color
    }
    if let color = element.color("baseBackgroundColor", nib.bundle) {
      new.baseBackgroundColor = color
    }
    if let padding = element.number("imagePadding") { new.imagePadding = padding }
    if let padding = element.number("titlePadding") { new.titlePadding = padding }
    switch element["cornerStyle"] {
    case "capsule": new.cornerStyle = .capsule
    case "large": new.cornerStyle = .large
    case "medium": new.cornerStyle = .medium
    case "small": new.cornerStyle = .small
    default: break
    }
    switch element["imagePlacement"] {
    case "top": new.imagePlacement = .top
    case "bottom": new.imagePlacement = .bottom
    case "trailing": new.imagePlacement = .trailing
    default: break
    }
    if let text = element.attributedString("attributedTitle", nib.bundle) {
      new.attributedTitle = AttributedString(text.string)
    }
    if let font = element.font("titleFontDescription") {
      new.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { given in
        var attributes = given
        attributes.font = font
        return attributes
      }
    }
    return new
  }
}

extension NibElement {
  /// Returns the first child element with a name.
  func child(_ name: String) -> NibElement? { children.first { $0.name == name } }
}
