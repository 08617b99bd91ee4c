/// What an operator makes of one value.
enum Step<Value, Failure: Error> {
  /// It goes on, as this.
  case pass(Value)
  /// It goes on, and is the last.
  case passLast(Value)
  /// It stays behind; another is asked for in its place.
  case skip
  /// It was the end.
  case finish
  /// It was the end, and a bad one.
  case fail(Failure)
}

extension Step where Failure == any Error {
  /// What is made of a value by something that may throw.
  static func trying(_ body: () throws -> Step) -> Step {
    do { return try body() } catch { return .fail(error) }
  }
}
