import UIKit

/// A type that takes screenshots.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// Takes a screenshot.
  func screenshot() -> XCUIScreenshot
}
