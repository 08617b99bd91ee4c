/// The source of the handlers of intents.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// Returns the handler of an intent.
  func handler(for intent: INIntent) -> Any?
}
