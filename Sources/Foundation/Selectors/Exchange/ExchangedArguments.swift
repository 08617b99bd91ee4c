/// The arguments of a call, taken one after the other with their types.
struct ExchangedArguments {
  private let values: [Any?]
  private var index = 0

  init(_ values: [Any?]) { self.values = values }

  /// Returns the next argument as a type; a missing optional argument is nil.
  ///
  /// A value of another type traps: methods that are exchanged need the same types.
  mutating func next<Argument>(_ type: Argument.Type) -> Argument {
    defer { index += 1 }
    guard let argument: Argument = Selector.argument(index, of: values) else {
      let found = index < values.count ? values[index].map { "\(Swift.type(of: $0))" } : nil
      programmingError(
        "argument \(index + 1) of an exchanged method is of type \(found ?? "nil"), not "
          + "\(type): methods that are exchanged need the same parameters",
        exception: "NSInvalidArgumentException")
    }
    return argument
  }
}
