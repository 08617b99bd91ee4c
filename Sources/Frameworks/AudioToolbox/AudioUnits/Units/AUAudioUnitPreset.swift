import Foundation

/// A preset of a unit, by its number and its name.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class AUAudioUnitPreset: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The number: not negative for factory presets, negative for user presets.
  open var number = 0

  /// The name.
  open var name = ""

  /// Creates a preset with the number 0.
  public override init() { super.init() }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Decodes a preset.
  public required init?(coder: NSCoder) {
    super.init()
    number = coder.decodeInteger(forKey: "number")
    name = coder.decodeObject(of: NSString.self, forKey: "name").map { "\($0)" } ?? ""
  }

  /// Encodes the preset.
  open func encode(with coder: NSCoder) {
    coder.encode(number, forKey: "number")
    coder.encode(NSString(string: name), forKey: "name")
  }
}
