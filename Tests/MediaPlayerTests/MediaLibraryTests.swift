import AVFoundation
import MediaPlayer
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing

/// The items of the media library and their players.
@Suite("Media library", .serialized, .exclusiveScreen) @MainActor struct MediaLibraryTests {
  /// An app with an empty window.
  private final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  private let phone = SimulatedPhone()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
  /// Three songs of half a second; two of an album, in the wrong order of their titles.
  private static let songs: [(title: String, album: String?, artist: String, track: Int)] = [
    ("Zebra", "Animals", "Anna", 1), ("Ant", "Animals", "Anna", 2), ("Blue", nil, "bob", 0),
  ]

  private func launch(permits: Bool = true) throws -> App {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("in"), withIntermediateDirectories: true)
    for (index, song) in Self.songs.enumerated() {
      let album =
        song.album.map { ",album=\($0),track-number=(uint)\(song.track),track-count=(uint)9" } ?? ""
      let result = try FinishedProcess(
        "/usr/bin/gst-launch-1.0",
        [
          "-q", "audiotestsrc", "num-buffers=25", "samplesperbuffer=960", "freq=500", "!",
          "audio/x-raw,rate=48000,channels=1", "!", "taginject",
          "tags=title=\(song.title),artist=\(song.artist)\(album)", "!", "flacenc", "!", "filesink",
          "location=\(folder.path)/\(index == 2 ? "in/" : "")\(index).flac",
        ])
      #expect(result.status == 0)
    }
    try Data("no sound".utf8).write(to: folder.appendingPathComponent("bad.mp3"))
    try Data("notes".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    phone.musicFolder = folder.path
    phone.permissions[.mediaLibrary] = permits ? .authorized : .denied
    return phone.launch(App.self)
  }

  private func end() { try? FileManager.default.removeItem(at: folder) }

  @Test("MediaLibrary.ML1–ML3. The files of a folder are found, sorted and grouped")
  func queries() throws {
    defer { end() }
    _ = try launch()
    try phone.run {
      #expect(MPMediaQuery.songs().items?.map(\.title) == ["Ant", "Blue", "Zebra"])
      let albums = try #require(MPMediaQuery.albums().collections)
      #expect(albums.count == 1 && albums[0].items.map(\.title) == ["Zebra", "Ant"])
      #expect(albums[0].representativeItem?.albumArtist == "Anna")
      #expect(MPMediaQuery.artists().collections?.map(\.count) == [2, 1])
      #expect(MPMediaQuery.songs().itemSections?.map(\.title) == ["A", "B", "Z"])
      let query = MPMediaQuery()
      query.addFilterPredicate(
        MPMediaPropertyPredicate(
          value: "AN", forProperty: MPMediaItemPropertyTitle, comparisonType: .contains))
      let ant = try #require(query.items?.first)
      #expect(query.items?.count == 1 && ant.albumTrackNumber == 2)
      #expect(abs(ant.playbackDuration - 0.5) < 0.01 && ant.assetURL?.isFileURL == true)
      #expect(ant.albumTrackCount == 9 && ant.discNumber == 0 && ant.playCount == 0)
      let again = MPMediaQuery(filterPredicates: [
        MPMediaPropertyPredicate(
          value: ant.persistentID, forProperty: MPMediaItemPropertyPersistentID)
      ])
      #expect(again.items?.map(\.title) == ["Ant"])
      #expect(MPMediaQuery.playlists().collections?.isEmpty == true)
    }
  }

