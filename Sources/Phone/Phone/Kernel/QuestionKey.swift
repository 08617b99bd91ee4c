/// The part that has asked a question, and its number for it.
struct QuestionKey: Sendable, Hashable {
  /// The name of the part.
  var part: String
  /// The number.
  var number: Int
}
