import UIKit

/// A type that takes snapshots of elements.
@preconcurrency @MainActor public protocol XCUIElementSnapshotProviding: NSObjectProtocol {
  /// Takes a snapshot of the element with its descendants.
  ///
  /// - Throws: An error if there is no such element, or more than one.
  func snapshot() throws -> any XCUIElementSnapshot
}
