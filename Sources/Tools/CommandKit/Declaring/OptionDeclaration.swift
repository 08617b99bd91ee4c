/// The declaration of an option without its type, for help, completion and parsing.
public struct OptionDeclaration: Sendable, Equatable {
  /// The long name, without dashes.
  public let name: String
  /// The one-letter name, if any.
  public let short: Character?
  /// The name of the value in the help; `nil` for a flag.
  public let valueName: String?
  /// The help text, one sentence.
  public let help: String
  /// The valid range, for the help; `nil` for values that are not numbers.
  public let rangeText: String?
  /// The default, for the help.
  public let defaultText: String?
  /// Whether the option may be given several times; otherwise the last value counts.
  public let repeats: Bool
  /// The values that shells offer.
  public let completion: ValueCompletion

  /// The option on a command line, such as `--sample-rate`.
  public var spelling: String { "--\(name)" }
}

/// An option of any type, for lists of options of different types.
public protocol DeclaredOption: Sendable {
  /// The declaration without the type.
  var declaration: OptionDeclaration { get }
  /// Converts the given texts to a value; none if the option is missing.
  func value(from texts: [String]) throws(UsageError) -> any Sendable
}
