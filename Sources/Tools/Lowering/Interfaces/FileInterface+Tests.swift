extension FileInterface {
  /// Records a method that XCTest runs.
  ///
  /// - Parameters:
  ///   - test: The name of the method, with ` async` after that of an asynchronous one.
  ///   - type: The name of the class.
  ///   - condition: The condition under which the method exists; empty if it always does.
  mutating func record(test: String, of type: String, under condition: String) {
    let key = type + "." + test
    let isKnown = !tests[type, default: []].insert(test).inserted
    switch (isKnown, condition.isEmpty) {
    case (false, true): break
    case (false, false): testConditions[key] = condition
    case (true, true): testConditions[key] = nil
    case (true, false):
      // Several clauses may declare the same test.
      if let other = testConditions[key] { testConditions[key] = "(\(other)) || (\(condition))" }
    }
  }
}
