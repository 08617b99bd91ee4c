import Foundation

/// A closure that returns content of an element; nil falls back on the property.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An element with custom content for VoiceOver.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The content, in the order in which it is offered; nil for none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// A closure that returns the content; it takes precedence over the property.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get }
}

extension AXCustomContentProvider {
  /// Nil, so the property's content is used.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { nil }
  /// The closure; doubly optional, because the requirement is optional.
  public var _outerCustomContentBlock: AXCustomContentReturnBlock?? {
    .some(accessibilityCustomContentBlock)
  }
}
