/// Subscriptions of everybody.
public enum Subscriptions {
  /// One that never sends a value; for who is told at once that it is over.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  static let identifier = CombineIdentifier()

  var combineIdentifier: CombineIdentifier { Self.identifier }
  var description: String { "Empty" }

  // Nothing ever comes, so there is nothing to ask for, and nothing to end.
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
