/// Everything the phone can say to an app, as plain values.
public enum PhoneMessage: Sendable, Equatable {
  /// The answer to `hello`: the version both speak.
  case welcome(version: Int)
  /// The last message: the phone does not listen any more.
  case goodbye(Farewell)

  /// Why the phone ends a connection.
  public enum Farewell: String, Sendable, CaseIterable {
    /// The app speaks another version of these messages.
    case version
    /// The app's first message was no greeting, or a later one was.
    case order
    /// What came was no message, or a message that makes no sense.
    case malformed
    /// A message was larger than messages may be.
    case tooLarge
    /// More messages came than any app needs.
    case flood
    /// As many apps are connected as the phone takes.
    case full
  }
}
