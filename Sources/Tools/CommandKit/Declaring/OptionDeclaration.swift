/// What is known of an option without its type: enough for help, completion and reading.
public struct OptionDeclaration: Sendable, Equatable {
  /// The long name, without dashes.
  public let name: String
  /// The one-letter name, where there is one.
  public let short: Character?
  /// What the help calls the value; `nil` for a flag, which takes none.
  public let valueName: String?
  /// One sentence.
  public let help: String
  /// The numbers that are taken, as help shows them; `nil` for what is no number.
  public let rangeText: String?
  /// The value in force when the option is not given, as help shows it.
  public let defaultText: String?
  /// Whether the option may be given several times; otherwise the last one counts.
  public let repeats: Bool
  /// What shells offer as the value.
  public let completion: ValueCompletion

  /// The option as one writes it, such as `--sample-rate`.
  public var spelling: String { "--\(name)" }
}

/// An option of any type, so that a command can list options of different ones.
public protocol DeclaredOption: Sendable {
  /// What is known of it without its type.
  var declaration: OptionDeclaration { get }
  /// Turns the texts that were given, in order, into a value; none when it was not given.
  func value(from texts: [String]) throws(UsageError) -> any Sendable
}
