internal import TactusCrashReports

/// A request for the store's descriptions of products.
///
/// Steps Purchases.PR1….
///
/// - Thread: as `SKRequest`; it adds nothing that changes.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  /// Creates a request without identifiers.
  public override init() {
    identifiers = []
    super.init()
  }

  /// Creates a request.
  ///
  /// - Parameter productIdentifiers: The identifiers of the products.
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  /// The delegate.
  @_nonoverride open var delegate: (any SKProductsRequestDelegate)? {
    get { (self as SKRequest).delegate as? any SKProductsRequestDelegate }
    set { (self as SKRequest).delegate = newValue }
  }

  // MARK: Internals

  override func answer() {
    let store = LocalStore.current
    do {
      let response = try store.read { state in
        if let failure = state.settings.errors[.loadProducts] { throw failure.originalError }
        let items = state.configuration.items.filter { identifiers.contains($0.id) }
        let known = Set(items.map(\.id))
        let settings = state.settings
        return SKProductsResponse(
          items.map { SKProduct($0, settings.locale, textLocale: settings.textLocale) },
          unknown: identifiers.subtracting(known).sorted())
      }
      store.noteMissingProducts()
      delegate?.productsRequest(self, didReceive: response)
      delegate?.requestDidFinish(self)
    } catch {
      delegate?.request(self, didFailWithError: error)
    }
  }
}

extension LocalStore {
  /// Warns of the reason why the store has no products (Purchases.CF3).
  func noteMissingProducts() {
    guard let configuration = known({ $0.configuration }, otherwise: nil),
      let note = ConfigurationSearch.note(onMissingProductsOf: configuration)
    else { return }
    RuntimeWarning.once(note, namesPlace: true)
  }
}

extension SimulatedFailure {
  /// The error for apps that use the original interface.
  var originalError: SKError { PurchaseFailure.simulated(self).original }
}
