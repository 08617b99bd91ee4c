import PhoneTesting
import SceneKit
import ScreenTestSupport
import Testing

/// Views of scenes: points and frames.
@MainActor @Suite(.serialized, .exclusiveScreen) struct SceneViewTests {
  private let scene = SCNScene()
  private let near = SCNNode(geometry: SCNSphere(radius: 1))
  private let far = SCNNode(geometry: SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))

  init() {
    scene.rootNode.addChildNode(far)
    scene.rootNode.addChildNode(near)
    far.position = SCNVector3(0, 0, -10)
  }

  private final class Watcher: NSObject, SCNSceneRendererDelegate {
    var events: [String] = []

    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {
      events.append("update")
    }
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {
      events.append("actions")
    }
    func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {
      events.append("constraints")
    }
    func renderer(
      _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
    ) { events.append("draw") }
  }

  private final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let view = SCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      root.view.addSubview(view)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test("Scenes.SC10. A frame runs actions and constraints, and calls the delegate in order")
  func frames() {
    let (view, watcher) = (SCNView(frame: .zero), Watcher())
    (view.scene, view.delegate) = (scene, watcher)
    near.runAction(.moveBy(x: 1, y: 0, z: 0, duration: 1))
    far.constraints = [SCNLookAtConstraint(target: near)]
    view.step(to: 5)
    view.step(to: 5.5)
    #expect(abs(near.position.x - 0.5) < 1e-5 && view.sceneTime == 0.5)
    #expect(abs(far.worldFront.x) > 0.01)
    #expect(watcher.events.prefix(4) == ["update", "actions", "constraints", "draw"])
    scene.isPaused = true
    view.step(to: 7)
    #expect(abs(near.position.x - 0.5) < 1e-5 && watcher.events.count == 12)
  }

  @Test("Scenes.SC6, Scenes.SC10. Actions run in a view in a window, whose frames end with them")
  func window() {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(App.self)
    let watcher = Watcher()
    phone.run {
      (app.view.scene, app.view.delegate) = (scene, watcher)
      near.runAction(.moveBy(x: 1, y: 0, z: 0, duration: 1))
    }
    phone.wait(0.5)
    #expect(near.position.x > 0.3 && near.position.x < 0.6)
    phone.waitUntilIdle()
    #expect(abs(near.position.x - 1) < 1e-5 && !near.hasActions)
    let count = watcher.events.count
    phone.wait(0.5)
    #expect(count > 40 && watcher.events.count == count)
  }

  @Test("Scenes.SC5. A view finds nodes at points, and projects places")
  func points() {
    let view = SCNView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.scene = scene
    let camera = SCNNode()
    camera.camera = SCNCamera()
    camera.position = SCNVector3(0, 0, 10)
    scene.rootNode.addChildNode(camera)
    #expect(view.pointOfView === camera)
    let middle = view.projectPoint(SCNVector3Zero)
    #expect(abs(middle.x - 100) < 1e-3 && abs(middle.y - 50) < 1e-3)
    // 60 degrees show 10 / cos(30°) upwards at a distance of 10.
    let up = view.projectPoint(SCNVector3(0 as Float, 10 * tan(Float.pi / 6), 0))
    #expect(abs(up.y) < 1e-2)
    let back = view.unprojectPoint(view.projectPoint(SCNVector3(1, 2, 3)))
    #expect(simd_length(SIMD3(back) - SIMD3(1, 2, 3)) < 1e-2)
    #expect(view.projectPoint(SCNVector3(0, 0, 9)).z < 1e-3)
    #expect(view.hitTest(CGPoint(x: 103, y: 47)).first?.node === near)
    #expect(view.hitTest(CGPoint(x: 5, y: 5)).isEmpty)
    #expect(view.isNode(near, insideFrustumOf: camera))
    near.position = SCNVector3(0, 0, 30)
    #expect(!view.isNode(near, insideFrustumOf: camera))
    #expect(view.nodesInsideFrustum(of: camera) == [far])
    camera.camera?.usesOrthographicProjection = true
    camera.camera?.orthographicScale = 5
    let edge = view.projectPoint(SCNVector3(10, 5, -3))
    #expect(abs(edge.x - 200) < 1e-3 && abs(edge.y) < 1e-3)
  }
}
