internal import Glibc
import Synchronization

/// The passwords by which documents were opened in this process, for printing them (Printing.RD2).
///
/// Documents are distinguished by their bytes, because a document is printed as a copy of them. A
/// password of another document with the same sum opens nothing.
///
/// - Thread: any.
final class UnlockedDocuments: Sendable {
  /// The unlocked documents of the process.
  static let shared = UnlockedDocuments()

  /// Stores the password that has opened a document.
  func remember(_ password: String, of source: DocumentSource) {
    guard let key = Self.key(of: source) else { return }
    entries.withLock { entries in
      entries.removeAll { $0.key == key }
      entries.append((key, password))
      entries.removeFirst(max(0, entries.count - Self.most))
    }
  }

  /// Returns the password that has opened a document last; `nil` if none has.
  func password(of source: DocumentSource) -> String? {
    guard !entries.withLock({ $0.isEmpty }), let key = Self.key(of: source) else { return nil }
    return entries.withLock { entries in entries.last { $0.key == key }?.password }
  }

  // MARK: Internals

  /// The maximum number of passwords; the oldest ones are discarded.
  ///
  /// - Source: ours: more than people open at once. Confidence: guess.
  private static let most = 16

  private static let pieceLength = 1 << 20

  private let entries = Mutex<[(key: Int, password: String)]>([])

  /// Returns a sum of a document's bytes; `nil` if they cannot be read.
  private static func key(of source: DocumentSource) -> Int? {
    var hasher = Hasher()
    var piece = [UInt8](repeating: 0, count: pieceLength)
    var place = 0
    while place < source.count {
      let wanted = min(pieceLength, source.count - place)
      let count = piece.withUnsafeMutableBytes { bytes in
        let count = pread(source.descriptor, bytes.baseAddress, wanted, place)
        hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes.prefix(max(count, 0))))
        return count
      }
      guard count > 0 else { return nil }
      place += count
    }
    return hasher.finalize()
  }
}
