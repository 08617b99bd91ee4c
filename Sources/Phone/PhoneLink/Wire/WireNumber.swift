/// Returns a number as JSON.
///
/// - Throws: `LinkError.malformed` for what JSON cannot say.
func wireNumber(_ number: Double) throws(LinkError) -> String {
  guard number.isFinite else { throw .malformed }
  return "\(number)"
}
