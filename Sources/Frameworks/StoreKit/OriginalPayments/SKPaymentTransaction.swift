internal import Synchronization

/// A transaction in the queue of payments.
///
/// - Thread: any; a lock guards what changes in it.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  struct Values {
    var payment = SKPayment()
    var state = SKPaymentTransactionState.purchasing
    var date: Date?
    var identifier: String?
    var original: SKPaymentTransaction?
    var error: (any Error)?
    /// The identifier in the log.
    var entryID: UInt64?
  }

  private let values = Mutex(Values())

  /// Creates a transaction without a payment, as tests do.
  public override init() { super.init() }

  convenience init(_ payment: SKPayment) {
    self.init()
    values.withLock { $0.payment = payment }
  }

  /// Creates a transaction of the log.
  convenience init(_ entry: StoredTransaction, state: SKPaymentTransactionState = .purchased) {
    let payment = SKPayment(
      values: SKPayment.Values(
        productIdentifier: entry.productID, quantity: entry.quantity, username: entry.username))
    self.init(payment)
    change { $0.set(entry, state) }
  }

  /// The payment.
  open var payment: SKPayment { values.withLock(\.payment) }
  /// The state.
  open var transactionState: SKPaymentTransactionState { values.withLock(\.state) }
  /// The identifier, once purchased or restored.
  open var transactionIdentifier: String? { values.withLock(\.identifier) }
  /// The date of the purchase, once purchased or restored.
  open var transactionDate: Date? { values.withLock(\.date) }
  /// The original transaction of a restored or renewed purchase.
  open var original: SKPaymentTransaction? { values.withLock(\.original) }
  /// The error of a transaction that has failed.
  open var error: (any Error)? { values.withLock(\.error) }
  /// The content to download; always empty.
  open var downloads: [SKDownload] { [] }
  /// The receipt of the transaction; always `nil`, as the local store writes none.
  open var transactionReceipt: Data? { nil }

  // MARK: Internals

  /// The identifier in the log; `nil` for an unrecorded transaction.
  var entryID: UInt64? { values.withLock(\.entryID) }

  func change(_ body: (inout Values) -> Void) { values.withLock { body(&$0) } }
}

extension SKPaymentTransaction.Values {
  /// Sets the values of a transaction of the log.
  mutating func set(_ entry: StoredTransaction, _ state: SKPaymentTransactionState) {
    (self.state, entryID, error) = (state, entry.id, nil)
    guard entry.stage == .paid else { return }
    (date, identifier) = (entry.purchaseDate, String(entry.id))
    guard entry.originalID != entry.id || state == .restored else { return }
    var first = entry
    (first.id, first.purchaseDate) = (entry.originalID, entry.originalPurchaseDate)
    original = SKPaymentTransaction(first)
  }
}

extension SKPaymentTransaction: KeyedClass {
  /// Registers the properties, which tests set by key.
  package static func registerProperties() { keyedProperties }

  private static let keyedProperties: Void = {
    KeyedProperties.add("payment", \SKPaymentTransaction.keyedPayment)
    KeyedProperties.add("transactionState", \SKPaymentTransaction.keyedState)
    KeyedProperties.add("transactionIdentifier", \SKPaymentTransaction.keyedIdentifier)
    KeyedProperties.add("transactionDate", \SKPaymentTransaction.keyedDate)
  }()

  private var keyedPayment: SKPayment {
    get { payment }
    set { change { $0.payment = newValue } }
  }
  private var keyedState: Int {
    get { transactionState.rawValue }
    set { change { $0.state = SKPaymentTransactionState(rawValue: newValue) ?? .purchasing } }
  }
  private var keyedIdentifier: String? {
    get { transactionIdentifier }
    set { change { $0.identifier = newValue } }
  }
  private var keyedDate: Date? {
    get { transactionDate }
    set { change { $0.date = newValue } }
  }
}
