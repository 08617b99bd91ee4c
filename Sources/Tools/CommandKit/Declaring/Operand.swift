/// The declaration of an operand without its type, for help, completion and parsing.
public struct OperandDeclaration: Sendable, Equatable {
  /// The name in the help, in capitals.
  public let name: String
  /// The help text, one sentence.
  public let help: String
  /// The minimum number of arguments.
  public let least: Int
  /// Whether the operand accepts all remaining arguments; only a command's last operand may.
  public let repeats: Bool
  /// The values that shells offer.
  public let completion: ValueCompletion

  /// The operand in a usage line, such as `[FILE…]`.
  public var usage: String {
    let word = repeats ? "\(name)…" : name
    return least == 0 ? "[\(word)]" : word
  }
}

/// An operand of any type, for lists of operands of different types.
public protocol DeclaredOperand: Sendable {
  /// The declaration without the type.
  var declaration: OperandDeclaration { get }
  /// Converts the operand's arguments to a value.
  func value(from texts: [String]) throws(UsageError) -> any Sendable
}

/// A positional argument whose value has a type.
public struct Operand<Value: Sendable>: DeclaredOperand {
  /// The declaration without the type.
  public let declaration: OperandDeclaration
  private let read: @Sendable ([String]) throws(UsageError) -> Value

  init(
    _ declaration: OperandDeclaration,
    read: @escaping @Sendable ([String]) throws(UsageError) -> Value
  ) {
    self.declaration = declaration
    self.read = read
  }

  /// Converts the operand's arguments to a value.
  public func value(from texts: [String]) throws(UsageError) -> any Sendable { try read(texts) }
}

extension Operand where Value == String {
  /// Declares a required file path.
  ///
  /// Completion offers files with one of the extensions; every path is accepted.
  public static func file(_ name: String, extensions: [String] = [], help: String) -> Operand {
    Operand(
      OperandDeclaration(
        name: name, help: help, least: 1, repeats: false, completion: .files(extensions))
    ) { $0[0] }
  }
}

extension Operand where Value == [String] {
  /// Declares file paths.
  ///
  /// The minimum number is `least`, 0 or 1. Completion offers files with one of the extensions;
  /// every path is accepted.
  public static func files(
    _ name: String, least: Int = 1, extensions: [String] = [], help: String
  ) -> Operand {
    Operand(
      OperandDeclaration(
        name: name, help: help, least: least, repeats: true, completion: .files(extensions))
    ) { $0 }
  }
}

extension Operand where Value == [String] {
  /// Declares words, at least `least` (0 or 1); every word is accepted.
  public static func words(_ name: String, least: Int = 1, help: String) -> Operand {
    Operand(
      OperandDeclaration(name: name, help: help, least: least, repeats: true, completion: .none)
    ) { $0 }
  }
}

extension Operand where Value == String? {
  /// Declares an optional word.
  ///
  /// Shells offer `completion`; every word is accepted.
  public static func word(
    _ name: String, completion: ValueCompletion = .none, help: String
  ) -> Operand {
    Operand(
      OperandDeclaration(name: name, help: help, least: 0, repeats: false, completion: completion)
    ) { $0.first }
  }
}

extension Operand {
  /// Declares one or more words, each the raw value of one of a type's cases.
  public static func choices<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, of type: Word.Type, help: String
  ) -> Operand where Value == [Word] {
    Operand(
      OperandDeclaration(
        name: name, help: help, least: 1, repeats: true,
        completion: .only(Word.allCases.map(\.rawValue)))
    ) { texts throws(UsageError) in
      var words: [Word] = []
      for text in texts {
        if let word = try ValueReader.choice(text, of: name, as: type) { words.append(word) }
      }
      return words
    }
  }
}

extension Operand where Value: RawRepresentable<String> & CaseIterable {
  /// Declares a required word, the raw value of one of a type's cases.
  public static func choice(_ name: String, help: String) -> Operand {
    Operand(
      OperandDeclaration(
        name: name, help: help, least: 1, repeats: false,
        completion: .only(Value.allCases.map(\.rawValue)))
    ) { texts throws(UsageError) in
      guard let value = try ValueReader.choice(texts.first, of: name, as: Value.self) else {
        throw UsageError("\(name) is missing")
      }
      return value
    }
  }
}
