/// A request of the screen keyboard's program, which no other program may send.
public enum KeyboardRequest: Sendable, Equatable {
  /// Changes the text of the app that the keyboard serves.
  case edit(KeyboardEdit)
  /// Reports the part of the screen, held upright, whose touches belong to the keyboard; `nil` for
  /// none.
  case area(ScreenArea?)
  /// Makes a language of the keyboard the current one.
  case language(KeyboardLanguage)
  /// Records an emoji that the user has typed.
  case emoji(String)
}
