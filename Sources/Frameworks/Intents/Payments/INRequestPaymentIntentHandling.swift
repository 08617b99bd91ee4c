/// An object that handles `INRequestPaymentIntent` (Intents.HA1).
public protocol INRequestPaymentIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
  /// Checks the payer.
  func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void)
  /// Checks the currency amount.
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
  /// Checks the note.
  func resolveNote(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
}

extension INRequestPaymentIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void
  ) { completion(INRequestPaymentIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveNote(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
