/// The store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The three letters of the country.
  public let countryCode: String
  /// The identifier of the storefront (Purchases.SF1).
  public var id: String { StorefrontCountries.identifier(of: countryCode) }
  /// The currency.
  public var currency: Locale.Currency? {
    StorefrontCountries.region(of: countryCode).flatMap { Locale(identifier: "en_\($0)").currency }
  }

  init(_ code: String) { countryCode = code }

  /// The storefront.
  public static var current: Storefront? {
    get async { LocalStore.current.known({ Storefront($0.settings.countryCode) }, otherwise: nil) }
  }

  /// The storefronts, as they change.
  public static var updates: Storefronts { Storefronts() }

  /// The storefronts, as they change.
  public struct Storefronts: AsyncSequence, Sendable {
    /// The element.
    public typealias Element = Storefront

    /// The loop over the storefronts.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let store: LocalStore
      private let listener: UpdateListener<String>

      init() {
        store = LocalStore.current
        listener = store.storefrontListeners.listen(first: [])
      }

      /// Waits for the next change.
      public mutating func next() async -> Storefront? { await next(isolation: nil) }

      /// Waits for the next change.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(Never) -> Storefront? {
        guard await listener.next() != nil else { return nil }
        return store.known({ Storefront($0.settings.countryCode) }, otherwise: nil)
      }
    }

    /// Creates a loop.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
