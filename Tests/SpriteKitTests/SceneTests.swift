import Foundation
import SpriteKit
import Testing
import UIKit

@MainActor
@Suite struct SceneTests {
  private class LoggingScene: SKScene, SKPhysicsContactDelegate {
    var log: [String] = []
    override func sceneDidLoad() { log.append("load") }
    override func didMove(to view: SKView) { log.append("move") }
    override func willMove(from view: SKView) { log.append("leave") }
    override func didChangeSize(_ oldSize: CGSize) { log.append("size from \(oldSize.width)") }
    override func update(_ currentTime: TimeInterval) { log.append("update \(currentTime)") }
    override func didEvaluateActions() { log.append("actions \(children.count)") }
    override func didSimulatePhysics() { log.append("physics") }
    override func didApplyConstraints() { log.append("constraints") }
    override func didFinishUpdate() { log.append("finish") }
  }

  private final class Delegate: NSObject, SKSceneDelegate {
    var times: [TimeInterval] = []
    func update(_ currentTime: TimeInterval, for scene: SKScene) { times.append(currentTime) }
  }

  @Test("Scenes.SK5. A scene hears of its view")
  func presenting() {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (one, two) = (LoggingScene(size: view.bounds.size), LoggingScene(size: .zero))
    #expect(one.log == ["load"] && one.view == nil && one.frame.size == view.bounds.size)
    view.presentScene(one)
    #expect(view.scene === one && one.view === view && one.log == ["load", "move"])
    view.presentScene(two)
    #expect(one.log == ["load", "move", "leave"] && one.view == nil && view.scene === two)
    view.presentScene(nil)
    #expect(two.log == ["load", "move", "leave"] && view.scene == nil)
  }

  @Test("Scenes.SK6. A frame updates, runs actions, physics and constraints, in this order")
  func frames() {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let scene = LoggingScene(size: view.bounds.size)
    view.presentScene(scene)
    scene.log = []
    scene.run(.run { scene.addChild(SKNode()) })
    view.step(to: 5)
    #expect(scene.log == ["update 5.0", "actions 1", "physics", "constraints", "finish"])
    scene.isPaused = true
    view.step(to: 6)
    scene.isPaused = false
    view.isPaused = true
    view.step(to: 7)
    #expect(scene.log.count == 5)
    view.isPaused = false
    view.step(to: 8)
    #expect(scene.log.count == 10)
  }

  @Test("Scenes.SK6. A delegate's methods are called in place of the scene's")
  func delegate() {
    let scene = LoggingScene(size: CGSize(width: 1, height: 1))
    let delegate = Delegate()
    scene.delegate = delegate
    scene.log = []
    scene.advance(to: 2)
    #expect(delegate.times == [2])
    #expect(scene.log == ["actions 0", "physics", "constraints", "finish"])
  }

  @Test("Scenes.SK6. After a long break a scene in a view continues as after a second")
  func longBreak() {
    let (view, scene) = present()
    let node = SKNode()
    scene.addChild(node)
    node.run(.moveBy(x: 100, y: 0, duration: 100))
    view.step(to: 0)
    view.step(to: 50)
    #expect(near(node.position.x, 1))
    view.step(to: 50.5)
    #expect(near(node.position.x, 1.5))
  }

  @Test("Scenes.SK6. The number of nodes and the rate of frames are shown in a corner")
  func figures() {
    let (view, scene) = present()
    scene.addChild(SKNode())
    #expect(Pixels(view).count { $0[0] > 100 } == 0)
    view.showsFPS = true
    view.showsNodeCount = true
    for frame in 0...90 { view.step(to: TimeInterval(frame) / 60) }
    #expect(view.frameTimes.count == 60)
    let pixels = Pixels(view)
    #expect(pixels.count { $0[0] > 100 } > 20)
    #expect((0..<80).allSatisfy { y in (0..<100).allSatisfy { pixels[$0, y][0] < 50 } })
  }

