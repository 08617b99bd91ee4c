import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Coordinates of windows, and pictures of all of them.
@MainActor @Suite(.exclusiveScreen) struct WindowConversionTests {
  private let screen = RenderedScreen()
  private let other: UIWindow

  init() {
    other = LayerSession.with(screen.session) {
      let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
      window.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      window.isHidden = false
      return window
    }
  }

  @Test("A point and a rectangle are converted between two windows, and the screen for nil")
  func conversion() {
    let (point, rect) = (CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4))
    let window: UIWindow? = screen.window
    #expect(other.convert(point, to: window) == CGPoint(x: 21, y: 32))
    #expect(other.convert(point, from: window) == CGPoint(x: -19, y: -28))
    #expect(other.convert(rect, to: window) == CGRect(x: 21, y: 32, width: 3, height: 4))
    #expect(other.convert(rect, from: window) == CGRect(x: -19, y: -28, width: 3, height: 4))
    #expect(other.convert(point, to: nil) == CGPoint(x: 21, y: 32))
    close()
  }

  @Test("Drawing.DR10. A snapshot of the screen shows all windows at their places")
  func snapshot() {
    screen.show()
    let snapshot = LayerSession.with(screen.session) {
      UIScreen.main.snapshotView(afterScreenUpdates: true)
    }
    #expect(snapshot.bounds.size == UIScreen.main.bounds.size)
    #expect(snapshot.subviews.last?.frame == other.frame)
    screen.show { window in
      other.isHidden = true
      snapshot.transform = CGAffineTransform(translationX: 10, y: 0)
      window.addSubview(snapshot)
    }
    #expect(screen.pixel(28, 50) == [255, 255, 255, 255])
    #expect(screen.pixel(32, 50) == [255, 0, 0, 255] && screen.pixel(68, 50) == [255, 0, 0, 255])
    close()
  }

  private func close() { LayerSession.with(screen.session) { other.isHidden = true } }
}
