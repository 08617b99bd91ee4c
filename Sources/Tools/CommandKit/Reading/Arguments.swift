/// The parsed and validated arguments of a command line.
public struct Arguments: Sendable {
  private let options: [String: any Sendable]
  private let operands: [String: any Sendable]
  private let given: Set<String>

  /// Validates the words against a command's declaration and converts them to values.
  init(_ words: ParsedArguments, of command: Command) throws(UsageError) {
    var options: [String: any Sendable] = [:]
    for option in command.options {
      let name = option.declaration.name
      options[name] = try option.value(from: words.options[name] ?? [])
    }
    var operands: [String: any Sendable] = [:]
    var left = words.operands[...]
    for operand in command.operands {
      let declaration = operand.declaration
      let mine = declaration.repeats ? left : left.prefix(1)
      left = left.dropFirst(mine.count)
      if mine.count < declaration.least { throw UsageError("\(declaration.name) is missing") }
      operands[declaration.name] = try operand.value(from: Array(mine))
    }
    if let extra = left.first { throw UsageError("unexpected operand '\(extra)'") }
    self.options = options
    self.operands = operands
    given = Set(words.options.keys)
  }

  /// The value of an option, or its default.
  ///
  /// - Precondition: The running command lists the option.
  public subscript<Value>(option: Option<Value>) -> Value {
    guard let value = options[option.declaration.name] as? Value else {
      preconditionFailure("The command does not list the option \(option.declaration.spelling)")
    }
    return value
  }

  /// The value of an operand.
  ///
  /// - Precondition: The running command lists the operand.
  public subscript<Value>(operand: Operand<Value>) -> Value {
    guard let value = operands[operand.declaration.name] as? Value else {
      preconditionFailure("The command does not list the operand \(operand.declaration.name)")
    }
    return value
  }

  /// Returns whether an option is on the command line, instead of having its default.
  public func gives<Value>(_ option: Option<Value>) -> Bool {
    given.contains(option.declaration.name)
  }
}
