import Foundation

/// An element with content that a user of VoiceOver asks for.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The content, in the order in which it is offered; nil for none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
