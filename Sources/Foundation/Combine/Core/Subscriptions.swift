/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription that sends no values, for publishers that complete immediately.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  static let identifier = CombineIdentifier()

  var combineIdentifier: CombineIdentifier { Self.identifier }
  var description: String { "Empty" }

  /// Does nothing, because the subscription sends no values.
  func request(_ demand: Subscribers.Demand) {}
  /// Does nothing, because the subscription sends no values.
  func cancel() {}
}
