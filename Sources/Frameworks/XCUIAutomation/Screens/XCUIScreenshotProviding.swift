import UIKit

/// A type that makes screenshots.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// Makes a screenshot.
  func screenshot() -> XCUIScreenshot
}
