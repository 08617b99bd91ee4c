import Foundation

/// Content of an element beside its label and value, which a user of VoiceOver asks for.
open class AXCustomContent: NSObject {
  /// The way in which content is presented.
  public enum Importance: UInt, Sendable {
    /// The user asks for the content.
    case `default` = 0
    /// The content is spoken together with the element.
    case high = 1
  }

  /// Creates content with texts.
  ///
  /// - Parameters:
  ///   - label: The name of the content.
  ///   - value: The content.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Creates content with texts that have speech attributes.
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
  /// The way in which the content is presented; the user asks for it by default.
  public var importance = Importance.default
}
