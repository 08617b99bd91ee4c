/// Returns a number as JSON.
///
/// - Throws: `LinkError.malformed` for a value that JSON cannot express.
func wireNumber(_ number: Double) throws(LinkError) -> String {
  guard number.isFinite else { throw .malformed }
  return "\(number)"
}
