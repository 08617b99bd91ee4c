import Synchronization
import TactusMessageBus
import TactusPhoneLink
import TactusPhoneTypes

/// The phone's media on the session bus, so that the desktop's media keys and programs control the
/// now playing app.
///
/// Steps RemoteControl.MP1…
package final class MPRISPlayer: Sendable {
  /// The bus name of the player.
  package let name: String

  /// Connects to the bus, and offers the player.
  ///
  /// - Parameters:
  ///   - address: The bus address in D-Bus form; `nil` for the session bus.
  ///   - artworkFolder: A folder that only the user can read, for the artwork; `nil` for one of the
  ///     player's own.
  ///   - send: Sends a command to the now playing app; called on a thread of the bus.
  ///   - setVolume: Sets the phone's volume, 0…1; called on a thread of the bus.
  /// - Throws: `MPRISError`.
  package init(
    bus address: String? = nil, artworkFolder: String? = nil,
    send: @escaping @Sendable (RemoteCommandEvent) -> Void,
    setVolume: @escaping @Sendable (Double) -> Void
  ) throws(MPRISError) {
    object = MPRISObject(artworkFolder: artworkFolder, send: send, setVolume: setVolume)
    do throws(BusFailure) {
      connection = try BusConnection(address: address)
      try connection.export(
        object, at: MPRISInterface.path, interfaces: MPRISInterface.description)
      name = try Self.ownName(on: connection)
    } catch {
      throw MPRISError(error)
    }
    object.setAnnouncement { [connection] changes in
      connection.announce(changes, of: MPRISInterface.player, at: MPRISInterface.path)
    }
  }

  // MARK: Doing

  /// Removes the artwork, before the program ends (RemoteControl.MP6).
  package func close() { object.close() }

  /// Announces another state.
  ///
  /// - Parameters:
  ///   - state: The state of the now playing app; `nil` without one.
  ///   - volume: The volume of the phone, 0…1.
  ///   - now: Returns the time of the phone; called on any thread.
  /// - Thread: any.
  package func update(
    _ state: NowPlayingState?, volume: Double, now: @escaping @Sendable () -> PhoneInstant
  ) {
    let (before, after) = object.update(state, volume: volume, now: now)
    let old = before.all
    let changes = after.all.filter { old[$0.key] != $0.value }
    if !changes.isEmpty {
      connection.announce(changes, of: MPRISInterface.player, at: MPRISInterface.path)
    }
    // A position is only announced after a jump within a track (RemoteControl.MP4).
    let now = now()
    let (position, expected) = (after.position(at: now), before.position(at: now))
    guard before.track == after.track, abs(position - expected) > Self.jump else { return }
    connection.emit(
      "Seeked", of: MPRISInterface.player, at: MPRISInterface.path, [.int64(position)])
  }

  // MARK: Internals

  /// The difference in microseconds above which another position counts as a jump.
  ///
  /// - Source: ours; apps report the position late. Confidence: guess.
  private static let jump: Int64 = 500_000
  /// The number of players of this program on one bus.
  private static let maximumInstances = 64

  private let connection: BusConnection
  private let object: MPRISObject

  /// Owns the first free name.
  private static func ownName(on connection: BusConnection) throws(BusFailure) -> String {
    for number in 1...maximumInstances {
      let name = MPRISInterface.name + (number == 1 ? "" : ".instance\(number)")
      // 4: do not wait for the name; 1: the name is owned.
      let answer = try connection.callAndWait(.bus("RequestName", .text(name), .uint32(4)))
      if answer.first?.number == 1 { return name }
    }
    throw .refused(reason: "\(maximumInstances) phones have the names of players already")
  }
}

extension MPRISError {
  init(_ failure: BusFailure) {
    reason =
      switch failure.kind {
      case .noBus: "there is no session bus (\(failure.reason))"
      case .nobody, .silence: "the session bus does not answer"
      case .refused: failure.reason
      }
  }
}
