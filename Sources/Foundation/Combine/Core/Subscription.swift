/// The connection of a subscriber to a publisher, which delivers values on demand.
///
/// - Thread: any.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Adds to the demand.
  func request(_ demand: Subscribers.Demand)
}
