/// An object that handles `INRequestPaymentIntent` (Intents.HA1).
public protocol INRequestPaymentIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
  /// Resolves the payer.
  func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void)
  /// Resolves the currency amount.
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
  /// Resolves the note.
  func resolveNote(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INStringResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
  /// Returns the resolution of the payer.
  func resolvePayer(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentPayerResolutionResult
  /// Returns the resolution of the currency amount.
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentCurrencyAmountResolutionResult
  /// Returns the resolution of the note.
  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult
}

extension INRequestPaymentIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
  public func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    INRequestPaymentIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    INRequestPaymentIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolvePayer(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void
  ) { finish(completion) { await self.resolvePayer(for: intent) } }
  /// Returns a result that needs no value.
  public func resolvePayer(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentPayerResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void
  ) { finish(completion) { await self.resolveCurrencyAmount(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentCurrencyAmountResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveNote(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveNote(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
    .notRequired()
  }
}
