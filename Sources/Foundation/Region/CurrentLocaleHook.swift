internal import CTactusLocale
import Foundation

/// Lets the phone's settings decide Foundation's current locale (Region.LR5).
///
/// The toolchain's Foundation on Linux always uses `en_001` and reads no setting. Its formatters,
/// calendars and comparisons all get the current locale from one cache. To fill the cache,
/// Foundation asks a replaceable function for the class of locales, and creates the locale by the
/// class's conformance to a protocol. The hook replaces that function by one whose conformance
/// creates the phone's locale in this one case, and is the same otherwise.
///
/// The layout of the variable, of the records and of conformances is Swift's documented ABI
/// (`docs/ABI` of the compiler). The order of the requirements is Foundation's (measured, 6.3.1).
/// `install` checks it as far as the records show it, and leaves Foundation alone otherwise; then
/// `Locale.current` is `en_001`. `CurrentLocaleTests` fails with a toolchain that differs. A
/// Foundation that reads a setting makes this file unnecessary.
enum CurrentLocaleHook {
  /// Replaces the function.
  ///
  /// - Thread: before any other thread exists.
  static func install() {
    guard let variable = tactusLocaleClassVariable(), let original = variable.pointee,
      requirementCount > currentLocaleEntry
    else { return }
    Self.original = original
    variable.pointee = UnsafeRawPointer(tactusLocaleClassFunction())
  }

  /// The class of locales, with a conformance that creates the phone's locale.
  // Neither the class nor the conformance ever changes.
  nonisolated(unsafe) static let localeClass:
    (type: UnsafeRawPointer, witnesses: UnsafeRawPointer)? = {
      guard let original else { return nil }
      let found = tactusCallLocaleClass(original)
      let entries = found.witnesses.assumingMemoryBound(to: UnsafeRawPointer?.self)
      // The first entry describes the conformance; the requirements follow.
      let copy = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: requirementCount + 1)
      copy.initialize(from: entries, count: requirementCount + 1)
      copy[currentLocaleEntry] = UnsafeRawPointer(tactusCurrentLocaleFunction())
      return (found.type, UnsafeRawPointer(copy))
    }()

  /// Returns the phone's locale as the object that Foundation keeps for it.
  static func currentLocale() -> AnyObject {
    let locale = Locale(identifier: PhoneRegion.ofProcess.localeIdentifier)
    // A locale is a reference to its object and to the object's conformance.
    return withUnsafeBytes(of: locale) { $0.load(as: AnyObject.self) }
  }

  // MARK: Internals

  // Unchecked because it is set once, when the library is loaded.
  nonisolated(unsafe) private static var original: UnsafeRawPointer?

  /// The entry of the initializer of the current locale.
  private static let currentLocaleEntry = 3

  /// The number of requirements of the protocol of locales; 0 if the first ones differ from the
  /// expected ones, or a locale is not two words.
  private static let requirementCount: Int = {
    guard let descriptor = tactusLocaleProtocol(), let records = tactusLocaleRequirements(),
      MemoryLayout<Locale>.size == 2 * MemoryLayout<UnsafeRawPointer>.size
    else { return 0 }
    // A record is two words of 32 bits; the lowest four bits of the first are its kind: a
    // conformance is 0, a method 1, an initializer 2.
    let kinds = (1...5).map { records.loadUnaligned(fromByteOffset: 8 * $0, as: UInt32.self) & 15 }
    guard kinds == [0, 2, 2, 2, 1] else { return 0 }
    // The number of requirements is the fifth word of a protocol's descriptor.
    return Int(descriptor.loadUnaligned(fromByteOffset: 16, as: UInt32.self))
  }()
}

/// The function that replaces Foundation's, by its symbol.
@_silgen_name("tactusLocaleClass")
package func tactusLocaleClass() -> (UnsafeRawPointer, UnsafeRawPointer) {
  // `install` replaces the function only if there is an original.
  CurrentLocaleHook.localeClass.unsafelyUnwrapped
}

/// The initializer in the conformance, by its symbol.
///
/// Its parameters are in registers that it does not read.
@_silgen_name("tactusCurrentLocale")
package func tactusCurrentLocale() -> AnyObject { CurrentLocaleHook.currentLocale() }
