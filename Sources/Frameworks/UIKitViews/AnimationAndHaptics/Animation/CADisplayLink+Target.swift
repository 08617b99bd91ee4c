extension CADisplayLink {
  /// Creates a display link that calls a method, and retains its target until it is invalidated.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - sel: The method, with the link as its parameter or without one.
  public convenience init(target: Any, selector sel: Selector) {
    if PhoneTime.isOnMainActor {
      MainActor.assumeIsolated { TestHost.startIfNeeded() }
    } else {
      PhoneTime.runLater { TestHost.startIfNeeded() }
    }
    let target = DisplayLinkTarget(messageReceiver(target), sel)
    self.init { link in target.call(link) }
  }
}

/// The target and method of a display link; used only on the main thread.
private final class DisplayLinkTarget: @unchecked Sendable {
  private let target: AnyObject
  private let action: Selector

  init(_ target: AnyObject, _ action: Selector) { (self.target, self.action) = (target, action) }

  func call(_ link: CADisplayLink) {
    nonisolated(unsafe) let link = link
    MainActor.assumeIsolated { _ = action.send(to: target, with: [link]) }
  }
}
