import GameKit
import Testing

/// Steps Games.SG1–SG3.
///
/// The folder is the app's only one, so the tests run one after the other.
@MainActor
@Suite(.serialized) final class SavedGameTests {
  private let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory.appending(path: "Games \(UUID().uuidString)")
    SavedGameFolder.replace(with: folder)
  }

  deinit {
    SavedGameFolder.replace(with: nil)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("Games.SG1. Saved games are files of the app, without signing in")
  func saving() async throws {
    let player = GKLocalPlayer.local
    #expect(try await player.fetchSavedGames().isEmpty)
    let game = try await player.saveGameData(Data([1, 2]), withName: "a/b ü")
    #expect(game.name == "a/b ü" && game.modificationDate != nil)
    #expect(try await game.loadData() == Data([1, 2]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test("Games.SG2. A name has one game")
  func replacing() async throws {
    let player = GKLocalPlayer.local
    for (name, byte) in [("tea", 1), ("cup", 2), ("tea", 3)] as [(String, UInt8)] {
      try await player.saveGameData(Data([byte]), withName: name)
    }
    let games = try await player.fetchSavedGames()
    #expect(games.map(\.name) == ["cup", "tea"])
    #expect(try await games[1].loadData() == Data([3]))
    try await player.deleteSavedGames(withName: "tea")
    #expect(try await player.fetchSavedGames().map(\.name) == ["cup"])
    await #expect(throws: (any Error).self) { try await games[1].loadData() }
    await #expect(throws: GKError(.invalidParameter)) {
      try await player.saveGameData(Data(), withName: "")
    }
  }

  @Test("Games.SG3. Games of one name become one")
  func resolving() async throws {
    let player = GKLocalPlayer.local
    let tea = try await player.saveGameData(Data([1]), withName: "tea")
    let cup = try await player.saveGameData(Data([2]), withName: "cup")
    let games = try await player.resolveConflictingSavedGames([tea, tea], with: Data([4]))
    #expect(games.map(\.name) == ["tea"])
    #expect(try await tea.loadData() == Data([4]))
    await #expect(throws: GKError(.invalidParameter)) {
      try await player.resolveConflictingSavedGames([tea, cup], with: Data())
    }
  }
}
