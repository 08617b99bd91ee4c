extension CADisplayLink {
  /// Makes a link that calls a method, and keeps its object alive until it is invalidated.
  ///
  /// - Parameters:
  ///   - target: Whose method is called.
  ///   - sel: The method, without arguments or with the link.
  @preconcurrency @MainActor
  public convenience init(target: Any, selector sel: Selector) {
    let target = DisplayLinkTarget(target as AnyObject, sel)
    self.init { link in target.call(link) }
  }
}

/// Whom a display link calls; only the main thread's layers have links.
private final class DisplayLinkTarget: @unchecked Sendable {
  private let target: AnyObject
  private let action: Selector

  init(_ target: AnyObject, _ action: Selector) { (self.target, self.action) = (target, action) }

  func call(_ link: CADisplayLink) {
    nonisolated(unsafe) let link = link
    MainActor.assumeIsolated { _ = action.perform(on: target, with: [link]) }
  }
}
