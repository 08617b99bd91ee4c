/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription that sends no values, for publishers that complete immediately.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  static let identifier = CombineIdentifier()

  var combineIdentifier: CombineIdentifier { Self.identifier }
  var description: String { "Empty" }

  // The subscription sends no values, so requests and cancellation have no effect.
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
