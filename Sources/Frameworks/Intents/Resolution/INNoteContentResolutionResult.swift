/// A result about the content of a note.
public class INNoteContentResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value is right.
  public class func success(with resolved: INNoteContent) -> Self {
    Self(outcome: .success(resolved))
  }
  /// The user has to choose a value.
  public class func disambiguation(with choices: [INNoteContent]) -> Self {
    Self(outcome: .disambiguation(choices))
  }
  /// The user has to confirm a value.
  public class func confirmationRequired(with value: INNoteContent?) -> Self {
    Self(outcome: .confirmationRequired(value, reason: nil))
  }
}
