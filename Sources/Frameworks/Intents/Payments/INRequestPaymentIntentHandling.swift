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
  /// Handles an intent, and returns the response.
  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
  /// Returns the check of the payer.
  func resolvePayer(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentPayerResolutionResult
  /// Returns the check of the currency amount.
  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentCurrencyAmountResolutionResult
  /// Returns the check of the note.
  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult
}

extension INRequestPaymentIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
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
  /// Requires nothing.
  public func resolvePayer(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentPayerResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void
  ) { finish(completion) { await self.resolveCurrencyAmount(for: intent) } }
  /// Requires nothing.
  public func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentCurrencyAmountResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveNote(
    for intent: INRequestPaymentIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveNote(for: intent) } }
  /// Requires nothing.
  public func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
    .notRequired()
  }
}
