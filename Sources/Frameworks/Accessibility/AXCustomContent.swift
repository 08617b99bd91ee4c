import Foundation

/// Additional information about an element, which VoiceOver reads on request.
open class AXCustomContent: NSObject {
  /// The time at which VoiceOver reads the content.
  public enum Importance: UInt, Sendable {
    /// VoiceOver reads the content on request.
    case `default` = 0
    /// VoiceOver reads the content together with the element.
    case high = 1
  }

  /// Creates content from plain texts.
  ///
  /// - Parameters:
  ///   - label: The name of the content.
  ///   - value: The content.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Creates content from attributed texts, which may have speech attributes.
  ///
  /// - Parameters:
  ///   - label: The name of the content.
  ///   - value: The content.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    (attributedLabel, attributedValue) = (label, value)
    super.init()
  }

  /// The name of the content.
  public var label: String { attributedLabel.string }
  /// The name of the content with speech attributes.
  public let attributedLabel: NSAttributedString
  /// The content.
  public var value: String { attributedValue.string }
  /// The content with speech attributes.
  public let attributedValue: NSAttributedString
  /// The time at which VoiceOver reads the content; by default on request.
  public var importance = Importance.default
}
