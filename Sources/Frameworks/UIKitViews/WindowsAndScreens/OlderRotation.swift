/// A rotation of the interface, with the notifications from before iOS 8 for the app delegate and
/// the controllers (Rotation.RO7).
@MainActor
struct OlderRotation {
  /// Creates a rotation.
  ///
  /// - Parameters:
  ///   - roots: The root controllers of the windows.
  ///   - old: The orientation before.
  ///   - new: The orientation after.
  ///   - duration: The duration in seconds.
  init(
    _ roots: [UIViewController], from old: UIInterfaceOrientation, to new: UIInterfaceOrientation,
    lasting duration: TimeInterval
  ) {
    controllers = roots.flatMap(\.rotatedControllers)
    (self.old, self.new, self.duration) = (old, new, duration)
  }

  /// Notifies the delegate and the controllers before the rotation begins.
  func begin() {
    if let application, let delegate = application.delegate {
      delegate.application(application, willChangeStatusBarOrientation: new, duration: duration)
    }
    for controller in controllers { controller.willRotate(to: new, duration: duration) }
  }

  /// Notifies the delegate of the new orientation.
  func change() {
    guard let application, let delegate = application.delegate else { return }
    delegate.application(application, didChangeStatusBarOrientation: old)
  }

  /// Lets the controllers animate their views with the rotation.
  func animate() {
    for controller in controllers { controller.willAnimateRotation(to: new, duration: duration) }
  }

  /// Notifies the controllers after the rotation.
  func end() {
    for controller in controllers { controller.didRotate(from: old) }
  }

  // MARK: Internals

  private let controllers: [UIViewController]
  private let old: UIInterfaceOrientation
  private let new: UIInterfaceOrientation
  private let duration: TimeInterval

  private var application: UIApplication? { .running }
}

extension UIViewController {
  /// The controller, and the children and presented controllers to which it forwards rotations.
  fileprivate var rotatedControllers: [UIViewController] {
    let inner = shouldAutomaticallyForwardRotationMethods() ? contained : []
    return [self] + (inner + [presented].compactMap(\.self)).flatMap(\.rotatedControllers)
  }
}

extension UIScreen {
  /// Notifies the scenes' delegates of a new orientation or new traits (Rotation.RO8).
  func notifyScenes(ofTurnFrom orientation: UIInterfaceOrientation, traits: UITraitCollection) {
    let space = FormerCoordinateSpace(self, orientation)
    for scene in windowScenes {
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
      delegate.windowScene(
        scene, didUpdate: space, interfaceOrientation: orientation,
        traitCollection: scene.traits(on: traits))
      guard orientation != interfaceOrientation else { continue }
      delegate.windowScene(
        scene,
        didUpdateEffectiveGeometry: UIWindowScene.Geometry(
          space, orientation, isLocked: isOrientationLocked))
    }
  }
}
