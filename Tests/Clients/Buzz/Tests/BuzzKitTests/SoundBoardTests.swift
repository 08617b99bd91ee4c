import AVFoundation
import AudioToolbox
import XCTest

@testable import BuzzKit

class SoundBoardTests: XCTestCase, SoundBoardDelegate {
  var finished: XCTestExpectation?

  func soundBoardDidFinish(_ board: SoundBoard) { finished?.fulfill() }
  func soundBoard(_ board: SoundBoard, isPlugged: Bool) {}

  /// Returns the file of a sound with a tenth of a second of silence.
  private func makeSound() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("buzz.wav")
    var data = Data("RIFF".utf8)
    func append(_ number: UInt32, bytes: Int) {
      for index in 0..<bytes { data.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
    append(36 + 1600, bytes: 4)
    data.append(Data("WAVEfmt ".utf8))
    append(16, bytes: 4)
    append(1, bytes: 2)
    append(1, bytes: 2)
    append(8000, bytes: 4)
    append(16000, bytes: 4)
    append(2, bytes: 2)
    append(16, bytes: 2)
    data.append(Data("data".utf8))
    append(1600, bytes: 4)
    data.append(Data(count: 1600))
    try data.write(to: url)
    return url
  }

  func testSession() {
    let board = SoundBoard()
    XCTAssertNil(board.player)
    XCTAssertEqual(AVAudioSession.sharedInstance().category, .playback)
    XCTAssertTrue(AVAudioSession.sharedInstance().categoryOptions.contains(.mixWithOthers))
    XCTAssertEqual(
      AVAudioSession.sharedInstance().currentRoute.outputs.first?.portType, .builtInSpeaker)
  }

  func testSystemSounds() throws {
    let board = SoundBoard()
    XCTAssertTrue(board.load(try makeSound(), as: "buzz"))
    XCTAssertFalse(board.load(URL(fileURLWithPath: "/nowhere.caf"), as: "nothing"))
    board.alert("buzz")
  }

  func testPlayerFinishes() throws {
    let board = SoundBoard()
    board.delegate = self
    finished = expectation(description: "finished")
    try board.play(makeSound())
    XCTAssertEqual(board.player?.duration ?? 0, 0.1, accuracy: 0.001)
    waitForExpectations(timeout: 5)
  }

  func testEveryBuzz() {
    let all = expectation(description: "all")
    all.expectedFulfillmentCount = Buzz.allCases.count
    for buzz in Buzz.allCases { buzz.play { all.fulfill() } }
    waitForExpectations(timeout: 5)
  }
}
