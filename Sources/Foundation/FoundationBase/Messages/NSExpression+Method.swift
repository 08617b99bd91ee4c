extension NSExpression {
  /// Creates a call of a method (Predicates.PR8).
  ///
  /// More arguments than 2 trap, as does a selector that the object does not know. Messages are
  /// sent on the main thread; another thread waits for it.
  ///
  /// - Parameters:
  ///   - target: The object that gets the message.
  ///   - name: The selector.
  ///   - parameters: The arguments, expressions or values.
  public convenience init(
    forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
  ) {
    let terms = (parameters ?? []).map(Self.term)
    guard terms.count <= 2 else { Self.fail("\(name) takes \(terms.count) arguments, not up to 2") }
    let call: Block = { object, expressions, context in
      // Unchecked because the caller hands it over.
      nonisolated(unsafe) let values = expressions.map {
        $0.expressionValue(with: object, context: context)
      }
      // Unchecked because the closure that sets it has ended when it is read.
      nonisolated(unsafe) var result: Any?
      MainQueue.run {
        guard let receiver = values.first as? NSObject else { return }
        let selector = Selector(name)
        let answer =
          switch values.count {
          case 1: receiver.perform(selector)
          case 2: receiver.perform(selector, with: values[1])
          default: receiver.perform(selector, with: values[1], with: values[2])
          }
        result = answer?.takeUnretainedValue()
      }
      return result as Any
    }
    self.init(.block(call, [target] + terms.map { NSExpression($0) }))
  }
}
