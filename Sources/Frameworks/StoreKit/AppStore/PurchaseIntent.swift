/// A purchase that the user has started in the App Store, which the phone does not have.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
  /// The product.
  public let product: Product
  /// The offer; `nil` for none.
  public let offer: Product.SubscriptionOffer?

  /// The identifier of the product.
  public var id: String { product.id }

  /// The purchases started by the user; the sequence never yields any.
  public static var intents: PurchaseIntents { PurchaseIntents() }

  /// A sequence of the purchases started by the user.
  public struct PurchaseIntents: AsyncSequence, Sendable {
    /// The element.
    public typealias Element = PurchaseIntent

    /// The loop over the purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let listener = UpdateListener<PurchaseIntent>([])

      /// Waits until the task is canceled.
      public mutating func next() async -> PurchaseIntent? { await listener.next() }
    }

    /// Creates a loop.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
