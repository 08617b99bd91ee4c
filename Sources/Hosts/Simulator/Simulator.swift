import Synchronization
import TactusDisplayList
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// A phone in a browser: it runs an app, shows it on pages, and sends their touches to the phone.
///
/// `Documentation/Simulator.md` has the protocol between pages and the server.
public final class Simulator: Sendable {
  /// The URL of the page.
  public let address: String

  /// The addresses on the local network; `nil` if it is not served.
  public let network: Network?

  /// The addresses for pages on other machines.
  public struct Network: Sendable {
    /// The URLs, one for each of this machine's interfaces; together they admit one page.
    public var addresses: [String]
    /// SHA-256 of the certificate, as pairs of digits with colons between them.
    public var fingerprint: String
  }

  private let loop: EventLoop
  private let controller: SimulatorController

  /// Boots a phone, serves its page, and starts the app.
  ///
  /// - Throws: `SimulatorError` if the page cannot be served.
  public init(_ options: SimulatorOptions) throws(SimulatorError) {
    let loop = EventLoop()
    loop.start()
    let controller = SimulatorController(options, on: loop)
    (self.loop, self.controller) = (loop, controller)
    let answer: Result<String, SimulatorError> = loop.wait { controller.start() }
    do throws(SimulatorError) { address = try answer.get() } catch {
      loop.stop()
      throw error
    }
    network = loop.wait {
      guard let network = controller.server.rules.network, let fingerprint = controller.fingerprint
      else {
        return nil
      }
      return Network(addresses: network.addresses, fingerprint: fingerprint)
    }
  }

  /// Ends the app, disconnects the pages, and completes recordings.
  public func shutDown() {
    let controller = controller
    // What else waits is superfluous.
    controller.isEnding.store(true, ordering: .relaxed)
    loop.wait(isUrgent: true) { controller.shutDown() }
    loop.stop()
  }

  // MARK: Remote control

  /// A handler of the state of the now playing app: the state, the phone's volume and the phone's
  /// clock.
  package typealias NowPlayingHandler =
    @Sendable (NowPlayingState?, Double, @escaping @Sendable () -> PhoneInstant) -> Void

  /// Calls a handler with the state of the now playing app: now, and after every change.
  package func setNowPlayingHandler(_ handler: @escaping NowPlayingHandler) {
    let controller = controller
    loop.wait {
      controller.nowPlayingHandler = handler
      controller.reportNowPlaying()
    }
  }

  /// Sends a command to the now playing app.
  ///
  /// - Thread: any.
  package func send(_ event: RemoteCommandEvent) {
    let controller = controller
    loop.post { controller.host.send(.remoteCommand(event)) }
  }

  /// Sets the volume of the phone, 0…1.
  ///
  /// - Thread: any.
  package func setVolume(_ volume: Double) {
    let controller = controller
    loop.post {
      var environment = controller.host.state.environment
      environment.volume = volume
      controller.host.send(.environment(environment))
    }
  }

  // MARK: Elements

  /// A handler of the elements of the app in front: the elements, the app's name, and whether rows
  /// are read from right to left.
  package typealias ElementsHandler = @Sendable ([ScreenElement], String, Bool) -> Void

  /// Calls handlers with the elements of the app in front: now, and after every change, and with
  /// the texts that apps want to be spoken.
  package func setElementsHandler(
    _ handler: @escaping ElementsHandler, announcement: @escaping @Sendable (String) -> Void
  ) {
    let controller = controller
    loop.wait {
      (controller.elementsHandler, controller.announcementHandler) = (handler, announcement)
      controller.reportElements()
      controller.scheduleInspection()
    }
  }

  /// Performs an action on an element of the app in front.
  ///
  /// An element that does not activate itself is tapped (Accessibility.AC9).
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - place: Returns the place of the element in the list that the handler has received last;
  ///     `nil` if it has vanished.
  /// - Thread: any.
  package func perform(
    _ action: AccessibilityAction, at place: @escaping @Sendable () -> Int?
  ) {
    let controller = controller
    loop.post { controller.perform(ElementAction(action: action, place: place)) }
  }

  /// The running phone.
  package var host: PhoneHost {
    let controller = controller
    return loop.wait { controller.host }
  }
}
