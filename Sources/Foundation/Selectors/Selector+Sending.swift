extension Selector {
  /// Calls the method on an object, with as many of the arguments as it takes (Crashes.CR10).
  ///
  /// An object without such a method ends the program, as on an iPhone. Arguments of other types
  /// than the parameters are a warning.
  ///
  /// - Returns: Whether the method was called.
  @MainActor @discardableResult
  package func send(to target: AnyObject, with arguments: [Any?] = []) -> Bool {
    if perform(on: target, with: arguments) { return true }
    let receiver = "-[\(type(of: target)) \(self)]"
    guard isMethod(of: target) else {
      let hint = UnknownName.hint(
        for: description, among: SelectorTable.names(of: target),
        called: "its methods for selectors", none: "no method of its class is marked @objc")
      programmingError(
        "\(receiver): unrecognized selector sent to instance: check the spelling, and mark the "
          + "method @objc\(hint)",
        exception: "NSInvalidArgumentException")
    }
    let types = arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: ", ")
    RuntimeWarning.once(
      "\(receiver) is not called: its parameters have other types than the arguments (\(types))")
    return false
  }
}
