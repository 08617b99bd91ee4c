/// The texts that help and manual share.
enum CommandUsage {
  /// The maximum number of listed words (a guess at readability).
  ///
  /// Completion offers longer lists in full.
  static let maxWords = 12

  /// Returns the usage line of a command.
  static func line(of command: Command, in program: Program) -> String {
    let options = command.options.isEmpty ? [] : ["[OPTION…]"]
    let operands = command.operands.map(\.declaration.usage)
    return ([program.name, command.name] + options + operands).joined(separator: " ")
  }

  /// Returns a long option with its value, such as `--bits 16|24|32f`.
  static func term(of option: OptionDeclaration) -> String {
    option.valueName.map { "\(option.spelling) \($0)" } ?? option.spelling
  }

  /// Returns an option's help text with its values and its default.
  static func explanation(of option: OptionDeclaration) -> String {
    var text = option.help
    // Words in the value's name are not repeated.
    if option.completion.words.joined(separator: "|") != option.valueName {
      text += values(of: option.completion)
    }
    if let range = option.rangeText { text += " From \(range)." }
    if let value = option.defaultText { text += " Default: \(value)." }
    if option.repeats { text += " May be given several times." }
    return text
  }

  /// Returns an operand's help text with its values.
  static func explanation(of operand: OperandDeclaration) -> String {
    operand.help + values(of: operand.completion)
  }

  private static func values(of completion: ValueCompletion) -> String {
    guard (1...maxWords).contains(completion.words.count) else { return "" }
    // An incomplete word, such as a prefix with a colon, is for shells only.
    let list = completion.words.filter { !$0.hasSuffix(":") }.joined(separator: ", ")
    return completion.isExhaustive ? " Values: \(list)." : " Such as \(list)."
  }
}
