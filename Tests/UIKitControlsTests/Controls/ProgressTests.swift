import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Progress views and activity indicators.
@MainActor @Suite(.exclusiveScreen) struct ProgressTests {
  // Controls.CR1.
  @Test("Progress is limited to 0…1 and fills that part of the track")
  func progress() {
    let screen = TouchScreen()
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.bounds.height == 4)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    screen.window.addSubview(view)
    view.progress = 0.25
    #expect(RenderedImage(view).color(49, 2) == [0, 0x7A, 0xFF])
    #expect(RenderedImage(view).color(51, 2) != [0, 0x7A, 0xFF])
    #expect(view.accessibilityValue == "25%")
    view.progress = 3
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
    #expect(UIProgressView(progressViewStyle: .bar).bounds.height == 2.5)
  }

  @Test("A progress view follows the progress of a task")
  func observed() {
    let (view, task) = (UIProgressView(progressViewStyle: .default), Progress(totalUnitCount: 4))
    task.completedUnitCount = 1
    view.observedProgress = task
    #expect(view.progress == 0.25)
    task.completedUnitCount = 2
    #expect(view.progress == 0.5)
    view.observedProgress = nil
    task.completedUnitCount = 4
    #expect(view.progress == 0.5)
  }

  @Test("An activity indicator is visible while animating, or always")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    #expect(!wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = true
    #expect(wheel.isHidden)
    wheel.style = .medium
    #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20))
  }
}
