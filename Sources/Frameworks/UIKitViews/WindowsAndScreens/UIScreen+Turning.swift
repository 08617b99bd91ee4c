// Rotation of the interface (Rotation.RO1…, in `Documentation/Behaviour/Rotation.md`).
extension UIScreen {
  /// Rotates the interface to the device's orientation, if app and controller support it
  /// (Rotation.RO1).
  func updateInterfaceOrientation(animated: Bool) {
    defer { noteOrientationLock() }
    let window = keyWindow ?? windows.first { $0.rootViewController != nil }
    guard let root = window?.rootViewController else { return turn(to: .portrait, animated: false) }
    let asked = root.askedForOrientation
    let allowed = supportedOrientations(of: asked, in: window)
    let held = UIInterfaceOrientation(UIDeviceOrientation(device.orientation))
    if let request = orientationRequest {
      // A request lasts until the phone is turned (Rotation.RO10).
      let possible = allowed.intersection(request.orientations)
      if request.held == held, !possible.isEmpty {
        return turn(to: orientation(of: possible, held), animated: animated)
      }
      orientationRequest = nil
    }
    let isHere = allowed.contains(interfaceOrientation.mask)
    if isHere, asked.locksOrientation { return }
    if let held, allowed.contains(held.mask), asked.shouldAutorotate || !isHere {
      turn(to: held, animated: animated)
    } else if !isHere {
      // The preferred or the first supported orientation replaces an unsupported one
      // (Rotation.RO2).
      let ways: [UIInterfaceOrientation] = [
        asked.preferredInterfaceOrientationForPresentation, .portrait, .landscapeRight,
        .landscapeLeft, .portraitUpsideDown,
      ]
      if let way = ways.first(where: { allowed.contains($0.mask) }) {
        turn(to: way, animated: animated)
      }
    }
  }

  /// Rotates the interface to one of several orientations (Rotation.RO9).
  ///
  /// - Returns: Whether the app and the controller support one of them.
  package func request(_ orientations: UIInterfaceOrientationMask) -> Bool {
    let window = keyWindow ?? windows.first { $0.rootViewController != nil }
    guard let asked = window?.rootViewController?.askedForOrientation else { return false }
    let possible = supportedOrientations(of: asked, in: window).intersection(orientations)
    guard !possible.isEmpty else { return false }
    let held = UIInterfaceOrientation(UIDeviceOrientation(device.orientation))
    orientationRequest = OrientationRequest(orientations: orientations, held: held)
    turn(to: orientation(of: possible, held), animated: true)
    return true
  }

  /// Ends a request for an orientation.
  package func forgetRequestedOrientation() {
    guard orientationRequest != nil else { return }
    orientationRequest = nil
    updateInterfaceOrientation(animated: true)
  }

  /// Returns the orientations that both the app and a controller support.
  private func supportedOrientations(
    of asked: UIViewController, in window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    let app = UIApplication.running.flatMap { application in
      application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
    }
    return asked.supportedInterfaceOrientations
      .intersection(
        app ?? UIApplication.running?.supportedInterfaceOrientations(for: window) ?? .listed
          ?? .allButUpsideDown)
  }

  /// Returns an orientation of a set: the current one, the device's, or the first one.
  private func orientation(
    of possible: UIInterfaceOrientationMask, _ held: UIInterfaceOrientation?
  ) -> UIInterfaceOrientation {
    let ways: [UIInterfaceOrientation] =
      [interfaceOrientation] + (held.map { [$0] } ?? [])
      + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    return ways.first { possible.contains($0.mask) } ?? interfaceOrientation
  }

