import Foundation

/// A closure that returns content of an element; nil for that of the property.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An element with content that a user of VoiceOver asks for.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The content, in the order in which it is offered; nil for none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// A closure that returns the content; it comes before the property.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get }
}

extension AXCustomContentProvider {
  /// Nil: the property has the content.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { nil }
  /// The closure, optional twice as that of an optional requirement.
  public var _outerCustomContentBlock: AXCustomContentReturnBlock?? {
    .some(accessibilityCustomContentBlock)
  }
}
