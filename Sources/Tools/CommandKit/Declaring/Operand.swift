/// What is known of an operand without its type: enough for help, completion and reading.
public struct OperandDeclaration: Sendable, Equatable {
  /// What the help calls it, in capitals.
  public let name: String
  /// One sentence.
  public let help: String
  /// How few of them there must be.
  public let least: Int
  /// Whether it takes all that is left; only a command's last operand may.
  public let repeats: Bool
  /// What shells offer for it.
  public let completion: ValueCompletion

  /// The operand as the usage line shows it, such as `[FILE…]`.
  public var usage: String {
    let word = repeats ? "\(name)…" : name
    return least == 0 ? "[\(word)]" : word
  }
}

/// An operand of any type, so that a command can list operands of different ones.
public protocol DeclaredOperand: Sendable {
  /// What is known of it without its type.
  var declaration: OperandDeclaration { get }
  /// Turns the words that stand for it into a value.
  func value(from texts: [String]) throws(UsageError) -> any Sendable
}

/// Something on the command line that stands without a dash, whose value has a type.
public struct Operand<Value: Sendable>: DeclaredOperand {
  /// What is known of it without its type.
  public let declaration: OperandDeclaration
  private let read: @Sendable ([String]) throws(UsageError) -> Value

  init(
    _ declaration: OperandDeclaration,
    read: @escaping @Sendable ([String]) throws(UsageError) -> Value
  ) {
    self.declaration = declaration
    self.read = read
  }

  /// Turns the words that stand for it into a value.
  public func value(from texts: [String]) throws(UsageError) -> any Sendable { try read(texts) }
}

extension Operand where Value == String {
  /// Declares the path of one file, which must be given.
  ///
  /// Completion offers files with one of the extensions; any path is taken.
  public static func file(_ name: String, extensions: [String] = [], help: String) -> Operand {
    Operand(
      OperandDeclaration(
        name: name, help: help, least: 1, repeats: false, completion: .files(extensions))
    ) { $0[0] }
  }
}

extension Operand where Value == [String] {
  /// Declares the paths of files.
  ///
  /// At least as many as `least` says, 0 or 1, must be given. Completion offers files with one of
  /// the extensions; any path is taken.
  public static func files(
    _ name: String, least: Int = 1, extensions: [String] = [], help: String
  ) -> Operand {
    Operand(
      OperandDeclaration(
        name: name, help: help, least: least, repeats: true, completion: .files(extensions))
    ) { $0 }
  }
}

extension Operand where Value == String? {
  /// Declares a word that may be left out.
  ///
  /// Shells offer what `completion` says; any word is taken.
  public static func word(
    _ name: String, completion: ValueCompletion = .none, help: String
  ) -> Operand {
    Operand(
      OperandDeclaration(name: name, help: help, least: 0, repeats: false, completion: completion)
    ) { $0.first }
  }
}

extension Operand {
  /// Declares words of which one at least must be given, each one of a type's cases.
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
  /// Declares a word that must be given and is one of a type's cases.
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
