internal import CTactusEmbeddedPhone
internal import Glibc
import Synchronization
import TactusCrashReports
import TactusPhoneLink
import TactusThreads

/// The phone of the app in this process, as the frameworks reach it.
///
/// It is the running phone whose socket `TACTUS_PHONE` names, otherwise one in this process, whose
/// library is loaded when a framework first needs it.
package enum AppPhone {
  /// The connection of the app to its phone; the first use starts the phone.
  ///
  /// - Thread: any.
  package static var connection: any PhoneConnection { link.connection }

  /// The link of the app to its phone; the first use starts the phone.
  ///
  /// - Thread: any.
  package static var link: ClientLink {
    if let own = scoped ?? linkOfContext.value.link { return own }
    return installed.withLock { installed in
      if let link = installed { return link }
      let new = start()
      installed = new
      return new
    }
  }

  /// The link of the app to its phone, if it has been used; starts no phone.
  ///
  /// - Thread: any.
  package static var existingLink: ClientLink? {
    scoped ?? linkOfContext.value.link ?? installed.withLock { $0 }
  }

  /// Uses a link for everything in the current app context.
  ///
  /// - Parameter link: The link; nil for that of the process.
  package static func setLinkOfContext(_ link: ClientLink?) { linkOfContext.value.link = link }

  /// Uses a link for the whole process.
  package static func use(_ link: ClientLink) { installed.withLock { $0 = link } }

  /// Uses another link within a function and the tasks it starts, so that tests can run in
  /// parallel.
  package static func withLink<Result>(
    _ link: ClientLink, _ body: () throws -> Result
  ) rethrows -> Result {
    try $scoped.withValue(link, operation: body)
  }

  /// The name of the program, as the phone's log shows it.
  package static var name: String {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "app"
    return name.utf8.count <= LinkLimits.nameBytes ? name : "app"
  }

  /// Accepts the phone in this process, which its library offers when it is loaded.
  ///
  /// - Parameter start: Starts the phone, and returns the app's link to it; called once.
  package static func offer(_ start: @escaping @Sendable () -> ClientLink) {
    starter.withLock { $0 = start }
  }

  // MARK: Internals

  private final class ContextLink: Sendable {
    private let value = Mutex<ClientLink?>(nil)

    var link: ClientLink? {
      get { value.withLock { $0 } }
      set { value.withLock { $0 = newValue } }
    }
  }

  @TaskLocal private static var scoped: ClientLink?
  private static let linkOfContext = ContextLocal(ContextLink())
  private static let installed = Mutex<ClientLink?>(nil)
  private static let starter = Mutex<(@Sendable () -> ClientLink)?>(nil)

  /// The library of the phone in an app's process, beside the library of this module.
  private static let library = "libTactusEmbeddedPhone.so"

  private static func start() -> ClientLink {
    if let path = PhoneVariables["TACTUS_PHONE"] {
      do throws(LinkError) {
        return try ClientLink(to: try SocketAddress(path), app: name)
      } catch {
        PhoneMessages.end(
          "no phone answers at '\(path)', the value of TACTUS_PHONE: \(error.message)",
          hint: "Start one with './tactus phone --socket \(path)', or unset TACTUS_PHONE.")
      }
    }
    loadEmbeddedPhone()
    guard let start = starter.withLock({ $0 }) else {
      PhoneMessages.end(
        "'\(library)' offers no phone", hint: "It is of another build: install Tactus again.")
    }
    return start()
  }

  /// Loads the phone, unless the program contains it, and lets it offer itself.
  private static func loadEmbeddedPhone() {
    // Its libraries and threads take most of the memory (Crashes.CR13).
    ScarceMemory.check()
    if let entry = embedded_phone_entry() { return entry() }
    guard let handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL) else {
      PhoneMessages.end(
        "the phone of this app cannot be loaded: \(String(cString: dlerror()))",
        hint: "Install Tactus again, or name the socket of a running phone by TACTUS_PHONE.")
    }
    guard let symbol = dlsym(handle, "tactus_offer_embedded_phone") else { return }
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
  }
}
