/// The principal object of an Intents extension.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Creates an extension.
  public override init() { super.init() }

  /// Returns the handler of an intent: this object, unless a subclass has others.
  open func handler(for intent: INIntent) -> Any? { self }
}
