/// An object that handles `INSendPaymentIntent` (Intents.HA1).
public protocol INSendPaymentIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
  /// Resolves the payee.
  func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void)
  /// Resolves the currency amount.
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void)
  /// Resolves the note.
  func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
  /// Returns the resolution of the payee.
  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult
  /// Returns the resolution of the currency amount.
  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent
  ) async -> INSendPaymentCurrencyAmountResolutionResult
  /// Returns the resolution of the note.
  func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult
}

extension INSendPaymentIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
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
  /// Returns a result that needs no value.
  public func resolvePayee(
    for intent: INSendPaymentIntent
  ) async -> INSendPaymentPayeeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) { finish(completion) { await self.resolveCurrencyAmount(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveCurrencyAmount(
    for intent: INSendPaymentIntent
  ) async -> INSendPaymentCurrencyAmountResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveNote(
    for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveNote(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
    .notRequired()
  }
}
