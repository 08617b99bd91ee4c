/// Something that an app wants of the phone and gets no answer to.
public enum AppWish: Sendable, Equatable {
  /// That an address is opened, by whichever app is for such.
  case open(String)
  /// That its icon shows a number; 0 for none.
  case badge(Int)
  /// That the screen stays on though nobody touches it, or no more.
  case staysAwake(Bool)
  /// That the screen is so bright, 0…1, until the phone is locked.
  case brightness(Double)
  /// That people are told something.
  case announce(String)
  /// That its icon offers this.
  case quickActions([QuickAction])
}