  /// Rotates all windows and notifies their controllers (Rotation.RO3).
  private func turn(to new: UIInterfaceOrientation, animated: Bool) {
    let old = interfaceOrientation
    guard new != old else { return }
    let oldBounds = bounds
    let angle = new.angle - old.angle
    let oldTraits = traitCollection
    let duration = animated ? Self.turnDuration : 0
    let roots = windows.compactMap(\.rootViewController)
    let newSize = new.isLandscape == old.isLandscape ? oldBounds.size : oldBounds.size.turned
    let newTraits = traits(of: new)
    let coordinators = roots.map { root in
      let coordinator = TransitionCoordinator(
        in: root.view.window ?? root.view, .none, lasting: duration,
        turning: CGAffineTransform(rotationAngle: -angle))
      (coordinator.from, coordinator.to) = (root, root)
      root.coordinator = coordinator
      if newTraits != oldTraits { root.willTransition(to: newTraits, with: coordinator) }
      if newSize != oldBounds.size { root.viewWillTransition(to: newSize, with: coordinator) }
      return coordinator
    }
    let older = OlderRotation(roots, from: old, to: new, lasting: duration)
    older.begin()
    notify(UIApplication.willChangeStatusBarOrientationNotification, new)
    setInterfaceOrientation(new)
    older.change()
    notify(UIApplication.didChangeStatusBarOrientationNotification, old)
    AccessibilityChanges.add(.layout)
    for window in windows { window.placePanelLayer(over: duration) }
    let change = { [self] in
      for window in windows {
        if window.frame == oldBounds { window.frame = bounds }
        window.setNeedsLayout()
        window.layoutIfNeeded()
      }
      older.animate()
    }
    let finish = {
      older.end()
      for coordinator in coordinators {
        coordinator.from?.coordinator = nil
        coordinator.completeTransition(true)
      }
    }
    if animated {
      UIView.animate(withDuration: duration, animations: change) { _ in finish() }
    } else {
      change()
    }
    if newTraits != oldTraits { notifyTraitChange(from: oldTraits) }
    notifyScenes(ofTurnFrom: old, traits: oldTraits)
    InputViewPresenter.shared.screenDidTurn()
    for coordinator in coordinators {
      coordinator.moveAlong(UICubicTimingParameters(animationCurve: .easeInOut))
    }
    if !animated { finish() }
  }

  /// Posts a notification of the status bar's orientation (Rotation.RO6).
  private func notify(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    guard let application = UIApplication.running else { return }
    let key = UIApplication.statusBarOrientationUserInfoKey
    NotificationCenter.default.post(
      name: name, object: application,
      userInfo: [key: NSNumber(value: orientation.rawValue)])
  }

  /// The duration of a rotation, in seconds.
  ///
  /// - Source: none; an estimate from watching a phone. Confidence: guess.
  static let turnDuration: TimeInterval = 0.4
}

extension CGSize {
  /// The size with width and height exchanged.
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

extension UIViewController {
  /// The frontmost controller that covers the screen; it determines the orientations
  /// (Rotation.RO1).
  fileprivate var askedForOrientation: UIViewController {
    var asked = self
    while let front = asked.presented, front.modalPresentationStyle.coversScreen { asked = front }
    return asked
  }
}

extension UIScreen {
  /// Whether the controller in front locks the orientation (Rotation.RO11).
  var isOrientationLocked: Bool {
    let window = keyWindow ?? windows.first { $0.rootViewController != nil }
    return window?.rootViewController?.askedForOrientation.locksOrientation ?? false
  }

  /// Notifies the scenes' delegates of a lock that has begun or ended (Rotation.RO11).
  private func noteOrientationLock() {
    let isLocked = isOrientationLocked
    guard isLocked != wasOrientationLocked else { return }
    let former = UIWindowScene.Geometry(self, isLocked: wasOrientationLocked)
    wasOrientationLocked = isLocked
    for scene in windowScenes {
      (scene.delegate as? any UIWindowSceneDelegate)?
        .windowScene(scene, didUpdateEffectiveGeometry: former)
    }
  }
}

extension UIViewController {
  /// Whether the controller, or the child that decides for it, locks the orientation.
  fileprivate var locksOrientation: Bool {
    guard let child = childViewControllerForInterfaceOrientationLock, child !== self else {
      return prefersInterfaceOrientationLocked
    }
    return child.locksOrientation
  }
}

extension UIModalPresentationStyle {
  fileprivate var coversScreen: Bool { self == .fullScreen || self == .overFullScreen }
}

extension UIWindow {
  /// Places the window's container layer on the panel in the current orientation.
  ///
  /// - Parameter duration: The duration of the rotation, in seconds.
  func placePanelLayer(over duration: TimeInterval) {
    let panel = screen.panelSize
    let (oldBounds, oldTransform) = (panelLayer.bounds, panelLayer.transform)
    let angle = screen.interfaceOrientation.angle
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    panelLayer.bounds = screen.bounds
    panelLayer.position = CGPoint(x: panel.width / 2, y: panel.height / 2)
    panelLayer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    CATransaction.commit()
    guard duration > 0 else { return }
    for (key, old) in [("bounds", oldBounds as Any), ("transform", oldTransform as Any)] {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = old
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animation.fillMode = .backwards
      panelLayer.add(animation, forKey: key)
    }
  }
}
