import TactusNetServices

/// The values of a TXT record by their keys, whose case does not matter.
///
/// Step Connections.BJ5.
public struct NWTXTRecord: Sendable, Hashable, CustomDebugStringConvertible {
  /// A value.
  public enum Entry: Sendable, Hashable, CustomDebugStringConvertible {
    /// The key has no value.
    case none
    /// The value is empty.
    case empty
    /// The value is text.
    case string(String)
    /// The value is not text.
    case data(Data)

    /// Creates the value with some bytes; nil for none.
    public init(_ data: Data?) {
      guard let data else {
        self = .none
        return
      }
      let text = String(validating: data, as: UTF8.self)
      self = data.isEmpty ? .empty : text.map { .string($0) } ?? .data(data)
    }

    /// The bytes; nil without a value.
    public var data: Data? {
      switch self {
      case .none: nil
      case .empty: Data()
      case .string(let text): Data(text.utf8)
      case .data(let data): data
      }
    }

    /// The text, or the number of bytes.
    public var debugDescription: String {
      switch self {
      case .none: "none"
      case .empty: "empty"
      case .string(let text): text
      case .data(let data): "\(data.count) bytes"
      }
    }
  }

  private struct Pair: Sendable, Hashable {
    var key: String
    var entry: Entry

    func has(_ key: String) -> Bool { self.key.lowercased() == key.lowercased() }

    /// The entry as encoded, without its length.
    var bytes: [UInt8] {
      Array(key.utf8) + (entry.data.map { [UInt8(ascii: "=")] + Array($0) } ?? [])
    }
  }

  private var pairs: [Pair] = []

  // MARK: Creating

  /// Creates a record from strings; entries that do not fit are left out.
  public init(_ dictionary: [String: String] = [:]) {
    for (key, text) in dictionary.sorted(by: { $0.key < $1.key }) { self[key] = text }
  }

  /// Decodes a record; incomplete entries are left out.
  public init(_ data: Data) {
    pairs = TXTRecord.entries(of: data).map { Pair(key: $0.key, entry: Entry($0.value)) }
  }

  // MARK: Reading

  /// The bytes.
  public var data: Data { TXTRecord.data(of: pairs.map(\.bytes)) }

  /// The values that are text, and empty ones.
  public var dictionary: [String: String] {
    Dictionary(pairs.compactMap { pair in self[pair.key].map { (pair.key, $0) } }) { first, _ in
      first
    }
  }

  /// Returns the value of a key; nil if there is no such key.
  public func getEntry(for key: String) -> Entry? { pairs.first { $0.has(key) }?.entry }

  /// The keys and their values.
  public var debugDescription: String {
    pairs.map { "\($0.key)=\($0.entry.debugDescription)" }.joined(separator: ", ")
  }

  // MARK: Changing

  /// Sets the value of a key.
  ///
  /// - Returns: Whether the key is valid and the entry fits.
  @discardableResult
  public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
    let pair = Pair(key: key, entry: entry)
    guard Self.isValid(key), pair.bytes.count <= TXTRecord.longestText else { return false }
    if let index = pairs.firstIndex(where: { $0.has(key) }) {
      pairs[index] = pair
    } else {
      pairs.append(pair)
    }
    return true
  }

  /// Removes a key.
  ///
  /// - Returns: Whether the key is valid.
  @discardableResult
  public mutating func removeEntry(key: String) -> Bool {
    pairs.removeAll { $0.has(key) }
    return Self.isValid(key)
  }

  /// The text of a key, which is empty for an empty value; nil without a text.
  public subscript(key: String) -> String? {
    get {
      switch getEntry(for: key) {
      case .string(let text)?: text
      case .empty?: ""
      case .data?, Entry.none?, nil: nil
      }
    }
    set {
      guard let newValue else {
        removeEntry(key: key)
        return
      }
      setEntry(newValue.isEmpty ? .empty : .string(newValue), for: key)
    }
  }

  // MARK: Internals

  /// Whether a text can be a key: printable ASCII without an equals sign.
  ///
  /// - Source: RFC 6763, section 6.4. Confidence: documented.
  private static func isValid(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { 0x20...0x7e ~= $0 && $0 != UInt8(ascii: "=") }
  }

  /// The number of keys.
  var count: Int { pairs.count }
  /// Returns the key and the value at a place.
  subscript(place place: Int) -> (key: String, entry: Entry) {
    (pairs[place].key, pairs[place].entry)
  }
}
