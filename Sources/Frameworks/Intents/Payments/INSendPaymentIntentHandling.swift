/// An object that handles `INSendPaymentIntent` (Intents.HA1).
public protocol INSendPaymentIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
  /// Checks the payee.
  func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void)
  /// Checks the currency amount.
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void)
  /// Checks the note.
  func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}

extension INSendPaymentIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void
  ) { completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
