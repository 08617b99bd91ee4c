/// The wording that help and manual share.
enum CommandUsage {
  /// How many words are listed at most; a guess at where a list becomes a wall of text.
  ///
  /// Completion offers longer lists in full.
  static let mostWords = 12

  /// The line that shows all a command takes, in short.
  static func line(of command: Command, in program: Program) -> String {
    let options = command.options.isEmpty ? [] : ["[OPTION…]"]
    let operands = command.operands.map(\.declaration.usage)
    return ([program.name, command.name] + options + operands).joined(separator: " ")
  }

  /// A long option with its value, such as `--bits 16|24|32f`.
  static func term(of option: OptionDeclaration) -> String {
    option.valueName.map { "\(option.spelling) \($0)" } ?? option.spelling
  }

  /// What an option means, with the values it takes and its default.
  static func explanation(of option: OptionDeclaration) -> String {
    var text = option.help
    // Words that the name of the value shows already are not said twice.
    if option.completion.words.joined(separator: "|") != option.valueName {
      text += values(of: option.completion)
    }
    if let range = option.rangeText { text += " From \(range)." }
    if let value = option.defaultText { text += " Default: \(value)." }
    if option.repeats { text += " May be given several times." }
    return text
  }

  /// What an operand means, with the words it takes.
  static func explanation(of operand: OperandDeclaration) -> String {
    operand.help + values(of: operand.completion)
  }

  private static func values(of completion: ValueCompletion) -> String {
    guard (1...mostWords).contains(completion.words.count) else { return "" }
    // A word that something has to follow is for a shell to go on with, not to be read.
    let list = completion.words.filter { !$0.hasSuffix(":") }.joined(separator: ", ")
    return completion.isExhaustive ? " Values: \(list)." : " Such as \(list)."
  }
}
