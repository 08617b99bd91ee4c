import DisplayList
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import Synchronization

/// A phone in a browser: it runs an app, shows it to pages, and is touched, heard and felt there.
///
/// `Documentation/Simulator.md` says what pages and the server say to each other.
public final class Simulator: Sendable {
  /// What a person opens to see the phone.
  public let address: String

  /// How the local network finds it; `nil` where it is not served.
  public let network: Network?

  /// How pages of other machines find a phone.
  public struct Network: Sendable {
    /// The addresses to open, each of one of this machine's interfaces, good for one page together.
    public var addresses: [String]
    /// SHA-256 of the certificate, as pairs of digits with colons between them.
    public var fingerprint: String
  }

  private let loop: EventLoop
  private let desk: SimulatorDesk

  /// Switches a phone on, serves its page, and starts the app.
  ///
  /// - Throws: Why the page cannot be served.
  public init(_ options: SimulatorOptions) throws(SimulatorFailure) {
    let loop = EventLoop()
    loop.start()
    let desk = SimulatorDesk(options, on: loop)
    (self.loop, self.desk) = (loop, desk)
    let answer: Result<String, SimulatorFailure> = loop.wait { desk.start() }
    do throws(SimulatorFailure) { address = try answer.get() } catch {
      loop.stop()
      throw error
    }
    network = loop.wait {
      guard let network = desk.server.rules.network, let fingerprint = desk.fingerprint else {
        return nil
      }
      return Network(addresses: network.addresses, fingerprint: fingerprint)
    }
  }

  /// Ends the app, sends pages away, and completes what was recorded.
  public func shutDown() {
    let desk = desk
    loop.wait { desk.shutDown() }
    loop.stop()
  }

  /// The phone that is on now.
  package var phone: PhoneInProcess {
    let desk = desk
    return loop.wait { desk.phone }
  }
}
