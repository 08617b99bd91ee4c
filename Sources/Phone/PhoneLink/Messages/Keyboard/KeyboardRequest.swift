import TactusPhoneTypes

/// A request of the screen keyboard's program, or of a custom keyboard, which no other program may
/// send.
public enum KeyboardRequest: Sendable, Equatable {
  /// Changes the text of the app that the keyboard serves.
  case edit(KeyboardEdit)
  /// Reports the part of the screen, held upright, whose touches belong to the keyboard; `nil` for
  /// none.
  case area(ScreenArea?)
  /// Makes a language of the keyboard the current one.
  case language(KeyboardLanguage)
  /// Makes a custom keyboard the current one.
  case custom(BundleIdentifier)
  /// Makes the next keyboard in the order of the globe key the current one; only a custom keyboard
  /// requests that.
  case nextMode
  /// Reports the height of a custom keyboard in points, in the orientation of the interface.
  case height(Double)
  /// Records an emoji that the user has typed.
  case emoji(String)
}
