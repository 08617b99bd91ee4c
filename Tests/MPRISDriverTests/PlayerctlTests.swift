import Foundation
import Synchronization
import TactusMPRISDriver
import TactusMessageBus
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// Steps RemoteControl.MP1–MP7, with the program playerctl and calls of our own on a private bus.
@Suite(.enabled(if: PlayerBench.isInstalled, "needs dbus and playerctl"), .timeLimit(.minutes(10)))
struct PlayerctlTests {
  private static let full = NowPlayingState(
    app: "Music",
    info: NowPlayingInfo(
      title: "Träumerei", artist: "Clara", album: "Kinderszenen", duration: 167, elapsed: 60,
      trackNumber: 7),
    commands: RemoteCommand.allCases.map { RemoteCommandSettings($0) }, isPlaying: true)

  @Test("RemoteControl.MP1. The player has a name on the bus; a second one has an instance's name")
  func names() throws {
    let bench = try PlayerBench()
    #expect(bench.player.name == "org.mpris.MediaPlayer2.tactus")
    #expect(try bench.playerctl("-l") == "tactus")
    let other = try MPRISPlayer(bus: bench.bus.address, send: { _ in }, setVolume: { _ in })
    #expect(other.name == "org.mpris.MediaPlayer2.tactus.instance2")
    #expect(throws: MPRISError.self) {
      try MPRISPlayer(bus: "unix:path=/nonexistent/bus", send: { _ in }, setVolume: { _ in })
    }
  }

  @Test("RemoteControl.MP2. playerctl shows the status, the information and the position")
  func information() throws {
    let bench = try PlayerBench()
    #expect(try bench.playerctl("status") == "Stopped")
    bench.update(Self.full, at: 5)
    #expect(try bench.playerctl("status") == "Playing")
    #expect(try bench.playerctl("metadata", "title") == "Träumerei")
    #expect(try bench.playerctl("metadata", "artist") == "Clara")
    #expect(try bench.playerctl("metadata", "mpris:length") == "167000000")
    #expect(try bench.playerctl("metadata", "xesam:trackNumber") == "7")
    // The program adds the time that its call takes.
    #expect(try bench.playerctl("position").hasPrefix("65."))
    var paused = Self.full
    paused.isPlaying = false
    bench.update(paused, at: 5)
    #expect(try bench.playerctl("status") == "Paused")
    #expect(try bench.playerctl("position") == "60.000000")
    bench.update(nil, at: 5)
    #expect(try bench.playerctl("status") == "Stopped")
  }

  @Test("RemoteControl.MP3. playerctl sends the commands that the app accepts")
  func commands() throws {
    let bench = try PlayerBench()
    bench.update(Self.full, at: 0)
    try bench.playerctl("pause")
    try bench.playerctl("next")
    try bench.playerctl("previous")
    try bench.playerctl("play-pause")
    try bench.playerctl("stop")
    try bench.playerctl("position", "30")
    try bench.playerctl("position", "10+")
    try bench.playerctl("loop", "Track")
    try bench.playerctl("shuffle", "On")
    // Nothing happens for what the state is already.
    try bench.playerctl("play")
    #expect(
      bench.events == [
        RemoteCommandEvent(.pause), RemoteCommandEvent(.nextTrack),
        RemoteCommandEvent(.previousTrack), RemoteCommandEvent(.togglePlayPause),
        RemoteCommandEvent(.stop), RemoteCommandEvent(.changePosition, 30),
        RemoteCommandEvent(.changePosition, 70), RemoteCommandEvent(.changeRepeatMode, 1),
        RemoteCommandEvent(.changeShuffleMode, 1),
      ])
    var few = Self.full
    few.commands = [RemoteCommandSettings(.pause), RemoteCommandSettings(.skipForward)]
    bench.update(few, at: 0)
    _ = try? bench.playerctl("next")
    try bench.call("Next")
    try bench.call("Seek", .int64(15_000_000))
    try bench.call("Seek", .int64(-15_000_000))
    try bench.call("Stop")
    #expect(bench.events.count == 10 && bench.events.last == RemoteCommandEvent(.skipForward, 15))
  }

  @Test("RemoteControl.MP5. Bad calls of a hostile client have no effect")
  func hostile() throws {
    let bench = try PlayerBench()
    bench.update(Self.full, at: 0)
    try bench.call("SetPosition", .path("/org/tactus/track/0"), .int64(1_000_000))
    let track = try bench.playerctl("metadata", "mpris:trackid").replacing("'", with: "")
    try bench.call("SetPosition", .path(track), .int64(-1))
    try bench.call("SetPosition", .path(track), .int64(167_000_001))
    try bench.call("SetPosition", .path(track), .int64(.max))
    try bench.call("Seek", .int64(0))
    try bench.call("OpenUri", .text("file:///etc/passwd"))
    try bench.call("Quit", interface: "org.mpris.MediaPlayer2")
    #expect(throws: BusFailure.self) { try bench.call("SetPosition", .text("no path"), .int64(1)) }
    #expect(throws: BusFailure.self) { try bench.call("Seek", .text("ten")) }
    #expect(throws: BusFailure.self) { try bench.call("Explode") }
    try bench.set("Rate", .double(.infinity))
    try bench.set("Rate", .double(2.0))
    try bench.set("LoopStatus", .text("Sometimes"))
    try bench.set("Volume", .double(.nan))
    #expect(throws: BusFailure.self) { try bench.set("Volume", .text("loud")) }
    #expect(throws: BusFailure.self) { try bench.set("PlaybackStatus", .text("Playing")) }
    #expect(bench.events.isEmpty && bench.volumes.isEmpty)
    // Some odd values have a meaning.
    try bench.set("Rate", .double(0.0))
    try bench.call("Seek", .int64(.min))
    try bench.call("Seek", .int64(.max))
    try bench.set("Volume", .double(-3.0))
    try bench.set("Volume", .double(7.0))
    #expect(
      bench.events == [
        RemoteCommandEvent(.pause), RemoteCommandEvent(.changePosition, 0),
        RemoteCommandEvent(.nextTrack),
      ])
    #expect(bench.volumes == [0, 1])
  }

  @Test("RemoteControl.MP7. Of more than 50 calls within a second the others have no effect")
  func flood() throws {
    let bench = try PlayerBench()
    bench.update(Self.full, at: 0)
    for _ in 0..<60 { try bench.call("Next") }
    #expect(bench.events.count == 50)
    bench.update(Self.full, at: 2)
    try bench.call("Next")
    #expect(bench.events.count == 51)
  }

  @Test("RemoteControl.MP4. Changes are announced, jumps are told, and the position is not")
  func signals() throws {
    let bench = try PlayerBench()
    let properties = Mailbox<String>()
    let jumps = Mailbox<Int>()
    let listener = try BusConnection(address: bench.bus.address)
    listener.listen(
      to: (bench.player.name, "org.freedesktop.DBus.Properties", "PropertiesChanged")
    ) { properties.put($0.arguments.first?.text ?? "?") }
    listener.listen(to: (bench.player.name, "org.mpris.MediaPlayer2.Player", "Seeked")) {
      jumps.put($0.arguments.first?.number ?? 0)
    }
    // The bus knows what is subscribed when it answers a later call.
    _ = try listener.callAndWait(.bus("GetId"))
    bench.update(Self.full, at: 0)
    #expect(properties.first(1) == ["org.mpris.MediaPlayer2.Player"])
    // The time passes as it should: no signal.
    var later = Self.full
    (later.info.elapsed, later.time) = (70, PhoneInstant(nanoseconds: 10_000_000_000))
    bench.update(later, at: 10)
    (later.info.elapsed, later.time) = (5, PhoneInstant(nanoseconds: 11_000_000_000))
    bench.update(later, at: 11)
    #expect(jumps.first(1) == [5_000_000])
    later.isPlaying = false
    bench.update(later, at: 11)
    #expect(properties.first(2).count == 2 && properties.count == 2 && jumps.count == 1)
  }

  @Test("RemoteControl.MP6. The artwork is a file that only the user can read, and is removed")
  func artwork() throws {
    var bench: PlayerBench? = try PlayerBench()
    var state = Self.full
    state.artwork = "iVBORw0KGgo="
    bench?.update(state, at: 0)
    let url = try #require(try bench?.playerctl("metadata", "mpris:artUrl"))
    let path = try #require(URL(string: url)?.path)
    #expect(FileManager.default.contents(atPath: path)?.count == 8)
    let folder = (path as NSString).deletingLastPathComponent
    let attributes = try FileManager.default.attributesOfItem(atPath: folder)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    state.artwork = "AAAA"
    bench?.update(state, at: 0)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try bench?.playerctl("metadata", "mpris:artUrl") != url)
    bench = nil
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(
    "RemoteControl.MP6. The artwork is removed before a signal ends the program, and stays away")
  func closedArtwork() throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: "player-\(UUID())")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    let bus = try PrivateBus()
    let player = try MPRISPlayer(
      bus: bus.address, artworkFolder: parent.path, send: { _ in }, setVolume: { _ in })
    var state = Self.full
    state.artwork = "iVBORw0KGgo="
    player.update(state, volume: 1) { .boot }
    let folder = parent.path + "/artwork"
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
    player.close()
    #expect(!FileManager.default.fileExists(atPath: folder))
    state.artwork = "AAAA"
    player.update(state, volume: 1) { .boot }
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("RemoteControl.MP8. After stopping the status is Stopped, until the app plays again")
  func stopped() throws {
    let bench = try PlayerBench()
    var paused = Self.full
    paused.isPlaying = false
    bench.update(Self.full, at: 0)
    try bench.playerctl("stop")
    // The app has not stopped yet.
    #expect(try bench.playerctl("status") == "Playing")
    bench.update(paused, at: 1)
    #expect(try bench.playerctl("status") == "Stopped")
    bench.update(paused, at: 2)
    #expect(try bench.playerctl("status") == "Stopped")
    bench.update(Self.full, at: 3)
    bench.update(paused, at: 4)
    #expect(try bench.playerctl("status") == "Paused")
    // What is paused already is stopped at once.
    try bench.playerctl("stop")
    #expect(try bench.playerctl("status") == "Stopped")
    var next = paused
    next.info.title = "Another"
    bench.update(next, at: 5)
    #expect(try bench.playerctl("status") == "Paused")
    // An app that cannot be stopped is not.
    next.commands = [RemoteCommandSettings(.pause)]
    bench.update(next, at: 6)
    try bench.call("Stop")
    #expect(try bench.playerctl("status") == "Paused")
  }

  @Test("RemoteControl.MP2. A live stream has no length, and cannot be moved")
  func live() throws {
    let bench = try PlayerBench()
    var state = Self.full
    state.info.isLive = true
    bench.update(state, at: 0)
    #expect((try? bench.playerctl("metadata", "mpris:length")) == nil)
    try bench.call("Seek", .int64(1_000_000))
    #expect(bench.events.isEmpty)
  }
}
