import Foundation
import ScreenTestSupport
import SpriteKit
import Testing
import UIKit

@MainActor
@Suite struct LinkTests {
  private final class CountingScene: SKScene {
    var times: [TimeInterval] = []
    override func update(_ currentTime: TimeInterval) { times.append(currentTime) }
  }

  @Test("Scenes.SK5. A scene runs while its view is in a window and does not pause")
  func frames() {
    let screen = AnimatedScreen(CGSize(width: 100, height: 100))
    let scene = CountingScene(size: CGSize(width: 100, height: 100))
    let view = screen.run {
      let view = SKView(frame: screen.window.bounds)
      view.presentScene(scene)
      return view
    }
    screen.wait(1)
    #expect(scene.times.isEmpty)
    screen.run { screen.window.addSubview(view) }
    screen.wait(1)
    #expect((59...61).contains(scene.times.count), "\(scene.times.count)")
    #expect(zip(scene.times, scene.times.dropFirst()).allSatisfy { $0 < $1 })
    scene.times = []
    screen.run { view.preferredFramesPerSecond = 30 }
    screen.wait(1)
    #expect((29...31).contains(scene.times.count), "\(scene.times.count)")
    scene.times = []
    screen.run { view.isPaused = true }
    screen.wait(1)
    #expect(scene.times.isEmpty)
    screen.run {
      view.isPaused = false
      view.removeFromSuperview()
    }
    screen.wait(1)
    #expect(scene.times.isEmpty)
  }
}
