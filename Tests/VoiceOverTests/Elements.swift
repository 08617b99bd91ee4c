import TactusPhoneLink

/// Returns an accessible element at a place.
func element(
  _ label: String?, _ x: Double = 0, _ y: Double = 0, width: Double = 100, height: Double = 40,
  parent: Int? = 0, traits: [String] = [], value: String? = nil, hint: String? = nil
) -> ScreenElement {
  ScreenElement(
    parent: parent, kind: "UIView", label: label, value: value, hint: hint, traits: traits, x: x,
    y: y, width: width, height: height, isAccessible: true)
}

/// Returns a view that is no element.
func container(
  parent: Int? = nil, _ x: Double = 0, _ y: Double = 0, width: Double = 320, height: Double = 480
) -> ScreenElement {
  ScreenElement(parent: parent, kind: "UIView", x: x, y: y, width: width, height: height)
}
