/// A purchase that the user has begun in the App Store, which the phone does not have.
public struct PurchaseIntent: Identifiable, Hashable, Sendable {
  /// The product.
  public let product: Product
  /// The offer; `nil` for none.
  public let offer: Product.SubscriptionOffer?

  /// The identifier of the product.
  public var id: String { product.id }

  /// The purchases, as the user begins them; none ever comes.
  public static var intents: PurchaseIntents { PurchaseIntents() }

  /// The purchases, as the user begins them.
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
