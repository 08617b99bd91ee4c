/// What goes wrong in tests.
enum Mistake: Error, Equatable, Codable {
  case first, second
}

/// Throws at a number.
func refusing(_ refused: Int) -> (Int) throws -> Int {
  { value in
    if value == refused { throw Mistake.first }
    return value
  }
}
