internal import TactusCrashReports

/// The classes whose instances decide themselves which element is at a point.
///
/// Swift cannot be asked whether a class overrides a method. The metadata of a class, whose form is
/// part of Swift's documented ABI, has the methods that it inherits and overrides at the same
/// places as those of its superclass; so the method's place is the one at which two classes differ
/// of which only one overrides it.
@MainActor
enum HitTestOverride {
  /// Returns whether the class of an object, or one between it and the frameworks, overrides
  /// `accessibilityHitTest`.
  static func isOverridden(by object: AccessibleObject) -> Bool {
    guard let place else { return false }
    return words(of: type(of: object))[place] != words(of: AccessibleObject.self)[place]
  }

  // MARK: Internals

  private final class Plain: AccessibleObject {}

  private final class Overriding: AccessibleObject {
    override func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { nil }
  }

  /// The place of the method among the words of a class; nil if there is not exactly one that
  /// fits.
  private static let place: Int? = {
    let base = words(of: AccessibleObject.self)
    let (plain, overriding) = (words(of: Plain.self), words(of: Overriding.self))
    let places = (0..<size(of: AccessibleObject.self)).filter {
      plain[$0] == base[$0] && overriding[$0] != base[$0]
    }
    if places.count == 1 { return places[0] }
    RuntimeWarning.once(
      "accessibilityHitTest(_:event:) of the app is not asked, because the method was not found among "
        + "those of its class; VoiceOver finds the element under a finger by the frames")
    return nil
  }()

  private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// Returns the number of words of a class: the sizes in bytes of the whole and of what lies
  /// before its address follow the kind, the superclass, and 16 bytes about instances.
  private static func size(of type: AnyClass) -> Int {
    let word = MemoryLayout<UInt>.size
    let header = UnsafeRawPointer(words(of: type)) + 2 * word + 16
    let whole = header.load(as: UInt32.self)
    let before = header.load(fromByteOffset: 4, as: UInt32.self)
    return Int(whole - before) / word
  }
}
