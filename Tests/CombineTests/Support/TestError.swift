/// An error in tests.
enum TestError: Error, Equatable, Codable {
  case first, second
}

/// Returns a closure that throws an error for one number.
func throwing(on number: Int) -> (Int) throws -> Int {
  { value in
    if value == number { throw TestError.first }
    return value
  }
}
