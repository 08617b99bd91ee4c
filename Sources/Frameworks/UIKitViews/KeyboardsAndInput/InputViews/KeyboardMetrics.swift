import TactusPhoneLink

/// The sizes of the onscreen keyboard, shared by apps and the keyboard's program (Keyboards.SK9).
package struct KeyboardMetrics {
  /// The height of the bar of suggestions; 0 for none (Keyboards.PR1).
  package let suggestionHeight: CGFloat
  /// The height of the keys.
  package let keysHeight: CGFloat
  /// The height of the area below the keys, on phones without a Home button.
  package let dockHeight: CGFloat

  /// The height of the keyboard.
  package var height: CGFloat { suggestionHeight + keysHeight + dockHeight }

  /// Creates the sizes for a screen.
  ///
  /// - Source: heights of keyboards as apps have printed them: 216 points for widths up to 393, 226
  ///   above, 162 in landscape; below the keys 75 points, and 9 in landscape; suggestions 44, and
  ///   45 for widths from 390 on. In landscape they are reported as 32 to 38. Confidence: reported.
  /// - Parameters:
  ///   - size: The size of the screen in the interface's orientation.
  ///   - bottomInset: The safe area at the lower edge; 0 on a phone with a Home button.
  ///   - hasSuggestionBar: Whether there is a suggestion bar above the keys.
  package init(_ size: CGSize, bottomInset: CGFloat, hasSuggestionBar: Bool) {
    let isLandscape = size.width > size.height
    suggestionHeight = !hasSuggestionBar ? 0 : isLandscape ? 38 : size.width < 390 ? 44 : 45
    keysHeight = isLandscape ? 162 : size.width < 414 ? 216 : 226
    dockHeight = bottomInset == 0 ? 0 : isLandscape ? 9 : 75
  }

  /// The sizes on the main screen in its current orientation.
  @MainActor package static func current(hasSuggestionBar: Bool) -> KeyboardMetrics {
    let screen = UIScreen.main
    return KeyboardMetrics(
      screen.bounds.size, bottomInset: screen.safeInsets(of: screen.bounds).bottom,
      hasSuggestionBar: hasSuggestionBar)
  }
}

extension UIScreen {
  /// The keyboard settings that are on.
  package var keyboardSettings: Set<KeyboardSetting> { device.keyboard }
  /// The languages of keyboards.
  package var keyboardLanguages: KeyboardLanguages { device.keyboardLanguages }
}
