internal import TactusCrashReports

/// A string wrapper type, such as a key of Core Haptics.
///
/// On an iPhone it bridges to `NSString`, so casts convert between both.
///
/// Steps ObjectiveC.WC1…
public protocol _WrappedWord: RawRepresentable, Hashable where RawValue == String {}

extension _WrappedWord {
  /// Creates a word from its raw value, without a label.
  @_disfavoredOverload
  public init(_ rawValue: String) {
    guard let word = Self(rawValue: rawValue) else {
      programmingError("\(Self.self) has no word '\(rawValue)'")
    }
    self = word
  }
}
