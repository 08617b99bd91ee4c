/// The bond of a subscriber with a publisher: values come as far as they are asked for.
///
/// - Thread: any.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}
