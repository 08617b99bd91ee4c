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
  /// Handles an intent, and returns the response.
  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
  /// Returns the check of the payee.
  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult
  /// Returns the check of the currency amount.
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent
  ) async -> INSendPaymentCurrencyAmountResolutionResult
  /// Returns the check of the note.
  func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult
}

extension INSendPaymentIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
  public func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    INSendPaymentIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    INSendPaymentIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) { finish(completion) { await self.resolvePayee(for: intent) } }
  /// Requires nothing.
  public func resolvePayee(
    for intent: INSendPaymentIntent
  ) async -> INSendPaymentPayeeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) { finish(completion) { await self.resolveCurrencyAmount(for: intent) } }
  /// Requires nothing.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent
  ) async -> INSendPaymentCurrencyAmountResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveNote(for: intent) } }
  /// Requires nothing.
  public func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
    .notRequired()
  }
}
