/// A message of the App Store to the user; a local store has none.
public struct Message: Hashable, Sendable {
  /// The reason of a message.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A price rises.
    public static let priceIncreaseConsent = Reason(rawValue: 0)
    /// Any other reason.
    public static let generic = Reason(rawValue: 1)
    /// A subscription could not be paid.
    public static let billingIssue = Reason(rawValue: 2)
    /// There is an offer for a former subscriber.
    public static let winBackOffer = Reason(rawValue: 3)
  }

  /// The reason.
  public let reason: Reason

  /// Displays the message in a scene; does nothing.
  @MainActor
  public func display(in scene: UIWindowScene) throws {}

  /// The messages, as they arrive; none ever does.
  public static var messages: Messages { Messages() }

  /// The messages, as they arrive.
  public struct Messages: AsyncSequence, Sendable {
    /// The element.
    public typealias Element = Message

    /// The loop over the messages.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let listener = UpdateListener<Message>([])

      /// Waits until the task is canceled.
      public mutating func next() async -> Message? { await listener.next() }
    }

    /// Creates a loop.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
