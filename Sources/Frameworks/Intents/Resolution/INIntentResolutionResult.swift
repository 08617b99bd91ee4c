/// The answer of an app about a value of an intent.
public class INIntentResolutionResult: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// The user has to give a value.
  public class func needsValue() -> Self { Self(outcome: .needsValue) }
  /// No value is needed.
  public class func notRequired() -> Self { Self(outcome: .notRequired) }
  /// The value is not possible.
  public class func unsupported() -> Self { Self(outcome: .unsupported(reason: nil)) }
  /// The value is not possible, for a reason of the app.
  public class func unsupported(withReason reason: Int) -> Self {
    Self(outcome: .unsupported(reason: reason))
  }
  /// The user has to confirm a value, for a reason of the app.
  public class func confirmationRequired(
    withItemToConfirm itemToConfirm: Any, forReason reason: Int
  ) -> Self { Self(outcome: .confirmationRequired(itemToConfirm, reason: reason)) }

  /// The text of the result (Intents.HA2).
  public override var description: String { "<\(type(of: self)): \(outcome)>" }

  required init(outcome: ResolutionOutcome) {
    self.outcome = outcome
    super.init()
  }

  /// The answer of the app.
  package let outcome: ResolutionOutcome
}
