extension UIColor {
  /// The name of the color in the language of the phone, such as “dark blue”
  /// (Accessibility.LC6).
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    let code = MainActor.assumeIsolated { UIScreen.main.device.language }.prefix(2)
    let words = ColorText.all[String(code)] ?? ColorText.english
    guard alpha > 0.05 else { return words.transparent }
    return words.name(hue: hue, saturation: saturation, brightness: brightness)
  }
}
