/// A bookmark in the history of one or several stores.
///
/// Apps keep it as an archive between launches.
///
/// - Thread: any; all its properties are constants.
// Source: CoreData.HI3
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The transaction numbers by store identifiers.
  let numbers: [String: Int64]

  /// Creates a token of no store.
  public override init() {
    numbers = [:]
    super.init()
  }

  init(_ numbers: [String: Int64]) { self.numbers = numbers }

  /// Creates a token from an archive.
  public required init?(coder: NSCoder) {
    guard let names = coder.decodeObject(forKey: Self.storesKey) as? String,
      let values = coder.decodeObject(forKey: Self.numbersKey) as? String
    else { return nil }
    let stores = names.split(separator: " ").map(String.init)
    let numbers = values.split(separator: " ").compactMap { Int64($0) }
    guard stores.count == numbers.count else { return nil }
    self.numbers = Dictionary(zip(stores, numbers)) { $1 }
  }

  /// Whether tokens support secure coding; true.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the token to an archive.
  open func encode(with coder: NSCoder) {
    let sorted = numbers.sorted { $0.key < $1.key }
    coder.encode(sorted.map(\.key).joined(separator: " "), forKey: Self.storesKey)
    coder.encode(sorted.map { "\($0.value)" }.joined(separator: " "), forKey: Self.numbersKey)
  }

  /// Returns the token itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both tokens mark the same position.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPersistentHistoryToken)?.numbers == numbers
  }

  /// The hash value.
  open override var hash: Int { numbers.hashValue }

  private static let storesKey = "stores"
  private static let numbersKey = "numbers"
}
