/// A named choice on the command line, whose value has a type.
///
/// Made by one of the functions of `Option+Kinds.swift`; a command lists it, and reads its value
/// by `arguments[option]`.
public struct Option<Value: Sendable>: DeclaredOption {
  /// What is known of it without its type.
  public let declaration: OptionDeclaration
  private let read: @Sendable ([String]) throws(UsageError) -> Value

  /// Declares an option of a kind of its own.
  ///
  /// Help calls the value by `valueName`; `nil` makes a flag. `read` turns the texts that were given
  /// into a value; it gets none for an option that is not there.
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

  /// Turns the texts that were given into a value.
  public func value(from texts: [String]) throws(UsageError) -> any Sendable { try read(texts) }
}
