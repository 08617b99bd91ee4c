internal import Glibc
import Synchronization

/// The items of an app.
///
/// - Thread: any.
package final class KeychainStore: Sendable {
  /// The keychain of this process.
  static let shared = KeychainStore(file: fileOfContainer)

  private let file: URL?
  private let lock = Mutex(())
  /// The items of a process without a container.
  ///
  /// Unchecked because the lock above guards them.
  private nonisolated(unsafe) var items: [KeychainItem] = []

  /// Creates a keychain in a file; `nil` keeps it in memory.
  package init(file: URL?) { self.file = file }

  /// The file in the app's container (Keychain.KC1).
  private static var fileOfContainer: URL? {
    ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
      URL(filePath: $0).appending(path: "Library/Keychains/items.plist")
    }
  }

  /// Calls a closure with the items, and stores them if it has changed them.
  ///
  /// - Parameter body: A closure that returns a result, and whether it has changed the items.
  /// - Returns: The result, or `errSecIO` if the items could not be read or written.
  package func access(_ body: (inout [KeychainItem]) -> (OSStatus, hasChanged: Bool)) -> OSStatus {
    lock.withLock { _ in
      guard var current = read() else { return errSecIO }
      let (status, hasChanged) = body(&current)
      guard hasChanged else { return status }
      return write(current) ? status : errSecIO
    }
  }

  private func read() -> [KeychainItem]? {
    guard let file else { return items }
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [[String: Any]]
    else { return nil }
    return values.map {
      var item = KeychainItem(values: EarlierKeyNames.renewed($0))
      if !item.isComplete { item.complete() }
      return item
    }
  }

  /// Replaces the file, which only its owner can read; returns whether it was written
  /// (Keychain.KC1).
  private func write(_ items: [KeychainItem]) -> Bool {
    guard let file else {
      self.items = items
      return true
    }
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: items.map(\.values), format: .binary, options: 0)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let new = file.path + ".new"
      unlink(new)
      guard
        FileManager.default.createFile(
          atPath: new, contents: data, attributes: [.posixPermissions: 0o600])
      else { return false }
      return rename(new, file.path) == 0
    } catch {
      return false
    }
  }
}
