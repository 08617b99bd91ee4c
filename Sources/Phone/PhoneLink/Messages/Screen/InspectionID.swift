/// Tells the phone's questions to an app apart; the phone chooses the number.
public struct InspectionID: Sendable, Hashable {
  /// The phone's number.
  public var number: UInt32

  /// Names a question.
  public init(_ number: UInt32) { self.number = number }
}
