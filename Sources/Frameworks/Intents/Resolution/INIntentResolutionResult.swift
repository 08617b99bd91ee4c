/// An app's result about a parameter of an intent.
public class INIntentResolutionResult: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// Returns a result that asks the user for a value.
  public class func needsValue() -> Self { Self(outcome: .needsValue) }
  /// Returns a result that needs no value.
  public class func notRequired() -> Self { Self(outcome: .notRequired) }
  /// Returns a result that rejects the value.
  public class func unsupported() -> Self { Self(outcome: .unsupported(reason: nil)) }
  /// Returns a result that rejects the value for a reason of the app.
  public class func unsupported(withReason reason: Int) -> Self {
    Self(outcome: .unsupported(reason: reason))
  }
  /// Returns a result that asks the user to confirm a value for a reason of the app.
  public class func confirmationRequired(
    withItemToConfirm itemToConfirm: Any, forReason reason: Int
  ) -> Self { Self(outcome: .confirmationRequired(itemToConfirm, reason: reason)) }

  /// A text with the outcome (Intents.HA2).
  public override var description: String { "<\(type(of: self)): \(outcome)>" }

  required init(outcome: ResolutionOutcome) {
    self.outcome = outcome
    super.init()
  }

  /// The outcome.
  package let outcome: ResolutionOutcome
}
