/// The result of transforming one value.
enum TransformResult<Value, Failure: Error> {
  /// Sends this value.
  case pass(Value)
  /// Sends this value and finishes.
  case passLast(Value)
  /// Skips the value and requests another in its place.
  case skip
  /// Finishes.
  case finish
  /// Fails.
  case fail(Failure)
}

extension TransformResult where Failure == any Error {
  /// Returns the result of a throwing transform, with an error as failure.
  static func trying(_ body: () throws -> TransformResult) -> TransformResult {
    do { return try body() } catch { return .fail(error) }
  }
}