  @Test(
    "Scenes.SK7. Scale modes fit the scene into the view",
    arguments: [
      (SKSceneScaleMode.fill, CGPoint(x: 0, y: 100), CGPoint(x: 200, y: 0)),
      (.aspectFill, CGPoint(x: 0, y: 150), CGPoint(x: 200, y: -50)),
      (.aspectFit, CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 0)),
    ])
  func scaleModes(_ mode: SKSceneScaleMode, _ origin: CGPoint, _ corner: CGPoint) {
    let (view, scene) = present(
      CGSize(width: 50, height: 50), in: CGSize(width: 200, height: 100))
    scene.scaleMode = mode
    #expect(near(scene.convertPoint(toView: .zero), origin))
    #expect(near(scene.convertPoint(toView: CGPoint(x: 50, y: 50)), corner))
    #expect(near(view.convert(corner, to: scene), CGPoint(x: 50, y: 50)))
    #expect(near(view.convert(.zero, from: scene), origin))
    scene.backgroundColor = .red
    let pixels = Pixels(view)
    #expect(pixels.matches(100, 50, .red))
    #expect((pixels[10, 50][3] == 0) == (mode == .aspectFit))
  }

  @Test("Scenes.SK7. A scene that follows its view gets its size, and its origin the anchor point")
  func resizing() {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let scene = LoggingScene(size: CGSize(width: 5, height: 5))
    scene.scaleMode = .resizeFill
    scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    view.presentScene(scene)
    #expect(scene.size == CGSize(width: 200, height: 100))
    #expect(scene.log == ["load", "size from 5.0", "move"])
    #expect(scene.convertPoint(toView: .zero) == CGPoint(x: 100, y: 50))
    #expect(scene.frame == CGRect(x: -100, y: -50, width: 200, height: 100))
    view.frame.size = CGSize(width: 60, height: 80)
    view.layoutIfNeeded()
    #expect(scene.size == CGSize(width: 60, height: 80))
  }

  private final class Finger: UITouch {
    var point = CGPoint.zero
    override func location(in view: UIView?) -> CGPoint { point }
    override func previousLocation(in view: UIView?) -> CGPoint {
      CGPoint(x: point.x - 1, y: point.y)
    }
  }

  private final class Button: SKSpriteNode {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      let place = touch.location(in: self)
      log.append("began \(place.x) \(place.y) \(touch.previousLocation(in: self).x)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved \(touches.count)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  private final class TouchedScene: SKScene {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += touches.count
    }
  }

  @Test("Scenes.SK34. A touch goes to the foremost node that accepts touches, until it ends")
  func touches() {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scene = TouchedScene(size: view.bounds.size)
    let button = Button(color: .red, size: CGSize(width: 20, height: 20))
    button.position = CGPoint(x: 50, y: 80)
    button.isUserInteractionEnabled = true
    let cover = SKSpriteNode(color: .blue, size: CGSize(width: 90, height: 90))
    cover.position = CGPoint(x: 50, y: 50)
    scene.addChild(button)
    scene.addChild(cover)
    view.presentScene(scene)
    let finger = Finger()
    finger.point = CGPoint(x: 55, y: 18)
    view.touchesBegan([finger], with: nil)
    finger.point = CGPoint(x: 5, y: 95)
    view.touchesMoved([finger], with: nil)
    view.touchesEnded([finger], with: nil)
    view.touchesMoved([finger], with: nil)
    #expect(button.log == ["began 5.0 2.0 4.0", "moved 1", "ended"] && scene.touches == 0)
    view.touchesBegan([finger], with: nil)
    #expect(scene.touches == 1)
    view.touchesCancelled([finger], with: nil)
    cover.isUserInteractionEnabled = true
    finger.point = CGPoint(x: 50, y: 20)
    view.touchesBegan([finger], with: nil)
    #expect(button.log.count == 3 && scene.touches == 1)
    cover.isHidden = true
    view.touchesCancelled([finger], with: nil)
    view.touchesBegan([finger], with: nil)
    view.touchesCancelled([finger], with: nil)
    #expect(button.log.last == "cancelled")
    #expect(button.next === scene && scene.next === view)
  }

  @Test("Scenes.SK35. A transition shows both scenes, and pauses the new one until its end")
  func transitions() {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let (red, blue) = (LoggingScene(size: view.bounds.size), LoggingScene(size: view.bounds.size))
    (red.backgroundColor, blue.backgroundColor) = (.red, .blue)
    view.presentScene(red)
    view.presentScene(blue, transition: .push(with: .left, duration: 2))
    #expect(view.scene === blue && blue.log == ["load", "move"] && red.log.last == "leave")
    view.step(to: 10)
    view.step(to: 10.5)
    var pixels = Pixels(view)
    #expect(pixels.matches(28, 20, .red) && pixels.matches(32, 20, .blue))
    #expect(blue.log.count == 2)
    view.step(to: 12)
    #expect(Pixels(view).matches(5, 20, .blue) && blue.log.contains("update 12.0"))
    view.presentScene(red, transition: .fade(with: .green, duration: 2))
    view.step(to: 20)
    view.step(to: 21)
    #expect(Pixels(view).matches(20, 20, .green))
    view.step(to: 21.5)
    pixels = Pixels(view)
    #expect(pixels.matches(20, 20, UIColor(red: 0.5, green: 0.5, blue: 0, alpha: 1)))
    view.step(to: 23)
    view.presentScene(blue, transition: .crossFade(withDuration: 1))
    view.step(to: 30)
    view.step(to: 30.5)
    pixels = Pixels(view)
    #expect(pixels.matches(20, 20, UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)))
  }

  @Test("Scenes.SK17. Sounds and videos that are not there are silent")
  func sounds() {
    let audio = SKAudioNode(fileNamed: "nothing.wav")
    let (view, scene) = present { $0.addChild(audio) }
    view.step(to: 0)
    audio.run(.changeVolume(to: 0.5, duration: 1))
    audio.run(.sequence([.play(), .pause(), .stop()]))
    #expect(SKAction.playSoundFileNamed("nothing.wav", waitForCompletion: true).duration == 0)
    view.step(to: 1)
    let video = SKVideoNode(fileNamed: "nothing.mp4")
    video.size = CGSize(width: 20, height: 10)
    video.pause()
    scene.backgroundColor = .red
    video.position = CGPoint(x: 50, y: 50)
    scene.addChild(video)
    #expect(Pixels(view).matches(50, 50, .black) && video.frame.width == 20)
  }
}
