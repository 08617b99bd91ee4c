import Foundation
internal import Glibc
import Synchronization
import TactusThreads

/// The user's language, region and time zone, as a phone's settings have them.
///
/// Steps Region.LR1–LR6, Region.LR9.
package struct PhoneRegion: Sendable, Equatable {
  /// The preferred language, such as `de` or `zh-Hans`.
  package var language: String
  /// The region, such as `DE`.
  package var region: String
  /// The identifier of the time zone, such as `Europe/Berlin`.
  package var timeZone: String

  /// Creates a region; the defaults are those of a new phone (Region.LR1).
  package init(language: String = "en", region: String = "US", timeZone: String = "GMT") {
    (self.language, self.region, self.timeZone) = (language, region, timeZone)
  }

  /// The identifier of the locale: the language with the user's region (Region.LR2).
  package var localeIdentifier: String {
    let parts = language.split(separator: "-")
    // A part of two letters or three digits behind the language is a region of its own, as in
    // `en-GB`; scripts have four letters.
    let language = parts.prefix { $0 == parts.first || $0.utf8.count > 3 }
    return (language.map { String($0) } + [region]).joined(separator: "_")
  }

  /// The identifiers of the preferred languages (Region.LR3).
  package var preferredLanguages: [String] {
    let hasRegion = language.split(separator: "-").dropFirst().contains { $0.utf8.count < 4 }
    return [hasRegion ? language : "\(language)-\(region)"]
  }

  // MARK: Applying

  /// The settings of the phone that the running code uses.
  package static var current: PhoneRegion { ofContext.value }

  /// The settings that Foundation and C have.
  static var ofProcess: PhoneRegion { applied.withLock { $0 } }

  /// Applies settings to the phone that the running code uses (Region.LR4).
  ///
  /// - Thread: main.
  package static func apply(_ new: PhoneRegion) {
    if new != ofContext.value {
      ofContext.value = new
      if AppContext.current !== AppContext.process { followsContexts }
    }
    activate(new)
  }

  /// Gives Foundation and C the settings of the running code's phone (Region.LR9).
  ///
  /// - Returns: Whether they have them; other threads than the main one change nothing.
  @discardableResult
  static func synchronize() -> Bool { follow(current) }

  /// Prepares a process that has just been loaded, before any other thread exists.
  static func load() {
    // Foundation prefers a file of this variable to the name of a zone.
    unsetenv("TZFILE")
    DefaultTimeZone.set(ofProcess.timeZone)
    CurrentLocaleHook.install()
  }

  // MARK: Internals

  private static let ofContext = ContextLocal(initial)
  private static let applied = Mutex(initial)

  /// Lets the settings follow the code of several phones in the process (Region.LR9).
  private static let followsContexts: Void = AppContext.setEntering {
    follow(ofContext.value(in: $0))
  }

  /// Gives Foundation and C settings, on the main thread only; returns whether they have them.
  @discardableResult
  private static func follow(_ new: PhoneRegion) -> Bool {
    // The main thread may change them at any time.
    guard MainThread.isCurrent else { return !AppContext.hasEntering && ofProcess == new }
    guard ofProcess != new else { return true }
    activate(new)
    return true
  }

  /// Gives Foundation and C settings, if they have others.
  private static func activate(_ new: PhoneRegion) {
    let old = applied.withLock { applied in
      defer { applied = new }
      return applied
    }
    guard new != old else { return }
    if new.timeZone != old.timeZone { DefaultTimeZone.set(new.timeZone) }
    // Besides the time zone, Foundation also reads the locale and the calendar again.
    NSTimeZone.resetSystemTimeZone()
  }

  /// The settings at the start of the process: those of the host that started it, or the defaults.
  private static let initial: PhoneRegion = {
    let standard = PhoneRegion()
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return PhoneRegion(
      language: variable("TACTUS_LANGUAGE") ?? standard.language,
      region: variable("TACTUS_REGION") ?? standard.region,
      timeZone: variable("TACTUS_TIME_ZONE") ?? standard.timeZone)
  }()
}
