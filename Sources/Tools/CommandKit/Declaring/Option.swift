/// A named argument of a command line, whose value has a type.
///
/// Create one with a function of `Option+Kinds.swift`, add it to a command, and read its value with
/// `arguments[option]`.
public struct Option<Value: Sendable>: DeclaredOption {
  /// The declaration without the type.
  public let declaration: OptionDeclaration
  private let read: @Sendable ([String]) throws(UsageError) -> Value

  /// Declares an option with its own conversion.
  ///
  /// The help calls the value `valueName`; `nil` makes a flag. `read` converts the given texts to a
  /// value; it receives none if the option is missing.
  public init(
    _ name: String, short: Character? = nil, valueName: String?, help: String,
    rangeText: String? = nil, defaultText: String? = nil, repeats: Bool = false,
    completion: ValueCompletion = .none,
    read: @escaping @Sendable ([String]) throws(UsageError) -> Value
  ) {
    declaration = OptionDeclaration(
      name: name, short: short, valueName: valueName, help: help, rangeText: rangeText,
      defaultText: defaultText,
      repeats: repeats, completion: completion)
    self.read = read
  }

  /// Converts the given texts to a value.
  public func value(from texts: [String]) throws(UsageError) -> any Sendable { try read(texts) }
}