  @Test("MediaLibrary.ML5. Playlists are files that name the files of the library")
  func playlists() async throws {
    defer { end() }
    _ = try launch()
    try Data("#EXTM3U\n#PLAYLIST:Tea time\nin\\2.flac\n\nmissing.flac\n0.flac\n".utf8)
      .write(to: folder.appendingPathComponent("a.m3u8"))
    try Data("../1.flac\n".utf8).write(to: folder.appendingPathComponent("in/Breakfast.m3u"))
    let playlist = try phone.run {
      let query = MPMediaQuery.playlists()
      let all = try #require(query.collections as? [MPMediaPlaylist])
      #expect(all.map(\.name) == ["Breakfast", "Tea time"])
      #expect(all.map { $0.items.map(\.title) } == [["Ant"], ["Blue", "Zebra"]])
      #expect(query.collectionSections?.map(\.title) == ["B", "T"])
      #expect(all[0].persistentID != all[1].persistentID && all[0].persistentID != 0)
      query.addFilterPredicate(
        MPMediaPropertyPredicate(value: "tea time", forProperty: MPMediaPlaylistPropertyName))
      #expect(query.collections?.map(\.count) == [2])
      query.filterPredicates = [
        MPMediaPropertyPredicate(value: "Ant", forProperty: MPMediaItemPropertyTitle)
      ]
      #expect((query.collections as? [MPMediaPlaylist])?.map(\.name) == ["Breakfast"])
      return all[0]
    }
    await #expect(throws: MPError(.notSupported)) { try await playlist.add([]) }
  }

  @Test("MediaLibrary.ML4. Without the permission the library is empty", arguments: [false])
  func permission(permits: Bool) throws {
    defer { end() }
    _ = try launch(permits: permits)
    phone.run {
      #expect(MPMediaLibrary.authorizationStatus() == .denied)
      #expect(MPMediaQuery.songs().items?.isEmpty == true)
    }
  }

  @Test("MediaLibrary.MU1, MediaLibrary.MU2, MediaLibrary.MU6. A queue plays to its end, or again")
  func playing() throws {
    defer { end() }
    _ = try launch()
    let player = phone.run { MPMusicPlayerController.applicationMusicPlayer }
    #expect(player === phone.run { MPMusicPlayerController.applicationQueuePlayer })
    nonisolated(unsafe) var states: [Int] = []
    nonisolated(unsafe) var titles: [String?] = []
    let center = NotificationCenter.default
    let observers = [
      center.addObserver(
        forName: .MPMusicPlayerControllerPlaybackStateDidChange, object: player, queue: nil
      ) { _ in MainActor.assumeIsolated { states.append(player.playbackState.rawValue) } },
      center.addObserver(
        forName: .MPMusicPlayerControllerNowPlayingItemDidChange, object: player, queue: nil
      ) { _ in MainActor.assumeIsolated { titles.append(player.nowPlayingItem?.title) } },
    ]
    defer { for observer in observers { center.removeObserver(observer) } }
    phone.run {
      player.beginGeneratingPlaybackNotifications()
      player.setQueue(with: MPMediaQuery.songs())
      player.play()
    }
    phone.wait(0.3)
    #expect(player.playbackState == .playing && player.isPreparedToPlay)
    #expect(player.currentPlaybackTime > 0.2 && player.indexOfNowPlayingItem == 0)
    phone.wait(2)
    #expect(titles == ["Ant", "Blue", "Zebra", "Ant"] && states == [1, 0])
    phone.run {
      player.repeatMode = .all
      player.skipToPreviousItem()
      player.play()
    }
    phone.wait(2)
    #expect(player.playbackState == .playing)
    phone.run { player.pause() }
    #expect(player.playbackState == .paused && states == [1, 0, 1, 2])
    phone.run { player.endGeneratingPlaybackNotifications() }
    phone.run { player.stop() }
    #expect(states == [1, 0, 1, 2] && player.playbackState == .stopped)
  }

  @Test("MediaLibrary.MU3, MediaLibrary.MU4. A transaction and another order keep the item")
  func queue() throws {
    defer { end() }
    _ = try launch()
    nonisolated(unsafe) var result: [String?] = []
    let player = phone.run { MPMusicPlayerController.applicationQueuePlayer }
    phone.run {
      let all = MPMediaQuery.songs().items ?? []
      let descriptor = MPMusicPlayerMediaItemQueueDescriptor(
        itemCollection: MPMediaItemCollection(items: all))
      descriptor.startItem = all.first { $0.title == "Blue" }
      player.setQueue(with: descriptor)
      #expect(player.nowPlayingItem?.title == "Blue")
      player.perform { queue in
        if let first = queue.items.first { queue.remove(first) }
      } completionHandler: { queue, _ in
        result = queue.items.map(\.title)
      }
    }
    phone.wait(0.05)
    #expect(result == ["Blue", "Zebra"] && player.nowPlayingItem?.title == "Blue")
    phone.run { player.shuffleMode = .songs }
    #expect(player.nowPlayingItem?.title == "Blue")
    phone.run { player.setQueue(with: ["123"]) }
    #expect(player.nowPlayingItem == nil && player.indexOfNowPlayingItem == NSNotFound)
  }

  @Test("MediaLibrary.MU3, RemoteControl.SE1. Tasks wait for a queue, an item and a session")
  func tasks() async throws {
    defer { end() }
    _ = try launch()
    let player = phone.run { MPMusicPlayerController.applicationQueuePlayer }
    let url = folder.appendingPathComponent("0.flac")
    var notes: [String] = []
    phone.run {
      _ = Task {
        do { try await player.prepareToPlay() } catch {
          notes.append("\((error as? MPError)?.code == .notFound)")
        }
        player.setQueue(with: MPMediaQuery.songs())
        try await player.prepareToPlay()
        let queue = try await player.perform { queue in
          if let first = queue.items.first { queue.remove(first) }
        }
        notes += queue.items.map { $0.title ?? "" }
        let session = MPNowPlayingSession(players: [AVPlayer(url: url)])
        notes.append("\(await session.becomeActiveIfPossible())")
        let empty = MPNowPlayingSession(players: [])
        notes.append("\(await empty.becomeActiveIfPossible())")
      }
    }
    for _ in 0..<200 where notes.count < 5 {
      phone.wait(0.05)
      await Task.yield()
    }
    #expect(notes == ["true", "Blue", "Zebra", "true", "false"])
  }

  @Test("MediaLibrary.PI1. The picker lists the songs, and a tap picks one")
  func picker() throws {
    final class Delegate: MPMediaPickerControllerDelegate {
      var picked: [String?] = []
      func mediaPicker(
        _ mediaPicker: MPMediaPickerController,
        didPickMediaItems mediaItemCollection: MPMediaItemCollection
      ) { picked = mediaItemCollection.items.map(\.title) }
    }
    defer { end() }
    let app = try launch()
    let delegate = Delegate()
    phone.run {
      let picker = MPMediaPickerController(mediaTypes: .music)
      picker.delegate = delegate
      app.window?.rootViewController?.present(picker, animated: false)
    }
    phone.wait(0.5)
    try phone.tap("Blue")
    phone.wait(0.1)
    #expect(delegate.picked == ["Blue"])
  }

  @Test("RemoteControl.SE1, RemoteControl.SE2. The active session has the commands")
  func sessions() throws {
    defer { end() }
    let app = try launch()
    nonisolated(unsafe) var received: [String] = []
    let url = folder.appendingPathComponent("0.flac")
    let sessions = phone.run {
      let shared = MPRemoteCommandCenter.shared()
      shared.pauseCommand.addTarget { _ in
        received.append("shared")
        return .success
      }
      return ["one", "two"].map { name in
        let player = AVPlayer(url: url)
        player.currentItem?.nowPlayingInfo = [MPMediaItemPropertyTitle: name]
        let session = MPNowPlayingSession(players: [player])
        session.automaticallyPublishesNowPlayingInfo = true
        session.remoteCommandCenter.pauseCommand.addTarget { _ in
          received.append(name)
          return .success
        }
        return session
      }
    }
    phone.run {
      try? AVAudioSession.sharedInstance().setCategory(.playback)
      sessions[0].players[0].play()
    }
    phone.wait(0.1)
    func pause() {
      phone.sendRemoteCommand(.pause)
      phone.wait(0.05)
    }
    pause()
    #expect(received == ["shared"])
    for session in sessions {
      phone.run { session.becomeActiveIfPossible() }
      phone.wait(0.05)
      pause()
    }
    #expect(received == ["shared", "one", "two"])
    #expect(!sessions[0].isActive && sessions[1].isActive)
    #expect(phone.lockstep.host.state.nowPlaying?.info.title == "two")
    phone.run { sessions[1].removePlayer(sessions[1].players[0]) }
    #expect(!sessions[1].canBecomeActive)
    withExtendedLifetime(app) {}
  }
}
